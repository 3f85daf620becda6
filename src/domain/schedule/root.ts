import { FIXED_ONE, over, type Fixed } from '../fixed-point.js';

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

const size = (x: Fixed): Fixed => (x < 0n ? -x : x);

/** Newton's steps, kept inside a bracket whose ends differ in sign; a step that leaves it halves it instead. */
export function rootWithin(evaluate: Evaluate, bracket: Bracket): Fixed {
  const risesFromLow = evaluate(bracket.low).value < 0n;
  let { low, high } = bracket;
  let x = (low + high) / 2n;
  for (let step = 0; step < MOST_STEPS; step += 1) {
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

/** Newton's steps from a good guess; undefined when they do not settle inside the bracket. */
export function rootNear(evaluate: Evaluate, guess: Fixed, { low, high }: Bracket): Fixed | undefined {
  let x = guess;
  for (let step = 0; step < 50; step += 1) {
    const { value, slope } = evaluate(x);
    if (slope === 0n) return undefined;
    const change = over(value, slope);
    x -= change;
    if (x <= low || x >= high) return undefined;
    if (size(change) <= CLOSE_ENOUGH) return x;
  }
  return undefined;
}
