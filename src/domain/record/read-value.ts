import { addDays, businessDate, parseBusinessDate } from '../calendar.js';
import { Decimal, parseDecimal } from '../money.js';
import { decisionOf, reasonCodes } from './decision.js';
import type { FieldKind } from './field.js';
import { type JsonValue, valueAt } from './json.js';
import { isSpelledEnum, meaningOf } from './spelling.js';

/** A decimal figure by its digits: exact at any size, and far cheaper to read and print than arithmetic objects. */
export interface Figure {
  readonly sign: '' | '-';
  /** Without leading zeros, at least one digit. */
  readonly whole: string;
  /** Without trailing zeros, possibly none. */
  readonly decimals: string;
}

const WRITTEN = /^(-?)(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?$/;
const LEADING_ZEROS = /^0+(?=\d)/;
const ZERO_DIGIT = 48;

/** Digits with thousands separators that are either absent or all in their places. */
export function parseFigure(text: string): Figure | undefined {
  const match = WRITTEN.exec(text);
  if (!match) return undefined;
  const [, minus, whole = '', decimals = ''] = match;
  const figure = {
    whole: whole.replaceAll(',', '').replace(LEADING_ZEROS, ''),
    decimals: withoutTrailingZeros(decimals),
  };
  const isZero = figure.whole === '0' && figure.decimals === '';
  return { sign: minus === '-' && !isZero ? '-' : '', ...figure };
}

/** By hand: an expression would look from every zero to the end, and figures may be as long as a request. */
function withoutTrailingZeros(digits: string): string {
  let end = digits.length;
  while (end > 0 && digits.charCodeAt(end - 1) === ZERO_DIGIT) end -= 1;
  return digits.slice(0, end);
}

/** Without separators, with at least so many decimals. */
export function plainFigure({ sign, whole, decimals }: Figure, leastDecimals = 0): string {
  const fraction = decimals.padEnd(leastDecimals, '0');
  return fraction === '' ? sign + whole : `${sign}${whole}.${fraction}`;
}

/** With thousands separators, as the specification writes amounts and counts. */
export const separatedFigure = (figure: Figure, leastDecimals = 0): string =>
  plainFigure({ ...figure, whole: inThousands(figure.whole) }, leastDecimals);

function inThousands(whole: string): string {
  const first = whole.length % 3 || 3;
  let text = whole.slice(0, first);
  for (let at = first; at < whole.length; at += 3) text += `,${whole.slice(at, at + 3)}`;
  return text;
}

/** A JSON number in plain digits, never in exponent form. */
export function numberText(value: number): string {
  const text = String(value);
  return text.includes('e') ? new Decimal(value).toFixed() : text;
}

const DAY_MILLIS = 86_400_000;
const EPOCH = businessDate('1970-01-01');
const LAST_MILLIS = 253_402_300_799_999;

const digits = (value: number, width: number): string => String(value).padStart(width, '0');

/** Milliseconds since 1970 as an ISO 8601 instant in UTC; undefined outside the years 1970 to 9999. */
export function instantText(epochMillis: number): string | undefined {
  if (!Number.isInteger(epochMillis) || epochMillis < 0 || epochMillis > LAST_MILLIS) return undefined;
  const rest = epochMillis % DAY_MILLIS;
  const [hours, minutes] = [Math.floor(rest / 3_600_000), Math.floor(rest / 60_000) % 60];
  const [seconds, millis] = [Math.floor(rest / 1000) % 60, rest % 1000];
  const day = addDays(EPOCH, Math.floor(epochMillis / DAY_MILLIS));
  return `${day}T${digits(hours, 2)}:${digits(minutes, 2)}:${digits(seconds, 2)}.${digits(millis, 3)}Z`;
}

const GREATEST_INT = 2_147_483_647;
const TIMESTAMP = /^(\d{4}-\d{2}-\d{2})[ T]((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d)$/;
const DIGITS_DATE = /^(\d{4})(\d{2})(\d{2})$/;
const FLAGS = new Map([
  ['true', true],
  ['false', false],
  ['yes', true],
  ['no', false],
  ['1', true],
  ['0', false],
]);

/** Blanks around a value mean nothing. */
type Reader = (text: string) => JsonValue;

/** Text that is `plain` apart from its separators is not taken apart. */
const decimalReader =
  (leastDecimals: number, plain: RegExp): Reader =>
  (text) => {
    if (plain.test(text)) return withoutSeparators(text);
    const figure = parseFigure(text.trim());
    return figure ? plainFigure(figure, leastDecimals) : null;
  };

const readDecimal = decimalReader(0, /^(?:0|-?(?:[1-9]\d*(?:\.\d*[1-9])?|0\.\d*[1-9]))$/);
const readAmount = decimalReader(2, /^(?:0\.\d{2}|-?[1-9](?:\d*|\d{0,2}(?:,\d{3})+)\.\d{2})$/);

/** Most have one, or none. */
function withoutSeparators(text: string): string {
  const first = text.indexOf(',');
  if (first === -1) return text;
  const rest = text.slice(first + 1);
  return text.slice(0, first) + (rest.includes(',') ? rest.replaceAll(',', '') : rest);
}

function readWhole(text: string): number | null {
  const figure = parseFigure(text.trim());
  return figure?.decimals === '' ? Number(plainFigure(figure)) : null;
}

const PLAIN_COUNT = /^(?:0|[1-9]\d{0,8})$/;

function readCount(text: string): number | null {
  if (PLAIN_COUNT.test(text)) return Number(text);
  const whole = readWhole(text);
  return whole !== null && Math.abs(whole) <= GREATEST_INT ? whole : null;
}

const readDate: Reader = (text) => parseBusinessDate(text.trim()) ?? null;

const readDigitsDate: Reader = (text) => {
  const [, year = '', month = '', day = ''] = DIGITS_DATE.exec(text.trim()) ?? [];
  return readDate(`${year}-${month}-${day}`);
};

/** The specification gives no zone; as everywhere in the gateway, times are UTC. */
function readTimestamp(text: string): string | null {
  const [, day = '', time = ''] = TIMESTAMP.exec(text.trim()) ?? [];
  return parseBusinessDate(day) ? `${day}T${time}.000Z` : null;
}

const READERS: Partial<Record<FieldKind, Reader>> = {
  amount: readAmount,
  amountNumber: readAmount,
  rate: readDecimal,
  rateNumber: readDecimal,
  fraction: readDecimal,
  fractionNumber: readDecimal,
  number: readDecimal,
  blockNumber: readDecimal,
  count: readCount,
  countNumber: readCount,
  date: readDate,
  digitsDate: readDigitsDate,
  timestamp: readTimestamp,
  epochMillis: (text) => instantText(readWhole(text) ?? -1) ?? null,
  decision: (text) => decisionOf(text) ?? null,
  reasonCodes: (text) => reasonCodes(text) ?? null,
  flag: (text) => FLAGS.get(text.trim().toLowerCase()) ?? null,
};

const AMOUNTS: ReadonlySet<FieldKind> = new Set(['amount', 'amountNumber']);
const DECIMALS: ReadonlySet<FieldKind> = new Set(['rate', 'rateNumber', 'fraction', 'fractionNumber', 'number']);

export type ValueReader = (raw: JsonValue | undefined) => JsonValue;

/**
 * How a stored value of a kind is shown: decimals without separators, ISO dates, integers, booleans, enum values. Text is
 * left alone, empty or not. Anything else that is empty or does not read as its kind is null: the original is kept, and
 * stored data must never make a read fail.
 */
export function valueReader(kind: FieldKind): ValueReader {
  const readText = textReader(kind);
  const readNumber = numberReader(kind, readText);
  return (raw) => {
    if (typeof raw === 'string') return readText(raw);
    if (typeof raw === 'number') return readNumber(raw);
    return raw ?? null;
  };
}

function textReader(kind: FieldKind): Reader {
  if (isSpelledEnum(kind)) return (text) => meaningOf(kind, text) ?? null;
  return READERS[kind] ?? ((text) => text);
}

/** The digits of a JSON number have no zeros to take away, and no separators. */
function numberReader(kind: FieldKind, readText: Reader): (raw: number) => JsonValue {
  if (DECIMALS.has(kind)) return numberText;
  if (AMOUNTS.has(kind)) return (raw) => withCents(numberText(raw));
  return (raw) => readText(numberText(raw));
}

function withCents(text: string): string {
  const point = text.indexOf('.');
  if (point === -1) return `${text}.00`;
  return point === text.length - 2 ? `${text}0` : text;
}

/** One value of a kind, as it is shown. */
export const readValue = (kind: FieldKind, raw: JsonValue | undefined): JsonValue => valueReader(kind)(raw);

/** A figure of a record as a decimal, with any separators; undefined when it is absent or not a usable number. */
export function figureAt(record: unknown, path: string): Decimal | undefined {
  const value = valueAt(record, path);
  const text = typeof value === 'number' ? numberText(value) : value;
  const figure = typeof text === 'string' ? parseFigure(text.trim()) : undefined;
  return figure && parseDecimal(plainFigure(figure));
}

/** A count of a record, such as months; 0 when it is absent or not whole. */
export function countAt(record: unknown, path: string): number {
  const figure = figureAt(record, path);
  return figure?.isInteger() ? Number(figure.toFixed()) : 0;
}

/** A text of a record; undefined when it is absent or blank. */
export function textAt(record: unknown, path: string): string | undefined {
  const value = valueAt(record, path);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
