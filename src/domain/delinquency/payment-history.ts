import { addMonths, daysBetween, addDays, type BusinessDate } from '../calendar.js';
import { stops } from '../hold/hold-effects.js';
import { standsOn, type HoldDays } from '../hold/hold.js';
import { BUCKETS } from './delinquency.js';

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
  return daysPastDueIn(
    spells.findLast(({ since }) => since <= on),
    on,
  );
}

/** On a day of the spell. */
const daysPastDueIn = (spell: DelinquencySpell | undefined, on: BusinessDate): number =>
  spell?.oldestUnpaidOn === undefined ? 0 : Math.max(0, daysBetween(spell.oldestUnpaidOn, on));

function ratingOn(history: RatedHistory & { readonly stopping: readonly HoldDays[] }, on: BusinessDate): string {
  if (on < history.openedOn) return BEFORE_OPENING;
  if (history.chargedOffOn !== undefined && history.chargedOffOn <= on) return CHARGED_OFF;
  const days = daysPastDueOn(history, ratedDay(history.stopping, on));
  return RATINGS.findLast(({ from }) => from <= days)?.rating ?? '0';
}

/**
 * While a hold stops it, the rating is that of the day on which the hold began, or of the first of several in a row. Those that begin
 * last come first, so that each is looked at once: one that began later than a day is none of its row.
 */
function ratedDay(stopping: readonly HoldDays[], on: BusinessDate): BusinessDate {
  return stopping.reduce((day, hold) => (hold.from < day && standsOn(hold, day) ? hold.from : day), on);
}

const stoppingOf = ({ holds = [] }: RatedHistory): readonly HoldDays[] =>
  holds
    .filter(({ kind }) => stops(kind, 'BUREAU_DELINQUENCY'))
    .sort((a, b) => (a.from < b.from ? 1 : a.from > b.from ? -1 : 0));

/** B before 0 to 4 before L: the worst of several loans. */
const WORSE = [BEFORE_OPENING, '0', '1', '2', '3', '4', CHARGED_OFF];

/**
 * One character for each of the last months that are over, the newest first: how late the worst of the loans was at the
 * month's end.
 */
export function paymentHistory(histories: readonly RatedHistory[], today: BusinessDate, months = 24): string {
  const rated = histories.map((history) => ({ ...history, stopping: stoppingOf(history) }));
  return lastMonthEnds(today, months)
    .map((on) => rated.map((history) => ratingOn(history, on)).reduce(worse, BEFORE_OPENING))
    .join('');
}

const worse = (a: string, b: string): string => (WORSE.indexOf(a) >= WORSE.indexOf(b) ? a : b);

const LAST_OF_ANY_MONTH = 31;

const lastMonthEnds = (today: BusinessDate, months: number): BusinessDate[] =>
  Array.from({ length: months }, (_, back) => addMonths(today, -1 - back, LAST_OF_ANY_MONTH));

interface PastSpell extends DelinquencySpell {
  /** Its last day; the last spell reaches to the day of asking. */
  readonly through: BusinessDate;
  /** On its last day. */
  readonly daysPastDue: number;
}

interface DelinquencyHistory {
  /** In order of date. */
  readonly spells: readonly PastSpell[];
  readonly worstDaysPastDue: number;
  /** How often the loan became so many days late. */
  readonly times30: number;
  readonly times60: number;
  readonly times90: number;
}

/** What closed days tell of a loan up to a day. Within a spell the days past due only rise. */
export function delinquencyHistory(all: readonly DelinquencySpell[], asOf: BusinessDate): DelinquencyHistory {
  const known = all.filter(({ since }) => since <= asOf);
  const spells = known.map((spell, index): PastSpell => {
    const next = known[index + 1];
    const through = next ? addDays(next.since, -1) : asOf;
    return { ...spell, through, daysPastDue: daysPastDueIn(spell, through) };
  });
  const becameLate = (days: number): number =>
    spells.filter(({ daysPastDue }, index) => daysPastDue >= days && (spells[index - 1]?.daysPastDue ?? 0) < days)
      .length;
  return {
    spells,
    worstDaysPastDue: Math.max(0, ...spells.map(({ daysPastDue }) => daysPastDue)),
    times30: becameLate(30),
    times60: becameLate(60),
    times90: becameLate(90),
  };
}
