import { followingBusinessDay } from '../../domain/bank-calendar.js';
import { addDays, addMonths, type BusinessDate, fromCivilDay, civilDay } from '../../domain/calendar.js';

/** The days of stories, told from the day on which the demo is opened: the last one is yesterday. */
export interface StoryDays {
  readonly today: BusinessDate;
  /** A day of the month so many months ago. */
  ago(months: number, day: number): BusinessDate;
  /** The banking day on or after it. */
  bankDay(months: number, day: number): BusinessDate;
  /** Due dates on a day of the months from one to another, both included. */
  dues(from: number, to: number, day: number): readonly BusinessDate[];
}

export function storyDays(today: BusinessDate): StoryDays {
  const { year, month } = civilDay(today);
  const ago = (months: number, day: number) =>
    addDays(addMonths(fromCivilDay({ year, month, day: 1 }), -months), day - 1);
  return {
    today,
    ago,
    bankDay: (months, day) => bankDayFrom(ago(months, day)),
    dues: (from, to, day) => Array.from({ length: Math.max(0, from - to + 1) }, (_, index) => ago(from - index, day)),
  };
}

export const bankDayFrom = (day: BusinessDate): BusinessDate => followingBusinessDay(day, 'US_FEDERAL_RESERVE');
