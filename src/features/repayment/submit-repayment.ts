import { DEFAULT_NATURE, type PaymentNature } from '../../domain/repayment/payment-nature.js';
import { checkText } from '../command/command-call.js';
import { actorId } from '../../platform/identity/viewer.js';
import { addBusinessDays } from '../../domain/bank-calendar.js';
import { inputCheck } from '../../domain/input-check.js';
import { invalidInput, refuse, success, type Result } from '../../domain/refusal.js';
import { checkEntryCount } from '../../domain/repayment/entry-limit.js';
import { transitionRepayment } from '../../domain/repayment/repayment-state.js';
import type { PaymentInstruction } from '../../domain/rules/account-rules.js';
import { AMOUNT } from '../../domain/schedule/quote-bounds.js';
import { asCommand, type LoanWork } from '../loan/loan-command.js';
import { recordedAccountOf, type RecordedAccount } from '../loan/account/account-reader.js';
import { recordChange } from '../loan/record-change.js';
import type { Repayment, RepaymentMethod } from '../loan/repayment.js';
import { checkPayment, ifItSettled, readUse } from './quote-repayment.js';
import { newRepayment, type RepaymentAnswer } from './repayment-command.js';
import { CommandInput } from '../command/command-input.js';
import { Field, ID, InputType } from 'type-graphql';
import { DateScalar, DecimalScalar, enumOf } from '../../platform/scalars/scalars.js';
import { PaymentInstructionEnum } from './repayment-enums.js';
import { RepaymentUpdated } from './repayment.type.js';
import { loanCommand } from '../loan/loan-command.js';
import { MONEY_FIELDS } from '../loan/affected-fields.js';
import { stateRefusal } from '../loan/loan-rules.js';
import { SUBMITTED_ANSWER } from './repayment-answers.js';

const SubmittedMethod = enumOf<Exclude<RepaymentMethod, 'COLLATERAL_SALE' | 'INSURANCE'>>(
  'SubmittedRepaymentMethod',
  'Payment method of a borrower.',
  {
    ACH: 'ACH bank transfer.',
    CARD: 'Card.',
    CHECK: 'Check.',
    CASH: 'Cash.',
    WIRE: 'Wire transfer.',
    OTHER: 'Another method.',
  },
);

const SubmittedNature = enumOf<Exclude<PaymentNature, 'COLLATERAL_SALE'>>(
  'SubmittedPaymentNature',
  'Source of the money of a submitted payment.',
  {
    BORROWER: 'The borrower.',
    THIRD_PARTY: 'A third party on behalf of the borrower.',
    INSURANCE: 'Insurance on the collateral or the credit.',
    GAP: 'Guaranteed asset protection.',
    PRODUCT_REFUND: 'Refund of a cancelled product, such as a service contract.',
  },
);

@InputType({ description: 'A payment to submit.' })
export class SubmitRepaymentInput extends CommandInput {
  @Field(() => ID, { description: 'ID of the loan.' })
  loanId: string;

  @Field(() => ID, { nullable: true, description: 'ID of an initiated payment. Omit it to create a new payment.' })
  repaymentId?: string | null;

  @Field(() => DecimalScalar, { description: 'Amount, above zero, with up to two decimals.' })
  amount: string;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'Effective date. Default: today. A borrower’s own payment always takes effect today.',
  })
  effectiveDate?: string | null;

  @Field(() => SubmittedMethod, { description: 'Payment method.' })
  method: RepaymentMethod;

  @Field(() => String, { nullable: true, description: 'Reference in your system, at most 500 characters.' })
  externalReference?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether to accept an external reference that another payment of the loan or of your client has. Default: false.',
  })
  allowDuplicateReference?: boolean | null;

  @Field(() => PaymentInstructionEnum, {
    nullable: true,
    description: 'Use of money beyond the amount due. Default: the rule of the loan.',
  })
  instruction?: PaymentInstruction | null;

  @Field(() => SubmittedNature, {
    nullable: true,
    description: 'Source of the money. Default: `BORROWER`. Only servicers can state another one.',
  })
  nature?: PaymentNature | null;
}

/** At the same time: each of them is looked at by every figure of the loan. */
const MOST_ON_THEIR_WAY = 100;

/** Records a pending payment, with a preview of its allocation. Balances do not change. */
export const submitRepayment = loanCommand({
  name: 'submitRepayment',
  summary: 'Submits a payment, with a preview of its allocation. Balances change when it settles.',
  event: 'Payment submitted',
  scope: 'repayment:submit',
  states: { ACTIVE: ['ACTIVE'], CHARGED_OFF: ['CHARGED_OFF'] },
  blockedBy: [],
  refusals: ['DUPLICATE_REFERENCE', 'EFFECTIVE_DATE_NOT_ALLOWED', 'INSTRUCTION_NOT_ALLOWED', 'NOT_ALLOWED_IN_STATE'],
  menu: 'Payments',
  affects: MONEY_FIELDS,
  input: SubmitRepaymentInput,
  answer: RepaymentUpdated,
  rest: { path: '/loan-repay', answer: SUBMITTED_ANSWER },
  decide: (work, input) => submit(work, input),
});

