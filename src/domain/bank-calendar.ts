import {
  addDays,
  civilDay,
  dayNumber,
  daysInMonth,
  fromCivilDay,
  fromDayNumber,
  type BusinessDate,
} from './calendar.js';

/** A holiday on one day of the year, or on a weekday of a month: the nth, or counted from its end. */
interface Holiday {
  readonly name: string;
  readonly month: number;
  readonly on: { readonly day: number } | { readonly weekday: Weekday; readonly nth: number };
  /** The first year in which banks kept it. */
  readonly since?: number;
}

const MONDAY = 0;
const THURSDAY = 3;
const SATURDAY = 5;
const SUNDAY = 6;
type Weekday = typeof MONDAY | typeof THURSDAY;

interface Calendar {
  readonly source: string;
  readonly holidays: readonly Holiday[];
  /** Where a holiday that falls on a Sunday is kept on the Monday after it. One on a Saturday is not moved. */
  readonly sundayIsKeptOnMonday: boolean;
}

/** Which days are no business days. Saturdays and Sundays never are. */
const CALENDARS = {
  /** Monday to Friday, holidays included: what loans were funded with before there was a calendar. */
  WEEKDAYS: { source: 'none', holidays: [], sundayIsKeptOnMonday: false },
  /** 5 U.S.C. 6103(a), as the Reserve Banks keep it: closed on the Monday after a Sunday, open on the Friday before a Saturday. */
  US_FEDERAL_RESERVE: {
    source: 'https://www.frbservices.org/about/holiday-schedules',
    sundayIsKeptOnMonday: true,
    holidays: [
      { name: "New Year's Day", month: 1, on: { day: 1 } },
      { name: 'Birthday of Martin Luther King, Jr.', month: 1, on: { weekday: MONDAY, nth: 3 }, since: 1986 },
      { name: "Washington's Birthday", month: 2, on: { weekday: MONDAY, nth: 3 } },
      { name: 'Memorial Day', month: 5, on: { weekday: MONDAY, nth: -1 } },
      { name: 'Juneteenth National Independence Day', month: 6, on: { day: 19 }, since: 2021 },
      { name: 'Independence Day', month: 7, on: { day: 4 } },
      { name: 'Labor Day', month: 9, on: { weekday: MONDAY, nth: 1 } },
      { name: 'Columbus Day', month: 10, on: { weekday: MONDAY, nth: 2 } },
      { name: 'Veterans Day', month: 11, on: { day: 11 } },
      { name: 'Thanksgiving Day', month: 11, on: { weekday: THURSDAY, nth: 4 } },
      { name: 'Christmas Day', month: 12, on: { day: 25 } },
    ],
  },
} as const satisfies Readonly<Record<string, Calendar>>;

export const BANK_CALENDARS = ['WEEKDAYS', 'US_FEDERAL_RESERVE'] as const satisfies (keyof typeof CALENDARS)[];
export type BankCalendar = (typeof BANK_CALENDARS)[number];

/** 0 is Monday: 0001-01-01 was one. */
const weekdayOf = (date: BusinessDate): number => dayNumber(date) % 7;

const calendarOf = (name: BankCalendar): Calendar => CALENDARS[name];

/** The days of a year on which banks are closed beside Saturdays and Sundays, in order, each with its name. */
export function bankHolidays(name: BankCalendar, year: number): readonly { on: BusinessDate; name: string }[] {
  const { holidays, sundayIsKeptOnMonday } = calendarOf(name);
  return holidays
    .filter(({ since }) => since === undefined || year >= since)
    .map((holiday) => ({ on: dayIn(year, holiday), name: holiday.name }))
    .map(({ on, name }) => ({ on: sundayIsKeptOnMonday && weekdayOf(on) === SUNDAY ? addDays(on, 1) : on, name }))
    .filter(({ on }) => weekdayOf(on) < SATURDAY);
}

function dayIn(year: number, { month, on }: Holiday): BusinessDate {
  if ('day' in on) return fromCivilDay({ year, month, day: on.day });
  const first = dayNumber(fromCivilDay({ year, month, day: 1 }));
  const last = first + daysInMonth(year, month) - 1;
  return fromDayNumber(
    on.nth > 0
      ? first + ((on.weekday - (first % 7) + 7) % 7) + 7 * (on.nth - 1)
      : last - (((last % 7) - on.weekday + 7) % 7) + 7 * (on.nth + 1),
  );
}

const closedDays = new Map<string, ReadonlySet<BusinessDate>>();

/** Kept by calendar and year: years are bounded by the dates that a loan may have. */
function closedIn(name: BankCalendar, year: number): ReadonlySet<BusinessDate> {
  const key = `${name} ${year}`;
  const known = closedDays.get(key) ?? new Set(bankHolidays(name, year).map(({ on }) => on));
  closedDays.set(key, known);
  return known;
}

export function isBusinessDay(date: BusinessDate, calendar: BankCalendar): boolean {
  return weekdayOf(date) < SATURDAY && !closedIn(calendar, civilDay(date).year).has(date);
}

/** The day itself, or the first business day after it. */
export function followingBusinessDay(date: BusinessDate, calendar: BankCalendar): BusinessDate {
  return isBusinessDay(date, calendar) ? date : followingBusinessDay(addDays(date, 1), calendar);
}

export function precedingBusinessDay(date: BusinessDate, calendar: BankCalendar): BusinessDate {
  return isBusinessDay(date, calendar) ? date : precedingBusinessDay(addDays(date, -1), calendar);
}

/** So many business days on; none of them is the day itself. */
export function addBusinessDays(date: BusinessDate, days: number, calendar: BankCalendar): BusinessDate {
  let found = date;
  for (let left = days; left > 0; left -= 1) found = followingBusinessDay(addDays(found, 1), calendar);
  return found;
}
