import { openingPosting } from '../../domain/ledger/postings.js';
import { importedTerms } from '../../domain/loan/imported-terms.js';
import { openAccount, type Account } from '../../domain/loan/servicing-terms.js';
import type { Result } from '../../domain/refusal.js';
import type { LoanWork } from '../command/loan-command.js';

/** The account of a funded loan. One that was imported before accounts were kept is opened now. */
export async function accountOf({ stores, loan, now }: LoanWork): Promise<Result<Account>> {
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
