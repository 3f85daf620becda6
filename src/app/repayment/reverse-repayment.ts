import { checkFee, checkFeeCount } from '../../domain/adjustment/checks.js';
import { checkLimits } from '../../domain/adjustment/policy.js';
import type { BusinessDate } from '../../domain/calendar.js';
import { holdsAgainst } from '../../domain/hold/hold-effects.js';
import { inputCheck } from '../../domain/input-check.js';
import { transitionLoan } from '../../domain/loan/lifecycle.js';
import type { Account } from '../../domain/loan/servicing-terms.js';
import { ZERO, type Decimal } from '../../domain/money.js';
import { invalidInput, success, type Result } from '../../domain/refusal.js';
import type { NewEntry } from '../../domain/repayment/entry.js';
import { transitionRepayment } from '../../domain/repayment/repayment-state.js';
import { FEE } from '../../domain/schedule/quote-bounds.js';
import { doneAlone, type AdjustmentNeeds } from '../adjustment/adjust-account.js';
import { checkText, commandCall, newId, type Caller, type LoanWork } from '../command/loan-command.js';
import { recordedAccountOf } from '../ledger/account-reader.js';
import { recordEntries } from '../ledger/record-entries.js';
import type { Repayment } from '../ports/loan-stores.js';
import { repaymentCommand, type RepaymentAnswer } from './repayment-command.js';

interface ReverseRepaymentInput {
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

/** The fee for a payment that came back, or that never came; none when it is zero. */
export const returnedPaymentFee = (amount: Decimal, on: BusinessDate): NewEntry[] =>
  amount.isZero() ? [] : [{ kind: 'FEE', id: newId('FE'), feeKind: 'RETURNED_PAYMENT', amount, effectiveOn: on }];

const ON_HOLD = invalidInput([{ field: 'returnedPaymentFee', reason: 'must be left out: a hold forbids fees' }]);

/** Whether so much may be charged. */
export type FeeCheck = (amount: Decimal, account: Account) => Promise<Result<undefined>>;

/** What the bank returns is charged by the night's own policy. */
export const chargedByPolicy: FeeCheck = () => Promise.resolve(success(undefined));

/**
 * Charged by hand it is a fee like any other: at most what the policy allows of its kind, within what the client may charge alone, and
 * not where a hold forbids fees.
 */
export const chargedByHand =
  (work: LoanWork, { policy }: Pick<AdjustmentNeeds, 'policy'>): FeeCheck =>
  async (amount, account) => {
    if (amount.isZero()) return success(undefined);
    const { loan, today, call } = work;
    if (holdsAgainst(loan.holds, 'assessFee', today).length > 0) return ON_HOLD;
    const room = checkFeeCount(account);
    if (!room.ok) return room;
    const capped = checkFee('RETURNED_PAYMENT', policy.fees.RETURNED_PAYMENT ?? ZERO, amount);
    if (!capped.ok) return capped;
    return checkLimits(policy, call.viewer.role, [{ command: 'assessFee', amount }], await doneAlone(work));
  };
