import { checkText, newId } from '../command/command-call.js';
import { inputCheck } from '../../domain/input-check.js';
import { ZERO } from '../../domain/money.js';
import { invalidInput, success, type Result } from '../../domain/refusal.js';
import type { NewEntry } from '../../domain/repayment/entry.js';
import { transitionRepayment } from '../../domain/repayment/repayment-state.js';
import { FEE } from '../../domain/schedule/quote-bounds.js';
import { asCommand, type LoanWork } from '../loan/loan-command.js';
import { recordedAccountOf } from '../loan/account/account-reader.js';
import { recordEntries } from '../loan/account/record-entries.js';
import type { Repayment } from '../loan/repayment.js';
import { repaymentCommand, type RepaymentAnswer } from './repayment-command.js';
import { CommandInput } from '../command/command-input.js';
import { Field, ID, InputType } from 'type-graphql';
import { DecimalScalar } from '../../platform/scalars/scalars.js';
import { RepaymentUpdated } from './repayment.type.js';
import { MONEY_FIELDS } from '../loan/affected-fields.js';
import { stateRefusal } from '../loan/loan-rules.js';
import {
  chargedByHand,
  type FeeCheck,
  chargedByPolicy,
  returnedPaymentFee,
  type FeeRefusal,
} from './returned-payment-fee.js';

@InputType({ description: 'A settled payment to reverse.' })
class ReverseRepaymentInput extends CommandInput {
  @Field(() => ID, { description: 'ID of the payment.' })
  repaymentId: string;

  @Field(() => String, { description: 'Reason for the reversal.' })
  reason: string;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Fee for the returned payment, within the caller’s limit for fees. Default: none.',
  })
  returnedPaymentFee?: string | null;
}

/** Reverses a settled payment: contra entries, and later payments are allocated again as if it had never been made. */
export const reverseRepayment = repaymentCommand({
  name: 'reverseRepayment',
  summary: 'Reverses a settled payment. Later payments are allocated again; nothing is deleted.',
  event: 'Payment reversed',
  scope: 'loan:service',
  states: {
    ACTIVE: ['ACTIVE'],
    CLOSED: ['CLOSED', 'ACTIVE'],
    CLOSED_EARLY: ['CLOSED_EARLY', 'ACTIVE'],
    CHARGED_OFF: ['CHARGED_OFF'],
  },
  blockedBy: [],
  refusals: ['EXCEEDS_FEE_CAP', 'NEEDS_APPROVAL'],
  menu: 'Payments',
  affects: MONEY_FIELDS,
  input: ReverseRepaymentInput,
  answer: RepaymentUpdated,
  decideOn: (work, repayment, input) => reverse(work, repayment, input, chargedByHand(work)),
});

/** The same on a loan that is locked already. */
/** Reverses a payment, also within another command’s work. */
export async function reverse(
  given: LoanWork,
  repayment: Repayment,
  input: Omit<ReverseRepaymentInput, 'idempotencyKey' | 'repaymentId'>,
  mayCharge: FeeCheck = chargedByPolicy,
): Promise<Result<RepaymentAnswer, FeeRefusal | 'NOT_ALLOWED_IN_STATE'>> {
  const work = asCommand(given, reverseRepayment.onLoan);
  const check = inputCheck();
  checkText(check, 'reason', input.reason);
  const fee = check.decimal('returnedPaymentFee', input.returnedPaymentFee ?? ZERO, FEE);
  if (check.faults.length > 0) return invalidInput(check.faults);
  const next = transitionRepayment(repayment.state, 'reverseRepayment');
  if (!next.ok) return next;
  const { today, now, stores } = work;
  const refusal = stateRefusal(work.rules, work.loan);
  if (refusal) return refusal;
  const account = await recordedAccountOf(work);
  if (!account.ok) return account;
  const chargeable = await mayCharge(fee, account.value.recorded);
  if (!chargeable.ok) return chargeable;
  const entries: NewEntry[] = [
    { kind: 'REVERSAL', id: newId('RV'), reverses: repayment.id, effectiveOn: today },
    ...returnedPaymentFee(fee, today),
  ];
  const recorded = await recordEntries(work, account.value, entries, today, {
    repaymentId: repayment.id,
    reason: input.reason,
    amounts: { amount: repayment.amount ?? '0.00', ...(fee.gt(ZERO) && { fee: fee.toFixed(2) }) },
  });
  if (!recorded.ok) return recorded;
  const reversed: Repayment = {
    ...repayment,
    state: next.value,
    reason: input.reason,
    reversedAt: now.toISOString(),
  };
  await stores.repayments.update(reversed);
  return success({ ...recorded.value, repayment: reversed });
}
