const REPAYMENT = `repaymentId: id state amount effectiveDate method externalReference
  preview { interest principal fees recovery credit } initiatedAt submittedAt acknowledgedAt`;

/** What v2 answers to a submitted payment. Its borrower reads it too, so it has no texts of staff. */
export const SUBMITTED_ANSWER = `loanId loanStatus repayment { ${REPAYMENT} }`;

export const ACKNOWLEDGED_ANSWER = `loanId loanStatus repayment { ${REPAYMENT} reason }`;

export const OWED_ANSWER = `loanId loanStatus repayment { repaymentId: id state initiatedAt }
  amountsOwed { asOf pastDue currentDue currentDueOn fees recoverable creditBalance
    payoff { asOf principal interest fees prepaymentPenalty amount perDiem goodThrough amountGoodThrough } }`;
