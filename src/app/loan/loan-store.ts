import type { Portfolio } from '../../domain/access/portfolio.js';
import type { BusinessDate } from '../../domain/calendar.js';
import type { LoanColumns } from '../../domain/record/loan-columns.js';

export interface LockedLoan extends LoanColumns {
  readonly id: string;
  readonly dealerState: string | null;
}

export interface LoanChange extends Partial<Omit<LoanColumns, 'createdAt'>> {
  readonly lienReleaseDueOn?: BusinessDate | null;
}

/** Loans as commands see them. */
export interface LoanStore {
  /** The loan, if it exists for this portfolio, locked until the unit of work ends. */
  lock(id: string, portfolio: Portfolio): Promise<LockedLoan | undefined>;
  update(id: string, change: LoanChange): Promise<void>;
}
