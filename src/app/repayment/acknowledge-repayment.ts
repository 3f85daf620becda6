import { businessDate } from '../../domain/calendar.js';
import { inputCheck } from '../../domain/input-check.js';
import { transitionLoan, isClosed } from '../../domain/loan/lifecycle.js';
import { decimal, ZERO, type Decimal } from '../../domain/money.js';
import { invalidInput, success, type Result } from '../../domain/refusal.js';
import { transitionRepayment } from '../../domain/repayment/repayment-state.js';
import { FEE } from '../../domain/schedule/quote-bounds.js';
import type { AdjustmentNeeds } from '../adjustment/adjust-account.js';
import { checkText, commandCall, type Caller, type LoanWork } from '../command/loan-command.js';
import { recordedAccountOf } from '../ledger/account-reader.js';
import { recordEntries } from '../ledger/record-entries.js';
import { recordChange, type LoanAnswer } from '../loan/record-change.js';
import { type RepaymentAnswer, repaymentCommand, settlePayment } from './repayment-command.js';
import type { Repayment } from '../ports/loan-stores.js';
import { chargedByHand, chargedByPolicy, returnedPaymentFee, type FeeCheck } from './reverse-repayment.js';

export const ACKNOWLEDGEMENTS = ['SETTLED', 'FAILED'] as const;
export type Acknowledgement = (typeof ACKNOWLEDGEMENTS)[number];

export interface AcknowledgeRepaymentInput {
  readonly idempotencyKey: string;
  readonly repaymentId: string;
  readonly outcome: Acknowledgement;
  /** A failure needs one. */
  readonly reason?: string | null | undefined;
  /** A fee for a payment that was returned, assessed today; of a failure only. */
  readonly returnedPaymentFee?: string | null | undefined;
}

/** Confirms a submitted payment, which moves the balances, or says that it failed, which moves nothing but its fee. */
export const acknowledgeRepayment =
  (needs: AdjustmentNeeds) =>
  (caller: Caller, input: AcknowledgeRepaymentInput): Promise<Result<RepaymentAnswer>> =>
    repaymentCommand(needs, commandCall('acknowledgeRepayment', caller, input), input.repaymentId, (work, repayment) =>
      acknowledge(work, repayment, input, chargedByHand(work, needs)),
    );

/** The same on a loan that is locked already. */
export async function acknowledge(
  work: LoanWork,
  repayment: Repayment,
  input: Omit<AcknowledgeRepaymentInput, 'idempotencyKey' | 'repaymentId'>,
  mayCharge: FeeCheck = chargedByPolicy,
): Promise<Result<RepaymentAnswer>> {
  const check = inputCheck();
  checkText(check, 'reason', input.reason);
  if (input.outcome === 'FAILED' && input.reason == null) check.fault('reason', 'must be given for a failure');
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

function settle(work: LoanWork, repayment: Repayment): Promise<Result<LoanAnswer>> {
  const { id, amount, effectiveDate, instruction } = repayment;
  if (amount === null || effectiveDate === null) throw new TypeError('A submitted repayment has an amount and a date');
  const how = instruction ? { instruction } : {};
  return settlePayment(work, 'acknowledgeRepayment', id, decimal(amount), businessDate(effectiveDate), how);
}

/** A late fee that waited for the payment is due now, if it is due at all; a loan that is closed is opened again for none. */
async function fail(
  work: LoanWork,
  { id, amount, reason }: Repayment,
  fee: Decimal,
  mayCharge: FeeCheck,
): Promise<Result<LoanAnswer>> {
  const { loanStatus } = work.loan;
  const allowed = transitionLoan(loanStatus, 'acknowledgeRepayment', loanStatus);
  if (!allowed.ok) return allowed;
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
  return recordEntries(work, 'acknowledgeRepayment', account.value, entries, work.today, change);
}

const FEE_ON_CLOSED = invalidInput([
  { field: 'returnedPaymentFee', reason: 'must be left out: the loan is closed, and a fee would open it again' },
]);
