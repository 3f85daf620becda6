import type { ActionLimiter } from '../../platform/identity/limits.js';
import type { ActionLimit } from '../../platform/identity/limiters.js';
import { type Portfolio, type Viewer } from '../../domain/access/viewer.js';
import { actorId, keyHolder } from '../../platform/identity/viewer.js';
import type { SearchTerm } from '../../domain/borrower/borrower.js';
import { isPlaceholder, isSsnForm, ssnDigits } from '../../domain/record/ssn.js';
import { type FieldFault, invalidInput, refuse, type Result, success } from '../../domain/refusal.js';
import { textFault } from '../../domain/input-check.js';
import { once } from '../../platform/idempotency/once.js';
import { borrowerSubject, loanSubject, SSN_LOOKUP } from '../../domain/audit/audit-subjects.js';
import type { BorrowerIdentity } from './borrower-store.js';
import type { SearchDigest } from '../loan/blind-index.js';
import type { AdministrationStores, Clock } from '../ports.js';
import type { UnitOfWork } from '../../platform/postgres/unit-of-work.js';

/** Finds persons by SSN without knowing any: it holds keyed digests. */
export interface SsnIndex {
  /** Whose newest loan in the portfolio, and of the lender if one is given, has this SSN. */
  borrowerWith(ssn: string, portfolio: Portfolio, lenderId: string | undefined): Promise<string | undefined>;
}

/** Enough for a desk that works by hand, far too little to guess numbers. */
export const LOOKUP_LIMIT: ActionLimit = { keyPrefix: 'ssn-lookups', points: 30, duration: 60 };

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

export interface LinkNeeds {
  readonly unitOfWork: UnitOfWork<AdministrationStores>;
  readonly lookups: ActionLimiter;
  readonly clock: Clock;
}

interface LinkCall {
  readonly idempotencyKey: string;
  readonly requestId: string;
}

interface Links {
  readonly borrowerIds: readonly string[];
  readonly reason: string;
}

export type LinkAnswer =
  | { readonly kind: 'DONE'; readonly result: Result<{ readonly borrowerIds: readonly string[] }> }
  | { readonly kind: 'TOO_MANY_LOOKUPS'; readonly retryAfterSeconds: number };

const MOST = 20;
const LONGEST_REASON = 200;

/**
 * Says that borrowers of several lenders are one human being, or that one of them is not. Who does it compares social
 * security numbers, so each borrower counts as a look-up of one and the log has it. The person's own client then sees what
 * they gave to each lender; nobody else sees anything more.
 */
export function linkBorrowers({ unitOfWork, lookups, clock }: LinkNeeds) {
  const change =
    (operation: 'linkBorrowers' | 'unlinkBorrower') =>
    async (
      viewer: Viewer,
      { idempotencyKey, requestId }: LinkCall,
      { borrowerIds, reason }: Links,
    ): Promise<LinkAnswer> => {
      const ids = [...new Set(borrowerIds)];
      for (let counted = 0; counted < Math.min(ids.length, MOST); counted += 1) {
        const limited = await lookups.take(actorId(viewer));
        if (limited) return { kind: 'TOO_MANY_LOOKUPS', ...limited };
      }
      const scope = { clientId: keyHolder(viewer), operation, key: idempotencyKey };
      const result = await once(
        unitOfWork,
        { scope, input: { borrowerIds: ids, reason } },
        async (stores): Promise<Result<{ borrowerIds: string[] }>> => {
          const faults = faultsOf(ids, reason.trim(), operation === 'linkBorrowers' ? 2 : 1);
          if (faults.length > 0) return invalidInput(faults);
          const found = await stores.borrowers.identities(ids, viewer.portfolio);
          if (found.length < ids.length)
            return refuse('NOT_FOUND', 'There is no borrower with this ID in your portfolio.');
          if (operation === 'linkBorrowers') {
            if (!haveOneSsn(found)) return refuse('CONFLICT', 'The borrowers have different social security numbers.');
            await stores.borrowers.link(ids);
          } else await stores.borrowers.unlink(ids);
          await stores.audit.append({
            at: clock.now(),
            clientId: actorId(viewer),
            clientName: viewer.name,
            operation,
            requestId,
            subjects: [
              SSN_LOOKUP,
              ...ids.map(borrowerSubject),
              ...found.flatMap(({ loanIds }) => loanIds.map(loanSubject)),
            ],
            classes: ['IDENTITY'],
            fields: [],
            reason: reason.trim(),
          });
          return success({ borrowerIds: ids });
        },
      );
      return { kind: 'DONE', result };
    };
  return { link: change('linkBorrowers'), unlink: change('unlinkBorrower') };
}

function faultsOf(ids: readonly string[], reason: string, fewest: number): FieldFault[] {
  const faults: FieldFault[] = [];
  if (ids.length < fewest || ids.length > MOST || ids.some((id) => textFault(id) !== undefined))
    faults.push({ field: 'borrowerIds', reason: `must be ${fewest} to ${MOST} different IDs` });
  if (reason.length === 0 || reason.length > LONGEST_REASON || textFault(reason) !== undefined)
    faults.push({ field: 'reason', reason: `must have 1 to ${LONGEST_REASON} characters` });
  return faults;
}

/** Each of them gave it in some application. */
function haveOneSsn([first, ...others]: readonly BorrowerIdentity[]): boolean {
  return first?.ssnIndexes.some((ssn) => others.every(({ ssnIndexes }) => ssnIndexes.includes(ssn))) ?? false;
}

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
