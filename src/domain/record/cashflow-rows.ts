import { readCsvRows, type CsvColumn, type CsvRow } from './csv-rows.js';

export const CASHFLOW_COLUMNS = [
  ['Type', 'text', 'type'],
  ['Month', 'count', 'month'],
  ['Date', 'date', 'date'],
  ['BeginningBalance', 'amount', 'beginningBalance'],
  ['Principal', 'amount', 'principal'],
  ['Interest', 'amount', 'interest'],
  ['Default', 'amount', 'default'],
  ['Recovery', 'amount', 'recovery'],
  ['EndingBalance', 'amount', 'endingBalance'],
] as const satisfies readonly CsvColumn[];

export type CashflowRow = CsvRow<typeof CASHFLOW_COLUMNS>;

export const readCashflows = (csv: string | null | undefined): CashflowRow[] => readCsvRows(CASHFLOW_COLUMNS, csv);
