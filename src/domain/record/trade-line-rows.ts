import { readCsvRows, type CsvColumn, type CsvRow } from './csv-rows.js';

export const TRADE_LINE_COLUMNS = [
  ['subscriber', 'text', 'subscriber'],
  ['account_type', 'text', 'accountType'],
  ['member', 'text', 'member'],
  ['account_num', 'text', 'accountNumber'],
  ['opened', 'date', 'opened'],
  ['closed', 'date', 'closed'],
  ['payment', 'amount', 'payment'],
  ['terms', 'text', 'terms'],
  ['portfolio_type', 'text', 'portfolioType'],
  ['balance', 'amount', 'balance'],
  ['high_balance', 'amount', 'highBalance'],
  ['past_due', 'amount', 'pastDue'],
  ['rating', 'text', 'rating'],
  ['30dpd', 'count', 'timesLate30'],
  ['60dpd', 'count', 'timesLate60'],
  ['90dpd', 'count', 'timesLate90'],
  ['account_class', 'text', 'accountClass'],
  ['today', 'date', 'asOf'],
  ['age', 'count', 'age'],
  ['age_closed', 'count', 'ageClosed'],
  ['seasoned', 'count', 'seasoned'],
] as const satisfies readonly CsvColumn[];

export type TradeLineRow = CsvRow<typeof TRADE_LINE_COLUMNS>;

export const readTradeLines = (csv: string | null | undefined): TradeLineRow[] => readCsvRows(TRADE_LINE_COLUMNS, csv);
