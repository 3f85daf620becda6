import type { BusinessDate } from '../../domain/calendar.js';
import type { PendingPayment } from '../../domain/delinquency/late-fee-changes.js';
import type { Balances } from '../../domain/ledger/balances.js';
import type { Posting } from '../../domain/ledger/postings.js';
import type { Account, ServicingTerms } from '../../domain/loan/servicing-terms.js';
import type { Decimal } from '../../domain/money.js';
import type { AccountEntry } from '../../domain/repayment/entry.js';

/** Accounts as their facts: terms, entries and what they posted. All of it is written once and never changed. */
export interface AccountStore {
  terms(loanId: string): Promise<ServicingTerms | undefined>;
  saveTerms(loanId: string, terms: ServicingTerms, at: Date): Promise<void>;
  entries(loanId: string): Promise<readonly AccountEntry[]>;
  /** The day to which the ledger has the loan's interest. Nobody else accrues it until the unit of work ends. */
  accruedThrough(loanId: string): Promise<BusinessDate | undefined>;
  append(loanId: string, entries: readonly AccountEntry[], at: Date): Promise<void>;
  /** The account changed: its figures are those of this day, and the end of it must look at them. */
  markForReview(loanId: string, account: Account, on: BusinessDate): Promise<void>;
  post(loanId: string, postings: readonly Posting[], effectiveOn: BusinessDate, at: Date): Promise<void>;
}

/** How far the ledger has a loan's interest, and how much of it is not paid yet. */
export interface Accrual {
  readonly accruedThrough: BusinessDate | undefined;
  readonly interestReceivable: Decimal;
}

/** What is held of many loans at once, for checking. */
export interface LedgerReader {
  balances(loanIds: readonly string[]): Promise<ReadonlyMap<string, Balances>>;
  terms(loanIds: readonly string[]): Promise<ReadonlyMap<string, ServicingTerms>>;
  entries(loanIds: readonly string[]): Promise<ReadonlyMap<string, readonly AccountEntry[]>>;
  accruals(loanIds: readonly string[]): Promise<ReadonlyMap<string, Accrual>>;
  /** Submitted payments, with the last day on which they hold a late fee back. */
  pending(loanIds: readonly string[]): Promise<ReadonlyMap<string, readonly ExpiringPayment[]>>;
}

export interface ExpiringPayment extends PendingPayment {
  readonly expiresOn: BusinessDate;
}
