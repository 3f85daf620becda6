import { addMonths, isMonthEnd, parseBusinessDate, type BusinessDate } from '../calendar.js';
import { isJsonObject, type JsonObject, type JsonValue } from './json.js';
import type { Fault } from './check-record.js';

/** What a record may tell of the months before it, beside the members of v2. */
export interface RecordedHistory {
  /** A character for each month, the newest first, as `Borrower.risk.paymentHistory` has them. */
  readonly ratings: string;
  /** The end of the newest of these months. */
  readonly through: BusinessDate;
  readonly firstDelinquencyOn: BusinessDate | undefined;
}

const PROFILE = 'paymentHistory';
const THROUGH = 'paymentHistoryThrough';
const FIRST = 'firstDelinquencyDate';
const MEMBERS: ReadonlySet<string> = new Set([PROFILE, THROUGH, FIRST]);

const RATINGS = /^[0-6BDGJKL]{1,24}$/;
const LAST_OF_ANY_MONTH = 31;

export const lastMonthEnd = (on: BusinessDate): BusinessDate => addMonths(on, -1, LAST_OF_ANY_MONTH);

const textAt = (details: unknown, name: string): string | undefined => {
  const value = isJsonObject(details) ? details[name] : undefined;
  if (value === undefined || value === null || value === '') return undefined;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

const ratedThrough = (text: string): BusinessDate | undefined => {
  const day = parseBusinessDate(text);
  return day && isMonthEnd(day) ? day : undefined;
};

/** What is wrong with the history in a record. Other members are checked by the field map. */
export function historyFaults(details: unknown): readonly Fault[] {
  const [ratings, through, first] = [PROFILE, THROUGH, FIRST].map((name) => textAt(details, name));
  const at = (name: string, reason: string): Fault => ({ path: `data.loanDetails.${name}`, reason });
  return [
    ...(ratings === undefined || RATINGS.test(ratings)
      ? []
      : [at(PROFILE, 'must have 1 to 24 of the characters 0 to 6, B, D, G, J, K and L')]),
    ...(through === undefined || ratedThrough(through) ? [] : [at(THROUGH, 'must be the last day of a month')]),
    ...(first === undefined || parseBusinessDate(first) ? [] : [at(FIRST, 'must be a valid date, YYYY-MM-DD')]),
  ];
}

/** The history in a record without faults that came on a day. Undefined where it has none. */
export function historyIn(details: JsonObject, cameOn: BusinessDate): RecordedHistory | undefined {
  const [ratings = '', through, first] = [PROFILE, THROUGH, FIRST].map((name) => textAt(details, name));
  if (ratings === '' && first === undefined) return undefined;
  return {
    ratings,
    through: (through === undefined ? undefined : ratedThrough(through)) ?? lastMonthEnd(cameOn),
    firstDelinquencyOn: first === undefined ? undefined : parseBusinessDate(first),
  };
}

/** How a month that ended on a day is rated; undefined where the record does not say. */
export function ratedBefore({ ratings, through }: RecordedHistory, on: BusinessDate): string | undefined {
  for (let [place, end] = [0, through]; place < ratings.length && end >= on; place += 1, end = lastMonthEnd(end))
    if (end === on) return ratings[place];
  return undefined;
}

/** A loan's details with its history as it is now. */
export const withHistory = (details: JsonObject, now: RecordedHistory): JsonObject => ({
  ...withoutHistory(details),
  [PROFILE]: now.ratings,
  [THROUGH]: now.through,
  [FIRST]: now.firstDelinquencyOn ?? '',
});

/** Another month makes another history of the same record. */
export const withoutHistory = (details: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries<JsonValue>(details).filter(([name]) => !MEMBERS.has(name)));
