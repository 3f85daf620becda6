import type { Portfolio } from '../domain/access/portfolio.js';
import type { Viewer } from '../domain/access/viewer.js';
import { isPlaceholder, isSsnForm, ssnDigits } from '../domain/borrower/ssn.js';

/** Finds persons by SSN without knowing any: it holds keyed digests. */
export interface SsnIndex {
  /** Whose newest loan in the portfolio, and of the lender if one is given, has this SSN. */
  borrowerWith(ssn: string, portfolio: Portfolio, lenderId: string | undefined): Promise<string | undefined>;
}

/** Counts look-ups per client, in all processes that share a Redis. */
export interface LookupLimiter {
  take(clientId: string): Promise<{ readonly retryAfterSeconds: number } | undefined>;
}

export type SsnAnswer =
  | { readonly kind: 'LOOKED_UP'; readonly borrowerId: string | undefined }
  | { readonly kind: 'MALFORMED' }
  | { readonly kind: 'TOO_MANY_LOOKUPS'; readonly retryAfterSeconds: number };

/** Exact match only, and so many a minute: the index must not serve to try numbers out. */
export function borrowerBySsn({ index, lookups }: { index: SsnIndex; lookups: LookupLimiter }) {
  return async ({ clientId, portfolio }: Viewer, ssn: string, lenderId?: string): Promise<SsnAnswer> => {
    const limited = await lookups.take(clientId);
    if (limited) return { kind: 'TOO_MANY_LOOKUPS', ...limited };
    if (!isSsnForm(ssn) || isPlaceholder(ssnDigits(ssn))) return { kind: 'MALFORMED' };
    return { kind: 'LOOKED_UP', borrowerId: await index.borrowerWith(ssn, portfolio, lenderId) };
  };
}
