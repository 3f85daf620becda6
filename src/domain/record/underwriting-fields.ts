import { fieldsOf } from './field.js';

const CASHFLOW_AND_CO_APPLICANT_FIELDS = fieldsOf('Underwriting', 'Underwriting', [
  ['CashflowsCsv', 'csv', 'PUBLIC', 'cashflowsCsv', 'cashflows.csv'],
  ['CoApplicantCreditBureauPDF', 'pdf', 'BUREAU', 'documents.coApplicant', 'coApplicantCreditBureauPdf.content'],
  [
    'CoApplicantCreditBureauTradeLines',
    'csv',
    'BUREAU',
    'bureau.coApplicant.tradeLines',
    'coApplicantCreditBureauTradeLines.csv',
  ],
]);

const DEAL_TERMS_FIELDS = fieldsOf('Underwriting.DealTermsInfo[]', 'Underwriting.deals.terms', [
  ['ApprovedDownPayment', 'amount', 'INTERNAL', 'underwriting.internal', 'approvedDownPayment'],
  ['TermsAPR', 'rate', 'INTERNAL', 'underwriting.internal', 'apr'],
  ['TermsDTI', 'fraction', 'PERSONAL', 'underwriting.personal', 'dti'],
  ['TermsFrontEndLTV', 'fraction', 'INTERNAL', 'underwriting.internal', 'frontEndLtv'],
  ['TermsLTV', 'fraction', 'INTERNAL', 'underwriting.internal', 'ltv'],
  ['TermsLoanAmount', 'amount', 'INTERNAL', 'underwriting.internal', 'loanAmount'],
  ['TermsMonthlyPayment', 'amount', 'INTERNAL', 'underwriting.internal', 'monthlyPayment'],
  ['TermsPTI', 'fraction', 'PERSONAL', 'underwriting.personal', 'pti'],
  ['TermsTerm', 'count', 'INTERNAL', 'underwriting.internal', 'term'],
]);

const PRIMARY_BUREAU_FIELDS = fieldsOf('Underwriting', 'Underwriting', [
  ['PrimaryCreditBureauPDF', 'pdf', 'BUREAU', 'documents.primary', 'primaryCreditBureauPdf.content'],
  ['PrimaryCreditBureauTradeLines', 'csv', 'BUREAU', 'bureau.primary.tradeLines', 'primaryCreditBureauTradeLines.csv'],
  ['PrimaryCreditInfo', 'attributes', 'BUREAU', 'bureau.primary.attributes', 'bureauAttributes'],
]);

const UNDERWRITING_ENTRY_FIELDS = fieldsOf('Underwriting.UnderwritingInfo[]', 'Underwriting.deals', [
  ['AllWarnings', 'text', 'INTERNAL', 'underwriting.internal', 'decision.allWarnings'],
  ['CollateralDefaultProb', 'fraction', 'BUREAU', 'underwriting.bureau', 'risk.collateralDefaultProb'],
  ['DecisionReason', 'text', 'INTERNAL', 'underwriting.internal', 'decision.reason'],
  ['DecisionReasonSimple', 'text', 'INTERNAL', 'underwriting.internal', 'decision.reasonSimple'],
  ['DecisionStatus', 'text', 'INTERNAL', 'underwriting.internal', 'decision.status'],
  ['DefaultProb', 'fraction', 'BUREAU', 'underwriting.bureau', 'risk.defaultProb'],
  ['FairValuePrice', 'amount', 'INTERNAL', 'underwriting.internal', 'pricing.fairValuePrice'],
  ['ForecastChargeoffAmount', 'amount', 'INTERNAL', 'underwriting.internal', 'forecast.chargeoffAmount'],
  ['ForecastCompoundingIRR', 'fraction', 'INTERNAL', 'underwriting.internal', 'forecast.compoundingIrr'],
  ['ForecastCompoundingNetIRR', 'fraction', 'INTERNAL', 'underwriting.internal', 'forecast.compoundingNetIrr'],
  ['ForecastFairValuePrice', 'amount', 'INTERNAL', 'underwriting.internal', 'forecast.fairValuePrice'],
  ['ForecastInterestPaid', 'amount', 'INTERNAL', 'underwriting.internal', 'forecast.interestPaid'],
  ['ForecastNetLossAmount', 'amount', 'INTERNAL', 'underwriting.internal', 'forecast.netLossAmount'],
  ['ForecastPresentValue', 'amount', 'INTERNAL', 'underwriting.internal', 'forecast.presentValue'],
  ['ForecastPrincipalPaid', 'amount', 'INTERNAL', 'underwriting.internal', 'forecast.principalPaid'],
  ['ForecastRecoveredAmount', 'amount', 'INTERNAL', 'underwriting.internal', 'forecast.recoveredAmount'],
  ['ForecastSimpleIRR', 'fraction', 'INTERNAL', 'underwriting.internal', 'forecast.simpleIrr'],
  ['ForecastSimpleNetIRR', 'fraction', 'INTERNAL', 'underwriting.internal', 'forecast.simpleNetIrr'],
  ['ForecastTotalPaid', 'amount', 'INTERNAL', 'underwriting.internal', 'forecast.totalPaid'],
  ['ForecastTotalPaidLessFees', 'amount', 'INTERNAL', 'underwriting.internal', 'forecast.totalPaidLessFees'],
  ['SolventProb', 'fraction', 'BUREAU', 'underwriting.bureau', 'risk.solventProb'],
  ['TermsApprovedBackEndProducts', 'amount', 'INTERNAL', 'underwriting.internal', 'pricing.approvedBackEndProducts'],
  ['TermsApprovedFrontEndAmt', 'amount', 'INTERNAL', 'underwriting.internal', 'pricing.approvedFrontEndAmt'],
  ['TermsApprovedFrontEndLTV', 'fraction', 'INTERNAL', 'underwriting.internal', 'pricing.approvedFrontEndLtv'],
  ['TermsDealerDiscount', 'amount', 'INTERNAL', 'underwriting.internal', 'pricing.dealerDiscount'],
  ['TermsDealerFlat', 'amount', 'INTERNAL', 'underwriting.internal', 'pricing.dealerFlat'],
  ['TermsDiscountFee', 'amount', 'INTERNAL', 'underwriting.internal', 'pricing.discountFee'],
  ['TermsFundedAmount', 'amount', 'INTERNAL', 'underwriting.internal', 'pricing.fundedAmount'],
  ['TermsLoanDiscount', 'amount', 'INTERNAL', 'underwriting.internal', 'pricing.loanDiscount'],
  ['TermsTotalDiscount', 'amount', 'INTERNAL', 'underwriting.internal', 'pricing.totalDiscount'],
  ['WarningsNumber', 'count', 'INTERNAL', 'underwriting.internal', 'decision.warningsNumber'],
]);

export const UNDERWRITING_FIELDS = [
  ...CASHFLOW_AND_CO_APPLICANT_FIELDS,
  ...DEAL_TERMS_FIELDS,
  ...PRIMARY_BUREAU_FIELDS,
  ...UNDERWRITING_ENTRY_FIELDS,
];
