import { readLateFee } from '../delinquency/late-fee-text.js';
import type { FeeFormula, LateFeePolicy } from '../delinquency/late-fee-policy.js';
import { Decimal, ZERO } from '../money.js';
import { policyOf } from './contract-rules.js';
import type { CasePayment, MoneyCase } from './money-case.js';

const fee = (text: string, more: Partial<LateFeePolicy> = {}) => ({
  lateFee: { ...policyOf(readLateFee(text)), ...more },
});
const parts = (kind: 'LESSER_OF' | 'GREATER_OF', cap?: number) => ({
  lateFee: { ...policyOf({ kind, of: [FIVE_PERCENT, FLAT] }), ...(cap !== undefined && { cap: new Decimal(cap) }) },
});
const FLAT: FeeFormula = { kind: 'FLAT', amount: new Decimal(25) };
const FIVE_PERCENT: FeeFormula = { kind: 'PERCENT_OF_INSTALLMENT', percent: new Decimal(5) };

const onTime = (...months: string[]): CasePayment[] => months.map((month) => [`2024-${month}-01`, '1066.22']);

/** Rules in numbers, to be checked by hand. docs/money-cases.md is printed from them. */
export const LATE_FEE_CASES: readonly MoneyCase[] = [
  {
    title: 'One installment missed and all later ones paid in full and on time: one fee, not one a month',
    rules: fee('25'),
    payments: onTime('03', '04', '05', '06'),
    asOf: '2024-06-30',
    outcome: [
      'late fees: 25.00 for installment 1 on 2024-02-12',
      'last payment: 94.30 interest; 971.92 principal of installments',
      'first open installment: 5',
      'owed on 2024-06-30: 8384.71, of it 78.95 interest and 25.00 fees',
      'posted: INTEREST_ACCRUAL INTEREST_RECEIVABLE 94.30, INTEREST_INCOME -94.30',
      'posted: PAYMENT CASH 1066.22, PRINCIPAL_RECEIVABLE -971.92, INTEREST_RECEIVABLE -94.30',
    ],
  },
  {
    title: 'One cent short: one fee',
    rules: fee('25'),
    payments: [['2024-02-01', '1066.21'], ...onTime('03', '04', '05', '06')],
    asOf: '2024-06-30',
    outcome: [
      'late fees: 25.00 for installment 1 on 2024-02-12',
      'last payment: 83.12 interest; 983.10 principal of installments',
      'first open installment: 5',
      'owed on 2024-06-30: 7266.09, of it 68.39 interest and 25.00 fees',
      'posted: INTEREST_ACCRUAL INTEREST_RECEIVABLE 83.12, INTEREST_INCOME -83.12',
      'posted: PAYMENT CASH 1066.22, PRINCIPAL_RECEIVABLE -983.10, INTEREST_RECEIVABLE -83.12',
    ],
  },
  {
    title: 'One cent short, and the contract asks no fee on less than 5.00',
    rules: fee('25', { minimumUnpaid: new Decimal(5) }),
    payments: [['2024-02-01', '1066.21'], ...onTime('03')],
    asOf: '2024-03-31',
    outcome: [
      'late fees: none',
      'last payment: 105.41 interest; 960.81 principal of installments',
      'first open installment: 2',
      'owed on 2024-03-31: 10194.85, of it 99.57 interest and 0.00 fees',
      'posted: INTEREST_ACCRUAL INTEREST_RECEIVABLE 105.41, INTEREST_INCOME -105.41',
      'posted: PAYMENT CASH 1066.22, PRINCIPAL_RECEIVABLE -960.81, INTEREST_RECEIVABLE -105.41',
    ],
  },
  {
    title: 'Paid on the last day of grace: no fee',
    rules: fee('25'),
    payments: [['2024-02-11', '1066.22']],
    asOf: '2024-02-29',
    outcome: [
      'late fees: none',
      'last payment: 161.75 interest; 904.47 principal of installments',
      'first open installment: 2',
      'owed on 2024-02-29: 11161.19, of it 65.66 interest and 0.00 fees',
      'posted: INTEREST_ACCRUAL INTEREST_RECEIVABLE 161.75, INTEREST_INCOME -161.75',
      'posted: PAYMENT CASH 1066.22, PRINCIPAL_RECEIVABLE -904.47, INTEREST_RECEIVABLE -161.75',
    ],
  },
  {
    title: 'Paid on the day after the last day of grace: the fee is due that day and is not paid by an installment',
    rules: fee('25'),
    payments: [['2024-02-12', '1066.22']],
    asOf: '2024-02-29',
    outcome: [
      'late fees: 25.00 for installment 1 on 2024-02-12',
      'last payment: 165.70 interest; 900.52 principal of installments',
      'first open installment: 2',
      'owed on 2024-02-29: 11186.52, of it 62.04 interest and 25.00 fees',
      'posted: INTEREST_ACCRUAL INTEREST_RECEIVABLE 165.70, INTEREST_INCOME -165.70',
      'posted: PAYMENT CASH 1066.22, PRINCIPAL_RECEIVABLE -900.52, INTEREST_RECEIVABLE -165.70',
    ],
  },
  {
    title: 'Half paid: five percent of what is unpaid',
    rules: fee('5%'),
    payments: [['2024-02-01', '533.11']],
    asOf: '2024-02-29',
    outcome: [
      'late fees: 26.66 for installment 1 on 2024-02-12',
      'last payment: 122.30 interest; 410.81 principal of installments',
      'first open installment: 1',
      'owed on 2024-02-29: 11722.53, of it 106.68 interest and 26.66 fees',
      'posted: INTEREST_ACCRUAL INTEREST_RECEIVABLE 122.30, INTEREST_INCOME -122.30',
      'posted: PAYMENT CASH 533.11, PRINCIPAL_RECEIVABLE -410.81, INTEREST_RECEIVABLE -122.30',
      'posted: FEE FEE_RECEIVABLE 26.66, FEE_INCOME -26.66',
    ],
  },
  {
    title: 'Half paid: five percent of the installment',
    rules: { lateFee: policyOf(FIVE_PERCENT) },
    payments: [['2024-02-01', '533.11']],
    asOf: '2024-02-29',
    outcome: [
      'late fees: 53.31 for installment 1 on 2024-02-12',
      'last payment: 122.30 interest; 410.81 principal of installments',
      'first open installment: 1',
      'owed on 2024-02-29: 11749.18, of it 106.68 interest and 53.31 fees',
      'posted: INTEREST_ACCRUAL INTEREST_RECEIVABLE 122.30, INTEREST_INCOME -122.30',
      'posted: PAYMENT CASH 533.11, PRINCIPAL_RECEIVABLE -410.81, INTEREST_RECEIVABLE -122.30',
      'posted: FEE FEE_RECEIVABLE 53.31, FEE_INCOME -53.31',
    ],
  },
  {
    title: 'The lesser of five percent of the installment and 25.00',
    rules: parts('LESSER_OF'),
    payments: [],
    asOf: '2024-02-29',
    outcome: [
      'late fees: 25.00 for installment 1 on 2024-02-12',
      'first open installment: 1',
      'owed on 2024-02-29: 12257.77, of it 232.77 interest and 25.00 fees',
      'posted: FEE FEE_RECEIVABLE 25.00, FEE_INCOME -25.00',
    ],
  },
  {
    title: 'The greater of five percent of the installment and 25.00',
    rules: parts('GREATER_OF'),
    payments: [],
    asOf: '2024-02-29',
    outcome: [
      'late fees: 53.31 for installment 1 on 2024-02-12',
      'first open installment: 1',
      'owed on 2024-02-29: 12286.08, of it 232.77 interest and 53.31 fees',
      'posted: FEE FEE_RECEIVABLE 53.31, FEE_INCOME -53.31',
    ],
  },
  {
    title: 'The greater of both, and at most 40.00',
    rules: parts('GREATER_OF', 40),
    payments: [],
    asOf: '2024-02-29',
    outcome: [
      'late fees: 40.00 for installment 1 on 2024-02-12',
      'first open installment: 1',
      'owed on 2024-02-29: 12272.77, of it 232.77 interest and 40.00 fees',
      'posted: FEE FEE_RECEIVABLE 40.00, FEE_INCOME -40.00',
    ],
  },
  {
    title: 'A submitted payment that would have been on time holds the fee back while it is on its way',
    rules: fee('25'),
    payments: [],
    pending: [['2024-02-09', '1066.22']],
    asOf: '2024-02-12',
    outcome: [
      'late fees: none',
      'first open installment: 1',
      'owed on 2024-02-12: 12165.70, of it 165.70 interest and 0.00 fees',
    ],
  },
  {
    title: 'A submitted payment that would be late anyway does not',
    rules: fee('25'),
    payments: [],
    pending: [['2024-02-12', '1066.22']],
    asOf: '2024-02-12',
    outcome: [
      'late fees: 25.00 for installment 1 on 2024-02-12',
      'first open installment: 1',
      'owed on 2024-02-12: 12190.70, of it 165.70 interest and 25.00 fees',
      'posted: FEE FEE_RECEIVABLE 25.00, FEE_INCOME -25.00',
    ],
  },
  {
    title: 'Fees are paid before the installment, as the borrower asked: the installment was on time all the same',
    rules: { ...fee('25'), allowFeesFirst: true },
    payments: [
      ['2024-02-20', '1066.22'],
      ['2024-03-01', '1066.22', 'FEES_FIRST'],
    ],
    asOf: '2024-03-31',
    outcome: [
      'late fees: 25.00 for installment 1 on 2024-02-12',
      'last payment: 36.60 interest; 1004.62 principal of installments; 25.00 fees',
      'first open installment: 2',
      'owed on 2024-03-31: 10226.30, of it 99.88 interest and 0.00 fees',
      'posted: INTEREST_ACCRUAL INTEREST_RECEIVABLE 36.60, INTEREST_INCOME -36.60',
      'posted: PAYMENT CASH 1066.22, PRINCIPAL_RECEIVABLE -1004.62, INTEREST_RECEIVABLE -36.60, FEE_RECEIVABLE -25.00',
    ],
  },
];

