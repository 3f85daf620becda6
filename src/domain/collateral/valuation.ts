import type { BusinessDate } from '../calendar.js';
import type { Decimal } from '../money.js';

export interface Valuation {
  readonly on: BusinessDate;
  readonly amount: Decimal;
}

/** The newest valuation that was known on a day; of one day the last recorded. */
export function newestValuation(valuations: readonly Valuation[], on: BusinessDate): Valuation | undefined {
  return valuations.reduce<Valuation | undefined>(
    (newest, valuation) => (valuation.on <= on && (!newest || valuation.on >= newest.on) ? valuation : newest),
    undefined,
  );
}

/** Undefined without a valuation, or when the collateral is worth nothing. */
export function loanToValue(balance: Decimal, valuations: readonly Valuation[], on: BusinessDate): Decimal | undefined {
  const amount = newestValuation(valuations, on)?.amount;
  return !amount || amount.isZero() ? undefined : balance.div(amount).toDecimalPlaces(6);
}
