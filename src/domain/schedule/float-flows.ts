import type { Fixed } from './root.js';

/** A flow some whole periods after the first one. */
export interface TimedFlow {
  readonly at: number;
  readonly amount: Fixed;
}

/** A growth factor or its reciprocal, at most about one, as an integer of 2^-192. */
export type Factor = bigint;

const BITS = 192n;
export const FACTOR_ONE: Factor = 1n << BITS;

/** The worth of flows at a factor, in units of its own, and the first two derivatives by the factor's logarithm. */
export type Worth = readonly [value: bigint, slope: bigint, curve: bigint];

export const shift = (product: bigint): bigint => product >> BITS;

/** In order of time, one flow a period, none of zero, counted from the first one. */
export function settled(flows: readonly TimedFlow[]): TimedFlow[] {
  const byPeriod = new Map<number, Fixed>();
  for (const { at, amount } of flows) byPeriod.set(at, (byPeriod.get(at) ?? 0n) + amount);
  const cash = [...byPeriod].filter(([, amount]) => amount !== 0n).sort(([a], [b]) => a - b);
  const first = cash[0]?.[0] ?? 0;
  return cash.map(([at, amount]) => ({ at: at - first, amount }));
}

/** What they are worth while money neither grows nor shrinks. */
export const sumOf = (flows: readonly TimedFlow[]): Fixed => flows.reduce((sum, { amount }) => sum + amount, 0n);

/** Counted back from the last one: what discounts them then is the growth factor itself. */
export function turned(flows: readonly TimedFlow[]): TimedFlow[] {
  const last = flows.at(-1)?.at ?? 0;
  return flows.map(({ at, amount }) => ({ at: last - at, amount })).reverse();
}

/** The sum of amount x factor^at, exact to some 50 digits of the first flow. */
export function worthAt(flows: readonly TimedFlow[], factor: Factor): Worth {
  const powers = powersOf(factor);
  let [value, slope, curve] = [0n, 0n, 0n];
  let [power, reached] = [FACTOR_ONE, 0];
  for (const { at, amount } of flows) {
    if (at > reached) power = shift(power * powers(at - reached));
    if (power === 0n) break;
    reached = at;
    const worth = amount * power;
    const moment = worth * BigInt(at);
    value += worth;
    slope += moment;
    curve += moment * BigInt(at);
  }
  return [value, slope, curve];
}

/** Squares are made once for all gaps, and the power of a gap that comes again is kept. */
function powersOf(factor: Factor): (gap: number) => Factor {
  const squares = [factor];
  let [lastGap, last] = [1, factor];
  const squareAt = (bit: number): Factor => {
    for (let made = squares.length; made <= bit; made += 1) {
      const before = squares[made - 1] ?? factor;
      squares.push(shift(before * before));
    }
    return squares[bit] ?? factor;
  };
  return (gap) => {
    if (gap === lastGap) return last;
    let power: Factor | undefined;
    for (let [rest, bit] = [gap, 0]; rest > 0; rest = Math.floor(rest / 2), bit += 1) {
      if (rest % 2 === 1) power = power === undefined ? squareAt(bit) : shift(power * squareAt(bit));
    }
    [lastGap, last] = [gap, power ?? FACTOR_ONE];
    return last;
  };
}

/** What lies between two points: no root; one, at most, with ends that differ; too flat for floating point; or unknown. */
export type Verdict = 'NONE' | 'ONE' | 'FLAT' | 'UNKNOWN';

/** Of terms within a few hundred of the largest, of which thousands are added up. */
const noiseOf = (terms: number): number => (terms + 100) * 2 ** -52;

/**
 * Flows in floating point: enough to tell where roots are, with bounds on how far that can be trusted. `rate` is the
 * logarithm of what discounts a flow for each period.
 */
export class FloatFlows {
  private readonly times: Float64Array;
  private readonly logs: Float64Array;
  private readonly signs: Float64Array;
  /** At the rate looked at last: each flow's size beside the largest, as a logarithm and as it is. */
  private readonly relative: Float64Array;
  private readonly weights: Float64Array;

  constructor(flows: readonly TimedFlow[]) {
    this.times = Float64Array.from(flows, ({ at }) => at);
    this.logs = Float64Array.from(flows, ({ amount }) => Math.log(Math.abs(Number(amount))));
    this.signs = Float64Array.from(flows, ({ amount }) => (amount < 0n ? -1 : 1));
    this.relative = new Float64Array(flows.length);
    this.weights = new Float64Array(flows.length);
  }

  get count(): number {
    return this.times.length;
  }

  /** Beyond it the first flow is worth more than all others together. */
  beyondAllRoots(): number {
    let rate = 1 / (this.times.at(-1) ?? 1);
    while (!this.isFirstLargest(rate)) rate *= 2;
    return rate;
  }