export const PAYMENT_CASES: readonly MoneyCase[] = [
  {
    title: 'Twice the installment on the due date: both are satisfied',
    payments: [['2024-02-01', '2132.44']],
    asOf: '2024-03-31',
    outcome: [
      'late fees: none',
      'last payment: 122.30 interest; 2010.14 principal of installments',
      'first open installment: 3',
      'owed on 2024-03-31: 10183.64, of it 193.78 interest and 0.00 fees',
      'posted: INTEREST_ACCRUAL INTEREST_RECEIVABLE 122.30, INTEREST_INCOME -122.30',
      'posted: PAYMENT CASH 2132.44, PRINCIPAL_RECEIVABLE -2010.14, INTEREST_RECEIVABLE -122.30',
    ],
  },
  {
    title: 'The same a day later: both are satisfied',
    payments: [['2024-02-02', '2132.44']],
    asOf: '2024-03-31',
    outcome: [
      'late fees: none',
      'last payment: 126.25 interest; 2006.19 principal of installments',
      'first open installment: 3',
      'owed on 2024-03-31: 10184.38, of it 190.57 interest and 0.00 fees',
      'posted: INTEREST_ACCRUAL INTEREST_RECEIVABLE 126.25, INTEREST_INCOME -126.25',
      'posted: PAYMENT CASH 2132.44, PRINCIPAL_RECEIVABLE -2006.19, INTEREST_RECEIVABLE -126.25',
    ],
  },
  {
    title: 'The same for the principal only: the next installment stays due',
    payments: [['2024-02-01', '2132.44', 'PRINCIPAL_ONLY']],
    asOf: '2024-03-31',
    outcome: [
      'late fees: none',
      'last payment: 122.30 interest; 943.92 principal of installments; 1066.22 extra principal',
      'first open installment: 2',
      'owed on 2024-03-31: 10183.64, of it 193.78 interest and 0.00 fees',
      'posted: INTEREST_ACCRUAL INTEREST_RECEIVABLE 122.30, INTEREST_INCOME -122.30',
      'posted: PAYMENT CASH 2132.44, PRINCIPAL_RECEIVABLE -2010.14, INTEREST_RECEIVABLE -122.30',
    ],
  },
  {
    title: 'Money beyond what is due pays fees before it pays ahead',
    rules: fee('25'),
    payments: [['2024-02-20', '1191.22']],
    asOf: '2024-02-29',
    outcome: [
      'late fees: 25.00 for installment 1 on 2024-02-12',
      'last payment: 197.26 interest; 968.96 principal of installments; 25.00 fees',
      'first open installment: 2',
      'owed on 2024-02-29: 11063.68, of it 32.64 interest and 0.00 fees',
      'posted: INTEREST_ACCRUAL INTEREST_RECEIVABLE 197.26, INTEREST_INCOME -197.26',
      'posted: PAYMENT CASH 1191.22, PRINCIPAL_RECEIVABLE -968.96, INTEREST_RECEIVABLE -197.26, FEE_RECEIVABLE -25.00',
    ],
  },
  {
    title: 'A payoff of 17 April paid on 18 April leaves 3.00: it is written off and the loan owes nothing',
    payments: [...onTime('02', '03', '04'), ['2024-04-18', '9179.98']],
    asOf: '2024-04-30',
    outcome: [
      'late fees: none',
      'last payment: 51.04 interest; 9128.94 principal of installments',
      'first open installment: none',
      'owed on 2024-04-30: 0.00, of it 0.00 interest and 0.00 fees',
      'posted: INTEREST_ACCRUAL INTEREST_RECEIVABLE 51.04, INTEREST_INCOME -51.04',
      'posted: PAYMENT CASH 9179.98, PRINCIPAL_RECEIVABLE -9128.94, INTEREST_RECEIVABLE -51.04',
      'posted: SMALL_BALANCE PRINCIPAL_RECEIVABLE -3.00, SMALL_BALANCE_LOSS 3.00',
    ],
  },
  {
    title: 'The same where the contract knows no tolerance',
    rules: { closingTolerance: ZERO },
    payments: [...onTime('02', '03', '04'), ['2024-04-18', '9179.98']],
    asOf: '2024-04-30',
    outcome: [
      'late fees: none',
      'last payment: 51.04 interest; 9128.94 principal of installments',
      'first open installment: 12',
      'owed on 2024-04-30: 3.01, of it 0.01 interest and 0.00 fees',
      'posted: INTEREST_ACCRUAL INTEREST_RECEIVABLE 51.04, INTEREST_INCOME -51.04',
      'posted: PAYMENT CASH 9179.98, PRINCIPAL_RECEIVABLE -9128.94, INTEREST_RECEIVABLE -51.04',
    ],
  },
  {
    title: 'Three too much: held as credit',
    payments: [...onTime('02', '03', '04'), ['2024-04-17', '9182.98']],
    asOf: '2024-04-30',
    outcome: [
      'late fees: none',
      'last payment: 48.04 interest; 9131.94 principal of installments; 3.00 held as credit',
      'first open installment: none',
      'owed on 2024-04-30: 0.00, of it 0.00 interest and 0.00 fees',
      'posted: INTEREST_ACCRUAL INTEREST_RECEIVABLE 48.04, INTEREST_INCOME -48.04',
      'posted: PAYMENT CASH 9182.98, PRINCIPAL_RECEIVABLE -9131.94, INTEREST_RECEIVABLE -48.04, CREDIT_BALANCE -3.00',
    ],
  },
  {
    title: 'Paid off before maturity with a penalty of two percent of the principal',
    rules: { prepaymentPenaltyPercent: new Decimal(2) },
    payments: [...onTime('02', '03', '04'), ['2024-04-17', '9362.62']],
    asOf: '2024-04-30',
    outcome: [
      'late fees: none',
      'last payment: 48.04 interest; 9131.94 principal of installments; 182.64 fees',
      'first open installment: none',
      'owed on 2024-04-30: 0.00, of it 0.00 interest and 0.00 fees',
      'posted: INTEREST_ACCRUAL INTEREST_RECEIVABLE 48.04, INTEREST_INCOME -48.04',
      'posted: PAYMENT CASH 9362.62, PRINCIPAL_RECEIVABLE -9131.94, INTEREST_RECEIVABLE -48.04, FEE_RECEIVABLE -182.64',
      'posted: FEE FEE_RECEIVABLE 182.64, FEE_INCOME -182.64',
    ],
  },
  {
    title: 'Thirty-day months add up: a cent on 31 January leaves 120.00 of interest by 15 February',
    contract: { fundedOn: '2024-01-15', dayCount: 'THIRTY_360' },
    payments: [['2024-01-31', '0.01']],
    asOf: '2024-02-15',
    outcome: [
      'late fees: none',
      'last payment: 0.01 interest',
      'first open installment: 1',
      'owed on 2024-02-15: 12119.99, of it 119.99 interest and 0.00 fees',
      'posted: INTEREST_ACCRUAL INTEREST_RECEIVABLE 0.01, INTEREST_INCOME -0.01',
      'posted: PAYMENT CASH 0.01, INTEREST_RECEIVABLE -0.01',
    ],
  },
];
