import { stringify } from 'csv-stringify/sync';
import type { BusinessDate } from '../calendar.js';
import { decimal, sum, ZERO, type Decimal } from '../money.js';
import type { LedgerAccount } from './balances.js';
import type { ChartOfAccounts } from './chart-of-accounts.js';

/** What a day posted to an account in the books of an owner. A debit is positive. */
export interface DaySum {
  /** Null for loans without a lender. */
  readonly ownerId: string | null;
  readonly account: LedgerAccount;
  readonly amount: string;
}

export interface JournalLine {
  readonly date: BusinessDate;
  readonly owner: string;
  readonly number: string;
  readonly name: string;
  readonly account: LedgerAccount;
  readonly debit: string;
  readonly credit: string;
}

/** The journal of a posting date, for a general ledger. */
export interface Journal {
  readonly date: BusinessDate;
  readonly lines: readonly JournalLine[];
  readonly controlTotals: { readonly lines: number; readonly debits: string; readonly credits: string };
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const inOrder = (sums: readonly DaySum[]): readonly DaySum[] =>
  sums.toSorted((a, b) => compare(a.ownerId ?? '', b.ownerId ?? '') || compare(a.account, b.account));

/** The sums of a day in one form, for its digest: neither order nor chart of accounts changes it. */
export const canonicalSums = (sums: readonly DaySum[]): string =>
  JSON.stringify(inOrder(sums).map(({ ownerId, account, amount }) => [ownerId, account, decimal(amount).toFixed(2)]));

/** Owners whose debits and credits differ. Each posting sums to zero in the books of one owner, so there are none. */
export function unbalancedOwners(sums: readonly DaySum[]): readonly string[] {
  const totals = new Map<string, Decimal>();
  for (const { ownerId, amount } of sums) {
    const owner = ownerId ?? '';
    totals.set(owner, (totals.get(owner) ?? ZERO).plus(amount));
  }
  return [...totals].filter(([, total]) => !total.isZero()).map(([owner]) => owner);
}

export function journalOf(date: BusinessDate, sums: readonly DaySum[], chart: ChartOfAccounts): Journal {
  const lines = inOrder(sums)
    .filter(({ amount }) => !decimal(amount).isZero())
    .map(({ ownerId, account, amount }): JournalLine => {
      const value = decimal(amount);
      const [debit, credit] = value.isPositive() ? [value, ZERO] : [ZERO, value.negated()];
      const { number, name } = chart[account];
      return {
        ...{ date, owner: ownerId ?? '', number, name, account },
        debit: debit.toFixed(2),
        credit: credit.toFixed(2),
      };
    });
  const total = (side: 'debit' | 'credit') => sum(lines.map((line) => decimal(line[side]))).toFixed(2);
  return { date, lines, controlTotals: { lines: lines.length, debits: total('debit'), credits: total('credit') } };
}

export const JOURNAL_FORMATS = ['csv', 'json'] as const;
export type JournalFormat = (typeof JOURNAL_FORMATS)[number];

const COLUMNS = ['date', 'owner', 'number', 'name', 'account', 'debit', 'credit'] as const;

export function writeJournal(journal: Journal, format: JournalFormat): string {
  if (format === 'json') return `${JSON.stringify(journal, undefined, 2)}\n`;
  return stringify([[...COLUMNS], ...journal.lines.map((line) => COLUMNS.map((column) => line[column]))]);
}
