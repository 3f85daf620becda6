import { ZERO, type Decimal } from '../money.js';
import { refuse, refused, success, type AmountTooHigh, type OtherRefusal, type Result } from '../refusal.js';
import type { AccountRules } from '../rules/account-rules.js';
import type { AccountState, FeeBalance } from './account.js';

/** Guards of waiveFee and refundCredit; the entries themselves are applied by the replay. */
export function checkFeeWaiver(
  state: AccountState,
  feeId: string,
  amount: Decimal,
): Result<FeeBalance, OtherRefusal | AmountTooHigh> {
  const fee = state.fees.find(({ id }) => id === feeId);
  if (!fee) return refuse('NOT_FOUND', `there is no fee ${feeId}`);
  if (amount.lte(fee.outstanding)) return success(fee);
  const atMost = fee.outstanding.toFixed(2);
  return refused({ code: 'EXCEEDS_FEE_BALANCE', message: `only ${atMost} of the fee is outstanding`, atMost });
}

export function checkRefund(state: AccountState, amount: Decimal): Result<Decimal, AmountTooHigh> {
  if (amount.lte(state.credit)) return success(amount);
  const atMost = state.credit.toFixed(2);
  return refused({ code: 'EXCEEDS_CREDIT_BALANCE', message: `the credit balance is ${atMost}`, atMost });
}

/** Of a loan that is paid off: what is over by less than the closing tolerance, where the contract pays it back at once. */
export const creditToPayBack = (
  { smallCredit, closingTolerance }: AccountRules,
  { credit }: Pick<AccountState, 'credit'>,
): Decimal => (smallCredit === 'REFUND' && credit.lt(closingTolerance) ? credit : ZERO);
