import { LRUCache } from 'lru-cache';
import type { BusinessDate } from '../../domain/calendar.js';
import { IMPORTED_COLUMNS, importedTerms } from '../../domain/loan/imported-terms.js';
import {
  accountOnInSteps,
  openAccountInSteps,
  withLateFeesInSteps,
  type Account,
  type ServicingTerms,
} from '../../domain/loan/servicing-terms.js';
import { isFunded } from '../../domain/record/spelling.js';
import type { Steps } from '../../domain/steps.js';
import type { LoanColumn, LoanView } from '../ports/loan-reader.js';
import { isOnItsWay, type ExpiringPayment, type LedgerReader } from '../ports/loan-stores.js';
import { loanColumns } from '../record/read-records.js';
import { CACHE_BOUNDS } from '../runtime/cache-bounds.js';
import { mapInTurns, stepsInTurns } from '../runtime/in-turns.js';

/** An account as it is recorded, and how it stands on a day. */
export interface ReadAccount {
  readonly recorded: Account;
  readonly pending: readonly ExpiringPayment[];
  /** With the late fees that are due by then, recorded or not; undefined for a day before it opened. */
  on(day: BusinessDate): Promise<Account | undefined>;
}

/** What of loans is read for their accounts. */
export const ACCOUNT_COLUMNS: ReadonlySet<LoanColumn> = new Set(IMPORTED_COLUMNS);

/** The accounts of loans that are read with these columns; one that is not funded has none. */
export type AccountReader = (loans: readonly LoanView[]) => Promise<ReadonlyMap<string, ReadAccount>>;

/** All that an account follows from. */
interface Facts {
  readonly terms: ServicingTerms;
  readonly entries: Account['entries'];
  readonly pending: readonly ExpiringPayment[];
  readonly holds: Account['holds'];
}

interface ComputedAccount {
  readonly facts: string;
  readonly account: ReadAccount;
}

/**
 * Accounts as they were computed, by the ids of their loans. The facts are read anew each time and compared, so nobody has to be
 * told of a change, whoever made it and wherever it is read.
 */
export type ComputedAccounts = LRUCache<string, ComputedAccount>;

export const computedAccounts = (): ComputedAccounts =>
  new LRUCache({
    maxSize: CACHE_BOUNDS.accounts.parts,
    sizeCalculation: ({ account: { recorded } }) => recorded.original.installments.length + recorded.entries.length + 1,
  });

export function accountReader(ledger: LedgerReader, computed: ComputedAccounts): AccountReader {
  return async (loans) => {
    const accounts = new Map<string, ReadAccount>();
    for (const { loanId, facts, asText } of await readFacts(ledger, loans)) {
      const before = computed.get(loanId);
      const account = before?.facts === asText ? before.account : await computeAccount(loanId, facts);
      if (!account) continue;
      accounts.set(loanId, account);
      if (account !== before?.account) computed.set(loanId, { facts: asText, account });
    }
    return accounts;
  };
}

async function readFacts(ledger: LedgerReader, loans: readonly LoanView[]) {
  const funded = loans.filter(({ loanStatus }) => isFunded(loanStatus));
  const ids = funded.map(({ id }) => id);
  const [terms, entries, pending, holds] = await Promise.all([
    ledger.terms(ids),
    ledger.entries(ids),
    ledger.pending(ids),
    ledger.holds(ids),
  ]);
  const found = funded.flatMap((loan) => {
    const { id: loanId } = loan;
    const opened = terms.get(loanId) ?? termsAsImported(loan);
    if (!opened) return [];
    const facts: Facts = {
      terms: opened,
      entries: entries.get(loanId) ?? [],
      pending: pending.get(loanId) ?? [],
      holds: holds.get(loanId),
    };
    return [{ loanId, facts }];
  });
  return mapInTurns(found, ({ loanId, facts }) => ({ loanId, facts, asText: JSON.stringify(facts) }));
}

function termsAsImported(loan: LoanView): ServicingTerms | undefined {
  const imported = importedTerms(loanColumns(loan));
  return imported.ok ? imported.value : undefined;
}

async function computeAccount(loanId: string, { terms, entries, pending, holds }: Facts) {
  const account = await stepsInTurns(openAccountInSteps(terms, entries, undefined, holds));
  return account.ok ? readAccount(loanId, account.value, pending) : undefined;
}

/** Several fields, and the next request, ask for the same day. Each is as large as the account, so few are kept. */
const DAYS = 2;

function readAccount(loanId: string, recorded: Account, pending: readonly ExpiringPayment[]): ReadAccount {
  const days = new LRUCache<BusinessDate, Promise<Account | undefined>>({ max: DAYS });
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
