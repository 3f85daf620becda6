import { openingPosting } from '../../domain/ledger/postings.js';
import { importedTerms } from '../../domain/loan/imported-terms.js';
import { openAccount, type Account } from '../../domain/loan/servicing-terms.js';
import type { Result } from '../../domain/refusal.js';
import type { LoanWork } from '../command/loan-command.js';

/** The account of a funded loan. One that was imported before accounts were kept is opened now. */
export async function accountOf({ stores, loan, now }: LoanWork): Promise<Result<Account>> {
  const [known, entries] = await Promise.all([stores.accounts.terms(loan.id), stores.accounts.entries(loan.id)]);
  if (known) return openAccount(known, entries);
  const imported = importedTerms(loan);
  if (!imported.ok) return imported;
  const account = openAccount(imported.value, []);
  if (!account.ok) return account;
  await stores.accounts.saveTerms(loan.id, imported.value, now);
  const posting = openingPosting(account.value.opening);
  if (posting) await stores.accounts.post(loan.id, [posting], account.value.opening.accruesFrom, now);
  return account;
}
