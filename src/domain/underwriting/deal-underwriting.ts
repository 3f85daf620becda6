import { toFixedPoint, type Fixed } from '../schedule/root.js';
import { greatest, least, ONE, toCents, ZERO, type Decimal } from '../money.js';
import { rateOfReturn } from '../schedule/rate-of-return.js';
import { reasonText, type ReasonCode } from '../record/decision.js';
import { cashflowTotal, presentWorth, type CashflowMonth } from './cashflow.js';
import { type DealRequest, type DealTerms, type DealUnderwriting, MONTHS_PER_YEAR, roundedRate } from './deal.js';
import type { UnderwritingProgram } from './program.js';

const TOTAL_LOSS = ONE.negated();

export function dealUnderwriting(
  request: DealRequest,
  terms: DealTerms,
  probability: { readonly defaults: Decimal; readonly fromCollateral: Decimal },
  months: readonly CashflowMonth[],
): DealUnderwriting {
  const { limits } = request.program;
  const decision = decideDeal({ ...terms, defaultProbability: probability.defaults }, request.creditScore, limits);
  const backEnd = least(request.backEndProducts, terms.loanAmount);
  const discounts = dealDiscounts(request);
  return {
    allWarnings: reasonText(decision.warnings),
    warningsNumber: decision.warnings.length,
    decisionStatus: decision.status,
    decisionReason: reasonText(decision.reasons),
    decisionReasonSimple: decision.reasons[0],
    defaultProb: probability.defaults,
    solventProb: ONE.minus(probability.defaults),
    collateralDefaultProb: probability.fromCollateral,
    termsApprovedBackEndProducts: backEnd,
    termsApprovedFrontEndAmt: terms.loanAmount.minus(backEnd),
    termsApprovedFrontEndLtv: terms.frontEndLtv,
    ...discounts,
    ...forecastAmounts(terms.loanAmount, months),
    ...forecastYields(request, discounts.termsFundedAmount, months),
  };
}

/** The lender keeps the discounts back from the dealer and pays the flat on top. */
function dealDiscounts({ program, grade, loanAmount }: DealRequest) {
  const termsLoanDiscount = toCents(loanAmount.times(grade.loanDiscount));
  const termsDealerDiscount = toCents(loanAmount.times(program.dealerDiscount));
  const termsDiscountFee = least(program.acquisitionFee, loanAmount.div(2).toDecimalPlaces(2));
  const termsTotalDiscount = termsLoanDiscount.plus(termsDealerDiscount).plus(termsDiscountFee);
  const termsDealerFlat = program.dealerFlat;
  return {
    termsLoanDiscount,
    termsDealerDiscount,
    termsDiscountFee,
    termsTotalDiscount,
    termsDealerFlat,
    termsFundedAmount: loanAmount.minus(termsTotalDiscount).plus(termsDealerFlat),
  };
}

/** In cents, each derived figure from the rounded ones, so that the identities hold to the cent. */
function forecastAmounts(loanAmount: Decimal, months: readonly CashflowMonth[]) {
  const forecastChargeoffAmount = toCents(cashflowTotal(months, 'default'));
  const forecastRecoveredAmount = toCents(cashflowTotal(months, 'recovery'));
  const forecastInterestPaid = toCents(cashflowTotal(months, 'interest'));
  const forecastPrincipalPaid = loanAmount.minus(forecastChargeoffAmount);
  const forecastTotalPaid = forecastPrincipalPaid.plus(forecastInterestPaid).plus(forecastRecoveredAmount);
  return {
    forecastChargeoffAmount,
    forecastRecoveredAmount,
    forecastInterestPaid,
    forecastPrincipalPaid,
    forecastTotalPaid,
    forecastTotalPaidLessFees: forecastTotalPaid.minus(toCents(cashflowTotal(months, 'servicingFee'))),
    forecastNetLossAmount: forecastChargeoffAmount.minus(forecastRecoveredAmount),
  };
}

