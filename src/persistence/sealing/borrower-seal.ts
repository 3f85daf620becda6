import type { KeyRing } from './key-ring.js';
import { open, opening, seal, type Opening, type SealPlace } from './sealed-box.js';

/** What a loan's record is sealed with: each loan has a key of its own. */
export interface KeyHolder {
  /** Authenticated with the key: the loan, or its borrower in a database from when borrowers had the keys. */
  readonly wrappedFor: string;
  /** Null once the borrower is erased. */
  readonly dataKey: Uint8Array | null;
}

/** The table's name is that of the time when borrowers had the keys: keys that were wrapped then open as they are. */
export const dataKeyPlace = (wrappedFor: string): SealPlace => ({
  table: 'Borrower',
  column: 'dataKey',
  row: wrappedFor,
});

/** Seals and opens what is known of a loan's borrower. After erasure it cannot be opened by anyone. */
export interface BorrowerSeal {
  seal(plain: Uint8Array | string, place: SealPlace): Buffer;
  open(sealed: Uint8Array | null, place: SealPlace): Buffer | null;
  opening(head: Uint8Array, place: SealPlace): Opening | null;
}

export function borrowerSeal(ring: KeyRing, { wrappedFor, dataKey }: KeyHolder): BorrowerSeal {
  const key = dataKey && ring.keyOf(dataKey, dataKeyPlace(wrappedFor));
  return {
    seal: (plain, place) => {
      if (!key) throw new Error('An erased borrower has no key to seal under');
      return seal(key, typeof plain === 'string' ? Buffer.from(plain) : plain, place);
    },
    open: (sealed, place) => (key && sealed ? open(key, sealed, place) : null),
    opening: (head, place) => key && opening(key, head, place),
  };
}
