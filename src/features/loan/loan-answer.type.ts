import type { LoanState } from '../../domain/loan/lifecycle.js';

/** What a command on a loan answers: which loan, and where it left it. All else is read when it is asked for. */
export interface LoanAnswer {
  readonly loanId: string;
  readonly loanStatus: LoanState;
}
