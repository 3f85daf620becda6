import { businessDate, laterOf, type BusinessDate } from '../calendar.js';
import { NO_LATE_FEE, readLateFeePolicy } from '../rules/late-fee-policy.js';
import { Decimal, ZERO } from '../money.js';
import type { JsonValue } from '../record/json.js';
import type { LoanColumns } from '../record/loan-columns.js';
import { refuse, success, type Refusal, type Result } from '../refusal.js';
import type { AccountState } from '../repayment/account.js';
import { DEFAULT_RULES } from '../rules/account-rules.js';
import { installmentsIn } from '../schedule/frequency.js';
import { planSchedule, type PlannedSchedule, type ScheduleQuoteInput } from '../schedule/plan-schedule.js';
import { AMORTIZATION_CHOICES, DEFAULT_GRACE_DAYS, type ServicingTerms } from './servicing-terms.js';
import { lateSince, paidOnInstallments, unpaidFees } from './boarded-account.js';
import { unpaidInterest } from './boarded-interest.js';
import { MOST_PENALTY_PERCENT } from './contract-rules.js';
import { scheduleNow } from './imported-schedule.js';
import { DEFAULT_RULES as DEFAULT_SERVICING } from '../rules/servicing-rules.js';

/** What of an imported record its account follows from. */
export const IMPORTED_COLUMNS = [
  'amortizationType',
  'chargeoffAmount',
  'currentDpd',
  'currentPaymentDue',
  'delinquentAmount',
  'firstPaymentDate',
  'fundedDate',
  'installment',
  'interestRate',
  'lastPaymentDate',
  'lateFee',
  'loanStatus',
  'nextPaymentDate',
  'originationDate',
  'pastDueAmount',
  'paymentFrequency',
  'prepaymentPenalty',
  'principalAmount',
  'recoveredAmount',
  'remainingBalance',
  'repaidAmount',
  'scheduledPayment',
  'term',
  'totalFeesPaid',
  'totalInterestPaid',
  'totalPrincipalPaid',
] as const satisfies readonly (keyof LoanColumns)[];

/** A record that comes also tells by its maturity whether its terms were changed. */
type ImportedLoan = Pick<LoanColumns, (typeof IMPORTED_COLUMNS)[number]> &
  Partial<Pick<LoanColumns, 'maturityDate' | 'scheduledMaturityDate'>>;

const amount = (text: string | null): Decimal => (text === null ? ZERO : new Decimal(text));

/**
 * The account of a loan that came with its history behind it. Its record has totals and no entries, so it starts from
 * them, on the day of its last payment: interest accrues from there, and money may count from there. `boardedOn` is the
 * day on which its record came, `payments` the list in it.
 */
export function importedTerms(
  loan: ImportedLoan,
  boardedOn?: BusinessDate,
  payments: readonly JsonValue[] = [],
): Result<ServicingTerms, 'CONFLICT'> {
  const fundedOn = contractBegins(loan);
  if (fundedOn === null || loan.interestRate === null || loan.remainingBalance === null) {
    return refuse('CONFLICT', 'The imported record lacks terms that servicing requires.');
  }
  // The first payment would turn it into credit that must be paid out.
  if (amount(loan.remainingBalance).lt(ZERO)) {
    return refuse('CONFLICT', 'The balance of the imported record is negative, so no account can be opened.');
  }
  const signed = scheduleOf(loan, fundedOn, loan.interestRate);
  const schedule = boardedOn ? scheduleNow(signed, loan) : signed;
  const planned = planSchedule(schedule);
  if (!planned.ok) return refuse('CONFLICT', `The imported record makes no schedule: ${faultsIn(planned.refusal)}`);
  return success({
    schedule,
    opening: openingOf(loan, planned.value, boardedOn, payments),
    graceDays: DEFAULT_GRACE_DAYS,
    rules: DEFAULT_SERVICING,
    accountRules: {
      ...DEFAULT_RULES,
      // Fees from before the record came are in it, or were never charged.
      lateFee: { ...(readLateFeePolicy(loan.lateFee ?? '0') ?? NO_LATE_FEE), ...(boardedOn && { from: boardedOn }) },
      prepaymentPenaltyPercent: penaltyPercent(loan.prepaymentPenalty),
    },
  });
}

