import { addDays, type BusinessDate } from '../calendar.js';
import { daysPastDueIn, type DelinquencySpell } from './payment-history.js';

export interface PastSpell extends DelinquencySpell {
  /** Its last day; the last spell reaches to the day of asking. */
  readonly through: BusinessDate;
  /** On its last day. */
  readonly daysPastDue: number;
}

export interface DelinquencyHistory {
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
