import { Decimal, greatest, PERCENT, ZERO } from '../money.js';
import type { CashflowMonth } from './cashflow.js';
import type { GradeTerms, UnderwritingProgram } from './program.js';
import { internalRateOfReturn } from '../schedule/rate-of-return.js';
import { levelPayment } from '../schedule/amortization.js';
import { futureValue } from '../schedule/time-value.js';

export interface Applicant {
  readonly monthlyIncome: Decimal;
  /** Payments on other debts and housing, per month. */
  readonly monthlyDebts: Decimal;
}

export interface DealRequest {
  readonly program: UnderwritingProgram;
  readonly grade: GradeTerms;
  /** Share of the balance prepaid in a month. */
  readonly prepayment: Decimal;
  readonly applicant: Applicant;
  readonly creditScore: number;
  readonly collateralValue: Decimal;
  readonly backEndProducts: Decimal;
  readonly downPayment: Decimal;
  readonly loanAmount: Decimal;
  readonly term: number;
  readonly noteRate: Decimal;
}

/** The figures of one `DealTermsInfo` entry. Rates and ratios are fractions, `apr` a percentage. */
export interface DealTerms {
  readonly approvedDownPayment: Decimal;
  readonly apr: Decimal;
  readonly dti: Decimal;
  readonly frontEndLtv: Decimal;
  readonly ltv: Decimal;
  readonly loanAmount: Decimal;
  readonly monthlyPayment: Decimal;
  readonly pti: Decimal;
  readonly term: number;
  readonly noteRate: Decimal;
}

/** The figures of the `UnderwritingInfo` entry that belongs to it. */
export interface DealUnderwriting {
  readonly allWarnings: string;
  readonly warningsNumber: number;
  readonly collateralDefaultProb: Decimal;
  readonly decisionReason: string;
  readonly decisionReasonSimple: string;
  readonly decisionStatus: 'APPROVED' | 'DECLINED';
  readonly defaultProb: Decimal;
  readonly solventProb: Decimal;
  readonly fairValuePrice: Decimal;
  readonly forecastChargeoffAmount: Decimal;
  readonly forecastCompoundingIrr: Decimal;
  readonly forecastCompoundingNetIrr: Decimal;
  readonly forecastFairValuePrice: Decimal;
  readonly forecastInterestPaid: Decimal;
  readonly forecastNetLossAmount: Decimal;
  readonly forecastPresentValue: Decimal;
  readonly forecastPrincipalPaid: Decimal;
  readonly forecastRecoveredAmount: Decimal;
  readonly forecastSimpleIrr: Decimal;
  readonly forecastSimpleNetIrr: Decimal;
  readonly forecastTotalPaid: Decimal;
  readonly forecastTotalPaidLessFees: Decimal;
  readonly termsApprovedBackEndProducts: Decimal;
  readonly termsApprovedFrontEndAmt: Decimal;
  readonly termsApprovedFrontEndLtv: Decimal;
  readonly termsDealerDiscount: Decimal;
  readonly termsDealerFlat: Decimal;
  readonly termsDiscountFee: Decimal;
  readonly termsFundedAmount: Decimal;
  readonly termsLoanDiscount: Decimal;
  readonly termsTotalDiscount: Decimal;
}

export interface Deal {
  readonly terms: DealTerms;
  readonly underwriting: DealUnderwriting;
  readonly cashflows: readonly CashflowMonth[];
}

export const MONTHS_PER_YEAR = 12;

/** Rates, ratios and probabilities leave the forecast with this many decimals. */
export const roundedRate = (rate: Decimal): Decimal => rate.toDecimalPlaces(8);

export function dealTerms(request: DealRequest): DealTerms {
  const { applicant, collateralValue, backEndProducts, loanAmount, term, noteRate, downPayment } = request;
  const months = Array.from({ length: term }, () => ({ days: 1, basis: MONTHS_PER_YEAR }));
  const monthlyPayment = levelPayment(loanAmount, noteRate, months);
  return {
    approvedDownPayment: downPayment,
    apr: roundedRate(annualPercentageRate(request, monthlyPayment)),
    dti: roundedRate(monthlyPayment.plus(applicant.monthlyDebts).div(applicant.monthlyIncome)),
    frontEndLtv: roundedRate(greatest(loanAmount.minus(backEndProducts), ZERO).div(collateralValue)),
    ltv: roundedRate(loanAmount.div(collateralValue)),
    loanAmount,
    monthlyPayment,
    pti: roundedRate(monthlyPayment.div(applicant.monthlyIncome)),
    term,
    noteRate,
  };
}

/** Regular months, so the unit-period rate is a plain monthly yield on the amount financed. In percent. */
function annualPercentageRate({ program, loanAmount, term, noteRate }: DealRequest, payment: Decimal): Decimal {
  if (program.originationFee.isZero()) return noteRate.times(PERCENT);
  const monthlyRate = noteRate.div(MONTHS_PER_YEAR);
  const beforeLast = futureValue(monthlyRate, new Decimal(term - 1), payment.negated(), loanAmount).negated();
  const flows = [
    program.originationFee.minus(loanAmount),
    ...Array.from({ length: term - 1 }, () => payment),
    beforeLast.times(monthlyRate.plus(1)),
  ];
  return (internalRateOfReturn(flows) ?? monthlyRate).times(MONTHS_PER_YEAR).times(PERCENT);
}

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