/** Whether a record can be serviced is the same on whichever day it comes. */
const ANY_DAY = businessDate('2000-01-01');

/** Why a loan that is being repaid could never be serviced; undefined for any other. */
export function servicingFault(loan: ImportedLoan): string | undefined {
  const terms = loan.loanStatus === 'ACTIVE' ? importedTerms(loan, ANY_DAY) : undefined;
  return terms && !terms.ok ? terms.refusal.message : undefined;
}

/** What the record calls the terms of a schedule. */
const MEMBERS: Partial<Record<string, keyof LoanColumns>> = {
  principal: 'principalAmount',
  annualRatePercent: 'interestRate',
  fundedOn: 'fundedDate',
  firstPaymentOn: 'firstPaymentDate',
  installments: 'installment',
  payment: 'scheduledPayment',
} satisfies Partial<Record<keyof ScheduleQuoteInput, keyof LoanColumns>>;

const faultsIn = ({ faults }: Refusal<'INVALID_INPUT'>): string =>
  faults.map(({ field, reason }) => `${MEMBERS[field] ?? field} ${reason}`).join(', ');

/** Money may go out later than the contract begins, but no installment is due before it does. */
function contractBegins({ fundedDate, originationDate, firstPaymentDate }: ImportedLoan): string | null {
  if (fundedDate === null || originationDate === null || firstPaymentDate === null)
    return fundedDate ?? originationDate;
  return firstPaymentDate <= fundedDate && originationDate < firstPaymentDate ? originationDate : fundedDate;
}

/** More than a contract may ask is no percentage: it stays in the record and costs nothing. */
function penaltyPercent(text: string | null): Decimal {
  const percent = amount(text);
  return percent.lte(MOST_PENALTY_PERCENT) ? percent : ZERO;
}

/** The contract's own payment wins over one we would compute; a balloon is then what it leaves for the end. */
function scheduleOf(loan: ImportedLoan, fundedOn: string, annualRatePercent: string): ScheduleQuoteInput {
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

function openingOf(
  loan: ImportedLoan,
  planned: PlannedSchedule,
  boardedOn: BusinessDate | undefined,
  payments: readonly JsonValue[],
): AccountState {
  const principalPaid = amount(loan.totalPrincipalPaid ?? loan.repaidAmount);
  const accruesFrom = laterOf(planned.fundedOn, businessDate(loan.lastPaymentDate ?? planned.fundedOn));
  const oldestUnpaidOn = lateSince(loan, boardedOn);
  const principal = amount(loan.remainingBalance);
  const chargedOff = loan.loanStatus === 'CHARGED_OFF' ? amount(loan.chargeoffAmount) : undefined;
  return {
    principal,
    accruesFrom,
    carriedInterest: unpaidInterest(loan, { principal, accruesFrom }, planned, payments),
    fees: unpaidFees(loan, accruesFrom),
    credit: ZERO,
    appliedToInstallments: paidOnInstallments(loan, planned.installments, boardedOn),
    principalPaid,
    interestPaid: amount(loan.totalInterestPaid),
    feesPaid: amount(loan.totalFeesPaid),
    recovered: amount(loan.recoveredAmount),
    interestWaived: ZERO,
    principalAdjusted: ZERO,
    ...(chargedOff && {
      chargeOff: {
        on: accruesFrom,
        ...(oldestUnpaidOn && { oldestUnpaidOn }),
        principal: chargedOff,
        interest: ZERO,
        fees: ZERO,
      },
    }),
  };
}
