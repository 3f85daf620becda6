import type { Session } from '../database/session.js';
import { borrowerSeal, dataKeyPlace, type BorrowerSeal, type KeyHolder } from './borrower-seal.js';
import type { KeyRing } from './key-ring.js';

/** What a loan's seal is joined as, and what of it opens the loan's record. */
export const HOLDER = '"LoanSeal"."wrappedFor", "LoanSeal"."dataKey"';
export const joinHolder = (loanId: string) => `LEFT JOIN "LoanSeal" ON "LoanSeal"."loanId" = ${loanId}`;

const HOLDER_OF = `SELECT ${HOLDER} FROM "LoanSeal" WHERE "loanId" = $1`;

export interface NewSeal extends KeyHolder {
  readonly loanId: string;
  readonly ssnIndex: Uint8Array | null;
}

/** A key of its own for a loan that is about to be stored. */
export const newSeal = (ring: KeyRing, loanId: string, ssnIndex: Uint8Array | null): NewSeal => ({
  loanId,
  ssnIndex,
  wrappedFor: loanId,
  dataKey: ring.newKey(dataKeyPlace(loanId)).wrapped,
});

export const sealRow = ({ loanId, ssnIndex, wrappedFor, dataKey }: NewSeal) => ({
  loanId,
  ssnIndex,
  wrappedFor,
  dataKey,
});

/** What opens the record of one loan. */
export async function holderOf(session: Session, loanId: string): Promise<KeyHolder | undefined> {
  const [holder] = await session.read<KeyHolder>({ text: HOLDER_OF, values: [loanId] });
  return holder;
}

/**
 * The seals of loans in one transaction; undefined once a borrower is erased, when there is nothing left to seal under.
 * Whoever seals holds the loan's lock, for which an erasure waits.
 */
export type LoanSeals = (loanId: string) => Promise<BorrowerSeal | undefined>;

export function loanSeals(session: Session, ring: KeyRing): LoanSeals {
  const known = new Map<string, BorrowerSeal | undefined>();
  return async (loanId) => {
    if (!known.has(loanId)) {
      const holder = await holderOf(session, loanId);
      known.set(loanId, holder?.dataKey ? borrowerSeal(ring, holder) : undefined);
    }
    return known.get(loanId);
  };
}
