import { parse } from 'csv-parse/sync';
import type { FieldKind } from './field.js';
import type { JsonValue } from './json.js';
import { readValue } from './read-value.js';

export interface CsvTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const EMPTY: CsvTable = { columns: [], rows: [] };

/** Reads CSV as leniently as it can be understood; a text that is no CSV at all is a table without rows. */
export function parseCsvTable(text: string | null | undefined): CsvTable {
  if (!text) return EMPTY;
  try {
    const options = { bom: true, relax_quotes: true, relax_column_count: true, skip_empty_lines: true };
    const [columns = [], ...rows] = parse(text, options);
    return { columns: columns.map((column) => column.trim()), rows };
  } catch {
    return EMPTY;
  }
}

/** A column we know: its heading in the file, what it means, its name in the graph. */
export type CsvColumn = readonly [heading: string, kind: FieldKind, name: string];

type RowValue<Kind extends FieldKind> = Kind extends 'count' ? number | null : string | null;

/** One row: the columns we know, typed, null where absent or unreadable; all others by their heading. */
export type CsvRow<Columns extends readonly CsvColumn[]> = {
  readonly [Column in Columns[number] as Column[2]]: RowValue<Column[1]>;
} & { readonly other: Readonly<Record<string, string>> };

export function readCsvRows<const Columns extends readonly CsvColumn[]>(
  known: Columns,
  text: string | null | undefined,
): CsvRow<Columns>[] {
  const table = parseCsvTable(text);
  const headings = new Map(table.columns.map((heading, index) => [heading, index]));
  const plan = known.map(([heading, kind, name]) => ({ kind, name, index: headings.get(heading) ?? -1 }));
  const knownHeadings = new Set(known.map(([heading]) => heading));
  const others = [...headings].filter(([heading]) => !knownHeadings.has(heading));
  return table.rows.map((cells) => {
    const row: Record<string, JsonValue> = {};
    for (const { kind, name, index } of plan) {
      const cell = cells[index];
      row[name] = cell === undefined || cell === '' ? null : readValue(kind, cell);
    }
    row.other = Object.fromEntries(others.map(([heading, index]) => [heading, cells[index] ?? '']));
    return row as CsvRow<Columns>;
  });
}

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

export const TRADE_LINE_COLUMNS = [
  ['subscriber', 'text', 'subscriber'],
  ['account_type', 'text', 'accountType'],
  ['member', 'text', 'member'],
  ['account_num', 'text', 'accountNumber'],
  ['opened', 'date', 'opened'],
  ['closed', 'date', 'closed'],
  ['payment', 'amount', 'payment'],
  ['terms', 'text', 'terms'],
  ['portfolio_type', 'text', 'portfolioType'],
  ['balance', 'amount', 'balance'],
  ['high_balance', 'amount', 'highBalance'],
  ['past_due', 'amount', 'pastDue'],
  ['rating', 'text', 'rating'],
  ['30dpd', 'count', 'timesLate30'],
  ['60dpd', 'count', 'timesLate60'],
  ['90dpd', 'count', 'timesLate90'],
  ['account_class', 'text', 'accountClass'],
  ['today', 'date', 'asOf'],
  ['age', 'count', 'age'],
  ['age_closed', 'count', 'ageClosed'],
  ['seasoned', 'count', 'seasoned'],
] as const satisfies readonly CsvColumn[];

export type TradeLineRow = CsvRow<typeof TRADE_LINE_COLUMNS>;

export const readTradeLines = (csv: string | null | undefined): TradeLineRow[] => readCsvRows(TRADE_LINE_COLUMNS, csv);
