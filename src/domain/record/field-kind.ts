import type { SpelledEnum } from './spelling.js';

/** What a value means; its JSON form follows from it. */
export type FieldKind = DecimalKind | TimeKind | TextKind | NumberKind | BulkKind | DerivedKind | SpelledEnum;

/** Strings with optional thousands separators: money, a percentage figure, a fraction of one, a whole count. */
export type DecimalKind = 'amount' | 'rate' | 'fraction' | 'count' | 'blockNumber';

/** Strings: YYYY-MM-DD, YYYYMMDD, milliseconds since 1970, YYYY-MM-DD HH:MM:SS. */
export type TimeKind = 'date' | 'digitsDate' | 'epochMillis' | 'timestamp';

/**
 * Strings: anything; `True` or `False`; a decision; the name of an offer; a fee, such as `25.00` or `5%`; why something was
 * decided, in codes or in anybody's words.
 */
export type TextKind = 'text' | 'flag' | 'decision' | 'offer' | 'fee' | 'reason';

/** JSON numbers, read as the string kinds of the same name; `scalar` is a string or a number, not shown which. */
export type NumberKind = 'number' | 'amountNumber' | 'rateNumber' | 'fractionNumber' | 'countNumber' | 'scalar';

/** Lists and texts that have a life of their own. */
export type BulkKind = 'texts' | 'opaqueList' | 'payments' | 'attributes' | 'csv' | 'pdf';

/** Not in the record: the codes that a `reason` holds. */
export type DerivedKind = 'reasonCodes';

const JSON_NUMBERS: ReadonlySet<FieldKind> = new Set<FieldKind>([
  'number',
  'amountNumber',
  'rateNumber',
  'fractionNumber',
  'countNumber',
]);

const JSON_LISTS: ReadonlySet<FieldKind> = new Set<FieldKind>(['texts', 'opaqueList', 'payments']);

export type JsonForm = 'string' | 'number' | 'scalar' | 'list' | 'object';

export function jsonFormOf(kind: FieldKind): JsonForm {
  if (kind === 'attributes') return 'object';
  if (kind === 'scalar') return 'scalar';
  if (JSON_NUMBERS.has(kind)) return 'number';
  return JSON_LISTS.has(kind) ? 'list' : 'string';
}
