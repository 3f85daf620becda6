import type { Decimal } from '../money.js';
import type { CashflowMonth } from './cashflow.js';
import type { GradeTerms, UnderwritingProgram } from './program.js';

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
