import type { BusinessDate } from '../calendar.js';
import { greatest, ZERO } from '../money.js';
import {
  feesDue,
  interestDue,
  payoffAmount,
  rulesOf,
  type AccountState,
  type AccountTerms,
  type PastState,
  type StateButFees,
  withFeesChanged,
} from './account.js';
import type { SmallBalanceWriteOffEntry } from './entry.js';
import { dueBefore, totalBefore } from './installment-status.js';
import { hasPenalty } from './waterfall.js';

/**
 * What a day's payments left is written off when it is too small to be collected; the loan then owes nothing. But principal that a payoff
 * would cost a penalty for is not: who falls a little short would have it for nothing.
 */
export function leavesSmallBalance(terms: AccountTerms, state: AccountState | PastState, on: BusinessDate): boolean {
  const { edition, closingTolerance } = rulesOf(terms);
  if (edition === 1 || state.chargeOff) return false;
  if (edition > 2 && state.principal.gt(ZERO) && hasPenalty(terms, on)) return false;
  const left = payoffAmount(terms, state, on);
  return !left.isZero() && left.lt(closingTolerance) && wasPayoff(terms, state, on);
}

export function withRestWrittenOff(terms: AccountTerms, state: AccountState, on: BusinessDate): AccountState {
  const { smallBalance = { principal: ZERO, interest: ZERO, fees: ZERO } } = state;
  return {
    ...state,
    principal: ZERO,
    accruesFrom: on,
    carriedInterest: ZERO,
    fees: withFeesChanged(state.fees, (fee) => ({ ...fee, outstanding: ZERO })),
    smallBalance: {
      principal: smallBalance.principal.plus(state.principal),
      interest: smallBalance.interest.plus(interestDue(terms, state, on)),
      fees: smallBalance.fees.plus(feesDue(state)),
    },
  };
}

/** More was paid than the installments up to the current one, or there is none to come. A last small one stays due. */
function wasPayoff(terms: AccountTerms, state: StateButFees, on: BusinessDate): boolean {
  const current = dueBefore(terms, on);
  const money = state.principalPaid.plus(state.interestPaid).minus(terms.paidBeforeCount ?? ZERO);
  const paid = greatest(state.appliedToInstallments, money);
  return current >= terms.installments.length - 1 || paid.gt(totalBefore(terms.installments, current + 1));
}

/** Somebody writes it off by hand: what is left is owed, and no more than was said. */
export function isSmall(terms: AccountTerms, state: AccountState, entry: SmallBalanceWriteOffEntry): boolean {
  const left = payoffAmount(terms, state, entry.effectiveOn);
  return !state.chargeOff && left.gt(ZERO) && left.lte(entry.atMost);
}
