import type { PendingPayment } from '../../domain/delinquency/late-fee-changes.js';
import { openingPosting } from '../../domain/ledger/postings.js';
import { importedTerms } from '../../domain/loan/imported-terms.js';
import { openAccount, withLateFees, type Account } from '../../domain/loan/servicing-terms.js';
import { success, type Result } from '../../domain/refusal.js';
import type { LoanWork } from '../command/loan-command.js';

/** An account with the late fees that are due today; end of day may not have recorded them yet. */
export interface CurrentAccount extends Account {
  /** The account as it is recorded. */
  readonly recorded: Account;
  readonly pending: readonly PendingPayment[];
}

/**
 * The account of a funded loan. One that was imported before accounts were kept is opened now. `settling` is a repayment
 * that is not on its way any more.
 */
export async function accountOf(work: LoanWork, settling?: string): Promise<Result<CurrentAccount>> {
  const { stores, loan, today } = work;
  const recorded = await recordedAccount(work);
  if (!recorded.ok) return recorded;
  const pending = await stores.repayments.pending(loan.id, today, settling);
  const { account } = withLateFees(loan.id, recorded.value, today, pending);
  return success({ ...account, recorded: recorded.value, pending });
}

async function recordedAccount({ stores, loan, now }: LoanWork): Promise<Result<Account>> {
  const { accounts } = stores;
  const [known, entries, accruedThrough] = await Promise.all([
    accounts.terms(loan.id),
    accounts.entries(loan.id),
    accounts.accruedThrough(loan.id),
  ]);
  if (known) return openAccount(known, entries, accruedThrough);
  const imported = importedTerms(loan);
  if (!imported.ok) return imported;
  const account = openAccount(imported.value, []);
  if (!account.ok) return account;
  await accounts.saveTerms(loan.id, imported.value, now);
  const posting = openingPosting(account.value.opening);
  if (posting) await accounts.post(loan.id, [posting], account.value.opening.accruesFrom, now);
  return account;
}
