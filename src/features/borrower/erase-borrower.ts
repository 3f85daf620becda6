import { type Viewer } from '../../domain/access/viewer.js';
import { keyHolder, actorId } from '../../platform/identity/viewer.js';
import type { BusinessDay, BusinessDate } from '../../domain/calendar.js';
import { erasureFault, type ErasureFault } from '../../domain/borrower/borrower.js';
import { textFault } from '../../domain/input-check.js';
import { invalidInput, refuse, refused, success, type Result } from '../../domain/refusal.js';
import { borrowerSubject, loanSubject } from '../../domain/audit/audit-subjects.js';
import type { BorrowerFile, ErasureRequest } from './borrower-store.js';
import { once } from '../../platform/idempotency/once.js';
import type { AdministrationStores, Clock } from '../ports.js';
import type { UnitOfWork } from '../../platform/postgres/unit-of-work.js';

export interface Erasure {
  readonly borrowerId: string;
  readonly reason: string;
  /** Although a loan is open or its record must be kept: takes two clients. */
  readonly override?: boolean;
}

/** Erased, or asked for by the first of two clients. */
export type ErasureAnswer =
  | { readonly kind: 'ERASED'; readonly borrowerId: string; readonly erasedAt: Date }
  | { readonly kind: 'REQUESTED'; readonly borrowerId: string; readonly expiresAt: Date };

export interface ErasureNeeds {
  readonly unitOfWork: UnitOfWork<AdministrationStores>;
  readonly clock: Clock;
  readonly businessDay: BusinessDay;
  readonly retentionMonths: number;
}

interface ErasureCall {
  readonly viewer: Viewer;
  readonly requestId: string;
  readonly borrowerId: string;
  readonly reason: string;
  readonly override: boolean;
  readonly now: Date;
  readonly today: BusinessDate;
}

/** As it is kept with its key. */
type Kept = Readonly<{ kind: ErasureAnswer['kind']; instant: string }>;

const LONGEST_REASON = 200;
const REQUEST_DAYS = 7;

/**
 * Erases what the loans of a borrower that exist for the client hold of the person; other lenders' stay. It is refused
 * while one of them is open or its record must be kept; against that, two clients have to ask for it, of the same
 * portfolio, within days. Nothing is undone by doing it twice. The audit entry and the erasure stand or fall together.
 */
export function eraseBorrower({ unitOfWork, clock, businessDay, retentionMonths }: ErasureNeeds) {
  return async (
    viewer: Viewer,
    { idempotencyKey, requestId }: { idempotencyKey: string; requestId: string },
    { borrowerId, reason, override = false }: Erasure,
  ): Promise<Result<ErasureAnswer>> => {
    const why = reason.trim();
    const result = await once(
      unitOfWork,
      {
        scope: { clientId: keyHolder(viewer), operation: 'eraseBorrower', key: idempotencyKey },
        input: { borrowerId, reason, ...(override && { override }) },
      },
      async (stores): Promise<Result<Kept, 'INVALID_INPUT' | 'LOANS_OPEN' | 'NOT_FOUND' | 'RETENTION_RUNS'>> => {
        if (why.length === 0 || why.length > LONGEST_REASON || textFault(why))
          return invalidInput([{ field: 'reason', reason: `must have 1 to ${LONGEST_REASON} characters` }]);
        const now = clock.now();
        const call = { viewer, requestId, borrowerId, reason: why, override, now, today: businessDay(now) };
        return decide(stores, call, retentionMonths);
      },
    );
    if (!result.ok) return result;
    const { kind } = result.value;
    const instant = new Date(result.value.instant);
    return success(
      kind === 'ERASED' ? { kind, borrowerId, erasedAt: instant } : { kind, borrowerId, expiresAt: instant },
    );
  };
}

