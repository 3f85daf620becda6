/** Debits are positive: receivables, cash and losses grow by them. Credits are negative: income and what we owe. */
export const LEDGER_ACCOUNTS = [
  'CASH',
  'PRINCIPAL_RECEIVABLE',
  'INTEREST_RECEIVABLE',
  'FEE_RECEIVABLE',
  'CREDIT_BALANCE',
  'INTEREST_INCOME',
  'FEE_INCOME',
  'CHARGED_OFF_INTEREST',
  'CHARGE_OFF_LOSS',
  'SMALL_BALANCE_LOSS',
  'RECOVERY_INCOME',
  'OPENING_BALANCE',
  'DEALER_DISCOUNT',
  'DEALER_FLAT',
] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];

export const POSTING_KINDS = [
  'OPENING',
  'FUNDING',
  'PAYMENT',
  'REVERSAL',
  'REALLOCATION',
  'FEE',
  'FEE_REVERSAL',
  'FEE_WAIVER',
  'REFUND',
  'CHARGE_OFF',
  'SMALL_BALANCE',
  'ADJUSTMENT',
  'TERM_CHANGE',
  'INTEREST_ACCRUAL',
  'INTEREST_REVERSAL',
] as const;
export type PostingKind = (typeof POSTING_KINDS)[number];
