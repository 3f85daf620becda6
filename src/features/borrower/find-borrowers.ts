import type { ActionLimiter } from '../../platform/identity/limits.js';
import { type Portfolio, type Viewer } from '../../domain/access/viewer.js';
import { actorId } from '../../platform/identity/viewer.js';
import type { SearchTerm } from '../../domain/borrower/borrower.js';
import { isPlaceholder, isSsnForm, ssnDigits } from '../../domain/record/ssn.js';
import type { SearchDigest } from '../loan/blind-index.js';

/** Finds persons by SSN without knowing any: it holds keyed digests. */
export interface SsnIndex {
  /** Whose newest loan in the portfolio, and of the lender if one is given, has this SSN. */
  borrowerWith(ssn: string, portfolio: Portfolio, lenderId: string | undefined): Promise<string | undefined>;
}

export type SsnAnswer =
  | { readonly kind: 'LOOKED_UP'; readonly borrowerId: string | undefined }
  | { readonly kind: 'MALFORMED' }
  | { readonly kind: 'TOO_MANY_LOOKUPS'; readonly retryAfterSeconds: number };

/** Exact match only, and so many a minute: the index must not serve to try numbers out. */
export function borrowerBySsn({ index, lookups }: { index: SsnIndex; lookups: ActionLimiter }) {
  return async (viewer: Viewer, ssn: string, lenderId?: string): Promise<SsnAnswer> => {
    const limited = await lookups.take(actorId(viewer));
    if (limited) return { kind: 'TOO_MANY_LOOKUPS', ...limited };
    if (!isSsnForm(ssn) || isPlaceholder(ssnDigits(ssn))) return { kind: 'MALFORMED' };
    return { kind: 'LOOKED_UP', borrowerId: await index.borrowerWith(ssn, viewer.portfolio, lenderId) };
  };
}

/** Finds persons by keyed digests of what is known of them. */
export interface BorrowerIndex {
  /** The borrowers of loans in the portfolio with the digest, newest loan first. */
  borrowersWith(digest: string, portfolio: Portfolio, most: number): Promise<readonly string[]>;
}

export type FoundBorrowers =
  | { readonly kind: 'LOOKED_UP'; readonly borrowerIds: readonly string[] }
  | { readonly kind: 'MALFORMED' }
  | { readonly kind: 'TOO_MANY_LOOKUPS'; readonly retryAfterSeconds: number };

export interface FindNeeds {
  readonly index: BorrowerIndex;
  readonly lookups: ActionLimiter;
  readonly digest: SearchDigest;
}

/** More than have a name and a postal code in common. */
export const MOST_FOUND = 20;

/** Exact matches only. A look-up by what cannot be a value counts too: it must not serve to try values out. */
export function findBorrowers({ index, lookups, digest }: FindNeeds) {
  return async (viewer: Viewer, term: SearchTerm | undefined): Promise<FoundBorrowers> => {
    const limited = await lookups.take(actorId(viewer));
    if (limited) return { kind: 'TOO_MANY_LOOKUPS', ...limited };
    if (!term) return { kind: 'MALFORMED' };
    return { kind: 'LOOKED_UP', borrowerIds: await index.borrowersWith(digest(term), viewer.portfolio, MOST_FOUND) };
  };
}
