import { Decimal, greatest, PERCENT, ZERO } from '../money.js';
import { internalRateOfReturn } from '../schedule/cash-flow-yield.js';
import { levelPayment } from '../schedule/level-payment.js';
import { futureValue } from '../schedule/time-value.js';
import type { DealRequest, DealTerms } from './deal.js';

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
