import { size } from './root.js';
import type { SearchBudget } from './search-budget.js';
import {
  FACTOR_ONE,
  shift,
  turned,
  worthAt,
  type Factor,
  type TimedFlow,
  type Worth,
  FloatFlows,
} from './float-flows.js';

/** 2^-150: to this a factor is found, and this much of the flows counts as nothing. */
const FINE_BITS = 150n;
const FINE = FACTOR_ONE >> FINE_BITS;
const MOST_STEPS = 250;
/** A flat stretch is looked at in so many places. */
const SAMPLES = 32n;

/**
 * Flows with the factor that discounts them: to the first one where money grows, to the last one where it is lost. So no
 * factor is above one, and no power of it beyond bounds.
 */
export interface Side {
  readonly flows: readonly TimedFlow[];
  readonly float: FloatFlows;
  /** The factor is growth a period; otherwise one over it. */
  readonly isGrowth: boolean;
}

export interface Root {
  readonly factor: Factor;
  readonly isGrowth: boolean;
}

/** The logarithm of what money grows to in a period. */
export const growthLog = ({ factor, isGrowth }: Root): number => {
  const log = Math.log(Number(factor) / Number(FACTOR_ONE));
  return isGrowth ? log : -log;
};

const sideOf = (flows: readonly TimedFlow[], isGrowth: boolean): Side => ({
  flows,
  float: new FloatFlows(flows),
  isGrowth,
});

export function sidesOf(flows: readonly TimedFlow[]): { readonly gains: Side; readonly losses: Side } {
  const gains = sideOf(flows, false);
  const losses = sideOf(turned(flows), true);
  return { gains, losses };
}

const rateOn = (side: Side, growth: number): number => (side.isGrowth ? -growth : growth);

const factorAt = (side: Side, growth: number): Factor => toFactor(Math.exp(-rateOn(side, growth)));

/** Exact: a double is 53 bits and a power of two. */
function toFactor(x: number): Factor {
  const exponent = Math.max(Math.floor(Math.log2(x)), -130);
  return (BigInt(Math.round(x * 2 ** (52 - exponent))) * FACTOR_ONE) >> BigInt(52 - exponent);
}

/** Zero counts as positive, everywhere alike: a root on the border of two stretches is found in one of them. */
const isNegative = (value: bigint): boolean => value < 0n;

export const isNegativeAt = (side: Side, growth: number): boolean =>
  side.float.signAt(rateOn(side, growth)) ?? isNegative(worthAt(side.flows, factorAt(side, growth))[0]);

const inOrder = (a: Factor, b: Factor): readonly [low: Factor, high: Factor] => (a < b ? [a, b] : [b, a]);

/** The root between two points whose worth differs in sign. */
export function rootBetween(side: Side, from: number, to: number, budget: SearchBudget): Root {
  const root = floatRoot(side.float, rateOn(side, from), rateOn(side, to), budget);
  const [low, high] = inOrder(factorAt(side, from), factorAt(side, to));
  const search = { flows: side.flows, budget };
  return { factor: zeroBetween(search, 0, low, high, toFactor(Math.exp(-root))), isGrowth: side.isGrowth };
}

/** By Newton's steps on the logarithm of what comes in over what goes out, which is nearly straight. */
function floatRoot(float: FloatFlows, from: number, to: number, budget: SearchBudget): number {
  let [low, high] = [Math.min(from, to), Math.max(from, to)];
  const risesFromLow = float.logRatio(low)[0] < 0;
  let rate = (low + high) / 2;
  for (let step = 0; step < 60 && budget.spend(float.count); step += 1) {
    const [value, slope] = float.logRatio(rate);
    if (value < 0 === risesFromLow) low = rate;
    else high = rate;
    const newton = rate - value / slope;
    const next = newton > low && newton < high ? newton : (low + high) / 2;
    if (Math.abs(next - rate) <= 1e-15 * Math.abs(rate)) return next;
    rate = next;
  }
  return rate;
}

/** All roots of a flat stretch, double ones among them. */
export function rootsInFlat(side: Side, from: number, to: number, budget: SearchBudget): Root[] {
  const [low, high] = inOrder(factorAt(side, from), factorAt(side, to));
  const search = { flows: side.flows, budget };
  const factors: Factor[] = [];
  if (!budget.spendExact(side.flows.length)) return [];
  let [before, worthBefore] = [low, worthAt(side.flows, low)];
  for (let sample = 1n; sample <= SAMPLES && budget.spendExact(side.flows.length); sample += 1n) {
    const next = low + ((high - low) * sample) / SAMPLES;
    const worthNext = worthAt(side.flows, next);
    factors.push(...zerosBetween(search, before, next, worthBefore, worthNext));
    [before, worthBefore] = [next, worthNext];
  }
  return factors.map((factor) => ({ factor, isGrowth: side.isGrowth }));
}

interface Search {
  readonly flows: readonly TimedFlow[];
  readonly budget: SearchBudget;
}

function zerosBetween(
  search: Search,
  low: Factor,
  high: Factor,
  [atLow, slopeLow]: Worth,
  [atHigh, slopeHigh]: Worth,
): Factor[] {
  if (isNegative(atLow) !== isNegative(atHigh)) return [zeroBetween(search, 0, low, high)];
  const comesBack = isNegative(slopeLow) !== isNegative(slopeHigh) && isNegative(slopeLow) !== isNegative(atLow);
  if (!comesBack) return [];
  const turn = zeroBetween(search, 1, low, high);
  const [atTurn] = worthAt(search.flows, turn);
  if (size(atTurn) << FINE_BITS <= gross(search.flows, turn)) return [turn];
  if (isNegative(atTurn) === isNegative(atLow)) return [];
  return [zeroBetween(search, 0, low, turn), zeroBetween(search, 0, turn, high)];
}

const gross = (flows: readonly TimedFlow[], factor: Factor): bigint => {
  const sizes = flows.map(({ at, amount }) => ({ at, amount: size(amount) }));
  return worthAt(sizes, factor)[0];
};

/** Where the worth (0) or its slope (1) is nothing: Newton's steps, kept between ends that differ in sign. */
function zeroBetween(
  { flows, budget }: Search,
  derivative: 0 | 1,
  from: Factor,
  to: Factor,
  guess = (from + to) / 2n,
): Factor {
  let [low, high] = [from, to];
  let factor = guess > low && guess < high ? guess : (low + high) / 2n;
  if (!budget.spendExact(flows.length)) return factor;
  const startsNegative = isNegative(worthAt(flows, low)[derivative]);
  for (let step = 0; step < MOST_STEPS && high - low > FINE && budget.spendExact(flows.length); step += 1) {
    const worth = worthAt(flows, factor);
    const [value, slope] = derivative === 0 ? [worth[0], worth[1]] : [worth[1], worth[2]];
    if (value === 0n) return factor;
    if (isNegative(value) === startsNegative) low = factor;
    else high = factor;
    const newton = slope === 0n ? low : factor - shift(factor * ((value * FACTOR_ONE) / slope));
    if (size(newton - factor) <= FINE) return newton;
    factor = newton > low && newton < high ? newton : (low + high) / 2n;
  }
  return factor;
}
