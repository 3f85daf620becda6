import { Decimal, ONE } from '../../domain/money.js';

/** Six correct decimals are enough for a demo, and short figures multiply several times as fast. */
const Short = Decimal.clone({ precision: 18 });
const CLOSE_ENOUGH = new Short('1e-10');

/**
 * The annual percentage rate of equal payments one period apart: Newton's method on what one unit of payment per period
 * is worth. The exact method of Regulation Z is in the domain; it takes as long as all the rest of a demo record.
 */
export function demoApr(amountFinanced: Decimal, payment: Decimal, count: number, periodsPerYear: number): Decimal {
  const target = new Short(amountFinanced).div(new Short(payment));
  let rate = new Short(1).div(count);
  for (let round = 0; round < 30; round += 1) {
    const discount = rate.plus(ONE).pow(-count);
    const worth = new Short(1).minus(discount).div(rate);
    const slope = discount.times(count).div(rate.plus(ONE)).minus(worth).div(rate);
    const step = worth.minus(target).div(slope);
    rate = rate.minus(step);
    if (step.abs().lt(CLOSE_ENOUGH)) break;
  }
  return new Decimal(rate.times(periodsPerYear).toFixed(6));
}
