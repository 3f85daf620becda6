import { createHmac } from 'node:crypto';
import { type SearchTerm, termsOfApplication } from '../../domain/borrower/borrower.js';
import type { JsonObject } from '../../domain/record/json.js';
import type { JsonPart } from '../../domain/record/field.js';
import { isPlaceholder, ssnDigits } from '../../domain/record/ssn.js';

/** What a term is found by in the database, in hexadecimal digits: a keyed digest, which says nothing without the key. */
export type SearchDigest = (term: SearchTerm) => string;

/** Equal terms have equal digests, and without the key a digest says nothing, not even of which kind it is. */
export const blindDigest = (key: Uint8Array, term: SearchTerm): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHmac('sha256', key).update(JSON.stringify(term)).digest());

export const searchDigest =
  (key: Uint8Array): SearchDigest =>
  (term) =>
    Buffer.from(blindDigest(key, term)).toString('hex');

export const INDEXED_PARTS: ReadonlySet<JsonPart> = new Set(['application.personal', 'application.identity']);

type Indexed = Readonly<Partial<Record<JsonPart, JsonObject | null>>>;

/** Rows of BlindIndex for what a loan is found by. */
export const blindIndexRows = (key: Uint8Array, loanId: string, excerpts: Indexed) =>
  termsOfApplication({ personal: excerpts['application.personal'], identity: excerpts['application.identity'] }).map(
    (term) => ({ digest: blindDigest(key, term), loanId }),
  );

/** A keyed blind index: equal SSNs have equal indexes, and without the key an index says nothing. Placeholders have none. */
export function ssnIndex(key: Uint8Array, ssn: string): Uint8Array<ArrayBuffer> | null {
  const digits = ssnDigits(ssn);
  return digits === '' || isPlaceholder(digits)
    ? null
    : new Uint8Array(createHmac('sha256', key).update(digits).digest());
}
