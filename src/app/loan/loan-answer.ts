/** What a command on a loan answers: which loan. What it looks like now is read when it is asked for. */
export interface LoanAnswer {
  readonly loanId: string;
}
