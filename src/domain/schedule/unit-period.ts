import { addMonths, civilDay, daysBetween, daysInMonth, type BusinessDate } from '../calendar.js';
import { Decimal } from '../money.js';
import type { Frequency } from './frequency.js';

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
 * Full months measured back from the later date, and the remaining days. A clamped month end counts as the day it
 * replaces: from 31 January to 28 February is one month.
 */
export function monthsAndDays(
  start: BusinessDate,
  end: BusinessDate,
): { readonly months: number; readonly days: number } {
  const [from, to] = [civilDay(start), civilDay(end)];
  const months = 12 * (to.year - from.year) + to.month - from.month;
  const ofFirstMonth = daysInMonth(from.year, from.month);
  const back = Math.min(to.day, ofFirstMonth);
  if (back >= from.day) return { months, days: back - from.day };
  if (to.day === daysInMonth(to.year, to.month)) return { months, days: 0 };
  const ofNextMonth = from.month === 12 ? daysInMonth(from.year + 1, 1) : daysInMonth(from.year, from.month + 1);
  return { months: months - 1, days: ofFirstMonth - from.day + Math.min(to.day, ofNextMonth) };
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

export const UNIT_PERIOD_OF: Readonly<Record<Frequency, UnitPeriod>> = {
  WEEKLY: { kind: 'DAYS', length: 7 },
  BIWEEKLY: { kind: 'DAYS', length: 14 },
  SEMIMONTHLY: { kind: 'SEMIMONTH' },
  MONTHLY: { kind: 'MONTHS', length: 1 },
  QUARTERLY: { kind: 'MONTHS', length: 3 },
};

interface Interval {
  readonly start: BusinessDate;
  readonly end: BusinessDate;
}

/** All months are equal, so months have their mean length when intervals are compared. */
const approximateDays = (unit: UnitPeriod): number =>
  unit.kind === 'DAYS' ? unit.length : unit.kind === 'SEMIMONTH' ? 365 / 24 : (365 / 12) * unit.length;

const nameOf = (unit: UnitPeriod): string => (unit.kind === 'SEMIMONTH' ? unit.kind : `${unit.kind} ${unit.length}`);

/**
 * Appendix J (b)(4): the common period that occurs most often, the smaller one of several; with no common period the
 * mean interval, rounded to the nearest standard interval, the lower one of two.
 */
export function chooseUnitPeriod(dates: readonly BusinessDate[]): UnitPeriod {
  const ordered = [...new Set(dates)].sort();
  const intervals = ordered.slice(1).flatMap((end, index): Interval[] => {
    const start = ordered[index];
    return start ? [{ start, end }] : [];
  });
  const occurrences = new Map<string, { readonly unit: UnitPeriod; count: number }>();
  for (const [index, interval] of intervals.entries()) {
    for (const unit of unitsOf(interval, intervals[index - 1], intervals[index + 1])) {
      const seen = occurrences.get(nameOf(unit)) ?? { unit, count: 0 };
      occurrences.set(nameOf(unit), { unit, count: seen.count + 1 });
    }
  }
  const common = [...occurrences.values()].filter(({ count }) => count > 1);
  common.sort((a, b) => b.count - a.count || approximateDays(a.unit) - approximateDays(b.unit));
  return common[0]?.unit ?? nearestStandardInterval(intervals);
}

/** Every unit-period of at most a year that the interval is exactly one of. */
function unitsOf(interval: Interval, before: Interval | undefined, after: Interval | undefined): UnitPeriod[] {
  const units: UnitPeriod[] = [];
  const days = daysBetween(interval.start, interval.end);
  const { months, days: oddDays } = monthsAndDays(interval.start, interval.end);
  if (days <= 365) units.push({ kind: 'DAYS', length: days });
  if (oddDays === 0 && months >= 1 && months <= 12) units.push({ kind: 'MONTHS', length: months });
  const halves = (first: Interval | undefined, second: Interval | undefined): boolean =>
    !!first && !!second && isOneMonth(first.start, second.end);
  if (isHalfMonth(interval) && (halves(before, interval) || halves(interval, after))) units.push({ kind: 'SEMIMONTH' });
  return units;
}

const isOneMonth = (start: BusinessDate, end: BusinessDate): boolean => {
  const { months, days } = monthsAndDays(start, end);
  return months === 1 && days === 0;
};

const isHalfMonth = ({ start, end }: Interval): boolean => {
  const days = daysBetween(start, end);
  return days >= 13 && days <= 16;
};

const STANDARD_INTERVALS: readonly UnitPeriod[] = [
  { kind: 'DAYS', length: 1 } as const,
  ...Array.from({ length: 52 }, (_, index): UnitPeriod => ({ kind: 'DAYS', length: 7 * (index + 1) })),
  { kind: 'SEMIMONTH' } as const,
  ...Array.from({ length: 12 }, (_, index): UnitPeriod => ({ kind: 'MONTHS', length: index + 1 })),
].sort((a, b) => approximateDays(a) - approximateDays(b));

function nearestStandardInterval(intervals: readonly Interval[]): UnitPeriod {
  const days = intervals.reduce((total, { start, end }) => total + daysBetween(start, end), 0);
  const mean = days / Math.max(intervals.length, 1);
  const distance = (unit: UnitPeriod): number => Math.abs(approximateDays(unit) - mean);
  return STANDARD_INTERVALS.reduce((best, unit) => (distance(unit) < distance(best) ? unit : best));
}
