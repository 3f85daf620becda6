import { describe, expect, it } from 'vitest';
import { REFERENCE_FIELDS } from '../../../src/domain/loan/references.js';
import { LOAN_DETAILS_FIELDS } from '../../../src/domain/record/loan-details-fields.js';

/** Where each of the others comes from. */
const COMPUTED: Readonly<Record<string, readonly string[]>> = {
  'the application': [
    'applicationId',
    'borrowerId',
    'lenderId',
    'loanType',
    'principalAmount',
    'collateralType',
    'collateralAmount',
    'createdAt',
    'metadata.AutoLoan.ltv',
  ],
  'the assessment': [
    'riskRating',
    'defaultProbability',
    'predictedPrincipalPaid',
    'predictedInterestPaid',
    'predictedChargeoffAmount',
    'predictedRecoveredAmount',
    'predictedGrossCashflow',
    'predictedNetCashflow',
    'predictedYield',
    'apr',
    'fairValuePrice',
    'lendingDecisionReason',
  ],
  funding: [
    'loanAmount',
    'interestRate',
    'interestRateType',
    'originationDate',
    'maturityDate',
    'amortizationType',
    'term',
    'paymentFrequency',
    'installment',
    'firstPaymentDate',
    'lateFee',
    'metadata.AutoLoan.fundedDate',
    'metadata.AutoLoan.originalBalance',
    'metadata.AutoLoan.originalTerm',
    'metadata.AutoLoan.scheduledPayment',
    'metadata.AutoLoan.scheduledMaturityDate',
  ],
  servicing: [
    'loanStatus',
    'encumberedStatus',
    'repaidAmount',
    'remainingBalance',
    'delinquentAmount',
    'delinquentDays',
    'lastPaymentDate',
    'nextPaymentDate',
    'loanPayments',
    'metadata.AutoLoan.currentDpd',
    'metadata.AutoLoan.currentBalance',
    'metadata.AutoLoan.remainingTerm',
    'metadata.AutoLoan.currentPaymentDue',
    'metadata.AutoLoan.pastDueAmount',
    'metadata.AutoLoan.totalPrincipalPaid',
    'metadata.AutoLoan.totalInterestPaid',
    'metadata.AutoLoan.totalFeesPaid',
    'metadata.AutoLoan.chargeoffAmount',
    'metadata.AutoLoan.recoveredAmount',
    'metadata.AutoLoan.paymentStatus',
  ],
};

describe('a member of loanDetails', () => {
  it('is supplied or computed, and never both', () => {
    const known = [...Object.values(REFERENCE_FIELDS), ...Object.values(COMPUTED).flat()].map(
      (path) => `loanDetails.${path}`,
    );
    expect(known.sort()).toEqual(LOAN_DETAILS_FIELDS.map(({ path }) => path).sort());
  });
});
