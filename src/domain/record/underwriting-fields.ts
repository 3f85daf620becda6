import { CREDIT_REPORT, DEAL_TEXT, fieldsOf } from './field.js';

const CASHFLOW_AND_CO_APPLICANT_FIELDS = fieldsOf('Underwriting', 'Underwriting', [
  ['CashflowsCsv', 'csv', 'MARKET', 'cashflowsCsv', 'cashflows.csv'],
  ['CoApplicantCreditBureauPDF', 'pdf', CREDIT_REPORT, 'documents.coApplicant', 'coApplicantCreditBureauPdf.content'],
  [
    'CoApplicantCreditBureauTradeLines',
    'csv',
    'BUREAU',
    'bureau.coApplicant.tradeLines',
    'coApplicantCreditBureauTradeLines.csv',
  ],
]);

const DEAL_TERMS_FIELDS = fieldsOf('Underwriting.DealTermsInfo[]', 'Underwriting.deals.terms', [
  ['ApprovedDownPayment', 'amount', 'ECONOMICS', 'underwriting.economics', 'approvedDownPayment'],
  ['TermsAPR', 'rate', 'ECONOMICS', 'underwriting.economics', 'aprPercent'],
  ['TermsDTI', 'fraction', ['ECONOMICS', 'PERSONAL'], 'underwriting.personal', 'dti'],
  ['TermsFrontEndLTV', 'fraction', 'ECONOMICS', 'underwriting.economics', 'frontEndLtv'],
  ['TermsLTV', 'fraction', 'ECONOMICS', 'underwriting.economics', 'ltv'],
  ['TermsLoanAmount', 'amount', 'ECONOMICS', 'underwriting.economics', 'loanAmount'],
  ['TermsMonthlyPayment', 'amount', 'ECONOMICS', 'underwriting.economics', 'monthlyPayment'],
  ['TermsPTI', 'fraction', ['ECONOMICS', 'PERSONAL'], 'underwriting.personal', 'pti'],
  ['TermsTerm', 'count', 'ECONOMICS', 'underwriting.economics', 'term'],
]);

const PRIMARY_BUREAU_FIELDS = fieldsOf('Underwriting', 'Underwriting', [
  ['PrimaryCreditBureauPDF', 'pdf', CREDIT_REPORT, 'documents.primary', 'primaryCreditBureauPdf.content'],
  ['PrimaryCreditBureauTradeLines', 'csv', 'BUREAU', 'bureau.primary.tradeLines', 'primaryCreditBureauTradeLines.csv'],
  ['PrimaryCreditInfo', 'attributes', 'BUREAU', 'bureau.primary.attributes', 'bureauAttributes'],
]);

const UNDERWRITING_ENTRY_FIELDS = fieldsOf('Underwriting.UnderwritingInfo[]', 'Underwriting.deals', [
  ['AllWarnings', 'reason', DEAL_TEXT, 'underwriting.staff', 'decision.allWarnings'],
  ['CollateralDefaultProb', 'fraction', 'ECONOMICS', 'underwriting.economics', 'risk.collateralDefaultProb'],
  ['DecisionReason', 'reason', DEAL_TEXT, 'underwriting.staff', 'decision.reason'],
  ['DecisionReasonSimple', 'reason', DEAL_TEXT, 'underwriting.staff', 'decision.reasonSimple'],
  ['DecisionStatus', 'decision', 'ECONOMICS', 'underwriting.economics', 'decision.status'],
  ['DefaultProb', 'fraction', 'ECONOMICS', 'underwriting.economics', 'risk.defaultProb'],
  ['FairValuePrice', 'amount', 'ECONOMICS', 'underwriting.economics', 'pricing.fairValuePrice'],
  ['ForecastChargeoffAmount', 'amount', 'ECONOMICS', 'underwriting.economics', 'forecast.chargeoffAmount'],
  ['ForecastCompoundingIRR', 'fraction', 'ECONOMICS', 'underwriting.economics', 'forecast.compoundingIrr'],
  ['ForecastCompoundingNetIRR', 'fraction', 'ECONOMICS', 'underwriting.economics', 'forecast.compoundingNetIrr'],
  ['ForecastFairValuePrice', 'amount', 'ECONOMICS', 'underwriting.economics', 'forecast.fairValuePrice'],
  ['ForecastInterestPaid', 'amount', 'ECONOMICS', 'underwriting.economics', 'forecast.interestPaid'],
  ['ForecastNetLossAmount', 'amount', 'ECONOMICS', 'underwriting.economics', 'forecast.netLossAmount'],
  ['ForecastPresentValue', 'amount', 'ECONOMICS', 'underwriting.economics', 'forecast.presentValue'],
  ['ForecastPrincipalPaid', 'amount', 'ECONOMICS', 'underwriting.economics', 'forecast.principalPaid'],
  ['ForecastRecoveredAmount', 'amount', 'ECONOMICS', 'underwriting.economics', 'forecast.recoveredAmount'],
  ['ForecastSimpleIRR', 'fraction', 'ECONOMICS', 'underwriting.economics', 'forecast.simpleIrr'],
  ['ForecastSimpleNetIRR', 'fraction', 'ECONOMICS', 'underwriting.economics', 'forecast.simpleNetIrr'],
  ['ForecastTotalPaid', 'amount', 'ECONOMICS', 'underwriting.economics', 'forecast.totalPaid'],
  ['ForecastTotalPaidLessFees', 'amount', 'ECONOMICS', 'underwriting.economics', 'forecast.totalPaidLessFees'],
  ['SolventProb', 'fraction', 'ECONOMICS', 'underwriting.economics', 'risk.solventProb'],
  ['TermsApprovedBackEndProducts', 'amount', 'ECONOMICS', 'underwriting.economics', 'pricing.approvedBackEndProducts'],
  ['TermsApprovedFrontEndAmt', 'amount', 'ECONOMICS', 'underwriting.economics', 'pricing.approvedFrontEndAmt'],
  ['TermsApprovedFrontEndLTV', 'fraction', 'ECONOMICS', 'underwriting.economics', 'pricing.approvedFrontEndLtv'],
  ['TermsDealerDiscount', 'amount', 'ECONOMICS', 'underwriting.economics', 'pricing.dealerDiscount'],
  ['TermsDealerFlat', 'amount', 'ECONOMICS', 'underwriting.economics', 'pricing.dealerFlat'],
  ['TermsDiscountFee', 'amount', 'ECONOMICS', 'underwriting.economics', 'pricing.discountFee'],
  ['TermsFundedAmount', 'amount', 'ECONOMICS', 'underwriting.economics', 'pricing.fundedAmount'],
  ['TermsLoanDiscount', 'amount', 'ECONOMICS', 'underwriting.economics', 'pricing.loanDiscount'],
  ['TermsTotalDiscount', 'amount', 'ECONOMICS', 'underwriting.economics', 'pricing.totalDiscount'],
  ['WarningsNumber', 'count', 'ECONOMICS', 'underwriting.economics', 'decision.warningsNumber'],
]);

export const UNDERWRITING_FIELDS = [
  ...CASHFLOW_AND_CO_APPLICANT_FIELDS,
  ...DEAL_TERMS_FIELDS,
  ...PRIMARY_BUREAU_FIELDS,
  ...UNDERWRITING_ENTRY_FIELDS,
];
