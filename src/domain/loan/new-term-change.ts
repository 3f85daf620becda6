import { earlierOf, type BusinessDate } from '../calendar.js';
import { CHANGE_READERS, type ChangeCommand, type ChangeInput } from '../change/change-input.js';
import { policyFault } from '../change/change-policy.js';
import { isRestart, type TermChange } from '../change/term-change.js';
import { delinquencyOn } from '../delinquency/delinquency.js';
import { isStoppedOn } from '../hold/hold-effects.js';
import { inputCheck, type InputCheck } from '../input-check.js';
import { invalidInput, refuse, success, type Result } from '../refusal.js';
import { standingEntries, type TermChangeEntry } from '../repayment/entry.js';
import { openedOn, withEntriesInSteps, type Account } from './servicing-terms.js';
import { rateOn } from '../schedule/rate-history.js';
import type { Steps } from '../steps.js';

export interface NewTermChange {
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
