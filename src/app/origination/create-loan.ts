import { actorId, type Portfolio } from '../../domain/access/viewer.js';
import { Decimal } from '../../domain/money.js';
import { charactersIn, type JsonObject } from '../../domain/record/json.js';
import { LOAN_COLUMNS, type LoanColumns } from '../../domain/record/loan-columns.js';
import { isOfAnotherKind } from '../../domain/record/ids.js';
import { textAt } from '../../domain/record/read-value.js';
import { idFault } from '../../domain/input-check.js';
import { splitApplication } from '../../domain/record/split-and-join.js';
import { readReferences, type LoanReferences } from '../../domain/loan/references.js';
import { invalidInput, refuse, success, type Result } from '../../domain/refusal.js';
import { readApplication, type Application } from '../../domain/underwriting/application.js';
import { commandCall, scopeOf, type Caller, type CommandNeeds, type LoanWork, newId } from '../command/loan-command.js';
import type { LoanAnswer } from '../loan/record-change.js';
import { saveSealedReferences } from '../loan/update-loan-references.js';
import { once } from '../command/once.js';
import type { Json, LoanStores } from '../ports/ports.js';

export interface CreateLoanInput {
  readonly idempotencyKey: string;
  /** The application, in the specification's own shape. */
  readonly request: JsonObject;
  readonly lenderId?: string | null | undefined;
  readonly primaryServicerId?: string | null | undefined;
  /** What nothing computes. */
  readonly references?: LoanReferences | null | undefined;
}

export interface LoanCreated extends LoanAnswer {
  readonly warnings: readonly string[];
}

/** It has no documents. */
const LONGEST_APPLICATION = 1_000_000;

/**
 * Makes a loan of an application. A borrower whom the same lender knows by the social security number, from loans that exist
 * for this client, stays the same person; nobody else's are looked at.
 */
export const createLoan =
  ({ unitOfWork, clock, businessDay }: CommandNeeds) =>
  async (caller: Caller, input: CreateLoanInput): Promise<Result<LoanCreated>> => {
    const call = commandCall('createLoan', caller, input);
    const done = await once(unitOfWork, { scope: scopeOf(call), input: call.input }, async (stores) => {
      const now = clock.now();
      const made = await create(stores, caller, input, { now, today: businessDay(now) });
      return made as Result<Json & LoanCreated>;
    });
    return done;
  };

async function create(
  stores: LoanStores,
  { viewer, requestId }: Caller,
  { request, lenderId, primaryServicerId, references }: CreateLoanInput,
  { now, today }: Pick<LoanWork, 'now' | 'today'>,
): Promise<Result<LoanCreated>> {
  const record = { Request: request };
  const split = splitApplication(record);
  if (!split.ok) return invalidInput(split.faults.map(({ path, reason }) => ({ field: path, reason })));
  if (charactersIn(request) > LONGEST_APPLICATION) return TOO_LONG;
  const application = readApplication(record, today);
  if (!application.ok) return application;
  const given = readReferences(references ?? {});
  if (!given.ok) return given;
  const { columns, parts } = given.value;
  const named = Object.entries({ lenderId, primaryServicerId }).flatMap(([field, id]) => {
    const isOwn = 'id' in viewer.portfolio && id === viewer.portfolio.id;
    const reason = id == null || id === '' || isOwn ? undefined : idFault(id);
    return reason === undefined ? [] : [{ field, reason }];
  });
  if (named.length > 0) return invalidInput(named);
  const parties = partiesWithin(
    viewer.portfolio,
    lenderId ?? null,
    primaryServicerId ?? columns.primaryServicerId ?? null,
  );
  if (!parties) return refuse('NOT_FOUND', 'The lender or servicer is outside the portfolio of this client');
  const { requestedLoanId, ssn, warnings } = application.value;
  const loanId = (await usableId(stores, viewer.portfolio, requestedLoanId)) ?? newId('LN');
  const borrowerId = (await stores.origination.borrowerWith(ssn, parties, viewer.portfolio)) ?? newId('BR');
  const dealerState = textAt(record, 'Request.DealerInfo.DealerState') ?? null;
  const loan = { ...newColumns(application.value, borrowerId, now), ...columns, ...parties };
  await stores.origination.insert({ loanId, ssn, loan, excerpts: split.excerpts, dealerState });
  await saveSealedReferences(stores, { id: loanId }, parts);
  await stores.events.append({
    id: newId('EV'),
    loanId,
    command: 'createLoan',
    at: now,
    clientId: actorId(viewer),
    requestId,
    effectiveDate: today,
    fromState: null,
    toState: 'CREATED',
    fromLien: null,
    toLien: loan.encumberedStatus,
    repaymentId: null,
    reason: null,
    amounts: { requestedAmount: application.value.amount.toFixed(2) },
    changed: given.value.names.length > 0 ? given.value.names : null,
    entryId: null,
    requestedBy: null,
  });
  return success({ loanId, loanStatus: 'CREATED', warnings });
}

/**
 * Ids are unique over all loans, so whether one is free tells of loans that do not exist for a client bound to some. Such
 * a client always gets a new id; what it asked for stays in the application.
 */
async function usableId(
  { origination }: LoanStores,
  { kind }: Portfolio,
  requested: string | undefined,
): Promise<string | undefined> {
  if (kind !== 'ALL' || requested === undefined || idFault(requested) !== undefined || isOfAnotherKind(requested))
    return undefined;
  return (await origination.isFree(requested)) ? requested : undefined;
}

const TOO_LONG = invalidInput([{ field: 'Request', reason: `must have at most ${LONGEST_APPLICATION} characters` }]);

/** A client that is bound to a portfolio makes loans inside it. */
function partiesWithin(portfolio: Portfolio, lenderId: string | null, primaryServicerId: string | null) {
  switch (portfolio.kind) {
    case 'ALL':
      return { lenderId, primaryServicerId };
    case 'LENDER':
      return lenderId === null || lenderId === portfolio.id ? { lenderId: portfolio.id, primaryServicerId } : undefined;
    case 'SERVICER':
      return primaryServicerId === null || primaryServicerId === portfolio.id
        ? { lenderId, primaryServicerId: portfolio.id }
        : undefined;
    case 'BORROWER':
      return undefined;
  }
}

const NO_COLUMNS = Object.fromEntries(LOAN_COLUMNS.map(({ name }) => [name, null])) as unknown as LoanColumns;

function newColumns(application: Application, borrowerId: string, now: Date): LoanColumns {
  const { applicationId, amount, term, collateralValue } = application;
  return {
    ...NO_COLUMNS,
    applicationId: applicationId ?? newId('APP'),
    borrowerId,
    loanType: 'AUTO_LOAN',
    principalAmount: amount.toFixed(2),
    loanAmount: amount.toFixed(2),
    collateralType: 'VEHICLES',
    collateralAmount: collateralValue?.toDecimalPlaces(2).toFixed(2) ?? null,
    ltv: collateralValue ? new Decimal(amount).div(collateralValue).toDecimalPlaces(6).toFixed() : null,
    loanStatus: 'CREATED',
    encumberedStatus: 'PENDING',
    term,
    createdAt: now.getTime(),
  };
}
