import type { LoanAnswer } from '../loan/loan-answer.type.js';
import { commandCall, type Caller, newId, onceOf } from '../command/command-call.js';
import { type Portfolio } from '../../domain/access/viewer.js';
import { actorId } from '../../platform/identity/viewer.js';
import { Decimal } from '../../domain/money.js';
import { charactersIn } from '../../domain/record/json.js';
import { LOAN_COLUMNS, type LoanColumns } from '../../domain/record/loan-columns.js';
import { isOfAnotherKind } from '../../domain/record/ids.js';
import { textAt } from '../../domain/record/read-value.js';
import { idFault } from '../../domain/input-check.js';
import { splitApplication } from '../../domain/record/split-and-join.js';
import { readReferences, REFERENCE_NAMES, REFERENCE_FIELDS } from '../../domain/loan/references.js';
import { invalidInput, refuse, success, type Result } from '../../domain/refusal.js';
import { readApplication, type Application } from '../../domain/underwriting/application.js';
import { type LoanWork } from '../loan/loan-command.js';
import { saveSealedReferences } from '../loan/save-sealed-references.js';
import { once } from '../../platform/idempotency/once.js';
import { rollBack } from '../../platform/postgres/unit-of-work.js';
import type { LoanStores } from '../ports.js';
import type { Json } from '../../platform/runtime/json.js';
import { ObjectType, Field, ID } from 'type-graphql';
import {
  type Command,
  type Effect,
  type PreviewNeeds,
  type RecordMember,
  COMMON_REFUSALS,
} from '../command/declaration.js';
import type { LoanCommandNeeds } from '../command/command-needs.js';
import { LoanStatus } from '../loan/loan-enums.js';
import { referencesOf } from '../loan/loan-references.input.js';
import { CreateLoanInput, atTypedMembers, requestOf } from './create-loan.input.js';

@ObjectType({ simpleResolvers: true, description: 'The loan was created.' })
export class LoanCreated {
  @Field(() => ID, { description: 'ID of the loan.' })
  loanId: string;

  @Field(() => LoanStatus, { description: 'Loan status after the command.' })
  loanStatus: LoanStatus;

  @Field(() => [String], { description: 'Warnings about the application. They do not prevent the loan.' })
  warnings: string[];
}

/** It has no documents. */
const LONGEST_APPLICATION = 1_000_000;

/** References that a loan has from its application, except the servicer, which has a member of its own. */
const REFERENCES: readonly RecordMember[] = REFERENCE_NAMES.filter(
  (name) => name !== 'primaryServicerId' && !REFERENCE_FIELDS[name].includes('.'),
).map((name) => ({ at: `loanDetails.${REFERENCE_FIELDS[name]}`, input: `references.${name}` }));

/**
 * Creates a loan from an application. A borrower whom the same lender knows by the social security number, from loans
 * that exist for this client, stays the same person; other lenders' borrowers are not searched.
 */
export const createLoan: Command = {
  name: 'createLoan',
  summary: 'Creates a loan from an application.',
  event: 'Loan created',
  scopes: ['loan:originate'],
  refusals: [...COMMON_REFUSALS, 'NOT_FOUND'],
  affects: ['Query.loans', 'Query.portfolio', 'Borrower.loans', 'Borrower.risk', 'LoanEvent'],
  isLoanEvent: true,
  rest: {
    path: '/loans',
    answer: 'loanId loanStatus warnings',
    record: [
      { at: 'Request', input: 'request', part: 'Request', required: true },
      { at: 'loanDetails.lenderId', input: 'lenderId' },
      { at: 'loanDetails.primaryServicerId', input: 'primaryServicerId' },
      ...REFERENCES,
    ],
    creates: true,
  },
  input: CreateLoanInput,
  answer: LoanCreated,
  carryOut: async ({ loanCommands }, caller, input: CreateLoanInput) =>
    named(
      input,
      await once(loanCommands.unitOfWork, onceOf(commandCall('createLoan', caller, input)), async (stores) => {
        const made = await create(stores, caller, input, dayOf(loanCommands));
        return made as Result<Json & LoanAnswer>;
      }),
    ),
  preview: async <Seen>(
    { services: { loanCommands }, look }: PreviewNeeds<Seen>,
    caller: Caller,
    input: CreateLoanInput,
  ): Promise<Result<Effect<Seen>>> =>
    named(
      input,
      await rollBack(loanCommands.unitOfWork, async (stores): Promise<Result<Effect<Seen>>> => {
        const made = await create(stores, caller, input, dayOf(loanCommands));
        if (!made.ok) return made;
        const { loanId } = made.value;
        return success({ loanId, before: undefined, after: await look(stores, loanId) });
      }),
    ),
};

function dayOf({ clock, businessDay }: LoanCommandNeeds): Pick<LoanWork, 'now' | 'today'> {
  const now = clock.now();
  return { now, today: businessDay(now) };
}

/** Faults by the names of the input that was given. */
function named<T>({ request }: CreateLoanInput, done: Result<T>): Result<T> {
  if (done.ok || request || done.refusal.code !== 'INVALID_INPUT') return done;
  return invalidInput(atTypedMembers(done.refusal.faults));
}

async function create(
  stores: LoanStores,
  { viewer, requestId }: Caller,
  { lenderId, primaryServicerId, ...input }: CreateLoanInput,
  { now, today }: Pick<LoanWork, 'now' | 'today'>,
): Promise<Result<LoanAnswer & { readonly warnings: readonly string[] }, 'INVALID_INPUT' | 'NOT_FOUND'>> {
  const request = requestOf(input);
  const references = input.references && referencesOf(input.references);
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
  if (!parties) return refuse('NOT_FOUND', 'The lender or servicer is outside the portfolio of your client.');
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
