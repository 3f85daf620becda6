import { businessDate, type BusinessDate } from './calendar.js';

/** The day that an instant belongs to, where the business is. */
export type BusinessDay = (instant: Date) => BusinessDate;

/** Days begin and end by the clocks of a time zone, summer time included: `America/New_York`. */
export function businessDayIn(timeZone: string): BusinessDay {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return (instant) => {
    const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
    return businessDate(`${parts.get('year')?.padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`);
  };
}

/** The hours and minutes of an instant, HHMM, where the business is. */
export type TimeOfDay = (instant: Date) => string;

export function timeOfDayIn(timeZone: string): TimeOfDay {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, hourCycle: 'h23', hour: '2-digit', minute: '2-digit' });
  return (instant) => format.format(instant).replace(':', '');
}

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
