import type { FeeFormula } from '../../../src/domain/rules/late-fee-policy.js';
import { policyOf } from '../../../src/domain/loan/contract-rules.js';
import { Decimal } from '../../../src/domain/money.js';
import { lateFee, onTime, type MoneyCase } from './money-case.js';

const parts = (kind: 'LESSER_OF' | 'GREATER_OF', cap?: number) => ({
  lateFee: { ...policyOf({ kind, of: [FIVE_PERCENT, FLAT] }), ...(cap !== undefined && { cap: new Decimal(cap) }) },
});
const FLAT: FeeFormula = { kind: 'FLAT', amount: new Decimal(25) };
const FIVE_PERCENT: FeeFormula = { kind: 'PERCENT_OF_INSTALLMENT', percent: new Decimal(5) };

/** Rules in numbers, to be checked by hand. docs/money-cases.md is printed from them. */
export const LATE_FEE_CASES: readonly MoneyCase[] = [
  {
    title: 'One installment missed and all later ones paid in full and on time: one fee, not one a month',
    rules: lateFee('25'),
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
    rules: lateFee('25'),
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
    rules: lateFee('25', { minimumUnpaid: new Decimal(5) }),
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
    rules: lateFee('25'),
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
    rules: lateFee('25'),
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
    rules: lateFee('5%'),
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
    rules: lateFee('25'),
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
    title: 'It is not heard of for five business days: on the sixth the fee is due, from its own day on',
    rules: lateFee('25'),
    payments: [],
    pending: [['2024-02-09', '1066.22']],
    asOf: '2024-02-19',
    outcome: [
      'late fees: 25.00 for installment 1 on 2024-02-12',
      'first open installment: 1',
      'owed on 2024-02-19: 12218.32, of it 193.32 interest and 25.00 fees',
      'posted: FEE FEE_RECEIVABLE 25.00, FEE_INCOME -25.00',
    ],
  },
  {
    title: 'A submitted payment that would be late anyway holds no fee back',
    rules: lateFee('25'),
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
    rules: { ...lateFee('25'), allowFeesFirst: true },
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
  {
    title:
      'Entered late, a payment turns out to have been on time: its fee, which was paid, is taken back and pays ahead',
    rules: lateFee('25'),
    payments: [
      ['2024-02-20', '1091.22'],
      ['2024-02-05', '1066.22'],
    ],
    asOf: '2024-02-29',
    outcome: [
      'late fees: none',
      'last payment: 138.08 interest; 928.14 principal of installments',
      'first open installment: 3',
      'owed on 2024-02-29: 10064.93, of it 29.69 interest and 0.00 fees',
      'posted: INTEREST_REVERSAL INTEREST_RECEIVABLE -4.58, INTEREST_INCOME 4.58',
      'posted: REALLOCATION PRINCIPAL_RECEIVABLE -167.66, INTEREST_RECEIVABLE 142.66, FEE_RECEIVABLE 25.00',
      'posted: PAYMENT CASH 1066.22, PRINCIPAL_RECEIVABLE -928.14, INTEREST_RECEIVABLE -138.08',
      'posted: FEE_REVERSAL FEE_RECEIVABLE -25.00, FEE_INCOME 25.00',
    ],
  },
  {
    title: 'The same on a loan that was paid off with the fee: what the payment and the fee leave over is credit',
    rules: lateFee('25'),
    payments: [
      ['2024-02-20', '12222.26'],
      ['2024-02-05', '1066.22'],
    ],
    asOf: '2024-02-29',
    outcome: [
      'late fees: none',
      'last payment: 138.08 interest; 928.14 principal of installments',
      'first open installment: none',
      'owed on 2024-02-29: 0.00, of it 0.00 interest and 0.00 fees',
      'posted: INTEREST_REVERSAL INTEREST_RECEIVABLE -4.58, INTEREST_INCOME 4.58',
      'posted: REALLOCATION PRINCIPAL_RECEIVABLE 928.14, INTEREST_RECEIVABLE 142.66, FEE_RECEIVABLE 25.00, CREDIT_BALANCE -1095.80',
      'posted: PAYMENT CASH 1066.22, PRINCIPAL_RECEIVABLE -928.14, INTEREST_RECEIVABLE -138.08',
      'posted: FEE_REVERSAL FEE_RECEIVABLE -25.00, FEE_INCOME 25.00',
    ],
  },
  {
    title: 'A due date on a Sunday before Labor Day moves to the Tuesday after it, and the days of grace with it',
    rules: lateFee('25'),
    contract: { fundedOn: '2024-08-01' },
    servicing: { dueDateRule: 'FOLLOWING_BUSINESS_DAY', bankCalendar: 'US_FEDERAL_RESERVE' },
    payments: [],
    asOf: '2024-09-14',
    outcome: [
      'late fees: 25.00 for installment 1 on 2024-09-14',
      'first open installment: 1',
      'owed on 2024-09-14: 12198.59, of it 173.59 interest and 25.00 fees',
      'posted: FEE FEE_RECEIVABLE 25.00, FEE_INCOME -25.00',
    ],
  },
];
