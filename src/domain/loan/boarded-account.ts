import { addDays, type BusinessDate, daysBetween } from '../calendar.js';
import { Decimal, greatest, least, sum, ZERO } from '../money.js';
import type { LoanColumns } from '../record/loan-columns.js';
import type { FeeBalance } from '../repayment/account.js';
import type { Installment } from '../schedule/amortization.js';
import { isToldAs } from './imported-schedule.js';

const amount = (text: string | null): Decimal => (text === null ? ZERO : new Decimal(text));

const total = (installments: readonly Installment[]): Decimal => sum(installments.map((each) => each.amount));

type Boarded = Pick<
  LoanColumns,
  | 'currentDpd'
  | 'currentPaymentDue'
  | 'delinquentAmount'
  | 'lastPaymentDate'
  | 'nextPaymentDate'
  | 'pastDueAmount'
  | 'remainingBalance'
  | 'repaidAmount'
  | 'totalInterestPaid'
  | 'totalPrincipalPaid'
>;

/**
 * How much of what a boarded loan has paid went to its installments. Its record says so by what is due next and what is
 * past due; the totals do not, because principal that was prepaid is in them too. `boardedOn` is the day its record is of,
 * where that is known.
 */
export function paidOnInstallments(
  loan: Boarded,
  installments: readonly Installment[],
  boardedOn: BusinessDate | undefined,
): Decimal {
  const upcoming = loan.nextPaymentDate === null ? -1 : dueOn(installments, loan.nextPaymentDate);
  if (upcoming === -1) return fromTotals(loan, installments, boardedOn);
  const daysPastDue = daysIn(loan);
  const pastDue = amount(loan.pastDueAmount);
  if (daysPastDue === 0) {
    const before = total(installments.slice(0, upcoming));
    if (!pastDue.isZero()) return greatest(before.minus(pastDue), ZERO);
    const isAhead = boardedOn && (installments[upcoming - 1]?.dueDate ?? '') >= boardedOn;
    return before.plus(partOf(loan, installments[upcoming], isAhead ? before : undefined));
  }
  const oldest = namesOldest(installments, upcoming, daysPastDue, boardedOn)
    ? upcoming
    : oldestUnpaid(installments, upcoming, daysPastDue);
  const dueUntil = oldest < upcoming ? upcoming : upcoming + fallenDue(installments.slice(upcoming), daysPastDue);
  return total(installments.slice(0, oldest)).plus(
    partlyPaid(installments.slice(oldest, dueUntil), loan.pastDueAmount === null ? undefined : pastDue),
  );
}

/** A due date that is told as the business day after it is not yet the date of the next installment. */
function dueOn(installments: readonly Installment[], told: string): number {
  const later = installments.findIndex(({ dueDate }) => dueDate > told);
  const place = later === -1 ? installments.length - 1 : later - 1;
  const before = installments[place]?.dueDate;
  return before && isToldAs(before, told) ? place : later;
}

/** Records tell the next installment to come, or the oldest one unpaid: the one that fits the days past due better. */
function namesOldest(
  installments: readonly Installment[],
  next: number,
  daysPastDue: number,
  boardedOn: BusinessDate | undefined,
): boolean {
  const nextOn = installments[next]?.dueDate;
  if (!boardedOn || !nextOn || nextOn >= boardedOn) return false;
  const asUpcoming = daysBetween(nextOn, boardedOn);
  const asOldest = Math.abs(daysBetween(addDays(nextOn, daysPastDue), boardedOn));
  return asOldest < asUpcoming;
}

/** Of the day its record is of only the period is known: between the due date before the next one and that. */
function oldestUnpaid(installments: readonly Installment[], upcoming: number, daysPastDue: number): number {
  const nextOn = installments[upcoming]?.dueDate;
  if (!nextOn) return upcoming;
  const latest = addDays(nextOn, -daysPastDue);
  const oldest = installments.slice(0, upcoming).findLastIndex(({ dueDate }) => dueDate <= latest);
  return oldest === -1 ? 0 : oldest;
}

/** How many of these fell due before the days past due were counted from the first one. */
function fallenDue(installments: readonly Installment[], daysPastDue: number): number {
  const [first] = installments;
  const asOf = first && addDays(first.dueDate, daysPastDue);
  return installments.filter(({ dueDate }) => asOf !== undefined && dueDate < asOf).length;
}

