import type { LedgerAccount } from './balances.js';

/** How the general ledger calls an account. */
export interface ChartEntry {
  readonly number: string;
  readonly name: string;
}

export type ChartOfAccounts = Readonly<Record<LedgerAccount, ChartEntry>>;

/** Numbers by policy: 1 assets, 2 liabilities, 3 equity, 4 income, 5 losses and costs. */
export const DEFAULT_CHART: ChartOfAccounts = {
  CASH: { number: '1010', name: 'Cash' },
  PRINCIPAL_RECEIVABLE: { number: '1110', name: 'Loans receivable' },
  INTEREST_RECEIVABLE: { number: '1120', name: 'Accrued interest receivable' },
  FEE_RECEIVABLE: { number: '1130', name: 'Fees receivable' },
  TRANSFERRED: { number: '1910', name: 'Loans transferred' },
  CREDIT_BALANCE: { number: '2010', name: 'Borrower credit balances' },
  OPENING_BALANCE: { number: '3010', name: 'Opening balances' },
  INTEREST_INCOME: { number: '4010', name: 'Interest income' },
  FEE_INCOME: { number: '4020', name: 'Fee income' },
  RECOVERY_INCOME: { number: '4030', name: 'Recoveries of charged-off loans' },
  DEALER_DISCOUNT: { number: '4110', name: 'Dealer discounts' },
  CHARGE_OFF_LOSS: { number: '5010', name: 'Charge-offs' },
  CHARGED_OFF_INTEREST: { number: '5020', name: 'Charged-off interest' },
  SMALL_BALANCE_LOSS: { number: '5030', name: 'Small balance write-offs' },
  PRINCIPAL_ADJUSTMENT: { number: '5040', name: 'Principal adjustments' },
  DEALER_FLAT: { number: '5110', name: 'Dealer flats' },
  SERVICING_FEE: { number: '5120', name: 'Servicing fees' },
};

/** Some accounts under other numbers and names. Two accounts may share a number. */
export const chartWith = (entries: Readonly<Partial<Record<LedgerAccount, ChartEntry | undefined>>>): ChartOfAccounts =>
  ({ ...DEFAULT_CHART, ...entries }) as ChartOfAccounts;