/** A payment as other parts of the gateway submit it. */
type SubmittedPayment = Omit<SubmitRepaymentInput, 'idempotencyKey' | 'loanId' | 'instruction' | 'nature'> & {
  readonly nature?: PaymentNature | null | undefined;
  readonly instruction?: PaymentInstruction | null | undefined;
};

/** The rules that a quote applies too. */
export const SUBMISSION = submitRepayment.onLoan;

/** Submits a payment, also within another command’s work. `known` is the account, if it was already read. */
export async function submit(
  given: LoanWork,
  input: SubmittedPayment,
  known?: RecordedAccount,
): Promise<
  Result<
    RepaymentAnswer,
    | 'CONFLICT'
    | 'DUPLICATE_REFERENCE'
    | 'EFFECTIVE_DATE_NOT_ALLOWED'
    | 'INSTRUCTION_NOT_ALLOWED'
    | 'INVALID_INPUT'
    | 'NOT_ALLOWED_IN_STATE'
    | 'NOT_FOUND'
  >
> {
  const work = asCommand(given, submitRepayment.onLoan);
  const refusal = stateRefusal(work.rules, work.loan);
  if (refusal) return refusal;
  const check = inputCheck();
  const amount = check.decimal('amount', input.amount, AMOUNT);
  const effectiveOn = check.date('effectiveDate', input.effectiveDate ?? work.today);
  checkText(check, 'externalReference', input.externalReference);
  const use = readUse(check, input);
  if (use.nature !== DEFAULT_NATURE && !work.call.viewer.scopes.has('loan:service'))
    check.fault('nature', 'must be BORROWER: only a servicer can record other money');
  if (check.faults.length > 0) return invalidInput(check.faults);
  const account = known ? success(known) : await recordedAccountOf(work);
  if (!account.ok) return account;
  const { recorded, pending } = account.value;
  if (pending.length >= MOST_ON_THEIR_WAY)
    return refuse('CONFLICT', `The limit of ${MOST_ON_THEIR_WAY} pending payments per loan is reached.`);
  const room = checkEntryCount(recorded, pending.length);
  if (!room.ok) return room;
  // Only a servicer dates payments: support takes them by phone, today.
  const { portfolio, scopes } = work.call.viewer;
  const isOwn = portfolio.kind === 'BORROWER' || !scopes.has('loan:service');
  const fits = checkPayment(recorded, { effectiveOn, ...use }, isOwn, work.today);
  if (!fits.ok) return fits;
  const repayment = await repaymentFor(work, input.repaymentId ?? undefined);
  if (!repayment.ok) return repayment;
  const unique = await checkReference(work, input);
  if (!unique.ok) return unique;
  const { id } = repayment.value;
  const payment = { id, amount, effectiveOn, ...use };
  const { allocation } = await ifItSettled(work.loan, account.value, payment, work.today);
  const submitted: Repayment = {
    ...repayment.value,
    state: 'SUBMITTED',
    amount: amount.toFixed(2),
    effectiveDate: effectiveOn,
    method: input.method,
    externalReference: input.externalReference ?? null,
    instruction: use.instruction ?? null,
    nature: use.nature,
    clientId: actorId(work.call.viewer),
    preview: allocation ?? null,
    submittedAt: work.now.toISOString(),
    expiresOn: addBusinessDays(work.today, recorded.terms.rules.pendingBusinessDays, recorded.rules.bankCalendar),
  };
  await (input.repaymentId ? work.stores.repayments.update(submitted) : work.stores.repayments.insert(submitted));
  const amounts = { amount: amount.toFixed(2) };
  const answer = await recordChange(work, { repaymentId: id, effectiveOn, amounts });
  return success({ ...answer, repayment: submitted });
}

async function repaymentFor(
  work: LoanWork,
  id: string | undefined,
): Promise<Result<Repayment, 'NOT_ALLOWED_IN_STATE' | 'NOT_FOUND'>> {
  if (id === undefined) return success(newRepayment(work));
  const initiated = await work.stores.repayments.byId(id);
  if (initiated?.loanId !== work.loan.id) return refuse('NOT_FOUND', 'The loan has no initiated payment with this ID.');
  const next = transitionRepayment(initiated.state, 'submitRepayment');
  return next.ok ? success(initiated) : next;
}

/** Two payments of a loan, or of a client, with the same reference are most likely one payment, from any source. */
async function checkReference(
  { stores, call, loan }: LoanWork,
  {
    externalReference,
    allowDuplicateReference,
  }: Pick<SubmitRepaymentInput, 'externalReference' | 'allowDuplicateReference'>,
): Promise<Result<true, 'DUPLICATE_REFERENCE'>> {
  if (externalReference == null || allowDuplicateReference === true) return success(true);
  const repaymentId = await stores.repayments.byReference(loan.id, actorId(call.viewer), externalReference);
  if (repaymentId === undefined) return success(true);
  return refuse('DUPLICATE_REFERENCE', 'A payment with this external reference was already submitted.', {
    repaymentId,
  });
}
