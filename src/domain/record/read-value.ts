import { parseBusinessDate } from '../calendar.js';
import type { FieldKind } from './field-kind.js';
import { parseFigure, plainFigure } from './figure.js';
import { instantText } from './instant-text.js';
import type { JsonValue } from './json.js';
import { numberText } from './number-text.js';
import { isSpelledEnum, meaningOf } from './spelling.js';

const GREATEST_INT = 2_147_483_647;
const TIMESTAMP = /^(\d{4}-\d{2}-\d{2})[ T]((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d)$/;
const FLAGS = new Map([
  ['true', true],
  ['false', false],
  ['yes', true],
  ['no', false],
  ['1', true],
  ['0', false],
]);

type Reader = (text: string) => JsonValue;

/** Text that is `plain` already is not taken apart. */
const decimalReader =
  (leastDecimals: number, plain: RegExp): Reader =>
  (text) => {
    if (plain.test(text)) return text;
    const figure = parseFigure(text);
    return figure ? plainFigure(figure, leastDecimals) : null;
  };

const readDecimal = decimalReader(0, /^-?(?:[1-9]\d*(?:\.\d*[1-9])?|0\.\d*[1-9])$/);
const readAmount = decimalReader(2, /^-?[1-9]\d*\.\d{2}$/);

function readWhole(text: string): number | null {
  const figure = parseFigure(text);
  return figure?.decimals === '' ? Number(plainFigure(figure)) : null;
}

function readCount(text: string): number | null {
  const whole = readWhole(text);
  return whole !== null && Math.abs(whole) <= GREATEST_INT ? whole : null;
}

const readDate: Reader = (text) => parseBusinessDate(text) ?? null;

const readDigitsDate: Reader = (text) =>
  /^\d{8}$/.test(text) ? readDate(`${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`) : null;

/** The specification gives no zone; as everywhere in the gateway, times are UTC. */
function readTimestamp(text: string): string | null {
  const [, day = '', time = ''] = TIMESTAMP.exec(text) ?? [];
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
  flag: (text) => FLAGS.get(text.toLowerCase()) ?? null,
};

const AMOUNTS: ReadonlySet<FieldKind> = new Set(['amount', 'amountNumber']);
const DECIMALS: ReadonlySet<FieldKind> = new Set(['rate', 'rateNumber', 'fraction', 'fractionNumber', 'number']);

/** The digits of a JSON number have no zeros to take away, and no separators. */
function readNumber(kind: FieldKind, raw: number): JsonValue {
  const text = numberText(raw);
  if (DECIMALS.has(kind)) return text;
  if (!AMOUNTS.has(kind)) return readText(kind, text);
  const point = text.indexOf('.');
  if (point === -1) return `${text}.00`;
  return point === text.length - 2 ? `${text}0` : text;
}

/**
 * A stored value as the graph shows it: decimals without separators, ISO dates, integers, booleans, enum values. Text is
 * left alone, empty or not. Anything else that is empty or does not read as its kind is null: the original is kept, and
 * stored data must never make a read fail.
 */
export function readValue(kind: FieldKind, raw: JsonValue | undefined): JsonValue {
  if (raw === undefined || raw === null) return null;
  if (typeof raw === 'object' || typeof raw === 'boolean') return raw;
  if (typeof raw === 'number') return readNumber(kind, raw);
  return readText(kind, raw);
}

function readText(kind: FieldKind, text: string): JsonValue {
  if (isSpelledEnum(kind)) return meaningOf(kind, text) ?? null;
  const reader = READERS[kind];
  return reader ? reader(text.trim()) : text;
}
