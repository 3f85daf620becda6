import type { BusinessDate } from '../calendar.js';
import { ZERO, type Decimal } from '../money.js';
import { feesDue, interestDue, interestPerDay, payoffAmount, type AccountState, type AccountTerms } from './account.js';
import { installmentsDue, installmentStatuses, unpaidOf } from './installment-status.js';

export interface PayoffQuote {
  readonly asOf: BusinessDate;
  readonly principal: Decimal;
  readonly interest: Decimal;
  readonly fees: Decimal;
  readonly amount: Decimal;
  /** Interest of one more day, unrounded. */
  readonly perDiem: Decimal;
  readonly goodThrough: BusinessDate;
  /** What pays the loan off on the good-through date. */
  readonly amountGoodThrough: Decimal;
}

export function quotePayoff(
  terms: AccountTerms,
  state: AccountState,
  asOf: BusinessDate,
  goodThrough: BusinessDate,
): PayoffQuote {
  return {
    asOf,
    principal: state.principal,
    interest: interestDue(terms, state, asOf),
    fees: feesDue(state),
    amount: payoffAmount(terms, state, asOf),
    perDiem: interestPerDay(terms, state, asOf),
    goodThrough,
    amountGoodThrough: payoffAmount(terms, state, goodThrough),
  };
}

export interface AmountsDue {
  readonly pastDue: Decimal;
  readonly currentDue: Decimal;
  readonly currentDueOn: BusinessDate | undefined;
  readonly fees: Decimal;
  readonly payoff: PayoffQuote;
}

/** What initiating a repayment shows; no money moves. */
export function amountsDue(
  terms: AccountTerms,
  state: AccountState,
  asOf: BusinessDate,
  goodThrough: BusinessDate,
): AmountsDue {
  const { pastDue, current } = installmentsDue(installmentStatuses(terms, state, asOf), asOf);
  return {
    pastDue: unpaidOf(pastDue),
    currentDue: current?.unpaid ?? ZERO,
    currentDueOn: current?.dueDate,
    fees: feesDue(state),
    payoff: quotePayoff(terms, state, asOf, goodThrough),
  };
}
