import { followingBusinessDay } from '../../domain/bank-calendar.js';
import { addDays, addMonths, type BusinessDate, fromCivilDay, civilDay } from '../../domain/calendar.js';

/** The days of stories, told from the day on which the demo is opened: the last one is yesterday. */
export interface StoryDays {
  readonly today: BusinessDate;
  /** The day after the last one that is played: later than `today` where a history goes on. */
  readonly until: BusinessDate;
  /** A day of the month so many months ago. */
  ago(months: number, day: number): BusinessDate;
  /** The banking day on or after it. */
  bankDay(months: number, day: number): BusinessDate;
  /** Due dates on a day of the months from one to another, both included; up to month 0, all that are played. */
  dues(from: number, to: number, day: number): readonly BusinessDate[];
}

export function storyDays(today: BusinessDate, until = today): StoryDays {
  const { year, month } = civilDay(today);
  const ago = (months: number, day: number) =>
    addDays(addMonths(fromCivilDay({ year, month, day: 1 }), -months), day - 1);
  return {
    today,
    ago,
    bankDay: (months, day) => bankDayFrom(ago(months, day)),
    until,
    dues: (from, to, day) => {
      const last = to === 0 ? -monthsBetween(today, until) : to;
      return Array.from({ length: Math.max(0, from - last + 1) }, (_, index) => ago(from - index, day));
    },
  };
}

function monthsBetween(from: BusinessDate, to: BusinessDate): number {
  const [first, last] = [civilDay(from), civilDay(to)];
  return 12 * (last.year - first.year) + last.month - first.month;
}

export const bankDayFrom = (day: BusinessDate): BusinessDate => followingBusinessDay(day, 'US_FEDERAL_RESERVE');
