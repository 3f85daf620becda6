import { daysBetween, type BusinessDate } from '../calendar.js';
import { sum, ZERO, Decimal } from '../money.js';
import {
  feesDue,
  recoverableAmount,
  type AccountState,
  type AccountTerms,
  type StateButFees,
} from '../repayment/account.js';
import {
  lateFrom,
  leftToPay,
  oldestOpen,
  type OpenInstallment,
  openInstallments,
} from '../repayment/installment-status.js';
import { monthsAndDays } from '../schedule/unit-period.js';

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
  const oldest = oldestPastDue(terms, state, on);
  const { amount, installments } = oldest ? pastDueOn(terms, state, on, oldest) : NOTHING;
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

/** The due date of the oldest installment that is past due on a day: the one that `delinquencyOn` counts from. */
export function oldestPastDue(terms: AccountTerms, state: StateButFees, on: BusinessDate): BusinessDate | undefined {
  const oldest = state.chargeOff ? oldestLost(state) : oldestOpen(terms, state, on);
  return oldest !== undefined && oldest < on ? oldest : undefined;
}

/** Days past due of a loss count on until all of it is recovered. */
const oldestLost = (state: StateButFees): BusinessDate | undefined =>
  owedOfLoss(state).isZero() ? undefined : state.chargeOff?.oldestUnpaidOn;

const owedOfLoss = (state: StateButFees): Decimal => state.principal.plus(recoverableAmount(state));

const NOTHING = { amount: ZERO, installments: 0 };

/** A loan that was charged off is owed as before: all of it is past due until it is recovered. */
function pastDueOn(terms: AccountTerms, state: AccountState, on: BusinessDate, oldest: BusinessDate) {
  if (state.chargeOff) {
    const due = terms.installments.filter(({ dueDate }) => dueDate >= oldest && dueDate < on);
    return { amount: owedOfLoss(state), installments: due.length };
  }
  const pastDue: OpenInstallment[] = [];
  for (const installment of openInstallments(terms, state, leftToPay(terms, state, on))) {
    if (installment.dueDate >= on) break;
    const counted = lateFrom(terms, installment);
    if (counted !== undefined && counted < on) pastDue.push(installment);
  }
  return { amount: sum(pastDue.map(({ unpaid }) => unpaid)), installments: pastDue.length };
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

export const BUCKETS = [
  { bucket: 'CURRENT', label: 'Current', from: 0, to: 0 },
  { bucket: 'DAYS_1_29', label: '1-29 Days Late', from: 1, to: 29 },
  { bucket: 'DAYS_30_59', label: '30-59 Days Late', from: 30, to: 59 },
  { bucket: 'DAYS_60_89', label: '60-89 Days Late', from: 60, to: 89 },
  { bucket: 'DAYS_90_119', label: '90-119 Days Late', from: 90, to: 119 },
  { bucket: 'DAYS_120_PLUS', label: '120+ Days Late', from: 120, to: Infinity },
] as const;

export type Bucket = (typeof BUCKETS)[number]['bucket'];

export function bucketRow(daysPastDue: number): (typeof BUCKETS)[number] {
  return BUCKETS.find(({ to }) => daysPastDue <= to) ?? BUCKETS[5];
}

export function bucketOf(daysPastDue: number): Bucket {
  return bucketRow(daysPastDue).bucket;
}

export interface DaysRange {
  readonly from: number;
  /** Absent: no end. */
  readonly to?: number;
}

/** The days past due that some buckets cover, as few ranges: buckets that follow each other are one. */
export function daysOf(buckets: readonly Bucket[]): DaysRange[] {
  const wanted = BUCKETS.filter(({ bucket }) => buckets.includes(bucket));
  const ranges: { from: number; to: number }[] = [];
  for (const { from, to } of wanted) {
    const last = ranges.at(-1);
    if (last?.to === from - 1) last.to = to;
    else ranges.push({ from, to });
  }
  return ranges.map(({ from, to }) => (Number.isFinite(to) ? { from, to } : { from }));
}

export const RISK_RATINGS = ['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'] as const;
export type RiskRating = (typeof RISK_RATINGS)[number];

/** A band ends below its bound; what passes the last one is CRITICAL. */
export const RISK_BANDS = [
  { rating: 'LOW', probabilityBelow: new Decimal('0.05'), daysPastDueBelow: 1 },
  { rating: 'MEDIUM', probabilityBelow: new Decimal('0.15'), daysPastDueBelow: 30 },
  { rating: 'HIGH', probabilityBelow: new Decimal('0.3'), daysPastDueBelow: 90 },
] as const;

/** The worse of the default-probability band and the days-past-due band. */
export function riskRating(defaultProbability: Decimal, daysPastDue: number): RiskRating {
  const band = RISK_BANDS.find(
    ({ probabilityBelow, daysPastDueBelow }) =>
      defaultProbability.lt(probabilityBelow) && daysPastDue < daysPastDueBelow,
  );
  return band?.rating ?? 'CRITICAL';
}