/** Gross yields are on all that is paid, net ones on what servicing leaves; the price earns the target on the latter. */
function forecastYields({ program }: DealRequest, funded: Decimal, months: readonly CashflowMonth[]) {
  const gross = months.map(({ principal, interest, recovery }) => principal + interest + recovery);
  const net = months.map(({ servicingFee }, index) => (gross[index] ?? 0n) - servicingFee);
  const grossMonthly = monthlyYield(funded, gross);
  const netMonthly = program.servicingFee.isZero() ? grossMonthly : monthlyYield(funded, net);
  const target = program.targetYield.div(MONTHS_PER_YEAR);
  const price = toCents(greatest(presentWorth(target, net), ZERO));
  return {
    forecastSimpleIrr: simple(grossMonthly),
    forecastSimpleNetIrr: simple(netMonthly),
    forecastCompoundingIrr: compounding(grossMonthly),
    forecastCompoundingNetIrr: compounding(netMonthly),
    forecastPresentValue: toCents(presentWorth(target, gross)),
    forecastFairValuePrice: price,
    fairValuePrice: price,
  };
}

function monthlyYield(outlay: Decimal, flows: readonly Fixed[]): Decimal {
  const first = { at: 0, amount: -toFixedPoint(outlay) };
  return rateOfReturn([first, ...flows.map((amount, index) => ({ at: index + 1, amount }))]) ?? TOTAL_LOSS;
}

const simple = (monthly: Decimal): Decimal => roundedRate(monthly.times(MONTHS_PER_YEAR));
const compounding = (monthly: Decimal): Decimal => roundedRate(monthly.plus(ONE).pow(MONTHS_PER_YEAR).minus(ONE));

interface DealRatios {
  readonly ltv: Decimal;
  readonly pti: Decimal;
  readonly dti: Decimal;
  readonly defaultProbability: Decimal;
}

/** Codes only: a ratio in words would show what its own field seals, the income above all. */
interface DealDecision {
  readonly status: 'APPROVED' | 'DECLINED';
  readonly reasons: readonly [ReasonCode, ...ReasonCode[]];
  readonly warnings: readonly ReasonCode[];
}

const CODES: readonly { readonly ratio: keyof DealRatios; readonly above: ReasonCode; readonly near: ReasonCode }[] = [
  { ratio: 'ltv', above: 'LTV_ABOVE_LIMIT', near: 'LTV_NEAR_LIMIT' },
  { ratio: 'pti', above: 'PTI_ABOVE_LIMIT', near: 'PTI_NEAR_LIMIT' },
  { ratio: 'dti', above: 'DTI_ABOVE_LIMIT', near: 'DTI_NEAR_LIMIT' },
  {
    ratio: 'defaultProbability',
    above: 'DEFAULT_PROBABILITY_ABOVE_LIMIT',
    near: 'DEFAULT_PROBABILITY_NEAR_LIMIT',
  },
];

function decideDeal(ratios: DealRatios, creditScore: number, limits: UnderwritingProgram['limits']): DealDecision {
  const isAbove = (ratio: keyof DealRatios) => ratios[ratio].gt(limits[ratio]);
  const isNear = (ratio: keyof DealRatios) => ratios[ratio].gte(limits[ratio].times(limits.warnFrom));
  const [first, ...others]: ReasonCode[] = [
    ...(creditScore < limits.creditScore ? (['CREDIT_SCORE_BELOW_MINIMUM'] as const) : []),
    ...CODES.filter(({ ratio }) => isAbove(ratio)).map(({ above }) => above),
  ];
  return {
    status: first ? 'DECLINED' : 'APPROVED',
    reasons: [first ?? 'WITHIN_LIMITS', ...others],
    warnings: CODES.filter(({ ratio }) => !isAbove(ratio) && isNear(ratio)).map(({ near }) => near),
  };
}
