import { civilDay, dayNumber, daysBetween, isLeapYear, isMonthEnd, type BusinessDate } from '../calendar.js';
import { Decimal } from '../money.js';

/** The first four are the choices of a loan; the others serve the calculators. */
export const LOAN_DAY_COUNTS = ['ACTUAL_365', 'ACTUAL_360', 'THIRTY_360', 'ACTUAL_ACTUAL'] as const;
export const DAY_COUNTS = [
  ...LOAN_DAY_COUNTS,
  'ACTUAL_364',
  'NO_LEAP_365',
  'THIRTY_360_ISDA',
  'THIRTY_E_360',
  'THIRTY_E_360_ISDA',
  'THIRTY_E_PLUS_360',
] as const;
export type DayCount = (typeof DAY_COUNTS)[number];

/** A share of a year kept as a quotient, so that interest divides once and ties round as they should. */
export interface YearFraction {
  readonly days: number;
  readonly basis: number;
}

type Rule = (start: BusinessDate, end: BusinessDate) => YearFraction;

const actual =
  (basis: number): Rule =>
  (start, end) => ({ days: daysBetween(start, end), basis });

/** ISDA: days in leap years over 366, others over 365; the first day counts, the last does not. */
const actualActual: Rule = (start, end) => {
  const [firstYear, lastYear] = [civilDay(start).year, civilDay(end).year];
  let [common, leap] = [0, 0];
  for (let year = firstYear; year <= lastYear; year += 1) {
    const yearStart = Math.max(dayNumber(start), firstDayNumber(year));
    const days = Math.min(dayNumber(end), firstDayNumber(year + 1)) - yearStart;
    if (isLeapYear(year)) leap += days;
    else common += days;
  }
  if (leap === 0) return { days: common, basis: 365 };
  if (common === 0) return { days: leap, basis: 366 };
  return { days: common * 366 + leap * 365, basis: 365 * 366 };
};

const firstDayNumber = (year: number): number => dayNumber(`${String(year).padStart(4, '0')}-01-01` as BusinessDate);

const noLeap: Rule = (start, end) => {
  let leapDays = 0;
  for (let year = civilDay(start).year; year <= civilDay(end).year; year += 1) {
    const leapDay = `${String(year).padStart(4, '0')}-02-29`;
    if (isLeapYear(year) && start < leapDay && leapDay <= end) leapDays += 1;
  }
  return { days: daysBetween(start, end) - leapDays, basis: 365 };
};

const isFebruaryEnd = (date: BusinessDate): boolean => isMonthEnd(date) && civilDay(date).month === 2;

type DayRule = (start: BusinessDate, end: BusinessDate) => readonly [startDay: number, endDay: number];

const thirty360 =
  (dayRule: DayRule): Rule =>
  (start, end) => {
    const [from, to] = [civilDay(start), civilDay(end)];
    const [startDay, endDay] = dayRule(start, end);
    return { days: 360 * (to.year - from.year) + 30 * (to.month - from.month) + endDay - startDay, basis: 360 };
  };

const bondBasis: DayRule = (start, end) => {
  const [startDay, endDay] = [Math.min(civilDay(start).day, 30), civilDay(end).day];
  return [startDay, startDay === 30 ? Math.min(endDay, 30) : endDay];
};

const unitedStates: DayRule = (start, end) => {
  if (!isFebruaryEnd(start)) return bondBasis(start, end);
  return [30, isFebruaryEnd(end) ? 30 : Math.min(civilDay(end).day, 30)];
};

const european: DayRule = (start, end) => [Math.min(civilDay(start).day, 30), Math.min(civilDay(end).day, 30)];

const german: DayRule = (start, end) => [
  isMonthEnd(start) ? 30 : civilDay(start).day,
  isMonthEnd(end) ? 30 : civilDay(end).day,
];

/** A period that ends on the 31st ends on the 1st of the next month, which is 31 thirty-day-month days. */
const europeanPlus: DayRule = (start, end) => [Math.min(civilDay(start).day, 30), civilDay(end).day];

const RULES: Readonly<Record<DayCount, Rule>> = {
  ACTUAL_365: actual(365),
  ACTUAL_360: actual(360),
  ACTUAL_364: actual(364),
  ACTUAL_ACTUAL: actualActual,
  NO_LEAP_365: noLeap,
  THIRTY_360: thirty360(unitedStates),
  THIRTY_360_ISDA: thirty360(bondBasis),
  THIRTY_E_360: thirty360(european),
  THIRTY_E_360_ISDA: thirty360(german),
  THIRTY_E_PLUS_360: thirty360(europeanPlus),
};

export function yearFraction(dayCount: DayCount, start: BusinessDate, end: BusinessDate): YearFraction {
  return start === end ? { days: 0, basis: 360 } : RULES[dayCount](start, end);
}

/** Thirty-day months: a day of interest is 1/360 of a year's, and how many days a stretch has depends on its ends. */
export const isThirty360 = (dayCount: DayCount): boolean => dayCount.startsWith('THIRTY_');

/**
 * The year fraction of a stretch as a part of the periods it lies in. Thirty-day months are counted from a period's start
 * to both ends, and the difference taken: cut anywhere, the parts of a period add up to it. Other counts add up anyway.
 */
export function additiveFraction(
  dayCount: DayCount,
  periods: readonly BusinessDate[],
  start: BusinessDate,
  end: BusinessDate,
): YearFraction {
  if (periods.length === 0 || !isThirty360(dayCount)) return yearFraction(dayCount, start, end);
  let place = lastAtOrBefore(periods, start);
  let days = 0;
  let from = start;
  while (from < end) {
    const periodStart = periods[place] ?? from;
    const periodEnd = periods[place + 1] ?? end;
    const to = periodEnd < end ? periodEnd : end;
    days += yearFraction(dayCount, periodStart, to).days - yearFraction(dayCount, periodStart, from).days;
    from = to;
    place += 1;
  }
  return { days, basis: 360 };
}

/** The place of the last of sorted days that is not after a day; -1 when all are. */
function lastAtOrBefore(days: readonly BusinessDate[], day: BusinessDate): number {
  let [low, high] = [0, days.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((days[middle] ?? day) <= day) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

export function simpleInterest(principal: Decimal, annualRate: Decimal, { days, basis }: YearFraction): Decimal {
  return principal.times(annualRate).times(days).div(basis);
}
