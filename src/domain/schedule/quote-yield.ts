import { inputCheck, type DecimalInput } from '../input-check.js';
import { PERCENT, sum, type Decimal } from '../money.js';
import { invalidInput, refuse, success, type Result } from '../refusal.js';
import { datedInternalRateOfReturn } from './cash-flow-yield.js';
import { MOST_FLOWS, QUOTED_DECIMALS, SIGNED_AMOUNT } from './quote-bounds.js';
import { nominalRate } from './time-value.js';

export interface YieldQuoteInput {
  /** Money out is negative, money in is positive. */
  readonly flows: readonly { readonly on: string; readonly amount: DecimalInput }[];
}

export interface YieldQuote {
  /** Effective per year (XIRR). */
  readonly yieldPercent: Decimal;
  /** The same yield as twelve times its monthly rate. */
  readonly monthlyNominalPercent: Decimal;
  readonly netCashflow: Decimal;
}

export function quoteYield(input: YieldQuoteInput): Result<YieldQuote> {
  const check = inputCheck();
  check.count('flows', input.flows, 2, MOST_FLOWS);
  const flows = input.flows.slice(0, MOST_FLOWS).map(({ on, amount }, index) => ({
    on: check.date(`flows[${index}].on`, on),
    amount: check.decimal(`flows[${index}].amount`, amount, SIGNED_AMOUNT),
  }));
  if (check.faults.length > 0) return invalidInput(check.faults);
  const annual = datedInternalRateOfReturn(flows);
  if (!annual) return refuse('NO_SOLUTION', 'no rate makes these flows worth nothing; are there flows in and out?');
  return success({
    yieldPercent: annual.times(PERCENT).toDecimalPlaces(QUOTED_DECIMALS),
    monthlyNominalPercent: nominalRate(annual, 12).times(PERCENT).toDecimalPlaces(QUOTED_DECIMALS),
    netCashflow: sum(flows.map(({ amount }) => amount)),
  });
}
