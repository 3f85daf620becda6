import type { BusinessDate } from '../calendar.js';
import { bucketOf } from './bucket.js';

export interface DelinquencyDay {
  readonly on: BusinessDate;
  readonly daysPastDue: number;
}

/** One record per day, in order; the same day again replaces its record. */
export function recordDay(history: readonly DelinquencyDay[], day: DelinquencyDay): DelinquencyDay[] {
  return [...history.filter(({ on }) => on !== day.on), day].sort((a, b) => (a.on < b.on ? -1 : 1));
}

export interface DelinquencySummary {
  readonly worstDaysPastDue: number;
  /** How often the loan rolled into each of these. */
  readonly times30: number;
  readonly times60: number;
  readonly times90: number;
  readonly bucketChanges: readonly { readonly on: BusinessDate; readonly bucket: ReturnType<typeof bucketOf> }[];
}

export function summarizeHistory(history: readonly DelinquencyDay[]): DelinquencySummary {
  const before = (index: number): number => history[index - 1]?.daysPastDue ?? 0;
  const timesReached = (days: number): number =>
    history.filter(({ daysPastDue }, index) => daysPastDue >= days && before(index) < days).length;
  return {
    worstDaysPastDue: history.reduce((worst, { daysPastDue }) => Math.max(worst, daysPastDue), 0),
    times30: timesReached(30),
    times60: timesReached(60),
    times90: timesReached(90),
    bucketChanges: history
      .filter(({ daysPastDue }, index) => bucketOf(daysPastDue) !== bucketOf(before(index)))
      .map(({ on, daysPastDue }) => ({ on, bucket: bucketOf(daysPastDue) })),
  };
}
