import { inputCheck } from '../../domain/input-check.js';
import { transitionLoan } from '../../domain/loan/lifecycle.js';
import { ZERO } from '../../domain/money.js';
import { invalidInput, success, type Result } from '../../domain/refusal.js';
import type { NewEntry } from '../../domain/repayment/entry.js';
import { transitionRepayment } from '../../domain/repayment/repayment-state.js';
import { FEE } from '../../domain/schedule/quote-bounds.js';
import type { AdjustmentNeeds } from '../adjustment/adjust-account.js';
import { checkText, commandCall, type Caller, type LoanWork, newId } from '../command/loan-command.js';
import { recordedAccountOf } from '../ledger/read-account.js';
import { recordEntries } from '../ledger/record-entries.js';
import { type RepaymentAnswer, repaymentCommand } from './repayment-command.js';
import type { Repayment } from '../ports/loan-stores.js';
import { chargedByHand, chargedByPolicy, returnedPaymentFee, type FeeCheck } from './returned-payment-fee.js';

export interface ReverseRepaymentInput {
  readonly idempotencyKey: string;
  readonly repaymentId: string;
  readonly reason: string;
  /** A fee for the returned payment, assessed today. */
  readonly returnedPaymentFee?: string | null | undefined;
}

/** Takes a settled payment back: contra entries, and later payments are applied anew as if it had never been. */
export const reverseRepayment =
  (needs: AdjustmentNeeds) =>
  (caller: Caller, input: ReverseRepaymentInput): Promise<Result<RepaymentAnswer>> =>
    repaymentCommand(needs, commandCall('reverseRepayment', caller, input), input.repaymentId, (work, repayment) =>
      reverse(work, repayment, input, chargedByHand(work, needs)),
    );

/** The same on a loan that is locked already. */
export async function reverse(
  work: LoanWork,
  repayment: Repayment,
  input: Omit<ReverseRepaymentInput, 'idempotencyKey' | 'repaymentId'>,
  mayCharge: FeeCheck = chargedByPolicy,
): Promise<Result<RepaymentAnswer>> {
  const check = inputCheck();
  checkText(check, 'reason', input.reason);
  const fee = check.decimal('returnedPaymentFee', input.returnedPaymentFee ?? ZERO, FEE);
  if (check.faults.length > 0) return invalidInput(check.faults);
  const next = transitionRepayment(repayment.state, 'reverseRepayment');
  if (!next.ok) return next;
  const { loan, today, now, stores } = work;
  const allowed = transitionLoan(loan.loanStatus, 'reverseRepayment', loan.loanStatus);
  if (!allowed.ok) return allowed;
  const account = await recordedAccountOf(work);
  if (!account.ok) return account;
  const chargeable = await mayCharge(fee, account.value.recorded);
  if (!chargeable.ok) return chargeable;
  const entries: NewEntry[] = [
    { kind: 'REVERSAL', id: newId('RV'), reverses: repayment.id, effectiveOn: today },
    ...returnedPaymentFee(fee, today),
  ];
  const recorded = await recordEntries(work, 'reverseRepayment', account.value, entries, today, {
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
