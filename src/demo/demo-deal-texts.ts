import { Decimal, ONE } from '../domain/money.js';
import type { JsonObject } from '../domain/record/json.js';
import { reasonText, type ReasonCode } from '../domain/record/decision.js';
import { amountText } from './demo-random.js';
import type { Deal } from './demo-deals.js';
import type { DemoTerms } from './demo-terms.js';

export interface DealContext {
  readonly terms: DemoTerms;
  readonly monthlyIncome: Decimal;
  readonly otherDebtPayment: Decimal;
  readonly declineReason: ReasonCode | undefined;
}

const HIGH_LTV = new Decimal('1.1');
const DEALER_FLAT = new Decimal(150);

export const ratioText = (value: Decimal, decimals = 4): string => value.toFixed(decimals);

export const ptiOf = ({ payment }: Pick<Deal, 'payment'>, { monthlyIncome }: DealContext): Decimal =>
  payment.div(monthlyIncome);

export const dtiOf = ({ payment }: Pick<Deal, 'payment'>, { monthlyIncome, otherDebtPayment }: DealContext): Decimal =>
  payment.plus(otherDebtPayment).div(monthlyIncome);

export const ltvOf = ({ amount }: Pick<Deal, 'amount'>, { terms }: DealContext): Decimal =>
  amount.div(terms.collateral);

/**
 * The acquisition fee is a finance charge, so the borrower has the use of that much less. Newton's method in plain numbers:
 * a record has sixty deals, and three decimals of a percent are enough.
 */
function aprPercentOf({ amount, payment, termMonths, ratePercent }: Deal, { terms }: DealContext): number {
  const target = amount.minus(terms.acquisitionFee).div(payment).toNumber();
  let rate = ratePercent.toNumber() / 1200;
  for (let round = 0; round < 6; round += 1) {
    const discount = (1 + rate) ** -termMonths;
    const worth = (1 - discount) / rate;
    rate -= (worth - target) / ((discount * termMonths) / (1 + rate) / rate - worth / rate);
  }
  return rate * 1200;
}

const frontEndOf = ({ amount }: Deal, { terms }: DealContext): Decimal =>
  amount.minus(terms.gap).minus(terms.backendProducts);

export const dealTermsInfo = (deal: Deal, context: DealContext): JsonObject => ({
  ApprovedDownPayment: amountText(deal.downPayment),
  TermsAPR: aprPercentOf(deal, context).toFixed(3),
  TermsDTI: ratioText(dtiOf(deal, context)),
  TermsFrontEndLTV: ratioText(frontEndOf(deal, context).div(context.terms.collateral)),
  TermsLTV: ratioText(ltvOf(deal, context)),
  TermsLoanAmount: amountText(deal.amount),
  TermsMonthlyPayment: amountText(deal.payment),
  TermsPTI: ratioText(ptiOf(deal, context)),
  TermsTerm: String(deal.termMonths),
});

/** Yields have four decimals, so few of them differ; a power is dear. */
const COMPOUNDED = new Map<string, string>();

function compounded(annual: Decimal): string {
  const key = annual.toFixed(4);
  const known = COMPOUNDED.get(key) ?? ratioText(annual.div(12).plus(ONE).pow(12).minus(ONE), 6);
  COMPOUNDED.set(key, known);
  return known;
}

export function underwritingInfo(deal: Deal, context: DealContext): JsonObject {
  const { terms, declineReason } = context;
  const warnings: ReasonCode[] = [
    ...(ltvOf(deal, context).gt(HIGH_LTV) ? (['LTV_NEAR_LIMIT'] as const) : []),
    ...(deal.termMonths > 72 ? (['TERM_LONG'] as const) : []),
  ];
  const reason = declineReason ?? 'WITHIN_LIMITS';
  return {
    AllWarnings: reasonText(warnings),
    CollateralDefaultProb: ratioText(deal.defaultProbability.times(ltvOf(deal, context)), 6),
    DecisionReason: reason,
    DecisionReasonSimple: reason,
    DecisionStatus: declineReason ? 'DECLINED' : 'APPROVED',
    DefaultProb: ratioText(deal.defaultProbability, 6),
    FairValuePrice: amountText(deal.presentValue),
    ForecastChargeoffAmount: amountText(deal.chargedOff),
    ForecastCompoundingIRR: compounded(deal.simpleIrr),
    ForecastCompoundingNetIRR: compounded(deal.simpleNetIrr),
    ForecastFairValuePrice: amountText(deal.presentValue),
    ForecastInterestPaid: amountText(deal.interestPaid),
    ForecastNetLossAmount: amountText(deal.chargedOff.minus(deal.recovered)),
    ForecastPresentValue: amountText(deal.presentValue),
    ForecastPrincipalPaid: amountText(deal.principalPaid),
    ForecastRecoveredAmount: amountText(deal.recovered),
    ForecastSimpleIRR: ratioText(deal.simpleIrr),
    ForecastSimpleNetIRR: ratioText(deal.simpleNetIrr),
    ForecastTotalPaid: amountText(deal.totalPaid),
    ForecastTotalPaidLessFees: amountText(deal.totalPaidLessFees),
    SolventProb: ratioText(ONE.minus(deal.defaultProbability), 6),
    TermsApprovedBackEndProducts: amountText(terms.gap.plus(terms.backendProducts)),
    TermsApprovedFrontEndAmt: amountText(frontEndOf(deal, context)),
    TermsApprovedFrontEndLTV: ratioText(frontEndOf(deal, context).div(terms.collateral)),
    TermsDealerDiscount: '0.00',
    TermsDealerFlat: amountText(DEALER_FLAT),
    TermsDiscountFee: amountText(terms.acquisitionFee),
    TermsFundedAmount: amountText(deal.amount.minus(terms.acquisitionFee).plus(DEALER_FLAT)),
    TermsLoanDiscount: '0.00',
    TermsTotalDiscount: amountText(terms.acquisitionFee),
    WarningsNumber: String(warnings.length),
  };
}
