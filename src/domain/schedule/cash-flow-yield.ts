import { daysBetween, type BusinessDate } from '../calendar.js';
import { toFixedPoint } from './root.js';
import { Decimal, ONE, sum, ZERO } from '../money.js';
import { allSteps, type Steps } from '../steps.js';
import { growthsOf, rateOfReturn } from './rate-of-return.js';

export interface DatedFlow {
  readonly on: BusinessDate;
  readonly amount: Decimal;
}

export const DAYS_PER_YEAR = 365;

export function presentValue(rate: Decimal, flows: readonly Decimal[]): Decimal {
  const discount = ONE.div(rate.plus(ONE));
  return flows.reduceRight((value, flow) => value.times(discount).plus(flow), ZERO);
}

/** NPV as spreadsheets have it: the first flow comes at the end of the first period. */
export function netPresentValue(rate: Decimal, flows: readonly Decimal[]): Decimal {
  return presentValue(rate, [ZERO, ...flows]);
}

/** IRR: the periodic rate at which the flows are worth nothing; undefined when there is none. */
export function internalRateOfReturn(flows: readonly Decimal[]): Decimal | undefined {
  const timed = flows.map((amount, at) => ({ at, amount: toFixedPoint(amount) }));
  return rateOfReturn(timed);
}

export function modifiedInternalRateOfReturn(
  flows: readonly Decimal[],
  financeRate: Decimal,
  reinvestRate: Decimal,
): Decimal | undefined {
  const outlays = presentValue(
    financeRate,
    flows.map((flow) => Decimal.min(flow, 0)),
  );
  const returns = presentValue(
    reinvestRate,
    flows.map((flow) => Decimal.max(flow, 0)),
  );
  if (outlays.isZero() || returns.isZero()) return undefined;
  const periods = flows.length - 1;
  const growth = returns.times(reinvestRate.plus(ONE).pow(periods)).div(outlays.negated());
  return growth.pow(ONE.div(periods)).minus(ONE);
}

export function inOrderOfDate(flows: readonly DatedFlow[]): DatedFlow[] {
  return [...flows].sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
}

export function datedPresentValue(annualRate: Decimal, flows: readonly DatedFlow[]): Decimal {
  const daily = annualRate.plus(ONE).pow(ONE.div(DAYS_PER_YEAR));
  const ordered = inOrderOfDate(flows);
  return sum(ordered.map(({ on, amount }) => amount.div(daily.pow(daysBetween(ordered[0]?.on ?? on, on)))));
}

/** What a day makes of money at each yield of the flows, the usual one first. */
export function* dailyGrowths(flows: readonly DatedFlow[]): Steps<Decimal[]> {
  const ordered = inOrderOfDate(flows);
  const timed = ordered.map(({ on, amount }) => ({
    at: daysBetween(ordered[0]?.on ?? on, on),
    amount: toFixedPoint(amount),
  }));
  yield;
  return yield* growthsOf(timed, DAYS_PER_YEAR);
}

/** XIRR: the effective yearly rate, Actual/365. */
export const datedInternalRateOfReturn = (flows: readonly DatedFlow[]): Decimal | undefined =>
  allSteps(dailyGrowths(flows))[0]?.pow(DAYS_PER_YEAR).minus(ONE);
