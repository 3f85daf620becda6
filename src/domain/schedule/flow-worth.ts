import type { Fixed } from '../fixed-point.js';

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