/** What the oldest of the installments past due has had: all of them less what is still past due. */
function partlyPaid(pastDue: readonly Installment[], stillDue: Decimal | undefined): Decimal {
  const [oldest] = pastDue;
  if (!oldest || stillDue === undefined) return ZERO;
  const paid = greatest(total(pastDue).minus(stillDue), ZERO);
  return least(paid, oldest.amount.minus('0.01'));
}

/**
 * The coming installment may have been paid in part. What is due now is left of it; where that is nothing, an installment
 * was paid ahead of its day, and what was paid beyond those `before` the coming one is its part.
 */
function partOf(loan: Boarded, next: Installment | undefined, before: Decimal | undefined): Decimal {
  if (!next || loan.currentPaymentDue === null) return ZERO;
  const due = amount(loan.currentPaymentDue);
  const isDue = due.gt(ZERO);
  if (!isDue && (before === undefined || loan.totalInterestPaid === null)) return ZERO;
  const part = isDue ? next.amount.minus(due) : paidIn(loan).minus(before ?? ZERO);
  return part.gt(ZERO) && part.lt(next.amount) ? part : ZERO;
}

/** Principal and interest, be they of installments or prepaid. */
const paidIn = ({ totalPrincipalPaid, repaidAmount, totalInterestPaid }: Boarded): Decimal =>
  amount(totalPrincipalPaid ?? repaidAmount).plus(amount(totalInterestPaid));

/** A record may say anything; no loan is late for a hundred years. */
const MOST_DAYS = 36_500;
const daysIn = ({ currentDpd }: Pick<Boarded, 'currentDpd'>): number =>
  Math.min(Math.max(currentDpd ?? 0, 0), MOST_DAYS);

/** Since when a loan is late that is not paid by installments any more. */
export function lateSince(loan: Pick<Boarded, 'currentDpd'>, boardedOn: BusinessDate | undefined) {
  const daysPastDue = daysIn(loan);
  return boardedOn && daysPastDue > 0 ? addDays(boardedOn, -daysPastDue) : undefined;
}

/** A record that names no next installment: what was paid, as far as it was due when the last payment came. */
function fromTotals(loan: Boarded, installments: readonly Installment[], boardedOn: BusinessDate | undefined): Decimal {
  const since = lateSince(loan, boardedOn);
  if (boardedOn && since) {
    const oldest = installments.findIndex(({ dueDate }) => dueDate >= addDays(since, -NEAR_DAYS));
    const due = installments.filter(({ dueDate }) => dueDate < boardedOn).length;
    const stillDue = loan.pastDueAmount === null ? undefined : amount(loan.pastDueAmount);
    if (oldest !== -1) {
      return total(installments.slice(0, oldest)).plus(partlyPaid(installments.slice(oldest, due), stillDue));
    }
  }
  if (loan.totalInterestPaid === null) return coveredBy(installments, amount(loan.remainingBalance));
  const paid = paidIn(loan);
  const { lastPaymentDate } = loan;
  if (lastPaymentDate === null) return paid;
  const current = installments.findIndex(({ dueDate }) => dueDate >= lastPaymentDate);
  return current === -1 ? paid : least(paid, total(installments.slice(0, current + 1)));
}

/** A record may be some days old when it is boarded. */
const NEAR_DAYS = 7;

/** Without totals: the installments that would have brought the balance down to where it is. */
const coveredBy = (installments: readonly Installment[], remaining: Decimal): Decimal =>
  total(installments.filter(({ closingBalance }) => closingBalance.gte(remaining)));

/** The record has no member for fees that are unpaid; what is delinquent beyond the installments past due is them. */
export function unpaidFees(
  { delinquentAmount, pastDueAmount }: Boarded,
  assessedOn: BusinessDate,
): readonly FeeBalance[] {
  const pastDue = amount(pastDueAmount);
  const fees = amount(delinquentAmount).minus(pastDue);
  if (pastDue.lte(ZERO) || fees.lte(ZERO)) return [];
  return [{ id: 'FE-BOARDED', kind: 'OTHER', assessedOn, assessed: fees, outstanding: fees, paid: ZERO }];
}
