import { fieldsOf } from './field.js';

const DECISION_FIELDS = fieldsOf('Response', 'RiskAssessment', [
  ['ApplicationID', 'text', 'INTERNAL', 'risk.internal', 'applicationId'],
  ['ApplicationType', 'text', 'INTERNAL', 'risk.internal', 'applicationType'],
  ['Comments', 'opaqueList', 'INTERNAL', 'risk.internal', 'comments'],
  ['CreditScoreCoapplicant', 'countNumber', 'BUREAU', 'risk.bureau', 'creditScoreCoApplicant'],
  ['CreditScorePrimary', 'countNumber', 'BUREAU', 'risk.bureau', 'creditScorePrimary'],
  ['Date', 'date', 'INTERNAL', 'risk.internal', 'date'],
  ['DealerID', 'text', 'INTERNAL', 'risk.internal', 'dealerId'],
  ['Decision', 'text', 'INTERNAL', 'risk.internal', 'decision'],
  ['DecisionDate', 'timestamp', 'INTERNAL', 'risk.internal', 'decisionDate'],
  ['DeclineReason', 'text', 'INTERNAL', 'risk.internal', 'declineReason'],
]);

const LOAN_TERMS_FIELDS = fieldsOf('Response.LoanTerms[]', 'RiskAssessment.loanTerms', [
  ['AcquisitionFee', 'amountNumber', 'INTERNAL', 'risk.internal', 'acquisitionFee'],
  ['AssetPrice', 'fractionNumber', 'INTERNAL', 'risk.internal', 'assetPrice'],
  ['DEALER_FLAT', 'amount', 'INTERNAL', 'risk.internal', 'dealerFlat'],
  ['DefaultProb', 'fractionNumber', 'BUREAU', 'risk.bureau', 'defaultProb'],
  ['Description', 'text', 'INTERNAL', 'risk.internal', 'description'],
  ['Discount', 'fractionNumber', 'INTERNAL', 'risk.internal', 'discount'],
  ['FundedAmount', 'amountNumber', 'INTERNAL', 'risk.internal', 'fundedAmount'],
  ['GrossYield', 'fractionNumber', 'INTERNAL', 'risk.internal', 'grossYield'],
  ['IRR', 'fractionNumber', 'INTERNAL', 'risk.internal', 'irr'],
  ['LTV', 'fractionNumber', 'INTERNAL', 'risk.internal', 'ltv'],
  ['Participation', 'scalar', 'INTERNAL', 'risk.internal', 'participation'],
  ['Payment', 'amountNumber', 'INTERNAL', 'risk.internal', 'payment'],
  ['Rate', 'rateNumber', 'INTERNAL', 'risk.internal', 'rate'],
  ['TermMonths', 'countNumber', 'INTERNAL', 'risk.internal', 'termMonths'],
  ['TotalLoanAmount', 'amountNumber', 'INTERNAL', 'risk.internal', 'totalLoanAmount'],
  ['VehicleWholesaleValue', 'amountNumber', 'INTERNAL', 'risk.internal', 'vehicleWholesaleValue'],
]);

const STIPULATION_FIELDS = fieldsOf('Response', 'RiskAssessment', [
  ['Stipulations', 'texts', 'INTERNAL', 'risk.internal', 'stipulations'],
]);

export const RESPONSE_FIELDS = [...DECISION_FIELDS, ...LOAN_TERMS_FIELDS, ...STIPULATION_FIELDS];
