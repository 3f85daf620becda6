import { followingBusinessDay, isBusinessDay, type BankCalendar } from '../bank-calendar.js';
import { addDays, laterOf, type BusinessDate } from '../calendar.js';
import { Decimal, least, sum, ZERO } from '../money.js';
import { MOST_CENTS } from './file-place.js';
import {
  feesDue,
  payoffAmount,
  recoverableAmount,
  type AccountState,
  type AccountTerms,
} from '../repayment/account.js';
import { installmentStatuses } from '../repayment/installment-status.js';
import type { AmountRule, SkipReason } from './scheduled-payment.js';

export const MOST_DAYS_BEFORE = 15;

/** What one entry of a bank file can take. */
export const MOST_COLLECTED = new Decimal(MOST_CENTS).div(100);

export interface PlannedPayment {
  readonly dueDate: BusinessDate;
  readonly collectOn: BusinessDate;
}

/** The day itself, or the last business day before it. */
function precedingBusinessDay(date: BusinessDate, calendar: BankCalendar): BusinessDate {
  return isBusinessDay(date, calendar) ? date : precedingBusinessDay(addDays(date, -1), calendar);
}

/**
 * When money for a due date is to be collected: so many days before it, and where banks are closed then on the banking day
 * before, so that it is never late by moving.
 */
export const collectionDay = (dueDate: BusinessDate, daysBefore: number, calendar: BankCalendar): BusinessDate =>
  precedingBusinessDay(addDays(dueDate, -daysBefore), calendar);

/**
 * The first due date after a day, with the day on which it is collected; none after the last. What could not be collected
 * in time any more is collected on the first banking day that can be.
 */
export function nextPlanned(
  dueDates: readonly BusinessDate[],
  after: BusinessDate,
  daysBefore: number,
  calendar: BankCalendar,
  earliest: BusinessDate,
): PlannedPayment | undefined {
  const dueDate = dueDates.find((date) => date > after);
  if (dueDate === undefined) return undefined;
  const collectOn = laterOf(collectionDay(dueDate, daysBefore, calendar), followingBusinessDay(earliest, calendar));
  return { dueDate, collectOn };
}

/** As much of an account as tells what is owed. */
interface Owing {
  readonly terms: AccountTerms;
  readonly history: { readonly state: AccountState };
}

export const dueDatesOf = ({ terms }: Pick<Owing, 'terms'>): BusinessDate[] =>
  terms.installments.map(({ dueDate }) => dueDate);

export type ToCollect = { readonly amount: Decimal } | { readonly skip: SkipReason };

/**
 * What a payment takes: a fixed amount, or all that is due by its due date with fees; never more than what is still owed.
 * Payments that are on their way count as made.
 */
export function amountToCollect(
  { terms, history: { state } }: Owing,
  on: BusinessDate,
  { amountRule, amount, dueDate }: { amountRule: AmountRule; amount: Decimal | null; dueDate: BusinessDate | null },
  onTheirWay: readonly { readonly amount: Decimal }[],
): ToCollect {
  const coming = sum(onTheirWay.map((payment) => payment.amount));
  const owed = state.chargeOff
    ? state.principal.plus(recoverableAmount(state)).plus(feesDue(state))
    : payoffAmount(terms, state, on);
  if (owed.lte(ZERO)) return { skip: 'PAID_OFF' };
  const left = owed.minus(coming);
  // What is on its way may come back: others may follow.
  if (left.lte(ZERO)) return { skip: 'NOTHING_DUE' };
  if (amountRule === 'FIXED' && amount) return { amount: least(amount, left, MOST_COLLECTED) };
  const dueBy = dueDate ? laterOf(dueDate, on) : on;
  const due = state.chargeOff
    ? owed
    : sum(installmentStatuses(terms, state, on).flatMap((one) => (one.dueDate <= dueBy ? [one.unpaid] : []))).plus(
        feesDue(state),
      );
  const wanted = least(due.minus(coming), left);
  return wanted.lte(ZERO) ? { skip: 'NOTHING_DUE' } : { amount: least(wanted, MOST_COLLECTED) };
}
