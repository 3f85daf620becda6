import type { Outcomes } from '../command/declaration.js';

/** The fields of `Loan` that change when money moves or terms change. */
export const MONEY_FIELDS: readonly string[] = [
  'adjustments',
  'autoLoan',
  'autopay',
  'creditBalance',
  'delinquency',
  'delinquentAmount',
  'delinquentDays',
  'fees',
  'figuresAsOf',
  'installmentCount',
  'interestRate',
  'lastPaymentDate',
  'loanPayments',
  'maturityDate',
  'nextPaymentDate',
  'paymentFrequency',
  'payoffQuote',
  'promises',
  'remainingBalance',
  'repaidAmount',
  'repayments',
  'riskRating',
  'schedule',
  'scheduledPayments',
  'termHistory',
  'valuation',
];

/** The fields of `Loan` that follow from a deal. */
export const DEAL_FIELDS: readonly string[] = [
  'aprPercent',
  'autoLoan',
  'collateral',
  'defaultProbability',
  'fairValuePrice',
  'predictedChargeoffAmount',
  'predictedGrossCashflow',
  'predictedInterestPaid',
  'predictedNetCashflow',
  'predictedPrincipalPaid',
  'predictedRecoveredAmount',
  'predictedYield',
];

/**
 * The fields of `Loan` that every command on a loan changes, or may change. The first one on an imported loan posts its
 * opening balance.
 */
const AFFECTED_BY_ANY: readonly string[] = [
  'allowedCommands',
  'events',
  'ledger',
  'publicRecord',
  'record',
  'trialBalance',
  'viewerCommands',
];

/** A loan that ends releases its lien. */
const STATUS_FIELDS: readonly string[] = ['collateral', 'encumberedStatus', 'loanStatus', 'progress'];

/** Everything that a command on a loan can change, as `Type.field` or `Type`. */
export function affectedFields(declared: readonly string[], states: Outcomes): readonly string[] {
  const changesStatus = Object.entries(states).some(([from, outcomes]) => outcomes.some((to) => to !== from));
  const fields = [...declared, ...AFFECTED_BY_ANY, ...(changesStatus ? STATUS_FIELDS : [])];
  return [...new Set(fields.map((name) => (/^[a-z]\w*$/.test(name) ? `Loan.${name}` : name)))].sort();
}
