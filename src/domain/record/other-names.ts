/**
 * Fields of the v2 record whose fact has another field in the graph, by coordinate, with the field of `Loan` to use. Their
 * descriptions say so.
 */
export const OTHER_NAMES: Readonly<Record<string, string>> = {
  'Loan.borrowerId': 'borrower.id',
  'Loan.loanAmount': 'principalAmount',
  'Loan.collateralAmount': 'collateral.value',
  'Loan.encumberedStatus': 'collateral.lien',
  'Loan.delinquentAmount': 'delinquency.pastDueAmount',
  'Loan.delinquentDays': 'delinquency.daysPastDue',
  'Loan.prepaymentPenaltyPercent': 'rules.prepaymentPenaltyPercent',
  'Loan.lateFee': 'rules.lateFeePolicy',
  'Loan.loanPayments': 'repayments',
  'Loan.autoLoan.fundedDate': 'originationDate',
  'Loan.autoLoan.originalBalance': 'principalAmount',
  'Loan.autoLoan.currentBalance': 'remainingBalance',
  'Loan.autoLoan.originalTerm': 'term',
  'Loan.autoLoan.currentDpd': 'delinquency.daysPastDue',
  'Loan.autoLoan.ltv': 'collateral.ltv',
  'Loan.autoLoan.pastDueAmount': 'delinquency.pastDueAmount',
  'Loan.autoLoan.totalPrincipalPaid': 'repaidAmount',
  'Loan.autoLoan.paymentStatus': 'delinquency.paymentStatus',
};
