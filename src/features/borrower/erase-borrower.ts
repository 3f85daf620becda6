import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { recordBorrowerId, shownBorrowerId } from '../../domain/record/ids.js';
import { DateTimeScalar } from '../../platform/scalars/scalars.js';
import { administrationCommand } from '../command/administration-command.js';
import { CommandInput } from '../command/command-input.js';
import { type Viewer } from '../../domain/access/viewer.js';
import { actorId } from '../../platform/identity/viewer.js';
import type { BusinessDate } from '../../domain/calendar.js';
import { erasureFault, type ErasureFault } from '../../domain/borrower/borrower.js';
import { textFault } from '../../domain/input-check.js';
import { invalidInput, refuse, refused, success, type Result } from '../../domain/refusal.js';
import { borrowerSubject, loanSubject } from '../../domain/audit/audit-subjects.js';
import type { BorrowerFile, ErasureRequest } from './borrower-store.js';
import type { AdministrationStores } from '../ports.js';

@InputType({ description: 'A borrower whose personal data to erase.' })
export class EraseBorrowerInput extends CommandInput {
  @Field(() => ID, { description: 'ID of the borrower.' })
  borrowerId: string;

  @Field(() => String, {
    description: 'Reason, 1 to 200 characters. It stays in the audit log permanently, so include no personal data.',
  })
  reason: string;

  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description:
      'Whether to erase although a loan is open or its record must be kept. Two clients are required: the second must confirm within seven days.',
  })
  override: boolean;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The borrower’s personal, identity and bureau data is destroyed. Loans, balances and ledger stay.',
})
export class BorrowerErased {
  @Field(() => ID, { description: 'ID of the borrower.' })
  borrowerId: string;

  @Field(() => DateTimeScalar, { description: 'Time of erasure.' })
  erasedAt: Date;
}

@ObjectType({
  simpleResolvers: true,
  description: 'An erasure against the rules was requested. Data is erased when a second client confirms.',
})
export class ErasureRequested {
  @Field(() => ID, { description: 'ID of the borrower.' })
  borrowerId: string;

  @Field(() => DateTimeScalar, { description: 'Time until which a second client can confirm.' })
  expiresAt: Date;
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

/** Instants as text: the answer is kept with its key. */
type Answer =
  | { readonly borrowerId: string; readonly erasedAt: string }
  | { readonly borrowerId: string; readonly expiresAt: string };

const LONGEST_REASON = 200;
const REQUEST_DAYS = 7;

/** The fields of `Loan` that an erasure empties. */
const ERASED_FIELDS: readonly string[] = [
  'application',
  'borrower',
  'borrowerAddress',
  'borrowerId',
  'events',
  'holds',
  'lendingDecisionReason',
  'loanPayments',
  'record',
  'repayments',
  'riskAssessment',
  'underwriting',
].map((name) => `Loan.${name}`);

/**
 * Erases the person’s data in the borrower’s loans that exist for the client; other lenders' data stays. It is refused
 * while a loan is open or its record must be kept. Against that, two clients with the same portfolio must ask for it
 * within days. Doing it twice changes nothing. The audit entry and the erasure are one transaction.
 */
export const eraseBorrower = administrationCommand({
  name: 'eraseBorrower',
  summary:
    'Destroys a borrower’s sealed data and its keys, in all of their loans in the caller’s portfolio. While a loan is open or its record must be kept, the refusal has the date from which erasure is allowed.',
  event: 'Borrower erased',
  scopes: ['borrower:erase'],
  refusals: ['NOT_FOUND', 'LOANS_OPEN', 'RETENTION_RUNS'],
  affects: ['Borrower', ...ERASED_FIELDS],
  input: EraseBorrowerInput,
  answer: BorrowerErased,
  alternative: { answer: ErasureRequested, fits: (value) => 'expiresAt' in value },
  check: (_needs, _caller, { reason }) => reasonFault(reason.trim()),
  decide({ call, stores, needs, now }, { borrowerId, reason, override }) {
    const { viewer, requestId } = call;
    const today = needs.businessDay(now);
    const asked = { viewer, requestId, borrowerId: recordBorrowerId(borrowerId), reason: reason.trim(), override, now };
    return decide(stores, { ...asked, today }, needs.retentionMonths);
  },
});

const reasonFault = (reason: string) =>
  reason.length === 0 || reason.length > LONGEST_REASON || textFault(reason) !== undefined
    ? invalidInput([{ field: 'reason', reason: `must have 1 to ${LONGEST_REASON} characters` }])
    : undefined;

async function decide(
  stores: AdministrationStores,
  call: ErasureCall,
  retentionMonths: number,
): Promise<Result<Answer, 'LOANS_OPEN' | 'NOT_FOUND' | 'RETENTION_RUNS'>> {
  const { viewer, borrowerId, override, now, today } = call;
  const files = textFault(borrowerId) ? [] : await stores.borrowers.lockFiles(borrowerId, viewer.portfolio);
  if (files.length === 0) return refuse('NOT_FOUND', 'There is no borrower with this ID in your portfolio.');
  const kept = files.filter(({ erasedAt }) => erasedAt === null);
  if (kept.length === 0)
    return success({ borrowerId: shownBorrowerId(borrowerId), erasedAt: lastErased(files).toISOString() });
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
  return success({ borrowerId: shownBorrowerId(borrowerId), erasedAt: now.toISOString() });
}

function refusalOf({ code, openLoans, allowedFrom }: ErasureFault, retentionMonths: number) {
  const since = `${retentionMonths} months after the last loan ended`;
  const message =
    code === 'LOANS_OPEN'
      ? `${openLoans} of the loans are open. Erasure is allowed ${since}, on ${allowedFrom} at the earliest.`
      : `The record must be retained until ${since}. Erasure is allowed from ${allowedFrom}.`;
  return refused({ code, message, allowedFrom, openLoans, retentionMonths });
}

/** Whether another client asked before and this client existed then. A client made to agree, or revoked since, doesn’t count. */
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
  // People come from the identity provider; no client can create one.
  return viewer.personId !== undefined && others.length > 0;
}

async function request(
  stores: AdministrationStores,
  call: ErasureCall,
  files: readonly BorrowerFile[],
  requests: readonly ErasureRequest[],
): Promise<Result<Answer, never>> {
  const { viewer, borrowerId, now } = call;
  const own = requests.find(({ clientId }) => clientId === actorId(viewer));
  if (own) return success({ borrowerId: shownBorrowerId(borrowerId), expiresAt: own.expiresAt.toISOString() });
  const expiresAt = new Date(now.getTime() + REQUEST_DAYS * 86_400_000);
  const { portfolio } = viewer;
  await stores.borrowers.requestErasure({ borrowerId, portfolio, clientId: actorId(viewer), askedAt: now, expiresAt });
  await note(stores, call, 'eraseBorrower, asked for against the rules', files);
  return success({ borrowerId: shownBorrowerId(borrowerId), expiresAt: expiresAt.toISOString() });
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
