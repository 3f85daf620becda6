import { importedTerms } from '../../domain/loan/imported-terms.js';
import { openAccount, type Account } from '../../domain/loan/servicing-terms.js';
import { mapInTurns } from '../in-turns.js';
import type { LedgerReader } from '../ledger/account-store.js';
import type { LoanView } from '../loan-reader.js';
import { loanColumns } from '../read-records.js';

const FUNDED: ReadonlySet<string | undefined> = new Set(['ACTIVE', 'CLOSED', 'CLOSED_EARLY', 'CHARGED_OFF']);

/** The accounts of loans that are read with every column; one that is not funded has none. */
export async function readAccounts(
  ledger: LedgerReader,
  loans: readonly LoanView[],
): Promise<ReadonlyMap<string, Account>> {
  const funded = loans.filter(({ loanStatus }) => FUNDED.has(loanStatus));
  const ids = funded.map(({ id }) => id);
  const [terms, entries] = await Promise.all([ledger.terms(ids), ledger.entries(ids)]);
  const accounts = new Map<string, Account>();
  await mapInTurns(funded, (loan) => {
    const known = terms.get(loan.id);
    const imported = known ? undefined : importedTerms(loanColumns(loan));
    const opened = known ?? (imported?.ok ? imported.value : undefined);
    const account = opened && openAccount(opened, entries.get(loan.id) ?? []);
    if (account?.ok) accounts.set(loan.id, account.value);
  });
  return accounts;
}
