import { addMonths, daysBetween, addDays, type BusinessDate } from '../calendar.js';
import { stops } from '../hold/hold-effects.js';
import { standsOn, type HoldDays } from '../hold/hold.js';
import { ratedBefore, type RecordedHistory } from '../record/record-history.js';
import type { DelinquencySpell } from './spells.js';

export interface RatedHistory {
  /** When the loan began. */
  readonly openedOn: BusinessDate;
  /** The first day that the spells tell of; an imported loan began before it. */
  readonly knownFrom: BusinessDate;
  readonly chargedOffOn: BusinessDate | undefined;
  /** In order of date. */
  readonly spells: readonly DelinquencySpell[];
  readonly holds?: readonly HoldDays[] | undefined;
  readonly repossessed?: readonly RepossessedDays[];
  /** What the record of an imported loan tells of the months before its first known day. */
  readonly before?: RecordedHistory | undefined;
}

/** When the collateral was away from the borrower; until the sale and after it there is no end. */
export interface RepossessedDays {
  readonly from: BusinessDate;
  /** The day of its redemption. */
  readonly until: BusinessDate | undefined;
  readonly isVoluntary: boolean;
}

const BEFORE_OPENING = 'B';
const UNKNOWN = 'D';
/** Known of months before an import only: nothing here says that a loan was given to a collector. */
const IN_COLLECTION = 'G';
const SURRENDERED = 'J';
const REPOSSESSED = 'K';
const CHARGED_OFF = 'L';

/** A step for every thirty days up to 6, from 180 on: what credit reports print (Metro 2, payment history profile). */
const WORST_STEP = 6;

const ratingFor = (daysPastDue: number): string => String(Math.min(WORST_STEP, Math.floor(daysPastDue / 30)));

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
  if (on < history.knownFrom) return (history.before && ratedBefore(history.before, on)) ?? UNKNOWN;
  if (history.chargedOffOn !== undefined && history.chargedOffOn <= on) return CHARGED_OFF;
  const daysPastDue = daysPastDueOn(history, ratedDay(history.stopping, on));
  const taken = daysPastDue > 0 ? takenOn(history, on) : undefined;
  if (taken) return taken.isVoluntary ? SURRENDERED : REPOSSESSED;
  return ratingFor(daysPastDue);
}

/** Once nothing is past due any more, neither is the repossession told. */
const takenOn = ({ repossessed = [] }: RatedHistory, on: BusinessDate): RepossessedDays | undefined =>
  repossessed.find(({ from, until }) => from <= on && (until === undefined || on < until));

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

/** The worst of several loans is the last one here. */
const WORSE = [
  BEFORE_OPENING,
  UNKNOWN,
  '0',
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  IN_COLLECTION,
  SURRENDERED,
  REPOSSESSED,
  CHARGED_OFF,
];

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

/** Partial payments move the oldest due date; the delinquency began with the first of them (15 USC 1681c(c)(1)). */
function firstDelinquency(
  spells: readonly DelinquencySpell[],
  before: RecordedHistory | undefined,
): BusinessDate | undefined {
  const lastCurrent = spells.findLastIndex(({ oldestUnpaidOn }) => oldestUnpaidOn === undefined);
  const first = spells[lastCurrent + 1]?.oldestUnpaidOn;
  // One that was late from its first known day on may have been so before.
  return lastCurrent === -1 && first !== undefined ? (before?.firstDelinquencyOn ?? first) : first;
}

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
  /** The oldest due date of the delinquency that goes on; undefined while nothing is past due. */
  readonly firstDelinquencyOn: BusinessDate | undefined;
}

/** What spells tell of a loan up to a day. Within a spell the days past due only rise. */
export function delinquencyHistory(
  all: readonly DelinquencySpell[],
  asOf: BusinessDate,
  before?: RecordedHistory,
): DelinquencyHistory {
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
    firstDelinquencyOn: firstDelinquency(known, before),
  };
}
