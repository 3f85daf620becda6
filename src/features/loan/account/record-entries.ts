import { type LoanAnswer } from '../loan-answer.type.js';
import { newId } from '../../command/command-call.js';
import type { BusinessDate } from '../../../domain/calendar.js';
import { lateFeeChanges } from '../../../domain/delinquency/late-fee-changes.js';
import { accruedTo } from '../../../domain/ledger/balances.js';
import { postingsOf, type Posting } from '../../../domain/ledger/postings.js';
import { lienAfter, isClosed, stateAfter, type LoanState } from '../../../domain/loan/lifecycle.js';
import { servicingFigures } from '../../../domain/loan/servicing-figures.js';
import { firstChargesOf, isPaidOff, withEntries, type Account } from '../../../domain/loan/servicing-terms.js';
import { sum, ZERO } from '../../../domain/money.js';
import { ownedPostings } from '../../../domain/ownership/owned-postings.js';
import { dueDatesOf, movedWith } from '../../../domain/payment/payment-plan.js';
import { refuse, success, type Result } from '../../../domain/refusal.js';
import { smallBalanceAmount } from '../../../domain/repayment/account.js';
import { isLateFee, type AccountEntry, type NewEntry } from '../../../domain/repayment/entry.js';
import { creditToPayBack } from '../../../domain/repayment/waterfall.js';
import { type LoanWork } from '../loan-command.js';
import { mayLeaveIn } from '../loan-rules.js';
import { recordChange, type Change } from '../record-change.js';
import type { LoanChange } from '../loan-stores.js';
import { inTurn } from '../../../platform/runtime/in-turns.js';
import type { RecordedAccount } from './account-reader.js';
import { settlePromises } from './settle-promises.js';

/** What entries, and all that follows from them, make of an account. Nothing is written. */
interface Outcome {
  readonly account: Account;
  /** Late fees that are charged or reversed, the entries themselves and a refund, in their places. */
  readonly entries: readonly AccountEntry[];
  readonly lateFees: readonly AccountEntry[];
  readonly refund: readonly NewEntry[];
  readonly to: LoanState;
}

export async function outcomeOf(
  { id, loanStatus }: { readonly id: string; readonly loanStatus: LoanState },
  { recorded, pending }: RecordedAccount,
  added: readonly NewEntry[],
  effectiveOn: BusinessDate,
  today: BusinessDate,
): Promise<Outcome> {
  const lateFees = await lateFeesAfter(id, { recorded, pending }, numbered(recorded, added), today);
  // A fee that was due before is there before what is done about it.
  const own = numbered(recorded, [...lateFees, ...added]);
  const withFees = await inTurn(() => withEntries(recorded, own));
  const to = stateAfter(loanStatus, withFees, effectiveOn);
  const refund = smallRefund(withFees, isClosed(to), today);
  const entries = refund.length > 0 ? numbered(recorded, [...own, ...refund]) : own;
  const account = refund.length > 0 ? await inTurn(() => withEntries(recorded, entries)) : withFees;
  return { account, entries, lateFees, refund, to };
}

/** What entries make of late fees. While a loan stays paid off, one that it was not asked for when it was paid off is not charged. */
async function lateFeesAfter(
  loanId: string,
  { recorded, pending }: RecordedAccount,
  added: readonly AccountEntry[],
  today: BusinessDate,
): Promise<readonly AccountEntry[]> {
  const after = { ...recorded, entries: [...recorded.entries, ...added] };
  const { entries } = await inTurn(() => lateFeeChanges(loanId, after, today, pending));
  if (!isPaidOff(recorded, today)) return entries;
  if (!isPaidOff(await inTurn(() => withEntries(recorded, added)), today)) return entries;
  const before = await inTurn(() => lateFeeChanges(loanId, recorded, today, pending));
  const waited = new Set(firstChargesOf(recorded, before.entries).map(({ installment }) => installment));
  return entries.filter((entry) => !isLateFee(entry) || !waited.has(entry.installment));
}

/**
 * Adds entries to the account and carries out all that follows: late fees, ledger, balances, delinquency, state, lien,
 * event. The command must be one that the loan's state allows.
 */
