import { type BusinessDate, addDays, addMonths, earlierOf } from '../calendar.js';
import { oldestPastDue } from '../delinquency/delinquency.js';
import type { PendingPayment } from '../delinquency/late-fee-changes.js';
import { accruedTo, accruesIncome, interestReceivable } from '../ledger/balances.js';
import { servicingFigures, monthsLeft } from '../loan/servicing-figures.js';
import { withFeesStillOwed, type Account } from '../loan/servicing-terms.js';
import type { Decimal } from '../money.js';
import type { LoanColumns } from '../record/loan-columns.js';
import { accruedInterest, interestPerDay, payoffAmount } from '../repayment/account.js';
import type { AccountEntry } from '../repayment/entry.js';
import { lastDayOfGrace } from '../rules/servicing-rules.js';
import { installmentStatuses, lateFrom, oldestOpen, unpaidOf } from '../repayment/installment-status.js';

/** The state of a loan at the end of a day. Until `reviewOn` later days follow from it by counting. */
export interface Standing {
  readonly oldestUnpaidOn: BusinessDate | undefined;
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
  /** Entries of late fees that became due, and of some that were reversed. */
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
  const fees = withFeesStillOwed(loan.id, account, on, pending);
  const { account: assessed, added: lateFees, heldBack } = fees;
  const after = accruedTo(assessed, on);
  const { terms, history } = after;
  const { state } = history;
  return {
    account: after,
    lateFees,
    figures: servicingFigures(after, on, loan),
    standing: {
      oldestUnpaidOn: oldestPastDue(terms, state, on),
      accruedInterest: accruedInterest(terms, state, on),
      dailyInterest: interestPerDay(terms, state, on),
      interestReceivable: interestReceivable(after),
      accruing: accruesIncome(after, on),
      reviewOn: nextReview(after, on, heldBack),
    },
  };
}

/** With these a day of interest is the same every day; with the others it depends on the month or year. */
const EVEN_DAY_COUNTS: ReadonlySet<string> = new Set(['ACTUAL_365', 'ACTUAL_360']);

/**
 * The next day on which an account does more than count: up to the day before, days past due and interest grow by one
 * day each, and every other figure stays. Nothing is ahead of an account without balance. The account must have been
 * closed for the day; one whose late fee waits for a pending payment is looked at every day.
 */
function nextReview(account: Account, on: BusinessDate, heldBack: boolean): BusinessDate | undefined {
  const { terms, history, graceDays, rules } = account;
  const { state } = history;
  if (state.chargeOff || payoffAmount(terms, state, on).isZero()) return undefined;
  const tomorrow = addDays(on, 1);
  const statuses = installmentStatuses(terms, state, on);
  const current = statuses.findIndex(({ dueDate }) => dueDate >= on);
  const isLastOwed = current === -1 || unpaidOf(statuses.slice(current + 1)).isZero();
  const interestIsUneven = !EVEN_DAY_COUNTS.has(terms.dayCount) || state.accruesFrom > on;
  if (isLastOwed || interestIsUneven || heldBack) return tomorrow;

  const lateDays = statuses.slice(0, current).flatMap((status) => {
    const counted = status.satisfied ? undefined : lateFrom(terms, status);
    if (counted === undefined) return [];
    // The status counts days; the fee waits for the deadline, which may be a later day.
    const days = [counted, addDays(counted, graceDays), lastDayOfGrace(counted, graceDays, rules)];
    return days.filter((day) => day >= on).map((day) => addDays(day, 1));
  });
  const oldest = oldestOpen(terms, state, on) ?? on;
  const nonAccrual = addDays(oldest, rules.nonAccrualDays);
  const rateChanges = terms.rates.flatMap(({ from }) => (from > on ? [from] : []));
  const monthEnds = terms.maturesOn > on ? [addMonths(terms.maturesOn, 1 - monthsLeft(on, terms.maturesOn))] : [];
  const dueDate = statuses[current]?.dueDate ?? on;
  return [...lateDays, ...rateChanges, ...monthEnds, ...(nonAccrual > on ? [nonAccrual] : [])].reduce(
    earlierOf,
    addDays(dueDate, 1),
  );
}
