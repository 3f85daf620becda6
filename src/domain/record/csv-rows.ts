import { parse } from 'csv-parse/sync';
import type { FieldKind } from './field.js';
import type { JsonValue } from './json.js';
import { readValue } from './read-value.js';

export interface CsvTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const EMPTY: CsvTable = { columns: [], rows: [] };

/** What is stored. */
export const LONGEST_CSV = 1_000_000;
/**
 * What is read as rows, in one piece of at most some 25 ms. Cash flows of forty years, projected, expected and actual,
 * have 13,000 cells; a credit report has a few thousand.
 */
const LONGEST_TABLE = 250_000;
const MOST_CELLS = 20_000;
const LONGEST_LINE = 32 * 1024;

const LENIENT = {
  bom: true,
  // A file may end its lines in several ways, which the parser would guess from the first.
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_quotes: true,
  relax_column_count: true,
  skip_empty_lines: true,
  max_record_size: LONGEST_LINE,
};

/** Reads CSV as leniently as possible. Text that is not CSV, or that exceeds a limit, is a table without rows. */
export function csvTable(text: string | null | undefined): CsvTable {
  if (!text || text.length > LONGEST_TABLE || hasTooManyCells(text)) return EMPTY;
  try {
    const [columns = [], ...rows] = parse(text, LENIENT);
    return { columns: columns.map((column) => column.trim()), rows };
  } catch {
    return EMPTY;
  }
}

const COMMA = 0x2c;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** Counts what may end a cell; those inside quotes count too. */
function hasTooManyCells(text: string): boolean {
  let ends = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === COMMA || code === LINE_FEED || code === CARRIAGE_RETURN) ends += 1;
  }
  return ends > MOST_CELLS;
}

/** A column we know: its heading in the file, what it means, its name in the graph. */
export type CsvColumn = readonly [heading: string, kind: FieldKind, name: string];

type RowValue<Kind extends FieldKind> = Kind extends 'count' ? number | null : string | null;

/** One row: the columns we know, typed, null where absent or unreadable; all others by their heading. */
export type CsvRow<Columns extends readonly CsvColumn[]> = {
  readonly [Column in Columns[number] as Column[2]]: RowValue<Column[1]>;
} & { readonly other: Readonly<Record<string, string>> };

function csvRows<const Columns extends readonly CsvColumn[]>(
  known: Columns,
  text: string | null | undefined,
): CsvRow<Columns>[] {
  const table = csvTable(text);
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

export const readCashflows = (csv: string | null | undefined): CashflowRow[] => csvRows(CASHFLOW_COLUMNS, csv);

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
export interface OpenCashflows {
  readonly open: string;
  readonly isAll: boolean;
}

export function openCashflows(csv: string): OpenCashflows {
  const { columns, rows } = csvTable(csv);
  const known = columns.flatMap((heading, index) => (KNOWN.has(heading) ? [{ heading, index }] : []));
  const cellsOf = (row: readonly string[]) =>
    known.map(({ heading, index }) => {
      const cell = row[index] ?? '';
      return isOpenCell(heading, cell) ? cell : '';
    });
  if (known.length === 0) return { open: '', isAll: csv === '' };
  const lineOf = (cells: readonly string[]) => `${cells.map(written).join(',') || '""'}\n`;
  const lines = rows.map((row) => lineOf(cellsOf(row)));
  const open = `${lineOf(known.map(({ heading }) => heading))}${lines.join('')}`;
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

export const readTradeLines = (csv: string | null | undefined): TradeLineRow[] => csvRows(TRADE_LINE_COLUMNS, csv);
