import { earlierOf, laterOf, type BusinessDate } from '../calendar.js';
import { CHANGE_READERS, type ChangeCommand, type ChangeInput } from '../change/change-input.js';
import { CHANGE_POLICY, policyFault } from '../change/change-policy.js';
import { isRestart, type TermChange, type TermChangeType } from '../change/term-change.js';
import { delinquencyOn } from '../delinquency/delinquency.js';
import type { HoldDays } from '../hold/hold.js';
import { isStoppedOn } from '../hold/hold-effects.js';
import { inputCheck, type InputCheck } from '../input-check.js';
import { sum, type Decimal } from '../money.js';
import { invalidInput, refuse, success, type Result } from '../refusal.js';
import { standingEntries, type TermChangeEntry } from '../repayment/entry.js';
import { paysInstallments } from '../repayment/payment-nature.js';
import type { Frequency } from '../schedule/frequency.js';
import { rateOn } from '../schedule/rate-history.js';
import { openedOn, withEntries, type Account, type ContractTerms } from './servicing-terms.js';

interface NewTermChange {
  readonly entry: Omit<TermChangeEntry, 'sequence'>;
  /** The account with it. */
  readonly changed: Account;
}

/**
 * The entry of a change of terms, checked against the account as it is recorded: the input, the policy's limits, and that
 * there is something for it to change.
 */
export function newTermChange<Command extends ChangeCommand>(
  command: Command,
  input: ChangeInput<Command>,
  account: Account,
  today: BusinessDate,
  id: string,
  /** Holds that a refusal may tell of: all of the account, unless the viewer may not see some. */
  toldHolds: readonly HoldDays[] = account.holds ?? [],
): Result<NewTermChange, 'BEYOND_POLICY' | 'CONFLICT' | 'INVALID_INPUT'> {
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
  if (terms.accelerated && (change.type === 'DEFERRAL' || change.type === 'DUE_DATE'))
    return refuse('CONFLICT', 'The loan is accelerated. Reinstate it before you change due dates.');
  const standing = standingEntries(entries, terms.rules).flatMap((entry) =>
    // One that found nothing to change counts for nothing.
    entry.kind === 'TERM_CHANGE' && history.changes.has(entry.id) ? [entry.change] : [],
  );
  const fault = policyFault(change, { ...facts, standing });
  if (fault !== undefined) return refuse('BEYOND_POLICY', `The policy does not allow this change: ${fault}.`);
  if (raisesRate(change, account) && isStoppedOn(toldHolds, 'LATE_FEES', today))
    return refuse('BEYOND_POLICY', 'An active hold blocks a higher rate.');
  const effectiveOn = earlierOf(change.from, today);
  if (change.type === 'REAGE' && delinquencyOn(terms, history.state, effectiveOn, graceDays).daysPastDue === 0)
    return refuse('CONFLICT', 'No installment is past due, so there is nothing to re-age.');
  const entry: NewTermChange['entry'] = { kind: 'TERM_CHANGE', id, effectiveOn, change };
  const sequence = (entries.at(-1)?.sequence ?? 0) + 1;
  const changed = withEntries(account, [{ ...entry, sequence }]);
  if (changed.history.changes.has(id)) return success({ entry, changed });
  return isRestart(change)
    ? refuse('CONFLICT', 'No installment would remain. Give the number of new installments.')
    : refuse('CONFLICT', 'No installment is due on or after this date, or none would remain.');
}

/**
 * Why a change that moves past-due installments needs a second client: the loan would be current without the borrower having
 * shown that they can pay. Three installments in three of their periods do, one by one or as a sum.
 */
export function unearnedCure(change: TermChange, account: Account, on: BusinessDate): string | undefined {
  if (change.type !== 'REAGE' && change.type !== 'MODIFICATION') return undefined;
  const { cureAfterPayments: count } = CHANGE_POLICY;
  const { terms, entries, history, graceDays } = account;
  if (delinquencyOn(terms, history.state, on, graceDays).daysPastDue === 0) return undefined;
  const due = terms.installments.filter(({ dueDate }) => dueDate <= on).slice(-count - 1);
  const since = due.length > count ? due[0]?.dueDate : openedOn(account);
  const needed = sum(due.slice(-count).map(({ amount }) => amount));
  const paid = sum(
    standingEntries(entries, terms.rules).flatMap((entry) =>
      entry.kind === 'PAYMENT' &&
      paysInstallments(entry.nature) &&
      entry.effectiveOn <= on &&
      (since === undefined || entry.effectiveOn > since)
        ? [entry.amount]
        : [],
    ),
  );
  if (paid.gte(needed)) return undefined;
  return `The borrower paid ${paid.toFixed(2)} since ${since ?? terms.fundedOn}. New terms for what is past due need ${needed.toFixed(2)} or a second client.`;
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

/** The contract and every active change, each with the rates that applied during it. */
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
