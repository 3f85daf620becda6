import { FIXED_ONE, over, size, type Fixed } from '../fixed-point.js';
import type { Steps } from '../steps.js';

export interface Evaluation {
  readonly value: Fixed;
  readonly slope: Fixed;
}

export type Evaluate = (x: Fixed) => Evaluation;

export interface Bracket {
  readonly low: Fixed;
  readonly high: Fixed;
}

/** 10^-24. */
const CLOSE_ENOUGH: Fixed = FIXED_ONE / 10n ** 24n;
const MOST_STEPS = 300;

/** Newton's steps, kept inside a bracket whose ends differ in sign; a step that leaves it halves it instead. */
export function* rootWithin(evaluate: Evaluate, bracket: Bracket): Steps<Fixed> {
  const risesFromLow = evaluate(bracket.low).value < 0n;
  let { low, high } = bracket;
  let x = (low + high) / 2n;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    yield;
    const { value, slope } = evaluate(x);
    if (value === 0n) return x;
    if (value < 0n === risesFromLow) low = x;
    else high = x;
    if (high - low <= CLOSE_ENOUGH) return x;
    const newton = slope === 0n ? low : x - over(value, slope);
    if (size(newton - x) <= CLOSE_ENOUGH) return newton;
    x = newton > low && newton < high ? newton : (low + high) / 2n;
  }
  return x;
}
