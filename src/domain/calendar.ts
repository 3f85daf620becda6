declare const businessDay: unique symbol;

/** A civil day, `YYYY-MM-DD`, without a time or a zone. Text order is date order. */
export type BusinessDate = string & { readonly [businessDay]: true };

export interface CivilDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const DAYS_BEFORE_MONTH = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];

export function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

export function daysInMonth(year: number, month: number): number {
  return month === 2 && isLeapYear(year) ? 29 : (MONTH_LENGTHS[month - 1] ?? 0);
}

export function parseBusinessDate(text: string): BusinessDate | undefined {
  const match = ISO_DAY.exec(text);
  if (!match) return undefined;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return year >= 1 && day >= 1 && day <= daysInMonth(year, month) ? (text as BusinessDate) : undefined;
}

/** For dates written in code and dates already validated; anything else is a fault. */
export function businessDate(text: string): BusinessDate {
  const date = parseBusinessDate(text);
  if (!date) throw new TypeError(`not a calendar day: ${text}`);
  return date;
}

export function civilDay(date: BusinessDate): CivilDay {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) };
}

export function fromCivilDay({ year, month, day }: CivilDay): BusinessDate {
  const digits = (value: number, width: number): string => String(value).padStart(width, '0');
  return businessDate(`${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`);
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
  const target = { year: Math.floor(serial / 12), month: (((serial % 12) + 12) % 12) + 1 };
  return fromCivilDay({ ...target, day: Math.min(onDay, daysInMonth(target.year, target.month)) });
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
