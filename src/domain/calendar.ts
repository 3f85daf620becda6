declare const businessDay: unique symbol;

/** A civil day, `YYYY-MM-DD`, without a time or a zone. Text order is date order. */
export type BusinessDate = string & { readonly [businessDay]: true };

interface CivilDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;
const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const DAYS_BEFORE_MONTH = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];

export function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

export function daysInMonth(year: number, month: number): number {
  return month === 2 && isLeapYear(year) ? 29 : (MONTH_LENGTHS[month - 1] ?? 0);
}

export function parseBusinessDate(text: string): BusinessDate | undefined {
  if (!ISO_DAY.test(text)) return undefined;
  const { year, month, day } = civilDay(text as BusinessDate);
  return year >= 1 && day >= 1 && day <= daysInMonth(year, month) ? (text as BusinessDate) : undefined;
}

/** For dates written in code and dates already validated; anything else is a fault. */
export function businessDate(text: string): BusinessDate {
  const date = parseBusinessDate(text);
  if (!date) throw new TypeError(`not a calendar day: ${text}`);
  return date;
}

/** Schedules ask for this by the hundred: digit by digit is several times as fast as slices of text. */
const digitsOf = (date: string, from: number): number => date.charCodeAt(from) * 10 + date.charCodeAt(from + 1) - 528;

export function civilDay(date: BusinessDate): CivilDay {
  return { year: digitsOf(date, 0) * 100 + digitsOf(date, 2), month: digitsOf(date, 5), day: digitsOf(date, 8) };
}

const TWO_DIGITS = Array.from({ length: 100 }, (_, value) => String(value).padStart(2, '0'));
/** `-MM-DD` by month and day: a date is then two pieces of text. */
const DAYS_OF_MONTHS = TWO_DIGITS.slice(0, 13).map((month) => TWO_DIGITS.slice(0, 32).map((day) => `-${month}-${day}`));

export function fromCivilDay({ year, month, day }: CivilDay): BusinessDate {
  const isDay = year >= 1 && year <= 9_999 && day >= 1 && day <= daysInMonth(year, month);
  if (!isDay) throw new TypeError(`not a calendar day: ${year}-${month}-${day}`);
  return written(year, month, day);
}

function written(year: number, month: number, day: number): BusinessDate {
  const yearText = year >= 1_000 ? String(year) : String(year).padStart(4, '0');
  return `${yearText}${DAYS_OF_MONTHS[month]?.[day]}` as BusinessDate;
}

const leapDaysBeforeYear = (year: number): number =>
  Math.floor((year - 1) / 4) - Math.floor((year - 1) / 100) + Math.floor((year - 1) / 400);

/** Days since 0001-01-01, which is day 0. */
export function dayNumber(date: BusinessDate): number {
  const { year, month, day } = civilDay(date);
  const leapDay = month > 2 && isLeapYear(year) ? 1 : 0;
  return 365 * (year - 1) + leapDaysBeforeYear(year) + (DAYS_BEFORE_MONTH[month - 1] ?? 0) + leapDay + day - 1;
}

export function fromDayNumber(serial: number): BusinessDate {
  let year = Math.floor(serial / 365.2425) + 1;
  while (firstDayOf(year) > serial) year -= 1;
  while (firstDayOf(year + 1) <= serial) year += 1;
  let rest = serial - firstDayOf(year);
  let month = 1;
  while (rest >= daysInMonth(year, month)) {
    rest -= daysInMonth(year, month);
    month += 1;
  }
  return fromCivilDay({ year, month, day: rest + 1 });
}

const firstDayOf = (year: number): number => 365 * (year - 1) + leapDaysBeforeYear(year);

export function daysBetween(start: BusinessDate, end: BusinessDate): number {
  return dayNumber(end) - dayNumber(start);
}

export function addDays(date: BusinessDate, days: number): BusinessDate {
  return fromDayNumber(dayNumber(date) + days);
}

/**
 * The same day some months on (EDATE), clamped to the month's last day. `onDay` is the day that the clamp comes back to:
 * a loan due on the 31st is due on 28 February and then on 31 March.
 */
export function addMonths(date: BusinessDate, months: number, onDay = civilDay(date).day): BusinessDate {
  const { year, month } = civilDay(date);
  const serial = year * 12 + (month - 1) + months;
  const targetYear = Math.floor(serial / 12);
  const targetMonth = serial - 12 * targetYear + 1;
  // Every month has these days.
  const isEverywhere = onDay >= 1 && onDay <= 28 && targetYear >= 1 && targetYear <= 9_999;
  if (isEverywhere) return written(targetYear, targetMonth, onDay);
  const day = Math.min(onDay, daysInMonth(targetYear, targetMonth));
  return fromCivilDay({ year: targetYear, month: targetMonth, day });
}

export function isMonthEnd(date: BusinessDate): boolean {
  const { year, month, day } = civilDay(date);
  return day === daysInMonth(year, month);
}

export function laterOf(a: BusinessDate, b: BusinessDate): BusinessDate {
  return a >= b ? a : b;
}

export function earlierOf(a: BusinessDate, b: BusinessDate): BusinessDate {
  return a <= b ? a : b;
}

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
  const dayOf = (instant: Date) => {
    const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
    return businessDate(`${parts.get('year')?.padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`);
  };
  // Most ask for the day of this moment. Days begin on whole minutes, but not where clocks went by the sun.
  let last: { readonly minute: number; readonly day: BusinessDate } | undefined;
  return (instant) => {
    const minute = Math.floor(instant.getTime() / MINUTE_MS);
    if (minute < BY_ZONES_SINCE) return dayOf(instant);
    if (last?.minute !== minute) last = { minute, day: dayOf(instant) };
    return last.day;
  };
}

const MINUTE_MS = 60_000;
/** From 1973 on: the last zone with seconds was abolished in 1972. */
const BY_ZONES_SINCE = 1_096 * 24 * 60;

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
