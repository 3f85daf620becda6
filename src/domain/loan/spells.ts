import { addDays, type BusinessDate } from '../calendar.js';
import type { Account } from './servicing-terms.js';
import { isLateFee } from '../repayment/entry.js';
import { oldestPastDue } from '../delinquency/delinquency.js';

/** From a day on, the due date of the oldest installment that was past due. */
export interface DelinquencySpell {
  readonly since: BusinessDate;
  readonly oldestUnpaidOn: BusinessDate | undefined;
}

/** Days of an account without a reversal after the first: one replay gives the account as it stood on each of them. */
export interface Stretch {
  readonly from: BusinessDate;
  readonly through: BusinessDate;
}

/** A reversal takes effect on its own day. Late fees follow from the other entries, so their reversals part nothing. */
export function stretchesOf(account: Pick<Account, 'opening' | 'entries'>, through: BusinessDate): Stretch[] {
  const opened = account.opening.accruesFrom;
  if (through < opened) return [];
  const lateFees = new Set(account.entries.filter(isLateFee).map(({ id }) => id));
  const reversals = account.entries.flatMap((entry) =>
    entry.kind === 'REVERSAL' && !lateFees.has(entry.reverses) && entry.effectiveOn > opened ? [entry.effectiveOn] : [],
  );
  const starts = [...new Set([opened, ...reversals])].filter((day) => day <= through).sort();
  return starts.map((from, index) => {
    const next = starts[index + 1];
    return { from, through: next === undefined ? through : addDays(next, -1) };
  });
}

/** The spells of a stretch, by the account as it stood on its last day. */
export function spellsIn({ original, opening, history }: Account, { from, through }: Stretch): DelinquencySpell[] {
  const points = [{ on: opening.accruesFrom, state: opening, terms: original }, ...history.timeline];
  // Of several entries of one day the last one counts.
  const days = points.filter(({ on }, index) => on <= through && points[index + 1]?.on !== on);
  return days.flatMap(({ on, state, terms }, index): DelinquencySpell[] => {
    const next = days[index + 1];
    const last = next ? addDays(next.on, -1) : through;
    if (last < from) return [];
    const first = on < from ? from : on;
    const oldest = oldestPastDue(terms, state, last);
    if (oldest === undefined || oldest < first) return [{ since: first, oldestUnpaidOn: oldest }];
    return [
      { since: first, oldestUnpaidOn: undefined },
      { since: addDays(oldest, 1), oldestUnpaidOn: oldest },
    ];
  });
}

/** Spells of stretches that follow each other, without those that go on as before. */
export const joinedSpells = (spells: readonly DelinquencySpell[]): DelinquencySpell[] =>
  spells.filter(({ oldestUnpaidOn }, index) => index === 0 || spells[index - 1]?.oldestUnpaidOn !== oldestUnpaidOn);
