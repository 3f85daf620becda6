import { businessDate } from '../calendar.js';
import { Decimal, ZERO } from '../money.js';
import type { LoanColumns } from '../record/loan-columns.js';
import { refuse, success, type OtherRefusal, type Result } from '../refusal.js';
import type { AccountState } from '../repayment/account.js';
import { installmentsIn } from '../schedule/frequency.js';
import { planSchedule, type ScheduleQuoteInput } from '../schedule/plan-schedule.js';
import { AMORTIZATION_CHOICES } from './amortization-type.js';
import { DEFAULT_RULES } from './servicing-rules.js';
import { DEFAULT_GRACE_DAYS, type ServicingTerms } from './servicing-terms.js';

const amount = (text: string | null): Decimal => (text === null ? ZERO : new Decimal(text));

/**
 * The account of a loan that came with its history behind it. Its record has totals and no entries, so it starts from
 * them, on the day of its last payment: interest accrues from there, and money may count from there.
 */
export function importedTerms(loan: LoanColumns): Result<ServicingTerms, OtherRefusal> {
  const fundedOn = loan.fundedDate ?? loan.originationDate;
  if (fundedOn === null || loan.interestRate === null || loan.remainingBalance === null) {
    return refuse('CONFLICT', 'The imported record lacks the terms that servicing needs');
  }
  const schedule = scheduleOf(loan, fundedOn, loan.interestRate);
  return success({
    schedule,
    opening: openingOf(loan, fundedOn, schedule),
    graceDays: DEFAULT_GRACE_DAYS,
    lateFee: amount(loan.lateFee),
    rules: DEFAULT_RULES,
  });
}

/** The contract's own payment wins over one we would compute; a balloon is then what it leaves for the end. */
function scheduleOf(loan: LoanColumns, fundedOn: string, annualRatePercent: string): ScheduleQuoteInput {
  const frequency = loan.paymentFrequency ?? 'MONTHLY';
  const amortization = AMORTIZATION_CHOICES[loan.amortizationType ?? 'FULL_AMORTIZATION'];
  const payment = amount(loan.scheduledPayment);
  const isFixed = payment.gt(ZERO) && amortization !== 'INTEREST_ONLY';
  const first = loan.firstPaymentDate !== null && loan.firstPaymentDate > fundedOn ? loan.firstPaymentDate : undefined;
  return {
    principal: loan.principalAmount,
    annualRatePercent,
    fundedOn,
    firstPaymentOn: first,
    frequency,
    installments: loan.installment ?? installmentsIn(loan.term ?? 1, frequency),
    amortization: amortization === 'BALLOON' ? 'FULL' : amortization,
    ...(isFixed && { payment: payment.toFixed(2) }),
  };
}

function openingOf(loan: LoanColumns, fundedOn: string, schedule: ScheduleQuoteInput): AccountState {
  const principalPaid = amount(loan.totalPrincipalPaid ?? loan.repaidAmount);
  const accruesFrom = businessDate(
    loan.lastPaymentDate !== null && loan.lastPaymentDate > fundedOn ? loan.lastPaymentDate : fundedOn,
  );
  const chargedOff = loan.loanStatus === 'CHARGED_OFF' ? amount(loan.chargeoffAmount) : undefined;
  return {
    principal: amount(loan.remainingBalance),
    accruesFrom,
    carriedInterest: ZERO,
    fees: [],
    credit: ZERO,
    appliedToInstallments:
      loan.totalInterestPaid === null
        ? installmentsCovered(schedule, amount(loan.remainingBalance))
        : principalPaid.plus(loan.totalInterestPaid),
    principalPaid,
    interestPaid: amount(loan.totalInterestPaid),
    feesPaid: amount(loan.totalFeesPaid),
    recovered: amount(loan.recoveredAmount),
    ...(chargedOff && { chargeOff: { on: accruesFrom, principal: chargedOff, interest: ZERO, fees: ZERO } }),
  };
}

/** Without totals: the installments that would have brought the balance down to where it is. */
function installmentsCovered(schedule: ScheduleQuoteInput, remaining: Decimal): Decimal {
  const planned = planSchedule(schedule);
  if (!planned.ok) return ZERO;
  const covered = planned.value.installments.filter(({ closingBalance }) => closingBalance.gte(remaining));
  return covered.reduce((total, installment) => total.plus(installment.amount), ZERO);
}
