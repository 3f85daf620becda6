import type { BusinessDate } from '../calendar.js';
import { delinquencyOn } from '../delinquency/delinquency.js';
import type { PendingPayment } from '../delinquency/late-fee-changes.js';
import { accruedTo, accruesIncome, interestReceivable } from '../ledger/interest-accrual.js';
import { servicingFigures } from '../loan/servicing-figures.js';
import { withLateFees, type Account } from '../loan/servicing-terms.js';
import type { Decimal } from '../money.js';
import type { LoanColumns } from '../record/loan-columns.js';
import { accruedInterest, interestPerDay } from '../repayment/account.js';
import type { AccountEntry } from '../repayment/entry.js';
import { nextReview } from './next-review.js';

/** Where a loan stands at the end of a day. Until `reviewOn` later days follow from it by counting. */
export interface Standing {
  readonly oldestUnpaidOn: BusinessDate | undefined;
  readonly pastDueAmount: Decimal;
  /** Unrounded. */
  readonly accruedInterest: Decimal;
  readonly dailyInterest: Decimal;
  /** What of it is income, by the ledger, and whether another day's is. */
  readonly interestReceivable: Decimal;
  readonly accruing: boolean;
  readonly reviewOn: BusinessDate | undefined;
}

export interface ClosedDay {
  /** The account with the late fees of the day, and its interest accrued through it. */
  readonly account: Account;
  /** Entries of late fees that fell due, and of some taken back. */
  readonly lateFees: readonly AccountEntry[];
  readonly figures: Partial<LoanColumns>;
  readonly standing: Standing;
}

type RatedLoan = { readonly id: string } & Pick<LoanColumns, 'loanStatus' | 'defaultProbability' | 'riskRating'>;

/**
 * Closes a business day of one loan: assesses the late fees, then reads every figure as of the day. `pending` are
 * submitted payments that have not settled. Closing the same day again finds nothing left to assess.
 */
export function closeDay(
  loan: RatedLoan,
  account: Account,
  on: BusinessDate,
  pending: readonly PendingPayment[] = [],
): ClosedDay {
  const { account: assessed, added: lateFees, heldBack } = withLateFees(loan.id, account, on, pending);
  const after = accruedTo(assessed, on);
  const { terms, history, graceDays } = after;
  const { state } = history;
  const { oldestUnpaidDueDate, pastDueAmount } = delinquencyOn(terms, state, on, graceDays);
  return {
    account: after,
    lateFees,
    figures: servicingFigures(after, on, loan),
    standing: {
      oldestUnpaidOn: oldestUnpaidDueDate,
      pastDueAmount,
      accruedInterest: accruedInterest(terms, state, on),
      dailyInterest: interestPerDay(terms, state, on),
      interestReceivable: interestReceivable(after),
      accruing: accruesIncome(after, on),
      reviewOn: nextReview(after, on, heldBack),
    },
  };
}
