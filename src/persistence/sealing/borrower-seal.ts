import type { KeyRing } from './key-ring.js';
import { open, opening, seal, type Opening, type SealPlace } from './sealed-box.js';

export interface KeyHolder {
  readonly id: string;
  /** Null once the borrower is erased. */
  readonly dataKey: Uint8Array | null;
}

export const dataKeyPlace = (borrowerId: string): SealPlace => ({
  table: 'Borrower',
  column: 'dataKey',
  row: borrowerId,
});

/** Seals and opens what is known of one borrower. An erased borrower's values cannot be opened by anyone. */
export interface BorrowerSeal {
  seal(plain: Uint8Array | string, place: SealPlace): Buffer;
  open(sealed: Uint8Array | null, place: SealPlace): Buffer | null;
  opening(head: Uint8Array, place: SealPlace): Opening | null;
}

export function borrowerSeal(ring: KeyRing, { id, dataKey }: KeyHolder): BorrowerSeal {
  const key = dataKey && ring.keyOf(dataKey, dataKeyPlace(id));
  return {
    seal: (plain, place) => {
      if (!key) throw new Error('An erased borrower has no key to seal under');
      return seal(key, typeof plain === 'string' ? Buffer.from(plain) : plain, place);
    },
    open: (sealed, place) => (key && sealed ? open(key, sealed, place) : null),
    opening: (head, place) => key && opening(key, head, place),
  };
}
