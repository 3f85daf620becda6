import type { BusinessDate } from '../calendar.js';
import { greatest, ZERO } from '../money.js';
import { arithmeticOf } from '../rules/editions.js';
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
import { hasPenalty } from './prepayment-penalty.js';

/**
 * Whether the balance after a day's payments is too small to collect, so that it is written off and the loan closes. Principal
 * that still costs a prepayment penalty is never written off: paying slightly less would avoid the penalty.
 */
export function leavesSmallBalance(terms: AccountTerms, state: AccountState | PastState, on: BusinessDate): boolean {
  const rules = rulesOf(terms);
  const { smallBalanceCloses, principalWithPenaltyStaysOwed } = arithmeticOf(rules);
  const { closingTolerance } = rules;
  if (!smallBalanceCloses || state.chargeOff || state.principal.gte(closingTolerance)) return false;
  if (principalWithPenaltyStaysOwed && state.principal.gt(ZERO) && hasPenalty(terms, on)) return false;
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

/** A write-off by hand: the rest is owed, and at most the given amount. */
export function isSmall(terms: AccountTerms, state: AccountState, entry: SmallBalanceWriteOffEntry): boolean {
  const left = payoffAmount(terms, state, entry.effectiveOn);
  return !state.chargeOff && left.gt(ZERO) && left.lte(entry.atMost);
}