export async function recordEntries(
  work: LoanWork,
  known: RecordedAccount,
  added: readonly NewEntry[],
  effectiveOn: BusinessDate,
  change: Pick<Change, 'columns' | 'repaymentId' | 'reason' | 'amounts' | 'entryId' | 'requestedBy'>,
): Promise<Result<LoanAnswer, 'CONFLICT'>> {
  const { stores, loan, now, today } = work;
  const { recorded } = known;
  const { account, entries, lateFees, refund, to } = await outcomeOf(loan, known, added, effectiveOn, today);
  const after = accruedTo(account, account.history.state.accruesFrom);
  if (!mayLeaveIn(work.rules, loan.loanStatus, to)) return wouldLeaveIn(to);
  await stores.accounts.append(loan.id, entries, now);
  await settlePromises(stores, loan, account.entries, entries);
  const postings = await inTurn(() => postingsOf(entries, recorded, after));
  await stores.accounts.post(loan.id, await inBooks(work, postings, after), effectiveOn, now);
  await stores.accounts.markForReview(loan.id, after, today);
  await moveScheduledPayments(work, recorded, after);
  const lien = lienAfter(loan.encumberedStatus, loan.loanStatus, to, today, recorded.rules.bankCalendar);
  const columns: LoanChange = {
    ...(await inTurn(() => servicingFigures(after, today, loan))),
    ...(lien && { encumberedStatus: lien.to, lienReleaseDueOn: lien.releaseDueOn }),
    ...change.columns,
  };
  const amounts = { ...change.amounts, ...consequences(recorded, after, lateFees, refund) };
  return success(await recordChange(work, { ...change, amounts, to: to, effectiveOn, columns }));
}

/** Postings in the books of their owners. The database knows the owner of a loan that was never sold. */
async function inBooks(
  { stores, loan }: LoanWork,
  postings: readonly Posting[],
  { entries }: Account,
): Promise<readonly Posting[]> {
  if (loan.ownedFrom === null) return postings;
  const paidOn = new Map(entries.map(({ id, effectiveOn }) => [id, effectiveOn]));
  return ownedPostings(postings, await stores.transfers.owners(loan.id), (id) => paidOn.get(id));
}

/** A change to a closed loan never asks for money again. */
export const wouldLeaveIn = (to: LoanState) => refuse('CONFLICT', `This command cannot move the loan to ${to}.`);

/** In the places after what is recorded. */
function numbered(recorded: Account, added: readonly NewEntry[]): AccountEntry[] {
  const last = recorded.entries.at(-1)?.sequence ?? 0;
  return added.map((entry, index) => ({ ...entry, sequence: last + 1 + index }));
}

/** What is over by less than the closing tolerance is paid back at once where the contract says so. */
function smallRefund({ terms, history }: Account, closes: boolean, today: BusinessDate): NewEntry[] {
  const amount = creditToPayBack(terms.rules, history.state);
  if (!closes || amount.isZero()) return [];
  return [{ kind: 'REFUND', id: newId('RF'), amount, effectiveOn: today }];
}

/** What followed besides the command's own doing, for the event. */
function consequences(
  before: Account,
  after: Account,
  lateFees: readonly AccountEntry[],
  refunds: readonly NewEntry[],
): Record<string, string> {
  const assessed = sum(lateFees.flatMap((entry) => (entry.kind === 'FEE' ? [entry.amount] : [])));
  const reversed = new Set(lateFees.flatMap((entry) => (entry.kind === 'REVERSAL' ? [entry.reverses] : [])));
  const takenBack = sum(before.history.state.fees.flatMap(({ id, assessed: fee }) => (reversed.has(id) ? [fee] : [])));
  const writtenOff = smallBalanceAmount(after.history.state).minus(smallBalanceAmount(before.history.state));
  const refunded = sum(refunds.flatMap((entry) => (entry.kind === 'REFUND' ? [entry.amount] : [])));
  const amounts = { lateFees: assessed, lateFeesTakenBack: takenBack, writtenOff, refunded };
  return Object.fromEntries(
    Object.entries(amounts).flatMap(([name, amount]) => (amount.gt(ZERO) ? [[name, amount.toFixed(2)]] : [])),
  );
}

/** Due dates that a change of terms moved take their payments along, also to an earlier day. */
async function moveScheduledPayments(
  { stores, loan, today }: LoanWork,
  before: Account,
  after: Account,
): Promise<void> {
  const [known, dueDates] = [dueDatesOf(before), dueDatesOf(after)];
  if (known.length === dueDates.length && known.every((date, place) => date === dueDates[place])) return;
  for (const payment of await stores.payments.waiting(loan.id)) {
    const moved = movedWith(payment, known, dueDates, today);
    if (moved) await stores.payments.saveScheduled({ ...payment, ...moved });
  }
}
