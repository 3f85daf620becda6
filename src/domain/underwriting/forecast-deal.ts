import { ONE, ZERO } from '../money.js';
import { projectCashflows } from './cashflow.js';
import type { Deal, DealRequest } from './deal.js';
import { dealTerms, MONTHS_PER_YEAR, roundedRate } from './deal-terms.js';
import { dealUnderwriting } from './deal-underwriting.js';
import { lifetimeDefault, monthlyDefaults } from './default-curve.js';

export function forecastDeal(request: DealRequest): Deal {
  const { program, grade, loanAmount, term, noteRate: rate } = request;
  const terms = dealTerms(request);
  const defaults = roundedRate(lifetimeDefault(grade, program, term, terms.ltv));
  const withoutExcess = roundedRate(lifetimeDefault(grade, program, term, ONE));
  const fromCollateral = terms.ltv.gt(ONE) ? defaults.minus(withoutExcess) : ZERO;
  const cashflows = projectCashflows({
    loanAmount,
    payment: terms.monthlyPayment,
    monthlyRate: rate.div(MONTHS_PER_YEAR),
    defaults: monthlyDefaults(program.defaultTiming, term, defaults),
    prepayment: request.prepayment,
    recoveryRate: program.recoveryRate,
    recoveryLagMonths: program.recoveryLagMonths,
    servicingFee: program.servicingFee.div(MONTHS_PER_YEAR),
  });
  return { terms, underwriting: dealUnderwriting(request, terms, { defaults, fromCollateral }, cashflows), cashflows };
}
