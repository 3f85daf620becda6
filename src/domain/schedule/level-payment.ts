import { ONE, toCents, ZERO, type Decimal } from '../money.js';
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
  let factor = ONE;
  let annuity = ZERO;
  for (const { days, basis } of periods) {
    factor = factor.div(annualRate.times(days).div(basis).plus(ONE));
    annuity = annuity.plus(factor);
  }
  return principal.minus(balloon.times(factor)).div(annuity);
}

export function levelPayment(...terms: Parameters<typeof exactLevelPayment>): Decimal {
  return toCents(exactLevelPayment(...terms));
}
