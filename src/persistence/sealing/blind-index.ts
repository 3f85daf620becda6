import { createHmac } from 'node:crypto';
import type { SearchDigest } from '../../app/ports/borrower-store.js';
import { type SearchTerm, termsOfApplication } from '../../domain/borrower/borrower.js';
import type { JsonObject } from '../../domain/record/json.js';
import type { JsonPart } from '../../domain/record/field.js';

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
