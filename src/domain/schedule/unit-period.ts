import { addMonths, civilDay, daysBetween, isMonthEnd, type BusinessDate } from '../calendar.js';
import { Decimal } from '../money.js';

/** Regulation Z, Appendix J (b)(3)-(5): the period in which the actuarial method compounds. */
export type UnitPeriod =
  | { readonly kind: 'DAYS'; readonly length: number }
  | { readonly kind: 'SEMIMONTH' }
  | { readonly kind: 'MONTHS'; readonly length: number };

/** Whole unit-periods and the odd days as a fraction of one. */
export interface UnitPeriods {
  readonly whole: number;
  readonly odd: { readonly days: number; readonly basis: number };
}

export function unitPeriodsPerYear(unit: UnitPeriod): Decimal {
  if (unit.kind === 'SEMIMONTH') return new Decimal(24);
  if (unit.kind === 'MONTHS') return new Decimal(12).div(unit.length);
  return unit.length % 7 === 0 ? new Decimal(52 * 7).div(unit.length) : new Decimal(365).div(unit.length);
}

/**
 * Full months measured back from the later date, and the days that remain. A clamped month end counts as the day it
 * stands for: from 31 January to 28 February is one month.
 */
export function monthsAndDays(
  start: BusinessDate,
  end: BusinessDate,
): { readonly months: number; readonly days: number } {
  const [from, to] = [civilDay(start), civilDay(end)];
  const months = 12 * (to.year - from.year) + to.month - from.month;
  const back = addMonths(end, -months);
  if (back >= start) return { months, days: daysBetween(start, back) };
  if (isMonthEnd(end) && addMonths(start, months) === end) return { months, days: 0 };
  return { months: months - 1, days: daysBetween(start, addMonths(end, 1 - months)) };
}

export function unitPeriodsBetween(start: BusinessDate, end: BusinessDate, unit: UnitPeriod): UnitPeriods {
  if (unit.kind === 'DAYS') return dividedBy(daysBetween(start, end), unit.length);
  const { months, days } = monthsAndDays(start, end);
  if (unit.kind === 'SEMIMONTH') return dividedBy(30 * months + days, 15);
  if (unit.length === 12) return inYears(start, end, months, days);
  return dividedBy(30 * months + days, 30 * unit.length);
}

/** Whole unit-periods lie between the dates by the calendar: thirty days in a month of 31 are no month. */
export function isWhole(start: BusinessDate, end: BusinessDate, unit: UnitPeriod): boolean {
  if (unit.kind === 'DAYS') return daysBetween(start, end) % unit.length === 0;
  const { months, days } = monthsAndDays(start, end);
  if (unit.kind === 'MONTHS') return days === 0 && months % unit.length === 0;
  return days === 0 || days === 15;
}

function dividedBy(days: number, basis: number): UnitPeriods {
  const whole = Math.floor(days / basis);
  return { whole, odd: { days: days - whole * basis, basis } };
}

/** (b)(5)(v): a remainder of whole months over 12, any other in days over 365. */
function inYears(start: BusinessDate, end: BusinessDate, months: number, days: number): UnitPeriods {
  const whole = Math.floor(months / 12);
  if (days === 0) return { whole, odd: { days: months % 12, basis: 12 } };
  return { whole, odd: { days: daysBetween(start, addMonths(end, -12 * whole)), basis: 365 } };
}
