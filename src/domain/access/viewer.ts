import type { Role, Scope } from './roles.js';

/** The loans that exist for a client: all of them, or those of one lender, one servicer or one borrower. */
export type Portfolio =
  | { readonly kind: 'ALL' }
  | { readonly kind: 'LENDER' | 'SERVICER' | 'BORROWER'; readonly id: string };

export const WHOLE_PORTFOLIO: Portfolio = { kind: 'ALL' };

/** Whether a client with one portfolio has every loan of another. */
export const covers = (portfolio: Portfolio, other: Portfolio): boolean =>
  portfolio.kind === 'ALL' || (portfolio.kind === other.kind && portfolio.id === other.id);

/** A client of one party without a portfolio would see the loans of all, so leaving it out is an error. */
const BOUND_ROLES: ReadonlySet<Role> = new Set<Role>(['LENDER', 'SERVICER', 'BORROWER']);

export function portfolioFault(role: Role, portfolio: Portfolio, allLoans: boolean): string | undefined {
  if (role === 'BORROWER' && portfolio.kind !== 'BORROWER') return 'the role BORROWER requires one borrower';
  if (role !== 'BORROWER' && portfolio.kind === 'BORROWER')
    return 'only the role BORROWER can be limited to a borrower';
  if (allLoans && portfolio.kind !== 'ALL') return 'a client is limited to some loans or sees all loans, not both';
  if (BOUND_ROLES.has(role) && portfolio.kind === 'ALL' && !allLoans)
    return `the role ${role} must be limited to a lender or servicer, unless all loans are requested explicitly`;
  return undefined;
}

/** A caller has some of the scopes of a role, so there are about two thousand sets. */
const known = new Map<string, ReadonlySet<Scope>>();

/** One set for equal scopes, so that results that depend on it are computed once and kept by the set. */
export function scopeSet(scopes: Iterable<Scope>): ReadonlySet<Scope> {
  const names = [...new Set(scopes)].sort();
  const key = names.join(' ');
  const set = known.get(key) ?? new Set(names);
  known.set(key, set);
  return set;
}

/** The caller: a client, the person who uses it if known, their access, and the loans that exist for them. */
export interface Viewer {
  /** A client of ours; or `application:` and what the identity provider calls it. */
  readonly clientId: string;
  readonly name: string;
  /** `person:` and what the identity provider calls them. */
  readonly personId?: string | undefined;
  /** `application:` and what the identity provider calls the one that the person uses, also where its client shows a key. */
  readonly application?: string | undefined;
  readonly role: Role;
  readonly scopes: ReadonlySet<Scope>;
  readonly portfolio: Portfolio;
}
