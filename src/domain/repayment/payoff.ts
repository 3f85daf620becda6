import type { BusinessDate } from '../calendar.js';
import { least, shortfall, ZERO, type Decimal } from '../money.js';
import { isThirty360, simpleInterest } from '../schedule/day-count.js';
import { rateOn } from '../schedule/rate-history.js';
import { arithmeticOf } from '../rules/editions.js';
import {
  feesDue,
  interestDue,
  interestPerDay,
  payoffAmount,
  recoverableAmount,
  rulesOf,
  type AccountState,
  type AccountTerms,
  type ChargeOff,
} from './account.js';
import { installmentsDue, installmentStatuses, unpaidOf } from './installment-status.js';
import { penaltyOn } from './prepayment-penalty.js';

export interface PayoffQuote {
  readonly asOf: BusinessDate;
  readonly principal: Decimal;
  readonly interest: Decimal;
  readonly fees: Decimal;
  /** For paying off before maturity. */
  readonly prepaymentPenalty: Decimal;
  readonly amount: Decimal;
  /** Interest of one more day, unrounded. */
  readonly perDiem: Decimal;
  readonly goodThrough: BusinessDate;
  /** What pays the loan off on the good-through date. */
  readonly amountGoodThrough: Decimal;
}

/** `then` is the account as it will stand on the good-through date, when fees fall due before it. */
export function quotePayoff(
  terms: AccountTerms,
  state: AccountState,
  asOf: BusinessDate,
  goodThrough: BusinessDate,
  then = state,
): PayoffQuote {
  if (state.chargeOff) return quoteChargedOff(state, state.chargeOff, asOf, goodThrough);
  const prepaymentPenalty = penaltyOn(terms, state, asOf);
  return {
    asOf,
    principal: state.principal,
    interest: interestDue(terms, state, asOf),
    fees: feesDue(state),
    prepaymentPenalty,
    amount: payoffAmount(terms, state, asOf).plus(prepaymentPenalty),
    perDiem: perDiem(terms, state, asOf),
    goodThrough,
    amountGoodThrough: payoffAmount(terms, then, goodThrough).plus(penaltyOn(terms, then, goodThrough)),
  };
}

/** A day of thirty-day months is 1/360 of a year on every day of the calendar. */
function perDiem(terms: AccountTerms, state: AccountState, on: BusinessDate): Decimal {
  if (arithmeticOf(rulesOf(terms)).thirty360CountsPeriods && isThirty360(terms.dayCount)) {
    return simpleInterest(state.principal, rateOn(terms.rates, on), { days: 1, basis: 360 });
  }
  return interestPerDay(terms, state, on);
}

/**
 * What is still owed: what stayed on the books, and of what was charged off what is not recovered; recoveries are taken
 * from its interest, principal and fees in this order.
 */
function quoteChargedOff(
  state: AccountState,
  { interest, principal, fees }: ChargeOff,
  asOf: BusinessDate,
  goodThrough: BusinessDate,
): PayoffQuote {
  const onInterest = least(state.recovered, interest);
  const onPrincipal = least(state.recovered.minus(onInterest), principal);
  const amount = state.principal.plus(recoverableAmount(state)).plus(feesDue(state));
  return {
    asOf,
    principal: state.principal.plus(principal).minus(onPrincipal),
    interest: interest.minus(onInterest),
    fees: shortfall(fees, state.recovered.minus(onInterest).minus(onPrincipal)).plus(feesDue(state)),
    prepaymentPenalty: ZERO,
    amount,
    perDiem: ZERO,
    goodThrough,
    amountGoodThrough: amount,
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
  then = state,
): AmountsDue {
  const { pastDue, current } = installmentsDue(installmentStatuses(terms, state, asOf), asOf);
  return {
    pastDue: unpaidOf(pastDue),
    currentDue: unpaidOf(current),
    currentDueOn: current[0]?.dueDate,
    fees: feesDue(state),
    payoff: quotePayoff(terms, state, asOf, goodThrough, then),
  };
}
