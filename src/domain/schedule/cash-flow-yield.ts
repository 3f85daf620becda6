import { daysBetween, type BusinessDate } from '../calendar.js';
import { Decimal, ONE, sum, ZERO } from '../money.js';
import { rootWithin, type Bracket, type Evaluation } from './root.js';

export interface DatedFlow {
  readonly on: BusinessDate;
  readonly amount: Decimal;
}

/** A flow some whole periods after the first one. */
interface TimedFlow {
  readonly at: number;
  readonly amount: Decimal;
}

const DAYS_PER_YEAR = 365;
const USUAL_GUESS = new Decimal('0.1');
const NEWTON_STEPS = 50;
const CLOSE_ENOUGH = new Decimal('1e-16');
const LOWEST_RATE = new Decimal('-0.99');
const HIGHEST_RATE = new Decimal(1000);
/** The search walks outward from a rate of zero in steps of the yearly logarithm of growth. */
const SEARCH_STEP = new Decimal('0.1');
const SEARCH_STEPS = 150;
const PLAUSIBLE_STEPS = 39;

export function presentValue(rate: Decimal, flows: readonly Decimal[]): Decimal {
  const discount = ONE.div(rate.plus(ONE));
  return flows.reduceRight((value, flow) => value.times(discount).plus(flow), ZERO);
}

/** NPV as spreadsheets have it: the first flow comes at the end of the first period. */
export function netPresentValue(rate: Decimal, flows: readonly Decimal[]): Decimal {
  return presentValue(rate, [ZERO, ...flows]);
}

/** The periodic rate at which the flows are worth nothing; undefined when there is none. */
export function internalRateOfReturn(flows: readonly Decimal[], guess = USUAL_GUESS): Decimal | undefined {
  const timed = flows.map((amount, at) => ({ at, amount }));
  return rateOfReturn(timed, 1, guess);
}

export function modifiedInternalRateOfReturn(
  flows: readonly Decimal[],
  financeRate: Decimal,
  reinvestRate: Decimal,
): Decimal | undefined {
  const outlays = presentValue(
    financeRate,
    flows.map((flow) => Decimal.min(flow, 0)),
  );
  const returns = presentValue(
    reinvestRate,
    flows.map((flow) => Decimal.max(flow, 0)),
  );
  if (outlays.isZero() || returns.isZero()) return undefined;
  const periods = flows.length - 1;
  const growth = returns.times(reinvestRate.plus(ONE).pow(periods)).div(outlays.negated());
  return growth.pow(ONE.div(periods)).minus(ONE);
}

const timedByDay = (flows: readonly DatedFlow[]): TimedFlow[] => {
  const sorted = [...flows].sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
  return sorted.map(({ on, amount }, _, [first]) => ({ at: first ? daysBetween(first.on, on) : 0, amount }));
};

export function datedPresentValue(annualRate: Decimal, flows: readonly DatedFlow[]): Decimal {
  const daily = annualRate.plus(ONE).pow(ONE.div(DAYS_PER_YEAR));
  return sum(timedByDay(flows).map(({ at, amount }) => amount.div(daily.pow(at))));
}

/** XIRR: the effective yearly rate, Actual/365. */
export function datedInternalRateOfReturn(flows: readonly DatedFlow[]): Decimal | undefined {
  return rateOfReturn(timedByDay(flows), DAYS_PER_YEAR, USUAL_GUESS);
}

/**
 * Flows that change sign once have one solution. Of several, the one nearest to zero where worth falls as the rate
 * rises, as an investment's does; one of more than fifty-fold gain or loss a year only when there is no other.
 */
function rateOfReturn(flows: readonly TimedFlow[], perYear: number, guess: Decimal): Decimal | undefined {
  const cash = flows.filter(({ amount }) => !amount.isZero());
  const changes = cash.filter(({ amount }, index) => {
    const previous = cash[index - 1];
    return previous && previous.amount.isNegative() !== amount.isNegative();
  }).length;
  if (changes === 0) return undefined;
  const byNewton = changes === 1 ? newtonFrom(cash, perYear, guess) : undefined;
  if (byNewton) return byNewton;
  const discount = discountNearestToOne(cash, perYear);
  return discount && ONE.div(discount).pow(perYear).minus(ONE);
}

function newtonFrom(flows: readonly TimedFlow[], perYear: number, guess: Decimal): Decimal | undefined {
  let rate = guess;
  for (let step = 0; step < NEWTON_STEPS; step += 1) {
    const growth = rate.plus(ONE);
    const discount = perYear === 1 ? ONE.div(growth) : growth.pow(ONE.div(-perYear));
    const { value, slope } = worthAt(flows, discount);
    if (slope.isZero()) return undefined;
    const change = value.times(growth).times(perYear).div(slope.times(discount));
    rate = rate.plus(change);
    if (rate.lte(LOWEST_RATE) || rate.gte(HIGHEST_RATE)) return undefined;
    if (change.abs().lte(CLOSE_ENOUGH)) return rate;
  }
  return undefined;
}

function discountNearestToOne(flows: readonly TimedFlow[], perYear: number): Decimal | undefined {
  const evaluate = (discount: Decimal): Evaluation => worthAt(flows, discount);
  const stride = SEARCH_STEP.div(perYear).exp();
  let [low, high] = [ONE, ONE];
  let lowWorth = evaluate(ONE).value;
  let highWorth = lowWorth;
  if (lowWorth.isZero()) return ONE;
  let rising: Bracket | undefined;
  for (let distance = 0; distance < SEARCH_STEPS; distance += 1) {
    const [lower, higher] = [low.div(stride), high.times(stride)];
    const [lowerWorth, higherWorth] = [evaluate(lower).value, evaluate(higher).value];
    const found = [
      { low: lower, high: low, from: lowerWorth, to: lowWorth },
      { low: high, high: higher, from: highWorth, to: higherWorth },
    ].filter(({ from, to }) => from.isNegative() !== to.isNegative());
    const falling = found.find(({ from }) => from.isNegative());
    if (rising && distance >= PLAUSIBLE_STEPS) break;
    if (falling) return middleRoot(evaluate, falling);
    rising ??= found[0];
    [low, high, lowWorth, highWorth] = [lower, higher, lowerWorth, higherWorth];
  }
  return rising && middleRoot(evaluate, rising);
}

const middleRoot = (evaluate: (x: Decimal) => Evaluation, bracket: Bracket): Decimal =>
  rootWithin(evaluate, bracket, bracket.low.plus(bracket.high).div(2));

/** The flows' polynomial in the discount factor, with its slope, from the last flow back. */
function worthAt(flows: readonly TimedFlow[], discount: Decimal): Evaluation {
  const growth = ONE.div(discount);
  let [value, slope] = [ZERO, ZERO];
  let after: TimedFlow | undefined;
  for (const flow of flows.toReversed()) {
    const gap = after ? after.at - flow.at : 0;
    if (gap === 1) {
      slope = slope.times(discount).plus(value);
      value = value.times(discount);
    } else if (gap > 0) {
      const factor = discount.pow(gap);
      slope = slope.plus(value.times(growth).times(gap)).times(factor);
      value = value.times(factor);
    }
    value = value.plus(flow.amount);
    after = flow;
  }
  return { value, slope };
}
