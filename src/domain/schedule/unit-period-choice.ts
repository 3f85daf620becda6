import { daysBetween, type BusinessDate } from '../calendar.js';
import { allSteps, type Steps } from '../steps.js';
import type { Frequency } from './frequency.js';
import { monthsAndDays, type UnitPeriod } from './unit-period.js';

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
export function* chooseUnitPeriodInSteps(dates: readonly BusinessDate[]): Steps<UnitPeriod> {
  const ordered = [...new Set(dates)].sort();
  const intervals = ordered.slice(1).flatMap((end, index): Interval[] => {
    const start = ordered[index];
    return start ? [{ start, end }] : [];
  });
  const occurrences = new Map<string, { readonly unit: UnitPeriod; count: number }>();
  for (const [index, interval] of intervals.entries()) {
    yield;
    for (const unit of unitsOf(interval, intervals[index - 1], intervals[index + 1])) {
      const seen = occurrences.get(nameOf(unit)) ?? { unit, count: 0 };
      occurrences.set(nameOf(unit), { unit, count: seen.count + 1 });
    }
  }
  const common = [...occurrences.values()].filter(({ count }) => count > 1);
  common.sort((a, b) => b.count - a.count || approximateDays(a.unit) - approximateDays(b.unit));
  return common[0]?.unit ?? nearestStandardInterval(intervals);
}

export const chooseUnitPeriod = (dates: readonly BusinessDate[]): UnitPeriod =>
  allSteps(chooseUnitPeriodInSteps(dates));

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
