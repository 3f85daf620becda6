import { reasonCodes } from '../underwriting/reason-code.js';
import type { FieldKind } from './field-kind.js';
import type { JsonValue } from './json.js';
import { readValue } from './read-value.js';

const DECISIONS: ReadonlySet<string> = new Set([
  ...['approve', 'approved', 'conditional', 'conditionally approved', 'counteroffer', 'decline', 'declined', 'denied'],
  ...['expired', 'incomplete', 'none', 'pending', 'referred', 'rejected', 'review', 'withdrawn'],
]);
const OFFER = /^\d{1,3} ?(?:months?|mo)$/i;

/** Names that the specification gives a text for, of things and companies; they are taken for what they are. */
const NAMES: ReadonlySet<FieldKind> = new Set<FieldKind>(['text']);

/**
 * Whether a value of an open field may stand in the clear. The specification holds figures, dates and decisions as strings
 * and we pass on what we do not understand, so what does not read as its kind might be a name or a number of a person.
 */
export function isOpenValue(kind: FieldKind, value: JsonValue): boolean {
  if (value === null || value === '' || NAMES.has(kind)) return true;
  if (typeof value === 'number') return true;
  if (typeof value !== 'string') return false;
  if (kind === 'decision') return DECISIONS.has(value.toLowerCase());
  if (kind === 'offer') return OFFER.test(value);
  if (kind === 'scalar') return readValue('rate', value) !== null;
  return readValue(kind, value) !== null;
}

/** A reason that holds nothing but codes. */
export const isCoded = (kind: FieldKind, value: JsonValue): boolean =>
  kind === 'reason' && typeof value === 'string' && reasonCodes(value) !== undefined;
