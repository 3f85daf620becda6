import type { BusinessDate } from '../../domain/calendar.js';
import { importedTerms } from '../../domain/loan/imported-terms.js';
import { accountOn, openAccount, withLateFees, type Account } from '../../domain/loan/servicing-terms.js';
import { mapInTurns } from '../in-turns.js';
import type { ExpiringPayment, LedgerReader } from '../ledger/account-store.js';
import type { LoanView } from '../loan-reader.js';
import { loanColumns } from '../read-records.js';

const FUNDED: ReadonlySet<string | undefined> = new Set(['ACTIVE', 'CLOSED', 'CLOSED_EARLY', 'CHARGED_OFF']);

/** An account as it is recorded, and how it stands on a day. */
export interface ReadAccount {
  readonly recorded: Account;
  /** With the late fees that are due by then, recorded or not; undefined for a day before it opened. */
  on(day: BusinessDate): Account | undefined;
}

/** The accounts of loans that are read with every column; one that is not funded has none. */
export async function readAccounts(
  ledger: LedgerReader,
  loans: readonly LoanView[],
): Promise<ReadonlyMap<string, ReadAccount>> {
  const funded = loans.filter(({ loanStatus }) => FUNDED.has(loanStatus));
  const ids = funded.map(({ id }) => id);
  const [terms, entries, pending] = await Promise.all([ledger.terms(ids), ledger.entries(ids), ledger.pending(ids)]);
  const accounts = new Map<string, ReadAccount>();
  await mapInTurns(funded, (loan) => {
    const known = terms.get(loan.id);
    const imported = known ? undefined : importedTerms(loanColumns(loan));
    const opened = known ?? (imported?.ok ? imported.value : undefined);
    const account = opened && openAccount(opened, entries.get(loan.id) ?? []);
    if (account?.ok) accounts.set(loan.id, readAccount(loan.id, account.value, pending.get(loan.id) ?? []));
  });
  return accounts;
}

const readAccount = (loanId: string, recorded: Account, pending: readonly ExpiringPayment[]): ReadAccount => ({
  recorded,
  on: (day) => {
    const stood = accountOn(recorded, day);
    const waiting = pending.filter(({ expiresOn }) => expiresOn >= day);
    return stood && withLateFees(loanId, stood, day, waiting).account;
  },
});
