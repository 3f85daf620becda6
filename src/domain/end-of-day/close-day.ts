import type { BusinessDate } from '../calendar.js';
import { delinquencyOn } from '../delinquency/delinquency.js';
import { lateFeesDue } from '../delinquency/late-fee.js';
import { accruedTo, accruesIncome, interestReceivable } from '../ledger/interest-accrual.js';
import { servicingFigures } from '../loan/servicing-figures.js';
import { withEntries, type Account } from '../loan/servicing-terms.js';
import type { Decimal } from '../money.js';
import type { LoanColumns } from '../record/loan-columns.js';
import { accruedInterest, interestPerDay } from '../repayment/account.js';
import type { FeeEntry } from '../repayment/entry.js';
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
  readonly lateFees: readonly FeeEntry[];
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
  pending: readonly Decimal[] = [],
): ClosedDay {
  const lateFees = loan.loanStatus === 'ACTIVE' ? lateFeeEntries(loan.id, account, on, pending) : [];
  const after = accruedTo(lateFees.length > 0 ? withEntries(account, lateFees) : account, on);
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
      reviewOn: nextReview(after, on),
    },
  };
}

/** Named after what they are for, so that the database itself refuses a second one. */
function lateFeeEntries(
  loanId: string,
  { terms, history, entries, lateFee, graceDays, rules }: Account,
  on: BusinessDate,
  pending: readonly Decimal[],
): FeeEntry[] {
  const last = entries.at(-1)?.sequence ?? 0;
  const due = lateFeesDue(terms, history.state, on, { amount: lateFee, graceDays, rules }, pending);
  return due.map(({ installment, amount }, index) => ({
    kind: 'FEE',
    feeKind: 'LATE',
    id: `LF-${loanId}-${installment}`,
    sequence: last + 1 + index,
    effectiveOn: on,
    amount,
    installment,
  }));
}
