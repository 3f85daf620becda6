import { FIXED_ONE, fromFixedPoint, over, power, times, toFixedPoint, type Fixed } from '../fixed-point.js';
import { Decimal, ONE } from '../money.js';
import { rootNear, rootWithin, type Bracket, type Evaluation } from './root.js';

/** A flow some whole periods after the first one. */
export interface TimedFlow {
  readonly at: number;
  readonly amount: Fixed;
}

/** The search walks outward from a rate of zero in steps of the yearly logarithm of growth. */
const SEARCH_STEP = new Decimal('0.1');
const SEARCH_STEPS = 150;
const PLAUSIBLE_STEPS = 39;

/**
 * The yearly rate at which flows in order of time are worth nothing; undefined when there is none. Flows that change
 * sign once have one solution. Of several, the one nearest to zero where worth falls as the rate rises, as an
 * investment's does; one of more than fifty-fold gain or loss a year only when there is no other.
 */
export function rateOfReturn(flows: readonly TimedFlow[], perYear: number, guess: Decimal): Decimal | undefined {
  const cash = flows.filter(({ amount }) => amount !== 0n);
  const changes = cash.filter(({ amount }, index) => {
    const previous = cash[index - 1];
    return previous && previous.amount < 0n !== amount < 0n;
  }).length;
  if (changes === 0) return undefined;
  const near = changes === 1 ? discountNear(cash, perYear, guess) : undefined;
  const discount = near ?? discountNearestToOne(cash, perYear);
  return discount === undefined ? undefined : ONE.div(fromFixedPoint(discount)).pow(perYear).minus(ONE);
}

function discountNear(flows: readonly TimedFlow[], perYear: number, guess: Decimal): Fixed | undefined {
  const growth = guess.plus(ONE);
  const start = toFixedPoint(perYear === 1 ? ONE.div(growth) : growth.pow(ONE.div(-perYear)));
  return rootNear((discount) => worthAt(flows, discount), start, { low: 0n, high: 2n * FIXED_ONE });
}

function discountNearestToOne(flows: readonly TimedFlow[], perYear: number): Fixed | undefined {
  const evaluate = (discount: Fixed): Evaluation => worthAt(flows, discount);
  const stride = toFixedPoint(SEARCH_STEP.div(perYear).exp());
  let [low, high] = [FIXED_ONE, FIXED_ONE];
  let lowWorth = evaluate(FIXED_ONE).value;
  let highWorth = lowWorth;
  if (lowWorth === 0n) return FIXED_ONE;
  let rising: Bracket | undefined;
  for (let distance = 0; distance < SEARCH_STEPS; distance += 1) {
    const [lower, higher] = [over(low, stride), times(high, stride)];
    const [lowerWorth, higherWorth] = [evaluate(lower).value, evaluate(higher).value];
    const found = [
      { low: lower, high: low, from: lowerWorth, to: lowWorth },
      { low: high, high: higher, from: highWorth, to: higherWorth },
    ].filter(({ from, to }) => from < 0n !== to < 0n);
    if (rising && distance >= PLAUSIBLE_STEPS) break;
    const falling = found.find(({ from }) => from < 0n);
    if (falling) return rootWithin(evaluate, falling);
    rising ??= found[0];
    [low, high, lowWorth, highWorth] = [lower, higher, lowerWorth, higherWorth];
  }
  return rising && rootWithin(evaluate, rising);
}

/** The flows' polynomial in the discount factor, with its slope, from the last flow back. */
function worthAt(flows: readonly TimedFlow[], discount: Fixed): Evaluation {
  let [value, slope] = [0n, 0n];
  let after = flows.at(-1)?.at ?? 0;
  for (let index = flows.length - 1; index >= 0; index -= 1) {
    const flow = flows[index];
    if (!flow) break;
    const gap = after - flow.at;
    if (gap === 1) {
      slope = times(slope, discount) + value;
      value = times(value, discount);
    } else if (gap > 0) {
      const factor = power(discount, gap);
      slope = times(slope, factor) + (times(value, factor) * BigInt(gap) * FIXED_ONE) / discount;
      value = times(value, factor);
    }
    value += flow.amount;
    after = flow.at;
  }
  return { value, slope };
}
