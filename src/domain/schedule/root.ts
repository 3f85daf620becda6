import { Decimal, ONE } from '../money.js';

export interface Evaluation {
  readonly value: Decimal;
  readonly slope: Decimal;
}

export interface Bracket {
  readonly low: Decimal;
  readonly high: Decimal;
}

const CLOSE_ENOUGH = new Decimal('1e-20');
const MOST_STEPS = 300;

/** Newton's steps, kept inside a bracket whose ends differ in sign; a step that leaves it halves it instead. */
export function rootWithin(evaluate: (x: Decimal) => Evaluation, bracket: Bracket, start: Decimal): Decimal {
  const risesFromLow = evaluate(bracket.low).value.isNegative();
  let { low, high } = bracket;
  let x = start;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const { value, slope } = evaluate(x);
    if (value.isZero()) return x;
    if (value.isNegative() === risesFromLow) low = x;
    else high = x;
    const newton = slope.isZero() ? low : x.minus(value.div(slope));
    const next = newton.gt(low) && newton.lt(high) ? newton : low.plus(high).div(2);
    const moved = next.minus(x).abs();
    x = next;
    if (moved.lte(CLOSE_ENOUGH.times(x.abs().plus(ONE)))) return x;
  }
  return x;
}
