import { FIELD_MAP } from '../../dist/modules/domain/record/field-map.js';

/** What the workloads select: each field's name in the graph, its name where it is stored, and what kind it is. */
export function fieldsAt(type, names) {
  const fields = FIELD_MAP.filter(({ graphql }) => graphql.slice(0, graphql.lastIndexOf('.')) === type).map(
    ({ graphql, path, kind, stored, classes }) => ({
      name: graphql.slice(type.length + 1),
      stored: stored.startsWith('Loan.') ? stored.slice('Loan.'.length) : path.slice(path.lastIndexOf('.') + 1),
      part: stored,
      path,
      kind,
      classes,
    }),
  );
  if (names === undefined) return fields;
  return names.split(' ').map((name) => fields.find((field) => field.name === name));
}

const isPublic = ({ classes }) => classes.join() === 'PUBLIC';
const ID = { name: 'id', stored: 'id', part: 'Loan.id', kind: 'text', classes: ['PUBLIC'] };

export const LOAN = [
  ID,
  ...fieldsAt(
    'Loan',
    'lenderId primaryServicerId loanType principalAmount collateralAmount interestRate interestRateType originationDate ' +
      'maturityDate amortizationType loanStatus encumberedStatus term remainingBalance paymentFrequency riskRating ' +
      'nextPaymentDate createdAt grade',
  ),
];
export const AUTO_LOAN = fieldsAt(
  'Loan.autoLoan',
  'currentDpd currentBalance remainingTerm scheduledPayment pastDueAmount paymentStatus',
);
/** Of those that the graph has as the table has them. */
export const WHOLE_LOAN = [
  ID,
  ...fieldsAt('Loan').filter((field) => isPublic(field) && field.part === `Loan.${field.name}`),
];
export const WHOLE_AUTO_LOAN = fieldsAt('Loan.autoLoan').filter(isPublic);
export const VEHICLE = fieldsAt('LoanApplication.vehicle', 'make model year mileage retailValue');
export const RISK = fieldsAt('RiskAssessment', 'decision date');
export const LOAN_TERMS = fieldsAt('RiskAssessment.loanTerms', 'termMonths rate payment');
export const DEAL_TERMS = fieldsAt('Underwriting.deals.terms');
export const DEAL_ENTRY = Object.fromEntries(
  ['decision', 'risk', 'pricing', 'forecast'].map((group) => [group, fieldsAt(`Underwriting.deals.${group}`)]),
);
export const BORROWER = fieldsAt(
  'Borrower',
  'firstName lastName dateOfBirth email homePhone address city state zip income employmentCompany',
);

/** What a review shows beside the borrower; wherever it is stored, peers have it in the clear. */
export const REVIEW = [
  ...fieldsAt(
    'RiskAssessment',
    'decision decisionDate creditScorePrimary creditScoreCoApplicant stipulations comments',
  ),
  ...fieldsAt('Loan', 'lendingDecisionReason').filter(({ part }) => !part.startsWith('Loan.')),
];
