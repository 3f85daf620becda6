import type { Role, Scope } from './roles.js';
import { obtain } from '../obtain.js';

/** The loans that exist for a client: all of them, or those of one lender, one servicer or one borrower. */
export type Portfolio =
  | { readonly kind: 'ALL' }
  | { readonly kind: 'LENDER' | 'SERVICER' | 'BORROWER'; readonly id: string };

export const WHOLE_PORTFOLIO: Portfolio = { kind: 'ALL' };

/** Whether whoever has one portfolio has every loan of another by it. */
export const covers = (portfolio: Portfolio, other: Portfolio): boolean =>
  portfolio.kind === 'ALL' || (portfolio.kind === other.kind && portfolio.id === other.id);

/** One party's client that is bound to none would see the loans of all, so nobody gets one by leaving something out. */
const BOUND_ROLES: ReadonlySet<Role> = new Set<Role>(['LENDER', 'SERVICER', 'BORROWER']);

export function portfolioFault(role: Role, portfolio: Portfolio, allLoans: boolean): string | undefined {
  if (role === 'BORROWER' && portfolio.kind !== 'BORROWER') return 'the role BORROWER must be bound to one borrower';
  if (role !== 'BORROWER' && portfolio.kind === 'BORROWER') return 'only the role BORROWER is bound to a borrower';
  if (allLoans && portfolio.kind !== 'ALL') return 'a client is bound or sees all loans, not both';
  if (BOUND_ROLES.has(role) && portfolio.kind === 'ALL' && !allLoans)
    return `the role ${role} must be bound to a lender or servicer, unless it is said that it sees all loans`;
  return undefined;
}

/** Whoever asks has some of the scopes of a role, whatever a token names, so there are some two thousand of them. */
const known = new Map<string, ReadonlySet<Scope>>();

/** One set for the same scopes, whoever has them, so that what follows from them is worked out once and kept by the set. */
export function scopeSet(scopes: Iterable<Scope>): ReadonlySet<Scope> {
  const names = [...new Set(scopes)].sort();
  return obtain(known, names.join(' '), () => new Set(names));
}

/** Who asks: a program, the person who uses it where one is known, what they may see and do, and the loans that exist for them. */
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

/** What ids of people begin with: no client has such an id. */
export const PERSON = 'person:';

/** What ids of applications that show no key begin with. */
const APPLICATION = 'application:';

export const applicationId = (name: string | undefined): string => `${APPLICATION}${name ?? ''}`;

/** What the identity provider calls an application. */
export const applicationOf = (id: string): string => id.slice(APPLICATION.length) || 'application without a name';

/** Who acts, as it is written down: the person, whichever program they use, else the program. */
export const actorId = ({ personId, clientId }: Pick<Viewer, 'personId' | 'clientId'>): string => personId ?? clientId;

/**
 * Whose idempotency keys are its own: programs that one person uses know nothing of each other's. A name is one line, so no two
 * make one holder.
 */
export const keyHolder = ({ personId, application, clientId }: Viewer): string =>
  personId === undefined ? clientId : `${personId}\nby ${application ?? clientId}`;