  private isFirstLargest(rate: number): boolean {
    const first = this.logs[0] ?? 0;
    let others = 0;
    for (let index = 1; index < this.times.length; index += 1) others += Math.exp(this.log(index, rate) - first);
    return others < 0.99;
  }

  private log(index: number, rate: number): number {
    return (this.logs[index] ?? 0) - rate * (this.times[index] ?? 0);
  }

  /** The logarithm of what comes in over what goes out, with its slope. */
  logRatio(rate: number): readonly [value: number, slope: number] {
    this.weigh(rate);
    let [into, out, intoTime, outTime] = [0, 0, 0, 0];
    for (let index = 0; index < this.times.length; index += 1) {
      const weight = this.weights[index] ?? 0;
      if ((this.signs[index] ?? 0) > 0)
        [into, intoTime] = [into + weight, intoTime + weight * (this.times[index] ?? 0)];
      else [out, outTime] = [out + weight, outTime + weight * (this.times[index] ?? 0)];
    }
    return [Math.log(into / out), outTime / out - intoTime / into];
  }

  /** A step of Newton's. */
  step(rate: number): number {
    const [worth, slope] = this.worth(rate);
    return worth / slope;
  }

  fallsAt(rate: number): boolean {
    return this.worth(rate)[1] < 0;
  }

  private worth(rate: number): readonly [worth: number, slope: number] {
    this.weigh(rate);
    let [worth, slope] = [0, 0];
    for (let index = 0; index < this.times.length; index += 1) {
      const signed = (this.signs[index] ?? 0) * (this.weights[index] ?? 0);
      worth += signed;
      slope -= signed * (this.times[index] ?? 0);
    }
    return [worth, slope];
  }

  /** Undefined where rounding may have turned it. */
  signAt(rate: number): boolean | undefined {
    const total = this.weigh(rate);
    let worth = 0;
    for (let index = 0; index < this.times.length; index += 1) {
      worth += (this.signs[index] ?? 0) * (this.weights[index] ?? 0);
    }
    return Math.abs(worth) > total * noiseOf(this.times.length) ? worth < 0 : undefined;
  }

  /** The sum of all weights. */
  private weigh(rate: number): number {
    const { relative, weights } = this;
    let largest = -Infinity;
    for (let index = 0; index < relative.length; index += 1) {
      const log = this.log(index, rate);
      relative[index] = log;
      if (log > largest) largest = log;
    }
    let total = 0;
    for (let index = 0; index < relative.length; index += 1) {
      const log = (relative[index] ?? 0) - largest;
      relative[index] = log;
      const weight = Math.exp(log);
      weights[index] = weight;
      total += weight;
    }
    return total;
  }

  /**
   * By Taylor's theorem around the middle, with a bound of the fourth derivative that holds from end to end. The worth is
   * taken on the flows' mean day, which moves no root and keeps that bound small.
   */
  between(low: number, high: number): Verdict {
    const [middle, reach] = [(low + high) / 2, (high - low) / 2];
    const total = this.weigh(middle);
    const { worth, slope, rest, slopeRest, moment } = this.moments(reach, total);
    const noise = noiseOf(this.times.length);
    if (Math.abs(worth) > rest + noise * total) return 'NONE';
    if (Math.abs(slope) > slopeRest + noise * moment) return 'ONE';
    return rest <= noise * total || middle + reach / 2 === middle ? 'FLAT' : 'UNKNOWN';
  }

  private moments(reach: number, total: number) {
    const { times, signs, relative, weights } = this;
    let mean = 0;
    for (let index = 0; index < times.length; index += 1) mean += (weights[index] ?? 0) * (times[index] ?? 0);
    mean /= total;
    let [worth, slope, second, third, fourth, moment] = [0, 0, 0, 0, 0, 0];
    for (let index = 0; index < times.length; index += 1) {
      const weight = weights[index] ?? 0;
      const time = (times[index] ?? 0) - mean;
      const far = Math.abs(time);
      const signed = (signs[index] ?? 0) * weight;
      worth += signed;
      slope += signed * time;
      second += signed * time * time;
      third += signed * time * time * time;
      moment += weight * far;
      fourth += far * far * far * far * Math.exp((relative[index] ?? 0) + far * reach);
    }
    const slopeRest = Math.abs(second) * reach + (Math.abs(third) * reach ** 2) / 2 + (fourth * reach ** 3) / 6;
    const rest =
      Math.abs(slope) * reach +
      (Math.abs(second) * reach ** 2) / 2 +
      (Math.abs(third) * reach ** 3) / 6 +
      (fourth * reach ** 4) / 24;
    return { worth, slope, rest, slopeRest, moment };
  }
}
