import { civilDay, daysInMonth, fromDayNumber } from '../../../src/domain/calendar.js';
import { Decimal } from '../../../src/domain/money.js';

/**
 * Money in whole cents, days as numbers, rates in millionths of a millionth. Interest is a count of parts of a cent, so
 * many to one that a day of it is whole by any day count: nothing is rounded but what is asked for or paid.
 */
export const PARTS = 131_400n * 10n ** 12n;
const RATE_UNIT = 10n ** 12n;

export type ModelDayCount = 'ACTUAL_365' | 'ACTUAL_360' | 'THIRTY_360';

export const centsOf = (amount: Decimal): bigint => BigInt(amount.times(100).toFixed(0));
export const money = (cents: bigint): string => new Decimal(cents.toString()).div(100).toFixed(2);
export const rateOf = (annual: Decimal): bigint => BigInt(annual.times(RATE_UNIT.toString()).toFixed(0));
export const min = (a: bigint, b: bigint): bigint => (a < b ? a : b);
export const max = (a: bigint, b: bigint): bigint => (a > b ? a : b);

/** A quotient to the nearest whole, a half to the even one. Both are zero or more. */
export function divided(numerator: bigint, denominator: bigint): bigint {
  const [whole, rest] = [numerator / denominator, (numerator % denominator) * 2n];
  return rest > denominator || (rest === denominator && whole % 2n === 1n) ? whole + 1n : whole;
}

export const inCents = (parts: bigint): bigint => divided(parts, PARTS);

/** What stays unpaid of interest: paid in full its fraction of a cent is settled, and what is too small is carried on. */
export const unpaidInterest = (parts: bigint, paid: bigint): bigint =>
  paid > 0n && paid === inCents(parts) ? 0n : parts - paid * PARTS;

/** Days of interest between two days of one period, counted from its start: only thirty-day months need to know it. */
export function interestDays(dayCount: ModelDayCount, periodStart: number, from: number, to: number): number {
  if (dayCount !== 'THIRTY_360') return to - from;
  return thirtyDays(periodStart, to) - thirtyDays(periodStart, from);
}

/** 30/360 (US). */
function thirtyDays(from: number, to: number): number {
  const [start, end] = [civilDay(fromDayNumber(from)), civilDay(fromDayNumber(to))];
  const isFebruaryEnd = ({ year, month, day }: typeof start) => month === 2 && day === daysInMonth(year, 2);
  const startDay = isFebruaryEnd(start) ? 30 : Math.min(start.day, 30);
  let endDay = end.day;
  if (isFebruaryEnd(start) && isFebruaryEnd(end)) endDay = 30;
  else if (startDay === 30) endDay = Math.min(endDay, 30);
  return from === to ? 0 : 360 * (end.year - start.year) + 30 * (end.month - start.month) + endDay - startDay;
}

/** A year's rate over so many days, in parts of one. */
const share = (dayCount: ModelDayCount, rate: bigint, days: number): bigint =>
  rate * BigInt(days) * (131_400n / (dayCount === 'ACTUAL_365' ? 365n : 360n));

export const interestOf = (dayCount: ModelDayCount, principal: bigint, rate: bigint, days: number): bigint =>
  principal * share(dayCount, rate, days);

const FINE = 10n ** 60n;

/** The payment that, made at the end of each period, is worth what is owed (in parts) less the worth of the balloon. */
export function levelPayment(
  owed: bigint,
  balloon: bigint,
  rate: bigint,
  dayCount: ModelDayCount,
  periods: readonly number[],
): bigint {
  let [factor, total] = [FINE, 0n];
  for (const days of periods) {
    factor = (factor * PARTS) / (PARTS + share(dayCount, rate, days));
    total += factor;
  }
  return divided(max(0n, owed * FINE - balloon * PARTS * factor), PARTS * total);
}
