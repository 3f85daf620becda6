import { laterOf, type BusinessDate } from '../calendar.js';
import { centsOf, ofCents } from '../decimal.js';
import { greatest, minus, plus, toCents, ZERO, type Decimal } from '../money.js';
import { additiveFraction, simpleInterest, type DayCount } from './day-count.js';

export interface RateChange {
  readonly from: BusinessDate;
  /** A fraction: 0.1066 is 10.66 percent. */
  readonly annualRate: Decimal;
}

/** In order of date; the first one holds before its own date too. */
export type RateHistory = readonly [RateChange, ...RateChange[]];

export interface IndexChange {
  readonly from: BusinessDate;
  readonly indexRate: Decimal;
}

export function fixedRate(from: BusinessDate, annualRate: Decimal): RateHistory {
  return [{ from, annualRate }];
}

/** Index + spread, never below zero. */
export function floatingRate(spread: Decimal, first: IndexChange, later: readonly IndexChange[]): RateHistory {
  const change = ({ from, indexRate }: IndexChange): RateChange => ({
    from,
    annualRate: greatest(indexRate.plus(spread), ZERO),
  });
  return [change(first), ...later.map(change).sort((a, b) => (a.from < b.from ? -1 : 1))];
}

export function rateOn(rates: RateHistory, date: BusinessDate): Decimal {
  if (rates.length === 1) return rates[0].annualRate;
  return rates.reduce((current, change) => (change.from <= date ? change : current), rates[0]).annualRate;
}

/** The days after a date on which the rate becomes another one. */
export const ratesAfter = (rates: RateHistory, date: BusinessDate): readonly RateChange[] =>
  rates.filter(
    ({ from, annualRate }, place) => from > date && !annualRate.equals(rates[place - 1]?.annualRate ?? annualRate),
  );

/** The same with another rate from a day until another, or for good; after it what held before. */
export function withRateBetween(
  rates: RateHistory,
  from: BusinessDate,
  until: BusinessDate | undefined,
  changed: (rate: Decimal) => Decimal,
): RateHistory {
  if (until !== undefined && until <= from) return rates;
  const before = rates.filter((change) => change.from < from);
  const within = rates.filter((change) => change.from > from && (until === undefined || change.from < until));
  const after = until === undefined ? [] : rates.filter((change) => change.from > until);
  const inside = [{ from, annualRate: rateOn(rates, from) }, ...within];
  const [first = { from, annualRate: changed(rateOn(rates, from)) }, ...others] = [
    ...before,
    ...inside.map((change) => ({ ...change, annualRate: changed(change.annualRate) })),
    ...(until === undefined ? [] : [{ from: until, annualRate: rateOn(rates, until) }]),
    ...after,
  ];
  return [first, ...others];
}

/**
 * Simple interest, unrounded, split where the rate changes. `periods` are the days on which periods begin: with them
 * thirty-day months count from the start of each period, so that parts of one add up to the whole.
 */
export function interestBetween(
  principal: Decimal,
  rates: RateHistory,
  dayCount: DayCount,
  start: BusinessDate,
  end: BusinessDate,
  periods: readonly BusinessDate[] = [],
): Decimal {
  if (end <= start || principal.isZero()) return ZERO;
  const fraction = (from: BusinessDate, to: BusinessDate) => additiveFraction(dayCount, periods, from, to);
  let interest = ZERO;
  let from = start;
  for (const change of rates) {
    if (change.from <= start || change.from >= end) continue;
    interest = interest.plus(simpleInterest(principal, rateOn(rates, from), fraction(from, change.from)));
    from = laterOf(from, change.from);
  }
  return plus(interest, simpleInterest(principal, rateOn(rates, from), fraction(from, end)));
}

/**
 * `interestInCents` of the same, by integers: a schedule asks for hundreds. Undefined where it needs more digits than they
 * have, or the rate changes meanwhile. A quotient that is no tie is further from one than the digits that are cut off.
 */
export function centsBetween(
  principal: Decimal,
  rates: RateHistory,
  dayCount: DayCount,
  start: BusinessDate,
  end: BusinessDate,
  periods: readonly BusinessDate[] = [],
): Decimal | undefined {
  if (end <= start || principal.isZero()) return ZERO;
  if (rates.some(({ from }) => from > start && from < end)) return undefined;
  const { digits, one } = integerOf(rateOn(rates, start));
  const { days, basis } = additiveFraction(dayCount, periods, start, end);
  const dividend = centsOf(principal) * digits * days;
  const divisor = basis * one;
  if (!(dividend >= 0 && dividend <= MOST_EXACT && divisor <= MOST_EXACT)) return undefined;
  return ofCents(halfEven(dividend, divisor));
}

/** Twice of it is a safe integer too. */
const MOST_EXACT = Number.MAX_SAFE_INTEGER / 2;

interface IntegerRate {
  readonly digits: number;
  /** One, in the same unit. */
  readonly one: number;
}

const integers = new WeakMap<Decimal, IntegerRate>();

function integerOf(rate: Decimal): IntegerRate {
  const known = integers.get(rate);
  if (known) return known;
  const one = 10 ** rate.decimalPlaces();
  const integer = { digits: centsOf(rate.times(one)) / 100, one };
  integers.set(rate, integer);
  return integer;
}

function halfEven(dividend: number, divisor: number): number {
  let quotient = Math.floor(dividend / divisor);
  let rest = dividend - quotient * divisor;
  // The division of floats may be one off.
  if (rest < 0) [quotient, rest] = [quotient - 1, rest + divisor];
  if (rest >= divisor) [quotient, rest] = [quotient + 1, rest - divisor];
  return 2 * rest > divisor || (2 * rest === divisor && quotient % 2 === 1) ? quotient + 1 : quotient;
}

/** More digits than a sum of quotients has right: a half of a cent is one again before it is rounded. */
const INTEREST_DECIMALS = 30;

export const interestInCents = (accrued: Decimal): Decimal =>
  accrued.isZero() ? ZERO : toCents(accrued.toDecimalPlaces(INTEREST_DECIMALS));

/**
 * Unpaid interest after a payment, unrounded. Interest paid in full settles its fraction of a cent; a fraction too small
 * to be paid is carried on.
 */
export function carriedInterest(accrued: Decimal, paid: Decimal): Decimal {
  return paid.gt(ZERO) && paid.eq(interestInCents(accrued)) ? ZERO : minus(accrued, paid);
}
