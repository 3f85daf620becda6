import type { Deal } from './deal.js';

/** A deal in the specification's own names and strings. */
export function dealTermsInfo({ terms }: Deal): Record<string, string> {
  return {
    ApprovedDownPayment: terms.approvedDownPayment.toFixed(2),
    TermsAPR: terms.apr.toDecimalPlaces(4).toFixed(),
    TermsDTI: terms.dti.toFixed(4),
    TermsFrontEndLTV: terms.frontEndLtv.toFixed(4),
    TermsLTV: terms.ltv.toFixed(4),
    TermsLoanAmount: terms.loanAmount.toFixed(2),
    TermsMonthlyPayment: terms.monthlyPayment.toFixed(2),
    TermsPTI: terms.pti.toFixed(4),
    TermsTerm: String(terms.term),
  };
}

export function underwritingInfo({ underwriting: deal }: Deal): Record<string, string> {
  return {
    AllWarnings: deal.allWarnings,
    CollateralDefaultProb: deal.collateralDefaultProb.toFixed(8),
    DecisionReason: deal.decisionReason,
    DecisionReasonSimple: deal.decisionReasonSimple,
    DecisionStatus: deal.decisionStatus,
    DefaultProb: deal.defaultProb.toFixed(8),
    FairValuePrice: deal.fairValuePrice.toFixed(2),
    ForecastChargeoffAmount: deal.forecastChargeoffAmount.toFixed(2),
    ForecastCompoundingIRR: deal.forecastCompoundingIrr.toFixed(8),
    ForecastCompoundingNetIRR: deal.forecastCompoundingNetIrr.toFixed(8),
    ForecastFairValuePrice: deal.forecastFairValuePrice.toFixed(2),
    ForecastInterestPaid: deal.forecastInterestPaid.toFixed(2),
    ForecastNetLossAmount: deal.forecastNetLossAmount.toFixed(2),
    ForecastPresentValue: deal.forecastPresentValue.toFixed(2),
    ForecastPrincipalPaid: deal.forecastPrincipalPaid.toFixed(2),
    ForecastRecoveredAmount: deal.forecastRecoveredAmount.toFixed(2),
    ForecastSimpleIRR: deal.forecastSimpleIrr.toFixed(8),
    ForecastSimpleNetIRR: deal.forecastSimpleNetIrr.toFixed(8),
    ForecastTotalPaid: deal.forecastTotalPaid.toFixed(2),
    ForecastTotalPaidLessFees: deal.forecastTotalPaidLessFees.toFixed(2),
    SolventProb: deal.solventProb.toFixed(8),
    TermsApprovedBackEndProducts: deal.termsApprovedBackEndProducts.toFixed(2),
    TermsApprovedFrontEndAmt: deal.termsApprovedFrontEndAmt.toFixed(2),
    TermsApprovedFrontEndLTV: deal.termsApprovedFrontEndLtv.toFixed(4),
    TermsDealerDiscount: deal.termsDealerDiscount.toFixed(2),
    TermsDealerFlat: deal.termsDealerFlat.toFixed(2),
    TermsDiscountFee: deal.termsDiscountFee.toFixed(2),
    TermsFundedAmount: deal.termsFundedAmount.toFixed(2),
    TermsLoanDiscount: deal.termsLoanDiscount.toFixed(2),
    TermsTotalDiscount: deal.termsTotalDiscount.toFixed(2),
    WarningsNumber: String(deal.warningsNumber),
  };
}
