import { parseBusinessDate } from '../calendar.js';
import { type FieldKind, columnOf } from './field.js';
import { parseFigure, plainFigure, separatedFigure } from './figure.js';
import { DECIMAL_DIGITS, isColumnDecimalKind, type ColumnDecimalKind, type LoanColumns } from './loan-columns.js';
import { numberText } from './read-value.js';
import { isSpelledEnum, meaningOf, spellingOf, spellingsOf } from './spelling.js';
import type { JsonObject } from './json.js';
import { LOAN_DETAILS_FIELDS } from './loan-details-fields.js';
import { valueAt } from './record-shape.js';

export type ColumnContent = string | number | null;

export type ParsedColumn = { readonly value: ColumnContent } | { readonly reason: string };

const NO_FIGURE = 'must be digits, with thousands separators only where they belong';
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
  if (kind === 'date') return parseBusinessDate(text) ? { value: text } : { reason: 'must be a real day, YYYY-MM-DD' };
  if (kind === 'fee') return isFee(text) ? { value: text } : { reason: NO_FEE };
  if (!isSpelledEnum(kind)) return { value: text };
  const meaning = meaningOf(kind, text);
  return meaning === undefined ? { reason: `must be one of: ${spellingsOf(kind).join(', ')}` } : { value: meaning };
}

/** Kept as it came and shown to everybody: figures, and no words but those that a late fee is described in. */
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
  if (content === null) return kind === 'number' ? null : '';
  const text = String(content);
  if (kind === 'number') return Number(text);
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
