import { daysBetween, type BusinessDate } from '../calendar.js';
import { ZERO, type Decimal } from '../money.js';
import { feesDue, recoverableAmount, type AccountState, type AccountTerms } from '../repayment/account.js';
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
  const { oldest, amount, installments } = state.chargeOff ? lost(terms, state, on) : pastDueOn(terms, state, on);
  const daysPastDue = oldest ? daysBetween(oldest, on) : 0;
  return {
    on,
    oldestUnpaidDueDate: oldest,
    daysPastDue,
    delinquentDays: Math.max(0, daysPastDue - graceDays),
    bucket: bucketOf(daysPastDue),
    paymentStatus: paymentStatus(state, daysPastDue, graceDays),
    pastDueAmount: amount,
    installmentsPastDue: installments,
    monthsPastDue: oldest ? monthsAndDays(oldest, on).months : 0,
  };
}

interface PastDue {
  readonly oldest: BusinessDate | undefined;
  readonly amount: Decimal;
  readonly installments: number;
}

function pastDueOn(terms: AccountTerms, state: AccountState, on: BusinessDate): PastDue {
  const { pastDue } = installmentsDue(installmentStatuses(terms, state, on), on);
  return { oldest: pastDue[0]?.dueDate, amount: unpaidOf(pastDue), installments: pastDue.length };
}

/** A loan that was charged off is owed as before: its days go on counting until all of it is recovered. */
function lost({ installments }: AccountTerms, state: AccountState, on: BusinessDate): PastDue {
  const amount = state.principal.plus(recoverableAmount(state));
  const since = amount.isZero() ? undefined : state.chargeOff?.oldestUnpaidOn;
  if (since === undefined || since >= on) return { oldest: undefined, amount: ZERO, installments: 0 };
  const due = installments.filter(({ dueDate }) => dueDate >= since && dueDate < on);
  return { oldest: since, amount, installments: due.length };
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
