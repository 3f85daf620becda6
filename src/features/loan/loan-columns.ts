import type { LoanColumns } from '../../domain/record/loan-columns.js';
import type { LoanView } from './loan-reader.js';

/** A view with every column, as the record's own columns. */
export const loanColumns = (loan: LoanView): LoanColumns =>
  ({ ...loan, createdAt: loan.createdAt?.getTime() }) as unknown as LoanColumns;
