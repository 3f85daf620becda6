import type { LoanSeed } from './seed-loans.js';

/**
 * A loan to check by hand: 12,000.00 at 12 percent, funded on 1 January 2026, twelve installments of 1,066.00 from
 * 1 February on. At Actual/365 a day costs 12,000 x 0.12 / 365 = 3.945205... at first.
 */
export const SIMPLE_LOAN = {
  principalAmount: '12000.00',
  loanAmount: '12000.00',
  remainingBalance: '12000.00',
  currentBalance: '12000.00',
  interestRate: '12',
  term: 12,
  installment: 12,
  scheduledPayment: '1066.00',
  originationDate: new Date('2026-01-01'),
  fundedDate: new Date('2026-01-01'),
  firstPaymentDate: new Date('2026-02-01'),
  maturityDate: new Date('2027-01-01'),
  scheduledMaturityDate: new Date('2027-01-01'),
  lateFee: '25.00',
  defaultProbability: '0.02',
  repaidAmount: '0.00',
  totalPrincipalPaid: '0.00',
  totalInterestPaid: '0.00',
  totalFeesPaid: '0.00',
  currentDpd: 0,
} satisfies LoanSeed;

/** One whose balances do not depend on the day: 12,000.00 without interest, for gateways that run by the real clock. */
export const INTEREST_FREE_LOAN = {
  ...SIMPLE_LOAN,
  interestRate: '0',
  scheduledPayment: '1000.00',
  lateFee: null,
  originationDate: new Date('2020-01-01'),
  fundedDate: new Date('2020-01-01'),
  firstPaymentDate: new Date('2020-02-01'),
  maturityDate: new Date('2021-01-01'),
  scheduledMaturityDate: new Date('2021-01-01'),
} satisfies LoanSeed;

export const FIGURES = `loanStatus encumberedStatus repaidAmount remainingBalance delinquentAmount delinquentDays
  nextPaymentDate lastPaymentDate riskRating
  autoLoan { currentDpd currentBalance currentPaymentDue pastDueAmount paymentStatus remainingTerm
    totalPrincipalPaid totalInterestPaid totalFeesPaid chargeoffAmount recoveredAmount }`;
