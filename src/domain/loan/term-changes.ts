import { earlierOf, laterOf, type BusinessDate } from '../calendar.js';
import { CHANGE_READERS, type ChangeCommand, type ChangeInput } from '../change/change-input.js';
import { policyFault } from '../change/change-policy.js';
import { isRestart, type TermChange, type TermChangeType } from '../change/term-change.js';
import { delinquencyOn } from '../delinquency/delinquency.js';
import { isStoppedOn } from '../hold/hold-effects.js';
import { inputCheck, type InputCheck } from '../input-check.js';
import type { Decimal } from '../money.js';
import { invalidInput, refuse, success, type Result } from '../refusal.js';
import { standingEntries, type TermChangeEntry } from '../repayment/entry.js';
import type { Frequency } from '../schedule/frequency.js';
import { rateOn } from '../schedule/rate-history.js';
import type { Steps } from '../steps.js';
import { openedOn, withEntriesInSteps, type Account, type ContractTerms } from './servicing-terms.js';

interface NewTermChange {
  readonly entry: Omit<TermChangeEntry, 'sequence'>;
  /** The account with it. */
  readonly changed: Account;
}

/**
 * The entry of a change of terms, checked against the account as it is recorded: the input, the policy's limits, and that
 * there is something for it to change.
 */
export function* newTermChangeInSteps<Command extends ChangeCommand>(
  command: Command,
  input: ChangeInput<Command>,
  account: Account,
  today: BusinessDate,
  id: string,
): Steps<Result<NewTermChange>> {
  const { terms, history, entries, graceDays } = account;
  const check = inputCheck();
  const read = CHANGE_READERS[command] as (
    check: InputCheck,
    input: ChangeInput<Command>,
    facts: Parameters<(typeof CHANGE_READERS)[ChangeCommand]>[2],
  ) => TermChange;
  const facts = { terms, principal: history.state.principal, openedOn: openedOn(account), today };
  const change = read(check, input, facts);
  if (check.faults.length > 0) return invalidInput(check.faults);
  const standing = standingEntries(entries, terms.rules).flatMap((entry) =>
    // One that found nothing to change counts for nothing.
    entry.kind === 'TERM_CHANGE' && history.changes.has(entry.id) ? [entry.change] : [],
  );
  const fault = policyFault(change, { ...facts, standing });
  if (fault !== undefined) return refuse('BEYOND_POLICY', `The policy does not allow it: ${fault}`);
  if (raisesRate(change, account) && isStoppedOn(account.holds ?? [], 'LATE_FEES', today))
    return refuse('BEYOND_POLICY', 'A hold forbids to raise the rate');
  const effectiveOn = earlierOf(change.from, today);
  if (change.type === 'REAGE' && delinquencyOn(terms, history.state, effectiveOn, graceDays).daysPastDue === 0)
    return refuse('CONFLICT', 'No installment is past due, so that there is nothing to re-age');
  const entry: NewTermChange['entry'] = { kind: 'TERM_CHANGE', id, effectiveOn, change };
  const sequence = (entries.at(-1)?.sequence ?? 0) + 1;
  const changed = yield* withEntriesInSteps(account, [{ ...entry, sequence }]);
  if (changed.history.changes.has(id)) return success({ entry, changed });
  return isRestart(change)
    ? refuse('CONFLICT', 'No installment would be left: say how many there are to be')
    : refuse('CONFLICT', 'No installment is due on or after that day, or none would be left');
}

const raisesRate = (change: TermChange, { terms }: Account): boolean =>
  change.type === 'RATE' && !change.isCap && change.annualRate.gt(rateOn(terms.rates, change.from));

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
