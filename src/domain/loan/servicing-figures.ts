import type { BusinessDate } from '../calendar.js';
import { delinquencyOn, riskRating } from '../delinquency/delinquency.js';
import { Decimal, PERCENT, ZERO } from '../money.js';
import type { LoanColumns } from '../record/loan-columns.js';
import { meaningOf } from '../record/spelling.js';
import { chargedOffAmount, payoffAmount, rulesOf } from '../repayment/account.js';
import { standingEntries } from '../repayment/entry.js';
import { installmentsDue, installmentStatuses, unpaidOf } from '../repayment/installment-status.js';
import { rateOn } from '../schedule/rate-history.js';
import { monthsAndDays } from '../schedule/unit-period.js';
import type { Account } from './servicing-terms.js';

const cents = (amount: Decimal): string => amount.toFixed(2);

/** The figures of loanDetails that follow from the account, as of a day: the loan's row is a cache of them. */
export function servicingFigures(
  { terms, opening, history, entries, graceDays }: Account,
  on: BusinessDate,
  { defaultProbability, riskRating: rating }: Pick<LoanColumns, 'defaultProbability' | 'riskRating'>,
): Partial<LoanColumns> {
  const { state } = history;
  const delinquency = delinquencyOn(terms, state, on, graceDays);
  const statuses = installmentStatuses(terms, state, on);
  const { current } = installmentsDue(statuses, on);
  const isOpen = !state.chargeOff && payoffAmount(terms, state, on).gt(ZERO);
  const next = statuses.find(({ dueDate, satisfied }) => dueDate >= on && !satisfied);
  const lastPaid = standingEntries(entries, rulesOf(terms)).findLast(({ kind }) => kind === 'PAYMENT');
  return {
    repaidAmount: cents(state.principalPaid),
    remainingBalance: cents(state.principal),
    currentBalance: cents(state.principal),
    delinquentAmount: cents(delinquency.delinquentDays > 0 ? delinquency.pastDueAmount : ZERO),
    delinquentDays: delinquency.delinquentDays,
    currentDpd: delinquency.daysPastDue,
    pastDueAmount: cents(delinquency.pastDueAmount),
    currentPaymentDue: cents(isOpen ? unpaidOf(current) : ZERO),
    nextPaymentDate: (isOpen ? next?.dueDate : undefined) ?? null,
    lastPaymentDate: lastPaid?.effectiveOn ?? (opening.accruesFrom > terms.fundedOn ? opening.accruesFrom : null),
    paymentStatus: meaningOf('PaymentStatus', delinquency.paymentStatus) as LoanColumns['paymentStatus'],
    riskRating:
      defaultProbability === null ? rating : riskRating(new Decimal(defaultProbability), delinquency.daysPastDue),
    remainingTerm: isOpen && terms.maturesOn > on ? monthsLeft(on, terms.maturesOn) : 0,
    totalPrincipalPaid: cents(state.principalPaid),
    totalInterestPaid: cents(state.interestPaid),
    totalFeesPaid: cents(state.feesPaid),
    chargeoffAmount: cents(chargedOffAmount(state)),
    recoveredAmount: cents(state.recovered),
    // A loan without balance is not reviewed again, so its terms are those of the day it ended.
    ...changedTerms(terms, entries, isOpen ? on : state.accruesFrom),
  };
}

/** Figures from funding or an import stay until the terms are changed. */
function changedTerms(terms: Account['terms'], entries: Account['entries'], on: BusinessDate): Partial<LoanColumns> {
  if (!entries.some(({ kind }) => kind === 'TERM_CHANGE')) return {};
  const { installments } = terms.accelerated ?? terms;
  const next = installments.find(({ dueDate }) => dueDate >= on) ?? installments.at(-1);
  return {
    interestRate: rateOn(terms.rates, on).times(PERCENT).toFixed(),
    maturityDate: terms.maturesOn,
    paymentFrequency: terms.plan.grid.frequency,
    ...(next && { scheduledPayment: cents(next.amount) }),
  };
}

/** A part of a month counts as one. */
export function monthsLeft(from: BusinessDate, to: BusinessDate): number {
  const { months, days } = monthsAndDays(from, to);
  return days > 0 ? months + 1 : months;
}
