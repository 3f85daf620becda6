import type { LoanAnswer } from '../loan/loan-answer.js';
import type { Repayment } from './repayment-store.js';

/** What a command on a repayment answers: the repayment as the command left it, and where that left the loan. */
export interface RepaymentAnswer extends LoanAnswer {
  readonly repayment: Repayment;
}
