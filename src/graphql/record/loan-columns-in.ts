import type { LoanView } from '../../app/loan-reader.js';
import type { LoanColumns } from '../../domain/record/loan-columns.js';

/** A loan's row as the record's own module takes it apart and joins it. */
export const loanColumnsIn = (loan: LoanView): LoanColumns =>
  ({ ...loan, createdAt: loan.createdAt?.getTime() }) as unknown as LoanColumns;
