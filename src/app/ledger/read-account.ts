import type { PendingPayment } from '../../domain/delinquency/late-fee-changes.js';
import { openingPosting } from '../../domain/ledger/postings.js';
import { importedTerms } from '../../domain/loan/imported-terms.js';
import {
  openAccountInSteps,
  withLateFeesInSteps,
  type Account,
  accountOnInSteps,
} from '../../domain/loan/servicing-terms.js';
import { success, type Result } from '../../domain/refusal.js';
import type { LoanWork } from '../command/loan-command.js';
import { stepsInTurns } from '../runtime/in-turns.js';
import type { BusinessDate } from '../../domain/calendar.js';
import type { Steps } from '../../domain/steps.js';
import { isOnItsWay, type ExpiringPayment, type LedgerReader } from '../ports/loan-stores.js';
import type { LoanView } from '../ports/loan-reader.js';
import { loanColumns } from '../record/read-records.js';
import { isFunded } from '../../domain/record/spelling.js';

/** An account as it is recorded, and the payments on their way that may hold a late fee back. */
export interface RecordedAccount {
  readonly recorded: Account;
  readonly pending: readonly PendingPayment[];
}

/** An account with the late fees that are due today; end of day may not have recorded them yet. */
export interface CurrentAccount extends Account, RecordedAccount {}

/** The account of a funded loan, with the late fees that are due today. */
export async function accountOf(work: LoanWork): Promise<Result<CurrentAccount>> {
  const account = await recordedAccountOf(work);
  if (!account.ok) return account;
  const { recorded, pending } = account.value;
  const current = await stepsInTurns(withLateFeesInSteps(work.loan.id, recorded, work.today, pending));
  return success({ ...current.account, recorded, pending });
}

/**
 * The account of a funded loan. One that was imported before accounts were kept is opened now. `settling` is a repayment
 * that is not on its way any more.
 */
export async function recordedAccountOf(work: LoanWork, settling?: string): Promise<Result<RecordedAccount>> {
  const recorded = await recordedAccount(work);
  if (!recorded.ok) return recorded;
  const pending = await work.stores.repayments.pending(work.loan.id, work.today, settling);
  return success({ recorded: recorded.value, pending });
}

async function recordedAccount({ stores, loan, now }: LoanWork): Promise<Result<Account>> {
  const { accounts } = stores;
  const [known, entries, accruedThrough] = await Promise.all([
    accounts.terms(loan.id),
    accounts.entries(loan.id),
    accounts.accruedThrough(loan.id),
  ]);
  if (known) return stepsInTurns(openAccountInSteps(known, entries, accruedThrough, loan.holds));
  const imported = importedTerms(loan);
  if (!imported.ok) return imported;
  const account = await stepsInTurns(openAccountInSteps(imported.value, [], undefined, loan.holds));
  if (!account.ok) return account;
  await accounts.saveTerms(loan.id, imported.value, now);
  const posting = openingPosting(account.value.opening);
  if (posting) await accounts.post(loan.id, [posting], account.value.opening.accruesFrom, now);
  return account;
}

/** An account as it is recorded, and how it stands on a day. */
export interface ReadAccount {
  readonly recorded: Account;
  readonly pending: readonly ExpiringPayment[];
  /** With the late fees that are due by then, recorded or not; undefined for a day before it opened. */
  on(day: BusinessDate): Promise<Account | undefined>;
}

/** The accounts of loans that are read with every column; one that is not funded has none. */
export async function readAccounts(
  ledger: LedgerReader,
  loans: readonly LoanView[],
): Promise<ReadonlyMap<string, ReadAccount>> {
  const funded = loans.filter(({ loanStatus }) => isFunded(loanStatus));
  const ids = funded.map(({ id }) => id);
  const [terms, entries, pending, holds] = await Promise.all([
    ledger.terms(ids),
    ledger.entries(ids),
    ledger.pending(ids),
    ledger.holds(ids),
  ]);
  const accounts = new Map<string, ReadAccount>();
  for (const loan of funded) {
    const known = terms.get(loan.id);
    const imported = known ? undefined : importedTerms(loanColumns(loan));
    const opened = known ?? (imported?.ok ? imported.value : undefined);
    const opening = opened && openAccountInSteps(opened, entries.get(loan.id) ?? [], undefined, holds.get(loan.id));
    const account = opening && (await stepsInTurns(opening));
    if (account?.ok) accounts.set(loan.id, readAccount(loan.id, account.value, pending.get(loan.id) ?? []));
  }
  return accounts;
}

/** Several fields ask for the same day. */
function readAccount(loanId: string, recorded: Account, pending: readonly ExpiringPayment[]): ReadAccount {
  const days = new Map<BusinessDate, Promise<Account | undefined>>();
  return {
    recorded,
    pending,
    on: (day) => {
      const known = days.get(day) ?? Promise.resolve(stepsInTurns(standingOn(loanId, recorded, pending, day)));
      days.set(day, known);
      return known;
    },
  };
}

function* standingOn(
  loanId: string,
  recorded: Account,
  pending: readonly ExpiringPayment[],
  day: BusinessDate,
): Steps<Account | undefined> {
  const stood = yield* accountOnInSteps(recorded, day);
  const waiting = pending.filter((payment) => isOnItsWay(payment, day));
  return stood && (yield* withLateFeesInSteps(loanId, stood, day, waiting)).account;
}
