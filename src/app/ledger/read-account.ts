import { openingPosting } from '../../domain/ledger/postings.js';
import { importedTerms } from '../../domain/loan/imported-terms.js';
import { openAccountInSteps, withFeesStillOwedInSteps, type Account } from '../../domain/loan/servicing-terms.js';
import { success, type Result } from '../../domain/refusal.js';
import type { LoanWork } from '../command/loan-command.js';
import type { ExpiringPayment } from '../ports/loan-stores.js';
import { stepsInTurns } from '../runtime/in-turns.js';

/** An account as it is recorded, and the payments on their way that may hold a late fee back. */
export interface RecordedAccount {
  readonly recorded: Account;
  readonly pending: readonly ExpiringPayment[];
}

/** An account with the late fees that are due today; end of day may not have recorded them yet. */
export interface CurrentAccount extends Account, RecordedAccount {}

/** The account of a funded loan, with the late fees that are due today. */
export async function accountOf(work: LoanWork): Promise<Result<CurrentAccount>> {
  const account = await recordedAccountOf(work);
  if (!account.ok) return account;
  const { recorded, pending } = account.value;
  const { account: current } = await stepsInTurns(
    withFeesStillOwedInSteps(work.loan.id, recorded, work.today, pending),
  );
  return success({ ...current, recorded, pending });
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
