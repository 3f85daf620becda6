import { parseBusinessDate } from '../calendar.js';
import { columnOf, type FieldRow, type FieldKind, jsonFormOf } from './field.js';
import { parseFigure, plainFigure, separatedFigure, numberText } from './read-value.js';
import { type JsonObject, valueAt } from './json.js';
import { AUTO_LOAN_ROWS, LOAN_DETAILS_FIELDS, LOAN_ROWS, MACRO_ROWS } from './loan-details-fields.js';
import { isSpelledEnum, meaningOf, spellingOf, spellingsOf, type SpelledEnum, type ValueOfEnum } from './spelling.js';

type LoanRow = (typeof LOAN_ROWS)[number] | (typeof MACRO_ROWS)[number] | (typeof AUTO_LOAN_ROWS)[number];

type ColumnName<Row extends FieldRow> = Row[3] extends `Loan.${infer Name}` ? Name : never;

/** Decimals are plain decimal strings, dates YYYY-MM-DD, createdAt milliseconds since 1970. */
type ColumnValue<Kind extends FieldKind> = Kind extends SpelledEnum
  ? ValueOfEnum<Kind>
  : Kind extends 'count' | 'epochMillis'
    ? number
    : string;

type Nullability<Row extends FieldRow> = Row[5] extends 'always' ? never : null;

/** The typed columns of table Loan that the record fills. */
export type LoanColumns = {
  readonly [Row in LoanRow as ColumnName<Row>]: ColumnValue<Row[1]> | Nullability<Row>;
};

export type ColumnType = 'decimal' | 'integer' | 'date' | 'timestamp' | 'text' | 'enum';

interface LoanColumn {
  readonly name: keyof LoanColumns;
  readonly type: ColumnType;
  readonly sqlType: string;
  readonly nullable: boolean;
}

/** What the NUMERIC column of each kind can hold without rounding. */
const DECIMAL_DIGITS = {
  amount: { whole: 16, decimals: 2 },
  rate: { whole: 12, decimals: 12 },
  fraction: { whole: 12, decimals: 12 },
  number: { whole: 20, decimals: 18 },
  rateNumber: { whole: 20, decimals: 18 },
  blockNumber: { whole: 24, decimals: 0 },
} as const satisfies Partial<Record<FieldKind, { whole: number; decimals: number }>>;

type ColumnDecimalKind = keyof typeof DECIMAL_DIGITS;

const isColumnDecimalKind = (kind: FieldKind): kind is ColumnDecimalKind => Object.hasOwn(DECIMAL_DIGITS, kind);

function typeOf(kind: FieldKind): Pick<LoanColumn, 'type' | 'sqlType'> {
  if (isColumnDecimalKind(kind)) {
    const { whole, decimals } = DECIMAL_DIGITS[kind];
    return { type: 'decimal', sqlType: `NUMERIC(${whole + decimals},${decimals})` };
  }
  if (isSpelledEnum(kind)) return { type: 'enum', sqlType: kind };
  if (kind === 'count') return { type: 'integer', sqlType: 'INTEGER' };
  if (kind === 'date') return { type: 'date', sqlType: 'DATE' };
  if (kind === 'epochMillis') return { type: 'timestamp', sqlType: 'TIMESTAMPTZ(3)' };
  return { type: 'text', sqlType: 'TEXT' };
}

export const LOAN_COLUMNS: readonly LoanColumn[] = LOAN_DETAILS_FIELDS.flatMap((field) => {
  const name = columnOf(field) as keyof LoanColumns | undefined;
  return name === undefined ? [] : [{ name, ...typeOf(field.kind), nullable: field.required !== 'always' }];
});

export type ColumnContent = string | number | null;

type ParsedColumn = { readonly value: ColumnContent } | { readonly reason: string };

const NO_FIGURE = 'must be digits, with thousands separators only in their places';
const NO_FEE = 'must be an amount or a percentage, such as 25.00 or 5%';
const FEE_WORDS = new Set('the lesser greater of and at most none on less than installment what is unpaid'.split(' '));
const FEE_FIGURE = /^[$]?\d[\d.,]{0,20}%?,?$|^%,?$/;
const GREATEST_COUNT = 2_147_483_647;
const END_OF_9999 = 253_402_300_799_999;

/** Reads one loanDetails value into its column. An empty string, null and an absent member all mean no value. */
export function parseColumn(kind: FieldKind, value: string | number | null | undefined): ParsedColumn {
  if (value === undefined || value === null || value === '') return { value: null };
  const text = typeof value === 'number' ? numberText(value) : value;
  if (isColumnDecimalKind(kind)) return parseDecimalColumn(kind, text);
  if (kind === 'count') return parseWhole(text, GREATEST_COUNT);
  if (kind === 'epochMillis') return parseWhole(text, END_OF_9999);
  if (kind === 'date')
    return parseBusinessDate(text) ? { value: text } : { reason: 'must be a valid date, YYYY-MM-DD' };
  if (kind === 'fee') return isFee(text) ? { value: text } : { reason: NO_FEE };
  if (!isSpelledEnum(kind)) return { value: text };
  const meaning = meaningOf(kind, text);
  return meaning === undefined ? { reason: `must be one of: ${spellingsOf(kind).join(', ')}` } : { value: meaning };
}

/** Stored unchanged and shown to every caller: figures, and no words except the description of a late fee. */
const isFee = (text: string): boolean =>
  text
    .trim()
    .split(/\s+/)
    .every((word) => FEE_FIGURE.test(word) || FEE_WORDS.has(word.toLowerCase().replace(/,$/, '')));

function parseDecimalColumn(kind: ColumnDecimalKind, text: string): ParsedColumn {
  const figure = parseFigure(text);
  if (!figure) return { reason: NO_FIGURE };
  const { whole, decimals } = DECIMAL_DIGITS[kind];
  if (figure.whole.length > whole) return { reason: `has more than ${whole} digits before the point` };
  if (figure.decimals.length > decimals) return { reason: `has more than ${decimals} decimals` };
  return { value: plainFigure(figure) };
}

function parseWhole(text: string, greatest: number): ParsedColumn {
  const figure = parseFigure(text);
  if (!figure) return { reason: NO_FIGURE };
  const value = Number(plainFigure(figure));
  const fits = Number.isInteger(value) && value >= 0 && value <= greatest;
  return fits ? { value } : { reason: `must be a whole number from 0 to ${greatest}` };
}

/** Writes a column as loanDetails spells it: separators in amounts and counts, an empty string for no value. */
export function printColumn(kind: FieldKind, content: ColumnContent): string | number | null {
  if (content === null) return jsonFormOf(kind) === 'number' ? null : '';
  const text = String(content);
  if (jsonFormOf(kind) === 'number') return Number(text);
  if (isSpelledEnum(kind)) return spellingOf(kind, text);
  const figure = kind === 'text' || kind === 'fee' || kind === 'date' ? undefined : parseFigure(text);
  if (!figure) return text;
  if (kind === 'rate' || kind === 'fraction') return plainFigure(figure);
  return separatedFigure(figure, kind === 'amount' ? 2 : 0);
}

/** The typed columns of a record that was checked. */
export function takeColumns(data: JsonObject): LoanColumns {
  const columns: Record<string, ColumnContent> = {};
  for (const field of LOAN_DETAILS_FIELDS) {
    const name = columnOf(field);
    if (name === undefined) continue;
    const parsed = parseColumn(field.kind, valueAt(data, field.path) as string | number | null | undefined);
    columns[name] = 'value' in parsed ? parsed.value : null;
  }
  return columns as unknown as LoanColumns;
}
