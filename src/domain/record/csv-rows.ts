import { parse, type Info } from 'csv-parse/sync';
import { allSteps, mapInSteps, type Steps } from '../steps.js';
import type { FieldKind } from './field.js';
import type { JsonValue } from './json.js';
import { readValue } from './read-value.js';

export interface CsvTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const EMPTY: CsvTable = { columns: [], rows: [] };

/** A table of ten thousand lines. */
export const LONGEST_CSV = 1_000_000;
/** What has more is not read row by row: short lines make large rows. */
const MOST_LINES = 10_000;
/** So many bytes are read in one step. */
const AT_A_TIME = 32 * 1024;

/**
 * Reads CSV as leniently as it can be understood; a text that is no CSV at all, has too many lines, or one that alone is more than a
 * step, is a table without rows.
 */
export function* csvTableInSteps(text: string | null | undefined, atATime = AT_A_TIME): Steps<CsvTable> {
  if (!text) return EMPTY;
  try {
    const lines = yield* linesInSteps(new TextEncoder().encode(text), atATime);
    if (lines.length > MOST_LINES) return EMPTY;
    const columns = lines.shift() ?? [];
    return { columns: columns.map((column) => column.trim()), rows: lines };
  } catch {
    return EMPTY;
  }
}

const LENIENT = { relax_quotes: true, relax_column_count: true, skip_empty_lines: true };

function* linesInSteps(csv: Uint8Array, atATime: number): Steps<string[][]> {
  const lines: string[][] = [];
  let from = 0;
  let rest: object = { ...LENIENT, bom: true };
  while (csv.length - from > atATime) {
    // What is cut off within quotes is passed over, and what is cut off elsewhere ends there: both are read in the next step.
    const options = { ...rest, info: true, skip_records_with_error: true };
    const found = parse(csv.subarray(from, from + atATime), options) as unknown as { record: string[]; info: Info }[];
    if (found.at(-1)?.info.bytes === atATime) found.pop();
    const last = found.at(-1);
    if (!last) throw new Error('A line that is more than a step');
    for (const { record } of found) lines.push(record);
    if (from === 0) rest = { ...LENIENT, record_delimiter: endingOf(csv.subarray(0, found[0]?.info.bytes)) };
    if (lines.length > MOST_LINES) return lines;
    from += last.info.bytes;
    yield;
  }
  for (const line of parse(csv.subarray(from), rest)) lines.push(line);
  return lines;
}

/** Lines end as the first one does. */
const endingOf = (line: Uint8Array): string =>
  ENDINGS.find((ending) => String.fromCharCode(...line.subarray(-2)).endsWith(ending)) ?? '\n';
const ENDINGS = ['\r\n', '\n', '\r'];

/** A column we know: its heading in the file, what it means, its name in the graph. */
export type CsvColumn = readonly [heading: string, kind: FieldKind, name: string];

type RowValue<Kind extends FieldKind> = Kind extends 'count' ? number | null : string | null;

/** One row: the columns we know, typed, null where absent or unreadable; all others by their heading. */
export type CsvRow<Columns extends readonly CsvColumn[]> = {
  readonly [Column in Columns[number] as Column[2]]: RowValue<Column[1]>;
} & { readonly other: Readonly<Record<string, string>> };

function* csvRowsInSteps<const Columns extends readonly CsvColumn[]>(
  known: Columns,
  text: string | null | undefined,
): Steps<CsvRow<Columns>[]> {
  const table = yield* csvTableInSteps(text);
  const headings = new Map(table.columns.map((heading, index) => [heading, index]));
  const plan = known.map(([heading, kind, name]) => ({ kind, name, index: headings.get(heading) ?? -1 }));
  const knownHeadings = new Set(known.map(([heading]) => heading));
  const others = [...headings].filter(([heading]) => !knownHeadings.has(heading));
  return yield* mapInSteps(table.rows, (cells) => {
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

export const cashflowsInSteps = (csv: string | null | undefined): Steps<CashflowRow[]> =>
  csvRowsInSteps(CASHFLOW_COLUMNS, csv);

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

export const openCashflows = (csv: string): OpenCashflows => allSteps(openCashflowsInSteps(csv));

export function* openCashflowsInSteps(csv: string): Steps<OpenCashflows> {
  const { columns, rows } = yield* csvTableInSteps(csv);
  const known = columns.flatMap((heading, index) => (KNOWN.has(heading) ? [{ heading, index }] : []));
  const cellsOf = (row: readonly string[]) =>
    known.map(({ heading, index }) => {
      const cell = row[index] ?? '';
      return isOpenCell(heading, cell) ? cell : '';
    });
  if (known.length === 0) return { open: '', isAll: csv.trim() === '' };
  const lineOf = (cells: readonly string[]) => `${cells.map(written).join(',') || '""'}\n`;
  const lines = yield* mapInSteps(rows, (row) => lineOf(cellsOf(row)));
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

export const tradeLinesInSteps = (csv: string | null | undefined): Steps<TradeLineRow[]> =>
  csvRowsInSteps(TRADE_LINE_COLUMNS, csv);

export const readTradeLines = (csv: string | null | undefined): TradeLineRow[] => allSteps(tradeLinesInSteps(csv));
