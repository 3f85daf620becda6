import { FIXED_ONE, over, times, toFixedPoint, type Fixed } from '../schedule/root.js';
import { Decimal, greatest, least, ONE, ZERO } from '../money.js';
import type { GradeTerms, UnderwritingProgram } from './program.js';

const MONTHS_PER_YEAR = 12;
/** Beyond it a forecast has no flows left to speak of. */
const HIGHEST_PROBABILITY = new Decimal('0.99');

/** Probability that a loan of this grade, term and loan-to-value defaults at any time. */
export function lifetimeDefault(
  { yearlyDefault }: GradeTerms,
  { defaultPerExcessLtv }: UnderwritingProgram,
  term: number,
  ltv: Decimal,
): Decimal {
  const excess = greatest(ltv.minus(ONE), ZERO);
  const yearly = least(yearlyDefault.times(excess.times(defaultPerExcessLtv).plus(ONE)), HIGHEST_PROBABILITY);
  const survives = ONE.minus(yearly).pow(new Decimal(term).div(MONTHS_PER_YEAR));
  return least(ONE.minus(survives), HIGHEST_PROBABILITY);
}

/** For each month the probability that a loan still alive defaults in it. */
export function monthlyDefaults(curve: readonly Decimal[], term: number, lifetime: Decimal): Fixed[] {
  const points = [0n, ...curve.map(toFixedPoint)];
  const probability = toFixedPoint(lifetime);
  let alive = FIXED_ONE;
  return Array.from({ length: term }, (_, index) => {
    const aliveAfter = FIXED_ONE - times(probability, timingAt(points, index + 1, term));
    const hazard = over(alive - aliveAfter, alive);
    alive = aliveAfter;
    return hazard;
  });
}

/** Share of all defaults that has happened by a month; straight lines between the curve's points. */
function timingAt(points: readonly Fixed[], month: number, term: number): Fixed {
  const position = month * (points.length - 1);
  const step = Math.floor(position / term);
  const before = points[step] ?? FIXED_ONE;
  const after = points[step + 1] ?? FIXED_ONE;
  return before + ((after - before) * BigInt(position % term)) / BigInt(term);
}

/** The share of a balance prepaid in a month, out of the share prepaid in a year. */
export function monthlyPrepayment(yearly: Decimal): Decimal {
  return yearly.isZero() ? ZERO : ONE.minus(ONE.minus(yearly).pow(ONE.div(MONTHS_PER_YEAR)));
}
