import { laterOf, type BusinessDate } from '../calendar.js';
import type { TermChangeType } from '../change/term-change.js';
import type { Decimal } from '../money.js';
import { standingEntries } from '../repayment/entry.js';
import type { Frequency } from '../schedule/frequency.js';
import { rateOn } from '../schedule/rate-history.js';
import type { Account, ContractTerms } from './servicing-terms.js';

/** What held from a day until another. */
export interface TermPeriod {
  readonly from: BusinessDate;
  readonly until: BusinessDate | undefined;
  readonly change: TermChangeType | undefined;
  readonly changeId: string | undefined;
  readonly annualRate: Decimal;
  readonly payment: Decimal | undefined;
  readonly frequency: Frequency;
  readonly maturesOn: BusinessDate;
  readonly installments: number;
}

interface Stretch {
  readonly from: BusinessDate;
  readonly terms: ContractTerms;
  readonly change?: TermChangeType;
  readonly changeId?: string;
}

/** The contract and every change that stands, each with the rates that held while it did. */
export function termHistory({ original, entries, history }: Account): readonly TermPeriod[] {
  const changed = standingEntries(entries, original.rules).flatMap((entry): Stretch[] => {
    const terms = entry.kind === 'TERM_CHANGE' ? history.changes.get(entry.id) : undefined;
    if (entry.kind !== 'TERM_CHANGE' || !terms) return [];
    const { change, effectiveOn, id } = entry;
    return [{ from: laterOf(effectiveOn, change.from), terms, change: change.type, changeId: id }];
  });
  const recorded: Stretch[] = [{ from: original.fundedOn, terms: original }, ...changed];
  // One that was recorded ahead begins after others that came later, and then with their terms.
  const stretches = recorded
    .map((stretch, place) => ({
      ...stretch,
      terms: recorded.findLast((each, at) => at >= place && each.from <= stretch.from)?.terms ?? stretch.terms,
    }))
    .sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0));
  const periods = stretches.flatMap((stretch, index): Stretch[] => {
    const end = stretches[index + 1]?.from;
    const { terms, from } = stretch;
    const steps = terms.rates.filter((rate) => rate.from > from && (end === undefined || rate.from < end));
    return [stretch, ...steps.map((step) => ({ ...stretch, from: step.from }))];
  });
  return periods.map(({ terms, from, change, changeId }, index) => ({
    from,
    until: periods[index + 1]?.from,
    change,
    changeId,
    annualRate: rateOn(terms.rates, from),
    payment: terms.installments.find(({ dueDate }) => dueDate > from)?.amount,
    frequency: terms.plan.grid.frequency,
    maturesOn: terms.maturesOn,
    installments: terms.installments.length,
  }));
}
