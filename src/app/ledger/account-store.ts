import type { BusinessDate } from '../../domain/calendar.js';
import type { Balances } from '../../domain/ledger/balances.js';
import type { Posting } from '../../domain/ledger/postings.js';
import type { ServicingTerms } from '../../domain/loan/servicing-terms.js';
import type { AccountEntry } from '../../domain/repayment/entry.js';

/** Accounts as their facts: terms, entries and what they posted. All of it is written once and never changed. */
export interface AccountStore {
  terms(loanId: string): Promise<ServicingTerms | undefined>;
  saveTerms(loanId: string, terms: ServicingTerms, at: Date): Promise<void>;
  entries(loanId: string): Promise<readonly AccountEntry[]>;
  append(loanId: string, entries: readonly AccountEntry[], at: Date): Promise<void>;
  /** The account changed: its figures are those of this day, and the end of it must look at them. */
  markForReview(loanId: string, graceDays: number, on: BusinessDate): Promise<void>;
  post(loanId: string, postings: readonly Posting[], effectiveOn: BusinessDate, at: Date): Promise<void>;
}

/** What is held of many loans at once, for checking. */
export interface LedgerReader {
  balances(loanIds: readonly string[]): Promise<ReadonlyMap<string, Balances>>;
  terms(loanIds: readonly string[]): Promise<ReadonlyMap<string, ServicingTerms>>;
  entries(loanIds: readonly string[]): Promise<ReadonlyMap<string, readonly AccountEntry[]>>;
}
