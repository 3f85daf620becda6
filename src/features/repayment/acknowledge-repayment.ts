import { type LoanAnswer } from '../loan/loan-answer.type.js';
import { checkText } from '../command/command-call.js';
import { businessDate } from '../../domain/calendar.js';
import { inputCheck } from '../../domain/input-check.js';
import { isClosed } from '../../domain/loan/lifecycle.js';
import { decimal, ZERO, type Decimal } from '../../domain/money.js';
import { invalidInput, success, type Result } from '../../domain/refusal.js';
import { transitionRepayment } from '../../domain/repayment/repayment-state.js';
import { FEE } from '../../domain/schedule/quote-bounds.js';
import { asCommand, type LoanWork } from '../loan/loan-command.js';
import { recordedAccountOf } from '../loan/account/account-reader.js';
import { recordEntries } from '../loan/account/record-entries.js';
import { recordChange } from '../loan/record-change.js';
import { type RepaymentAnswer, repaymentCommand, settlePayment } from './repayment-command.js';
import type { Repayment } from '../loan/repayment.js';
import {
  chargedByHand,
  chargedByPolicy,
  returnedPaymentFee,
  type FeeCheck,
  type FeeRefusal,
} from './returned-payment-fee.js';
import { CommandInput } from '../command/command-input.js';
import { Field, ID, InputType } from 'type-graphql';
import { DecimalScalar, enumOf } from '../../platform/scalars/scalars.js';
import { RepaymentUpdated } from './repayment.type.js';
import { MONEY_FIELDS } from '../loan/affected-fields.js';
import { stateRefusal } from '../loan/loan-rules.js';
import { ACKNOWLEDGED_ANSWER } from './repayment-answers.js';

export const ACKNOWLEDGEMENTS = ['SETTLED', 'FAILED'] as const;
export type Acknowledgement = (typeof ACKNOWLEDGEMENTS)[number];

const AcknowledgementEnum = enumOf<Acknowledgement>('RepaymentOutcome', 'Outcome of a submitted payment.', {
  SETTLED: 'The money arrived.',
  FAILED: 'The money didn’t arrive.',
});

@InputType({ description: 'Outcome of a submitted payment.' })
class AcknowledgeRepaymentInput extends CommandInput {
  @Field(() => ID, { description: 'ID of the payment.' })
  repaymentId: string;

  @Field(() => AcknowledgementEnum, { description: 'Whether the money arrived.' })
  outcome: Acknowledgement;

  @Field(() => String, { nullable: true, description: 'Reason for the failure. Required for a failure.' })
  reason?: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Fee for a returned payment, for a failure, within the caller’s limit for fees. Default: none.',
  })
  returnedPaymentFee?: string | null;
}

/** Confirms a submitted payment, which moves the balances, or says that it failed, which moves nothing but its fee. */
export const acknowledgeRepayment = repaymentCommand({
  name: 'acknowledgeRepayment',
  summary: 'Settles a submitted payment, which changes the balances, or records that it failed.',
  event: 'Payment acknowledged',
  scope: 'loan:service',
  states: {
    ACTIVE: ['ACTIVE', 'CLOSED', 'CLOSED_EARLY'],
    CLOSED: ['CLOSED'],
    CLOSED_EARLY: ['CLOSED_EARLY'],
    CHARGED_OFF: ['CHARGED_OFF'],
  },
  blockedBy: [],
  refusals: ['EXCEEDS_FEE_CAP', 'NEEDS_APPROVAL'],
  menu: 'Payments',
  affects: MONEY_FIELDS,
  input: AcknowledgeRepaymentInput,
  answer: RepaymentUpdated,
  rest: { path: '/acknowledge-repayment', answer: ACKNOWLEDGED_ANSWER },
  decideOn: (work, repayment, input) => acknowledge(work, repayment, input, chargedByHand(work)),
});

/** The same on a loan that is locked already. */
/** Acknowledges a payment, also within another command’s work. */
export async function acknowledge(
  given: LoanWork,
  repayment: Repayment,
  input: Omit<AcknowledgeRepaymentInput, 'idempotencyKey' | 'repaymentId'>,
  mayCharge: FeeCheck = chargedByPolicy,
): Promise<Result<RepaymentAnswer, FeeRefusal | 'NOT_ALLOWED_IN_STATE'>> {
  const work = asCommand(given, acknowledgeRepayment.onLoan);
  const check = inputCheck();
  checkText(check, 'reason', input.reason);
  if (input.outcome === 'FAILED' && input.reason == null) check.fault('reason', 'is required for a failure');
  const fee = check.decimal('returnedPaymentFee', input.returnedPaymentFee ?? ZERO, FEE);
  if (input.outcome !== 'FAILED' && fee.gt(ZERO)) check.fault('returnedPaymentFee', 'is only for a failure');
  if (check.faults.length > 0) return invalidInput(check.faults);
  const next = transitionRepayment(repayment.state, 'acknowledgeRepayment', input.outcome);
  if (!next.ok) return next;
  const acknowledged: Repayment = {
    ...repayment,
    state: next.value,
    reason: input.reason ?? null,
    acknowledgedAt: work.now.toISOString(),
  };
  const recorded = await (next.value === 'SETTLED'
    ? settle(work, acknowledged)
    : fail(work, acknowledged, fee, mayCharge));
  if (!recorded.ok) return recorded;
  await work.stores.repayments.update(acknowledged);
  return success({ ...recorded.value, repayment: acknowledged });
}

function settle(
  work: LoanWork,
  repayment: Repayment,
): Promise<Result<LoanAnswer, 'CONFLICT' | 'NOT_ALLOWED_IN_STATE'>> {
  const { id, amount, effectiveDate, instruction, nature } = repayment;
  if (amount === null || effectiveDate === null) throw new TypeError('A submitted repayment has an amount and a date');
  const how = { instruction: instruction ?? undefined, nature };
  return settlePayment(work, id, decimal(amount), businessDate(effectiveDate), how);
}

/** A late fee that waited for the payment is due now, if it is due at all; a loan that is closed is opened again for none. */
async function fail(
  work: LoanWork,
  { id, amount, reason }: Repayment,
  fee: Decimal,
  mayCharge: FeeCheck,
): Promise<Result<LoanAnswer, FeeRefusal | 'NOT_ALLOWED_IN_STATE'>> {
  const { loanStatus } = work.loan;
  const refusal = stateRefusal(work.rules, work.loan);
  if (refusal) return refusal;
  const change = {
    repaymentId: id,
    reason: reason ?? undefined,
    amounts: { amount: amount ?? '0.00', ...(fee.gt(ZERO) && { fee: fee.toFixed(2) }) },
  };
  if (isClosed(loanStatus)) return fee.isZero() ? success(await recordChange(work, change)) : FEE_ON_CLOSED;
  const account = await recordedAccountOf(work, id);
  if (!account.ok) return account;
  const chargeable = await mayCharge(fee, account.value.recorded);
  if (!chargeable.ok) return chargeable;
  const entries = returnedPaymentFee(fee, work.today);
  return recordEntries(work, account.value, entries, work.today, change);
}

const FEE_ON_CLOSED = invalidInput([
  { field: 'returnedPaymentFee', reason: 'must be omitted: the loan is closed, and a fee would reopen it' },
]);

export const mayFail = (state: Repayment['state']): boolean =>
  transitionRepayment(state, 'acknowledgeRepayment', 'FAILED').ok;
