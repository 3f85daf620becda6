import { actorId, type Portfolio, type Viewer } from '../../domain/access/viewer.js';
import type { SearchTerm } from '../../domain/borrower/search-term.js';
import type { SearchDigest } from '../ports/borrower-store.js';
import type { LookupLimiter } from './link-borrowers.js';

/** Finds persons by keyed digests of what is known of them. */
export interface BorrowerIndex {
  /** Whose loans in the portfolio have the digest, whoever has the newest one first. */
  borrowersWith(digest: string, portfolio: Portfolio, most: number): Promise<readonly string[]>;
}

export type FoundBorrowers =
  | { readonly kind: 'LOOKED_UP'; readonly borrowerIds: readonly string[] }
  | { readonly kind: 'MALFORMED' }
  | { readonly kind: 'TOO_MANY_LOOKUPS'; readonly retryAfterSeconds: number };

export interface FindNeeds {
  readonly index: BorrowerIndex;
  readonly lookups: LookupLimiter;
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
