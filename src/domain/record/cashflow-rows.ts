import { readCsvRows, type CsvColumn, type CsvRow } from './csv-rows.js';
import { parseCsvTable } from './csv-table.js';
import { readValue } from './read-value.js';

export const CASHFLOW_COLUMNS = [
  ['Type', 'text', 'type'],
  ['Month', 'count', 'month'],
  ['Date', 'date', 'date'],
  ['BeginningBalance', 'amount', 'beginningBalance'],
  ['Principal', 'amount', 'principal'],
  ['Interest', 'amount', 'interest'],
  ['Default', 'amount', 'default'],
  ['Recovery', 'amount', 'recovery'],
  ['EndingBalance', 'amount', 'endingBalance'],
] as const satisfies readonly CsvColumn[];

export type CashflowRow = CsvRow<typeof CASHFLOW_COLUMNS>;

export const readCashflows = (csv: string | null | undefined): CashflowRow[] => readCsvRows(CASHFLOW_COLUMNS, csv);

/** What a row may be said to be in the open. */
const TYPES: ReadonlySet<string> = new Set([
  '',
  'Actual',
  'Expected',
  'Forecast',
  'Historical',
  'Predicted',
  'Projected',
]);

const KNOWN = new Map<string, (typeof CASHFLOW_COLUMNS)[number]>(CASHFLOW_COLUMNS.map((column) => [column[0], column]));

const isOpenCell = (heading: string, cell: string): boolean => {
  const column = KNOWN.get(heading);
  if (!column) return false;
  return column[1] === 'text' ? TYPES.has(cell) : cell === '' || readValue(column[1], cell) !== null;
};

/**
 * What of the cash flows may stand in the open: the columns we know, with cells of their kind. `isAll` when nothing else is in
 * the text; otherwise the text itself is to be kept sealed beside it.
 */
export function openCashflows(csv: string): { readonly open: string; readonly isAll: boolean } {
  const { columns, rows } = parseCsvTable(csv);
  const known = columns.flatMap((heading, index) => (KNOWN.has(heading) ? [{ heading, index }] : []));
  const cellsOf = (row: readonly string[]) =>
    known.map(({ heading, index }) => {
      const cell = row[index] ?? '';
      return isOpenCell(heading, cell) ? cell : '';
    });
  if (known.length === 0) return { open: '', isAll: csv.trim() === '' };
  const open = [known.map(({ heading }) => heading), ...rows.map(cellsOf)]
    .map((cells) => `${cells.map(written).join(',') || '""'}\n`)
    .join('');
  return open === `${csv.trimEnd()}\n` ? { open: csv, isAll: true } : { open, isAll: false };
}

/** Amounts may have separators. */
const written = (cell: string): string => (cell.includes(',') ? `"${cell}"` : cell);
