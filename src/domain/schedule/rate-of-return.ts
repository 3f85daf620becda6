import { Decimal, ONE } from '../money.js';
import { allSteps, type Steps } from '../steps.js';
import { rootBetween, rootsInFlat, sidesOf, type Root } from './flow-roots.js';
import { FACTOR_ONE, settled, sumOf, type TimedFlow } from './flow-worth.js';
import { isolateRoots, type Stretch } from './isolate-roots.js';
import { USUAL_GUESS, usualFirst } from './usual-root.js';

export type { TimedFlow } from './flow-worth.js';

const SCALE = new Decimal(FACTOR_ONE.toString());

/**
 * What money grows to in a period for the flows to be worth nothing: every solution that a bounded search finds, the
 * usual one first. Flows that change sign once have one, always.
 */
export function* growthsOf(flows: readonly TimedFlow[], perYear: number): Steps<Decimal[]> {
  const cash = settled(flows);
  const changes = cash.filter(({ amount }, index) => index > 0 && isOut(cash[index - 1]) !== amount < 0n).length;
  if (changes === 0) return [];
  if (changes === 1) return sumOf(cash) === 0n ? [ONE] : (yield* rootsIn([onlyStretch(cash)])).map(growthOf);
  const stretches = yield* isolateRoots(cash, Math.log1p(USUAL_GUESS) / perYear);
  const roots = yield* rootsIn(stretches);
  return (yield* usualFirst(cash, roots, perYear)).map(growthOf);
}

const isOut = (flow: TimedFlow | undefined): boolean => flow !== undefined && flow.amount < 0n;

/** As money neither grows nor shrinks flows are worth their sum; if that has the sign of the first one, money is lost. */
function onlyStretch(flows: readonly TimedFlow[]): Stretch {
  const { gains, losses } = sidesOf(flows);
  return sumOf(flows) < 0n === isOut(flows[0])
    ? { side: losses, from: 0, to: -losses.float.beyondAllRoots(), isFlat: false }
    : { side: gains, from: 0, to: gains.float.beyondAllRoots(), isFlat: false };
}

function* rootsIn(stretches: readonly Stretch[]): Steps<Root[]> {
  const roots: Root[] = [];
  for (const { side, from, to, isFlat } of stretches) {
    roots.push(...(isFlat ? yield* rootsInFlat(side, from, to) : [yield* rootBetween(side, from, to)]));
  }
  return roots;
}

const growthOf = ({ factor, isGrowth }: Root): Decimal => {
  const scaled = new Decimal(factor.toString());
  return isGrowth ? scaled.div(SCALE) : SCALE.div(scaled);
};

/** The rate a period; undefined when there is none. */
export const rateOfReturn = (flows: readonly TimedFlow[]): Decimal | undefined =>
  allSteps(growthsOf(flows, 1))[0]?.minus(ONE);
