import type { BusinessDate } from '../../domain/calendar.js';
import { lienAfter } from '../../domain/collateral/lien-after.js';
import { accruedTo } from '../../domain/ledger/interest-accrual.js';
import { postingsOf } from '../../domain/ledger/postings.js';
import { transitionLoan, type LoanCommand } from '../../domain/loan/lifecycle.js';
import { servicingFigures } from '../../domain/loan/servicing-figures.js';
import { withEntries, type Account } from '../../domain/loan/servicing-terms.js';
import { stateAfter } from '../../domain/loan/state-after.js';
import { success, type Result } from '../../domain/refusal.js';
import type { AccountEntry } from '../../domain/repayment/entry.js';
import type { LoanWork } from '../command/loan-command.js';
import type { LoanAnswer } from '../loan/loan-answer.js';
import type { LoanChange } from '../loan/loan-store.js';
import { recordChange, type Change } from '../loan/record-change.js';

/** An entry as a command makes it; its place in the account follows from when it is recorded. */
export type NewEntry = AccountEntry extends infer Entry
  ? Entry extends AccountEntry
    ? Omit<Entry, 'sequence'>
    : never
  : never;

/**
 * Adds entries to the account and carries out all that follows: ledger, balances, delinquency, state, lien, event. The
 * command must be one that the loan's state allows.
 */
export async function recordEntries(
  work: LoanWork,
  command: LoanCommand,
  account: Account,
  added: readonly NewEntry[],
  effectiveOn: BusinessDate,
  change: Pick<Change, 'columns' | 'repaymentId' | 'reason' | 'amounts'>,
): Promise<Result<LoanAnswer>> {
  const { stores, loan, now, today } = work;
  const last = account.entries.at(-1)?.sequence ?? 0;
  const entries = added.map((entry, index) => ({ ...entry, sequence: last + 1 + index }));
  const changed = withEntries(account, entries);
  const after = accruedTo(changed, changed.history.state.accruesFrom);
  const next = transitionLoan(loan.loanStatus, command, stateAfter(loan.loanStatus, after, effectiveOn));
  if (!next.ok) return next;
  await stores.accounts.append(loan.id, entries, now);
  await stores.accounts.post(loan.id, postingsOf(entries, account, after), effectiveOn, now);
  await stores.accounts.markForReview(loan.id, after, today);
  const lien = lienAfter(loan.encumberedStatus, loan.loanStatus, next.value, today, account.rules.bankCalendar);
  const columns: LoanChange = {
    ...servicingFigures(after, today, loan),
    ...(lien && { encumberedStatus: lien.to, lienReleaseDueOn: lien.releaseDueOn }),
    ...change.columns,
  };
  return success(await recordChange(work, { ...change, to: next.value, effectiveOn, columns }));
}
