import { FIXED_ONE, fromFixedPoint, toFixedPoint } from '../fixed-point.js';
import { toCents, ZERO, type Decimal } from '../money.js';
import type { YearFraction } from './day-count.js';

/**
 * The level payment, unrounded: principal, less what a balloon is worth today, over the sum of the discount factors of
 * the real period lengths.
 */
export function exactLevelPayment(
  principal: Decimal,
  annualRate: Decimal,
  periods: readonly YearFraction[],
  balloon: Decimal = ZERO,
): Decimal {
  const rate = toFixedPoint(annualRate);
  let [factor, annuity] = [FIXED_ONE, 0n];
  for (const { days, basis } of periods) {
    factor = (factor * FIXED_ONE * BigInt(basis)) / (FIXED_ONE * BigInt(basis) + rate * BigInt(days));
    annuity += factor;
  }
  return principal.minus(balloon.times(fromFixedPoint(factor))).div(fromFixedPoint(annuity));
}

export function levelPayment(...terms: Parameters<typeof exactLevelPayment>): Decimal {
  return toCents(exactLevelPayment(...terms));
}
