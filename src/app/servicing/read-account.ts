import type { BusinessDate } from '../../domain/calendar.js';
import { importedTerms } from '../../domain/loan/imported-terms.js';
import {
  accountOnInSteps,
  openAccountInSteps,
  withLateFeesInSteps,
  type Account,
} from '../../domain/loan/servicing-terms.js';
import type { Steps } from '../../domain/steps.js';
import { stepsInTurns } from '../in-turns.js';
import type { ExpiringPayment, LedgerReader } from '../ledger/account-store.js';
import type { LoanView } from '../loan-reader.js';
import { loanColumns } from '../read-records.js';

const FUNDED: ReadonlySet<string | undefined> = new Set(['ACTIVE', 'CLOSED', 'CLOSED_EARLY', 'CHARGED_OFF']);

/** An account as it is recorded, and how it stands on a day. */
export interface ReadAccount {
  readonly recorded: Account;
  /** With the late fees that are due by then, recorded or not; undefined for a day before it opened. */
  on(day: BusinessDate): Promise<Account | undefined>;
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
  for (const loan of funded) {
    const known = terms.get(loan.id);
    const imported = known ? undefined : importedTerms(loanColumns(loan));
    const opened = known ?? (imported?.ok ? imported.value : undefined);
    const account = opened && (await stepsInTurns(openAccountInSteps(opened, entries.get(loan.id) ?? [])));
    if (account?.ok) accounts.set(loan.id, readAccount(loan.id, account.value, pending.get(loan.id) ?? []));
  }
  return accounts;
}

/** Several fields ask for the same day. */
function readAccount(loanId: string, recorded: Account, pending: readonly ExpiringPayment[]): ReadAccount {
  const days = new Map<BusinessDate, Promise<Account | undefined>>();
  return {
    recorded,
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
  const waiting = pending.filter(({ expiresOn }) => expiresOn >= day);
  return stood && (yield* withLateFeesInSteps(loanId, stood, day, waiting)).account;
}
