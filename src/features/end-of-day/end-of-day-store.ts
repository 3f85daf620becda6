import type { BusinessDate } from '../../domain/calendar.js';
import type { ClosedDay } from '../../domain/end-of-day/close-day.js';
import type { Posting } from '../../domain/ledger/postings.js';
import type { PendingPayment } from '../../domain/delinquency/late-fee-changes.js';
import type { HoldDays } from '../../domain/hold/hold.js';
import type { ServicingTerms } from '../../domain/loan/servicing-terms.js';
import type { LoanColumns } from '../../domain/record/loan-columns.js';
import type { AccountEntry } from '../../domain/repayment/entry.js';

export interface LoanToClose extends Pick<LoanColumns, 'loanStatus' | 'defaultProbability' | 'riskRating'> {
  readonly id: string;
  readonly terms: ServicingTerms;
  readonly entries: readonly AccountEntry[];
  readonly accruedThrough: BusinessDate | undefined;
  /** Whether interest was income when the loan was last looked at. */
  readonly wasAccruing: boolean;
  readonly holds: readonly HoldDays[];
  /** Pending payments that have not expired. */
  readonly pending: readonly PendingPayment[];
}

export interface LoanClosed {
  readonly loanId: string;
  /** Nothing when its terms make no schedule: then its figures stay as they are. */
  readonly day: ClosedDay | undefined;
  readonly postings: readonly Posting[];
  readonly wasAccruing: boolean;
}

export interface Reviewed {
  readonly loans: number;
  readonly lateFees: number;
}

/** Business days as many loans have them at once. Several processes may close the same day together. */
export interface EndOfDayStore {
  begin(on: BusinessDate, at: Date): Promise<void>;
  /** Expires submitted payments of some loans, so that they hold no fee back. Resolves to the number of loans. */
  expire(on: BusinessDate, at: Date): Promise<number>;
  isExpired(on: BusinessDate): Promise<boolean>;
  /** Loans that need more than counting on this day and have not been looked at yet. */
  awaitingReview(on: BusinessDate): Promise<number>;
  /** Closes the day of some unlocked ones, all of it or nothing. */
  review(
    on: BusinessDate,
    at: Date,
    close: (loans: readonly LoanToClose[]) => readonly LoanClosed[],
  ): Promise<Reviewed>;
  /** Counts the day for a stretch of all other loans. Resolves to where the next stretch begins. */
  count(on: BusinessDate, at: Date, after: string): Promise<string | undefined>;
  isCounted(on: BusinessDate): Promise<boolean>;
  /** Ends the day itself. Its figures and totals are those of its owners. */
  complete(on: BusinessDate, at: Date): Promise<void>;
  /** Executes or declines some transfers that are due. Resolves to the number of loans. */
  transfer(on: BusinessDate, at: Date): Promise<number>;
  areTransfersLeft(on: BusinessDate): Promise<boolean>;
  /** Folds what the day added to sums. */
  fold(): Promise<void>;
}
