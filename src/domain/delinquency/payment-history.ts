import { addMonths, daysBetween, fromCivilDay, civilDay, addDays, type BusinessDate } from '../calendar.js';
import { standsOn, type HoldDays } from '../hold/hold.js';
import { stops } from '../hold/hold-effects.js';
import { BUCKETS } from './bucket.js';

/** From a day on, which installment was the oldest one unpaid. */
export interface DelinquencySpell {
  readonly since: BusinessDate;
  readonly oldestUnpaidOn: BusinessDate | undefined;
}

export interface RatedHistory {
  readonly openedOn: BusinessDate;
  readonly chargedOffOn: BusinessDate | undefined;
  /** In order of date. */
  readonly spells: readonly DelinquencySpell[];
  readonly holds?: readonly HoldDays[] | undefined;
}

const BEFORE_OPENING = 'B';
const CHARGED_OFF = 'L';

/** 0 up to 29 days late, then one step for every thirty days; what credit reports print. */
const RATINGS = BUCKETS.map(({ from }) => ({ from, rating: String(Math.floor(from / 30)) }));

export function daysPastDueOn({ spells }: Pick<RatedHistory, 'spells'>, on: BusinessDate): number {
  const oldest = spells.findLast(({ since }) => since <= on)?.oldestUnpaidOn;
  return oldest === undefined ? 0 : Math.max(0, daysBetween(oldest, on));
}

function ratingOn(history: RatedHistory, on: BusinessDate): string {
  if (on < history.openedOn) return BEFORE_OPENING;
  if (history.chargedOffOn !== undefined && history.chargedOffOn <= on) return CHARGED_OFF;
  const days = daysPastDueOn(history, ratedDay(history.holds ?? [], on));
  return RATINGS.findLast(({ from }) => from <= days)?.rating ?? '0';
}

/** While a hold stops it, the rating is that of the day on which the hold began, or of the first of several in a row. */
function ratedDay(holds: readonly HoldDays[], on: BusinessDate): BusinessDate {
  const stopping = holds.filter(({ kind }) => stops(kind, 'BUREAU_DELINQUENCY'));
  let day = on;
  for (let earlier = stopping.find(isBefore); earlier; earlier = stopping.find(isBefore)) day = earlier.from;
  return day;

  function isBefore(hold: HoldDays): boolean {
    return hold.from < day && standsOn(hold, day);
  }
}

/** B before 0 to 4 before L: the worst of several loans. */
const WORSE = [BEFORE_OPENING, '0', '1', '2', '3', '4', CHARGED_OFF];

/**
 * One character for each of the last months that are over, the newest first: how late the worst of the loans was at the
 * month's end.
 */
export function paymentHistory(histories: readonly RatedHistory[], today: BusinessDate, months = 24): string {
  return lastMonthEnds(today, months)
    .map((on) => histories.map((history) => ratingOn(history, on)).reduce(worse, BEFORE_OPENING))
    .join('');
}

const worse = (a: string, b: string): string => (WORSE.indexOf(a) >= WORSE.indexOf(b) ? a : b);

function lastMonthEnds(today: BusinessDate, months: number): BusinessDate[] {
  const monthStart = fromCivilDay({ ...civilDay(today), day: 1 });
  return Array.from({ length: months }, (_, back) => addDays(addMonths(monthStart, -back), -1));
}
