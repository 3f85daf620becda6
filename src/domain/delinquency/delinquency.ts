import { daysBetween, type BusinessDate } from '../calendar.js';
import type { Decimal } from '../money.js';
import { feesDue, type AccountState, type AccountTerms } from '../repayment/account.js';
import { installmentsDue, installmentStatuses, unpaidOf } from '../repayment/installment-status.js';
import { monthsAndDays } from '../schedule/unit-period.js';
import { bucketOf, bucketRow, type Bucket } from './bucket.js';

export interface Delinquency {
  readonly on: BusinessDate;
  readonly oldestUnpaidDueDate: BusinessDate | undefined;
  /** Days since the oldest unsatisfied due date: the raw figure, `currentDpd`. */
  readonly daysPastDue: number;
  /** Net of the grace days. */
  readonly delinquentDays: number;
  readonly bucket: Bucket;
  readonly paymentStatus: string;
  readonly pastDueAmount: Decimal;
  readonly installmentsPastDue: number;
  /** Whole months since the oldest unsatisfied due date, for reports that count months (12 CFR 561.13). */
  readonly monthsPastDue: number;
}

export function delinquencyOn(
  terms: AccountTerms,
  state: AccountState,
  on: BusinessDate,
  graceDays: number,
): Delinquency {
  const { pastDue } = installmentsDue(installmentStatuses(terms, state, on), on);
  const oldest = pastDue[0]?.dueDate;
  const daysPastDue = oldest ? daysBetween(oldest, on) : 0;
  return {
    on,
    oldestUnpaidDueDate: oldest,
    daysPastDue,
    delinquentDays: Math.max(0, daysPastDue - graceDays),
    bucket: bucketOf(daysPastDue),
    paymentStatus: paymentStatus(state, daysPastDue, graceDays),
    pastDueAmount: unpaidOf(pastDue),
    installmentsPastDue: pastDue.length,
    monthsPastDue: oldest ? monthsAndDays(oldest, on).months : 0,
  };
}

function paymentStatus(state: AccountState, daysPastDue: number, graceDays: number): string {
  if (state.chargeOff) return 'Charged Off';
  if (state.principal.isZero() && feesDue(state).isZero() && daysPastDue === 0) return 'Paid Off';
  return paymentStatusOf(daysPastDue, graceDays);
}

/** Of a loan with a balance. */
export function paymentStatusOf(daysPastDue: number, graceDays: number): string {
  if (daysPastDue === 0) return 'On Time';
  return daysPastDue <= graceDays ? 'Grace' : bucketRow(daysPastDue).label;
}
