import { daysBetween, type BusinessDate } from '../../../src/domain/calendar.js';
import { paymentStatusOf, riskRating } from '../../../src/domain/delinquency/delinquency.js';
import { Decimal } from '../../../src/domain/money.js';
import type { LoanColumns } from '../../../src/domain/record/loan-columns.js';
import { meaningOf } from '../../../src/domain/record/spelling.js';

export type CountedFigures = Pick<LoanColumns, 'currentDpd' | 'delinquentDays' | 'paymentStatus' | 'riskRating'>;

/** What one more day changes for a loan that is behind and needs no review: only what follows from the days past due. */
export function countedFigures(
  oldestUnpaidOn: BusinessDate,
  on: BusinessDate,
  graceDays: number,
  {
    loanStatus,
    defaultProbability,
    riskRating: rating,
  }: Pick<LoanColumns, 'loanStatus' | 'defaultProbability' | 'riskRating'>,
): CountedFigures {
  const daysPastDue = daysBetween(oldestUnpaidOn, on);
  return {
    currentDpd: daysPastDue,
    delinquentDays: Math.max(0, daysPastDue - graceDays),
    paymentStatus:
      loanStatus === 'CHARGED_OFF'
        ? 'CHARGED_OFF'
        : (meaningOf('PaymentStatus', paymentStatusOf(daysPastDue, graceDays)) as LoanColumns['paymentStatus']),
    riskRating: defaultProbability === null ? rating : riskRating(new Decimal(defaultProbability), daysPastDue),
  };
}
