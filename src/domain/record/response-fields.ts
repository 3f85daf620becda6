import { DEAL_TEXT, fieldsOf, SHARED_TEXT, STAFF_TEXT } from './field.js';

const DECISION_FIELDS = fieldsOf('Response', 'RiskAssessment', [
  ['ApplicationID', 'text', 'SERVICING', 'risk.servicing', 'applicationId'],
  ['ApplicationType', 'text', 'SERVICING', 'risk.servicing', 'applicationType'],
  ['Comments', 'opaqueList', STAFF_TEXT, 'risk.staff', 'comments'],
  ['CreditScoreCoapplicant', 'countNumber', 'BUREAU', 'risk.bureau', 'creditScoreCoApplicant'],
  ['CreditScorePrimary', 'countNumber', 'BUREAU', 'risk.bureau', 'creditScorePrimary'],
  ['Date', 'date', 'SERVICING', 'risk.servicing', 'date'],
  ['DealerID', 'text', 'SERVICING', 'risk.servicing', 'dealerId'],
  ['Decision', 'decision', 'SERVICING', 'risk.servicing', 'decision'],
  ['DecisionDate', 'timestamp', 'SERVICING', 'risk.servicing', 'decisionDate'],
  ['DeclineReason', 'reason', STAFF_TEXT, 'risk.staff', 'declineReason'],
]);

const LOAN_TERMS_FIELDS = fieldsOf('Response.LoanTerms[]', 'RiskAssessment.loanTerms', [
  ['AcquisitionFee', 'amountNumber', 'ECONOMICS', 'risk.economics', 'acquisitionFee'],
  ['AssetPrice', 'fractionNumber', 'ECONOMICS', 'risk.economics', 'assetPrice'],
  ['DEALER_FLAT', 'amount', 'ECONOMICS', 'risk.economics', 'dealerFlat'],
  ['DefaultProb', 'fractionNumber', 'ECONOMICS', 'risk.economics', 'defaultProb'],
  ['Description', 'offer', 'ECONOMICS', 'risk.economics', 'description'],
  ['Discount', 'fractionNumber', 'ECONOMICS', 'risk.economics', 'discount'],
  ['FundedAmount', 'amountNumber', 'ECONOMICS', 'risk.economics', 'fundedAmount'],
  ['GrossYield', 'fractionNumber', 'ECONOMICS', 'risk.economics', 'grossYield'],
  ['IRR', 'fractionNumber', 'ECONOMICS', 'risk.economics', 'irr'],
  ['LTV', 'fractionNumber', 'ECONOMICS', 'risk.economics', 'ltv'],
  ['Participation', 'scalar', DEAL_TEXT, 'risk.staff', 'participation'],
  ['Payment', 'amountNumber', 'ECONOMICS', 'risk.economics', 'payment'],
  ['Rate', 'rateNumber', 'ECONOMICS', 'risk.economics', 'rate'],
  ['TermMonths', 'countNumber', 'ECONOMICS', 'risk.economics', 'termMonths'],
  ['TotalLoanAmount', 'amountNumber', 'ECONOMICS', 'risk.economics', 'totalLoanAmount'],
  ['VehicleWholesaleValue', 'amountNumber', 'ECONOMICS', 'risk.economics', 'vehicleWholesaleValue'],
]);

const STIPULATION_FIELDS = fieldsOf('Response', 'RiskAssessment', [
  ['Stipulations', 'texts', SHARED_TEXT, 'risk.personal', 'stipulations'],
]);

export const RESPONSE_FIELDS = [...DECISION_FIELDS, ...LOAN_TERMS_FIELDS, ...STIPULATION_FIELDS];
