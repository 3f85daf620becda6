import { newId } from '../command/command-call.js';
import { checkFee, mostFor } from '../../domain/adjustment/checks.js';
import { ADJUSTED_BY, checkLimits } from '../../domain/adjustment/policy.js';
import type { BusinessDate } from '../../domain/calendar.js';
import { BLOCK_CHARGING, holdsAgainst } from '../../domain/hold/hold-effects.js';
import type { Account } from '../../domain/loan/servicing-terms.js';
import { decimal, ZERO, type Decimal } from '../../domain/money.js';
import { invalidInput, success, type Result } from '../../domain/refusal.js';
import { checkEntryCount } from '../../domain/repayment/entry-limit.js';
import type { NewEntry } from '../../domain/repayment/entry.js';
import { rulesOf } from '../../domain/repayment/account.js';
import { withinLimit } from '../../domain/rules/returned-payment-fee.js';
import { recordedAccountOf } from '../loan/account/account-reader.js';
import { doneAlone } from '../adjustment/adjust-account.js';
import { type LoanWork } from '../loan/loan-command.js';

/** The fee for a payment that came back, or that never came; none when it is zero. */
export const returnedPaymentFee = (amount: Decimal, on: BusinessDate): NewEntry[] =>
  amount.isZero() ? [] : [{ kind: 'FEE', id: newId('FE'), feeKind: 'RETURNED_PAYMENT', amount, effectiveOn: on }];

const ON_HOLD = invalidInput([{ field: 'returnedPaymentFee', reason: 'must be omitted: an active hold blocks fees' }]);

/** Whether so much may be charged. */
export type FeeCheck = (amount: Decimal, account: Account) => Promise<Result<undefined, FeeRefusal>>;

export type FeeRefusal = 'CONFLICT' | 'EXCEEDS_FEE_CAP' | 'INVALID_INPUT' | 'NEEDS_APPROVAL';

/** What the bank returns is charged by the night's own policy. */
export const chargedByPolicy: FeeCheck = () => Promise.resolve(success(undefined));

/**
 * Charged by hand it is a fee like any other: at most what the policy allows of its kind, within what the client may charge alone, and
 * not where a hold forbids fees.
 */
export const chargedByHand =
  (work: LoanWork): FeeCheck =>
  async (amount, account) => {
    if (amount.isZero()) return success(undefined);
    const { loan, today, call, policy } = work;
    if (holdsAgainst(loan.holds, BLOCK_CHARGING, today).length > 0) return ON_HOLD;
    const room = checkEntryCount(account);
    if (!room.ok) return room;
    const capped = checkFee('RETURNED_PAYMENT', mostFor('RETURNED_PAYMENT', policy, account) ?? ZERO, amount);
    if (!capped.ok) return capped;
    return checkLimits(policy, call.viewer.role, [{ command: ADJUSTED_BY.FEE, amount }], await doneAlone(work));
  };

/** Of the fee by policy, what the statute allows that the contract is under. */
export async function withinContract(work: LoanWork, byPolicy: string): Promise<string> {
  const account = await recordedAccountOf(work);
  if (!account.ok) return byPolicy;
  return withinLimit(decimal(byPolicy), rulesOf(account.value.recorded.terms).returnedPaymentFee).toFixed(2);
}