async function decide(
  stores: AdministrationStores,
  call: ErasureCall,
  retentionMonths: number,
): Promise<Result<Kept, 'LOANS_OPEN' | 'NOT_FOUND' | 'RETENTION_RUNS'>> {
  const { viewer, borrowerId, override, now, today } = call;
  const files = textFault(borrowerId) ? [] : await stores.borrowers.lockFiles(borrowerId, viewer.portfolio);
  if (files.length === 0) return refuse('NOT_FOUND', 'There is no borrower with this ID in your portfolio.');
  const kept = files.filter(({ erasedAt }) => erasedAt === null);
  if (kept.length === 0) return success({ kind: 'ERASED', instant: lastErased(files).toISOString() });
  const fault = erasureFault(kept, today, retentionMonths);
  if (fault && !override) return refusalOf(fault, retentionMonths);
  if (fault) {
    const requests = await stores.borrowers.erasureRequests(borrowerId, viewer.portfolio, now);
    if (!(await isSecond(stores, viewer, requests))) return request(stores, call, kept, requests);
  }
  await stores.borrowers.erase(
    kept.map(({ loanId }) => loanId),
    now,
  );
  await note(stores, call, fault ? 'eraseBorrower, against the rules, by two clients' : 'eraseBorrower', kept);
  return success({ kind: 'ERASED', instant: now.toISOString() });
}

function refusalOf({ code, openLoans, allowedFrom }: ErasureFault, retentionMonths: number) {
  const since = `${retentionMonths} months after the last loan ended`;
  const message =
    code === 'LOANS_OPEN'
      ? `${openLoans} of the loans are open. Erasure is allowed ${since}, on ${allowedFrom} at the earliest.`
      : `The record must be retained until ${since}. Erasure is allowed from ${allowedFrom}.`;
  return refused({ code, message, allowedFrom, openLoans, retentionMonths });
}

/** Someone else asked before, and this client was there by then: one that was made to agree does not count, nor one revoked since. */
async function isSecond(
  { clients }: AdministrationStores,
  viewer: Viewer,
  requests: readonly ErasureRequest[],
): Promise<boolean> {
  const others: ErasureRequest[] = [];
  for (const asked of requests.filter(({ clientId }) => clientId !== actorId(viewer)))
    if ((await clients.byId(asked.clientId))?.revokedAt === undefined) others.push(asked);
  const client = await clients.byId(viewer.clientId);
  if (client) return others.some(({ askedAt }) => client.createdAt <= askedAt);
  // Nobody makes people here: the identity provider does.
  return viewer.personId !== undefined && others.length > 0;
}

async function request(
  stores: AdministrationStores,
  call: ErasureCall,
  files: readonly BorrowerFile[],
  requests: readonly ErasureRequest[],
): Promise<Result<Kept, never>> {
  const { viewer, borrowerId, now } = call;
  const own = requests.find(({ clientId }) => clientId === actorId(viewer));
  if (own) return success({ kind: 'REQUESTED', instant: own.expiresAt.toISOString() });
  const expiresAt = new Date(now.getTime() + REQUEST_DAYS * 86_400_000);
  const { portfolio } = viewer;
  await stores.borrowers.requestErasure({ borrowerId, portfolio, clientId: actorId(viewer), askedAt: now, expiresAt });
  await note(stores, call, 'eraseBorrower, asked for against the rules', files);
  return success({ kind: 'REQUESTED', instant: expiresAt.toISOString() });
}

const note = (
  { audit }: AdministrationStores,
  { viewer, borrowerId, requestId, reason, now }: ErasureCall,
  operation: string,
  files: readonly BorrowerFile[],
): Promise<void> =>
  audit.append({
    at: now,
    clientId: actorId(viewer),
    clientName: viewer.name,
    operation,
    requestId,
    subjects: [borrowerSubject(borrowerId), ...files.map(({ loanId }) => loanSubject(loanId))],
    classes: [],
    fields: [],
    reason,
  });

const lastErased = (files: readonly BorrowerFile[]): Date =>
  new Date(Math.max(...files.map(({ erasedAt }) => erasedAt?.getTime() ?? 0)));
