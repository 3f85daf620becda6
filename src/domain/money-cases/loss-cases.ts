import { onTime } from './case-contracts.js';
import type { MoneyCase } from './money-case.js';

/** When interest is income, and what becomes of a loan that is not repaid. */
export const LOSS_CASES: readonly MoneyCase[] = [
  {
    title: 'Eighty-nine days past due: interest is income as it accrues, paid or not',
    payments: [],
    asOf: '2024-04-30',
    showsLedger: true,
    outcome: [
      'late fees: none',
      'first open installment: 1',
      'owed on 2024-04-30: 12473.42, of it 473.42 interest and 0.00 fees',
      'days past due: 89',
      'ledger on 2024-04-30: CASH -12000.00, PRINCIPAL_RECEIVABLE 12000.00, INTEREST_RECEIVABLE 473.42, INTEREST_INCOME -473.42',
    ],
  },
  {
    title: 'Ninety days past due: what accrued is income no more, and is owed all the same',
    payments: [],
    asOf: '2024-05-01',
    showsLedger: true,
    outcome: [
      'late fees: none',
      'first open installment: 1',
      'owed on 2024-05-01: 12477.37, of it 477.37 interest and 0.00 fees',
      'days past due: 90',
      'ledger on 2024-05-01: CASH -12000.00, PRINCIPAL_RECEIVABLE 12000.00',
    ],
  },
  {
    title: 'One installment paid after that: what is paid is income, what accrues is not until the loan is current',
    payments: [['2024-05-02', '1066.22']],
    asOf: '2024-05-31',
    showsLedger: true,
    outcome: [
      'late fees: none',
      'last payment: 481.32 interest; 584.90 principal of installments',
      'first open installment: 2',
      'owed on 2024-05-31: 11523.93, of it 108.83 interest and 0.00 fees',
      'days past due: 91',
      'ledger on 2024-05-31: CASH -10933.78, PRINCIPAL_RECEIVABLE 11415.10, INTEREST_INCOME -481.32',
    ],
  },
  {
    title: 'All installments paid after that: all that accrued is income again',
    payments: [['2024-05-02', '4264.88']],
    asOf: '2024-05-31',
    showsLedger: true,
    outcome: [
      'late fees: none',
      'last payment: 481.32 interest; 3783.56 principal of installments',
      'first open installment: 5',
      'owed on 2024-05-31: 8294.78, of it 78.34 interest and 0.00 fees',
      'days past due: 0',
      'ledger on 2024-05-31: CASH -7735.12, PRINCIPAL_RECEIVABLE 8216.44, INTEREST_RECEIVABLE 78.34, INTEREST_INCOME -559.66',
    ],
  },
  {
    title:
      'Charged off at 120 days: principal and interest are a loss, the interest was never income; days go on counting',
    payments: [],
    chargeOff: { on: '2024-05-31' },
    asOf: '2024-06-30',
    showsLedger: true,
    outcome: [
      'late fees: none',
      'owed on 2024-06-30: 12595.73, of it 595.73 interest and 0.00 fees',
      'days past due: 150',
      'ledger on 2024-06-30: CASH -12000.00, CHARGED_OFF_INTEREST -595.73, CHARGE_OFF_LOSS 12595.73',
    ],
  },
  {
    title: 'Charged off down to collateral worth 8000.00: that stays on the books',
    payments: [],
    chargeOff: { on: '2024-05-31', downTo: '8000.00' },
    asOf: '2024-06-30',
    showsLedger: true,
    outcome: [
      'late fees: none',
      'owed on 2024-06-30: 12595.73, of it 595.73 interest and 0.00 fees',
      'days past due: 150',
      'ledger on 2024-06-30: CASH -12000.00, PRINCIPAL_RECEIVABLE 8000.00, CHARGED_OFF_INTEREST -595.73, CHARGE_OFF_LOSS 4595.73',
    ],
  },
  {
    title: 'Money that comes after a charge-off is recovered',
    payments: [...onTime('02'), ['2024-07-15', '500.00']],
    chargeOff: { on: '2024-06-29' },
    asOf: '2024-07-31',
    showsLedger: true,
    outcome: [
      'late fees: none',
      'last payment: 500.00 recovered',
      'owed on 2024-07-31: 11097.68, of it 41.60 interest and 0.00 fees',
      'days past due: 152',
      'ledger on 2024-07-31: CASH -10433.78, INTEREST_INCOME -122.30, CHARGED_OFF_INTEREST -541.60, CHARGE_OFF_LOSS 11597.68, RECOVERY_INCOME -500.00',
    ],
  },
  {
    title: 'The same, and the charge-off is undone: as if it had never been',
    payments: [...onTime('02'), ['2024-07-15', '500.00']],
    chargeOff: { on: '2024-06-29', undoneOn: '2024-07-31' },
    asOf: '2024-07-31',
    showsLedger: true,
    outcome: [
      'late fees: none',
      'last payment: 500.00 interest',
      'first open installment: 2',
      'owed on 2024-07-31: 11213.99, of it 157.91 interest and 0.00 fees',
      'days past due: 152',
      'ledger on 2024-07-31: CASH -10433.78, PRINCIPAL_RECEIVABLE 11056.08, INTEREST_INCOME -622.30',
    ],
  },
];
