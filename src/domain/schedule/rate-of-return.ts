import { daysBetween, type BusinessDate } from '../calendar.js';
import { Decimal, ONE, sum, ZERO } from '../money.js';
import { sumOf, FloatFlows, FACTOR_ONE, settled, type TimedFlow } from './float-flows.js';
import { growthLog, isNegativeAt, sidesOf, rootBetween, rootsInFlat, type Root, type Side } from './flow-roots.js';
import { toFixedPoint } from './root.js';
import { SearchBudget } from './search-budget.js';

/** Where spreadsheets start: ten percent. */
const USUAL_GUESS = 0.1;
/** The logarithm of fifty-fold growth a year; what lies beyond is taken only when there is no other. */
const PLAUSIBLE = Math.log(50);
const NEWTON_STEPS = 100;

interface Candidate {
  readonly root: Root;
  /** The logarithm of growth a year. */
  readonly log: number;
  readonly distance: number;
}

/**
 * Of several solutions the one that spreadsheets give, which walk from a guess by Newton's steps: where the walk ends, if
 * the worth falls there as the rate rises, as an investment's does; else the nearest to the guess. Flows that lose money
 * in all have a yield below zero unless one above is three times nearer. The others follow, nearest first.
 */
function usualFirst(flows: readonly TimedFlow[], roots: readonly Root[], perYear: number): Root[] {
  const candidates = roots.map((root) => candidateOf(root, perYear)).sort(byDistance);
  if (candidates.length < 2) return [...roots];
  const usual = atWalksEnd(new FloatFlows(flows), candidates, perYear) ?? nearest(flows, candidates);
  return [usual, ...candidates.filter((candidate) => candidate !== usual)].flatMap((each) => each?.root ?? []);
}

function candidateOf(root: Root, perYear: number): Candidate {
  const log = growthLog(root) * perYear;
  return { root, log, distance: Math.abs(Math.expm1(log) - USUAL_GUESS) };
}

const isPlausible = ({ log }: Candidate): boolean => Math.abs(log) <= PLAUSIBLE;

const byDistance = (a: Candidate, b: Candidate): number =>
  Number(isPlausible(b)) - Number(isPlausible(a)) || a.distance - b.distance;

function nearest(flows: readonly TimedFlow[], candidates: readonly Candidate[]): Candidate | undefined {
  const [first, ...others] = candidates;
  if (!first || sumOf(flows) >= 0n || first.log <= 0) return first;
  return others.find((each) => each.log < 0 && isPlausible(each) && each.distance < 3 * first.distance) ?? first;
}

function atWalksEnd(float: FloatFlows, candidates: readonly Candidate[], perYear: number): Candidate | undefined {
  let growth = 1 + USUAL_GUESS;
  for (let step = 0; step < NEWTON_STEPS && growth > 0; step += 1) {
    // By the rate itself, as spreadsheets walk: a step by the logarithm of growth, times growth.
    const change = float.step(Math.log(growth) / perYear) * perYear * growth;
    growth -= change;
    if (Math.abs(change) > 1e-9 * growth) continue;
    const end = candidates.find(({ log }) => Math.abs(log - Math.log(growth)) < 1e-6);
    return end && isPlausible(end) && float.fallsAt(end.log / perYear) ? end : undefined;
  }
  return undefined;
}

/** Between two logarithms of growth a period: one root, or worth that floating point cannot tell from nothing. */
interface Stretch {
  readonly side: Side;
  readonly from: number;
  readonly to: number;
  readonly isFlat: boolean;
}

type Piece = readonly [inner: number, outer: number];

/** What isolating roots may take of a search's budget: passes through all flows. The rest is for the roots themselves. */
const MOST_FLOWS_SEEN = 200_000;
const MOST_FOUND = 50;

/**
 * Stretches around the roots, from `near` outward on both sides. A piece in which there can be none is left out, one in
 * which the worth is monotone is taken, and any other is halved.
 */
function isolateRoots(flows: readonly TimedFlow[], near: number, budget: SearchBudget): Stretch[] {
  const sides = sidesOf(flows);
  const above: Piece[] = [[near, Math.max(sides.gains.float.beyondAllRoots(), near)]];
  const below: Piece[] = [[near, Math.min(-sides.losses.float.beyondAllRoots(), near)]];
  const found: Stretch[] = [];
  const mostLooks = MOST_FLOWS_SEEN / flows.length;
  for (let looks = 0; looks < mostLooks && found.length < MOST_FOUND; looks += 1) {
    budget.spend(flows.length);
    const open = distance(above, near) <= distance(below, near) ? above : below;
    const piece = open.pop();
    if (!piece) break;
    const [inner, outer] = piece;
    const middle = (inner + outer) / 2;
    const side = middle < 0 ? sides.losses : sides.gains;
    const verdict = between(side, inner, outer);
    if (verdict === 'UNKNOWN') open.push([middle, outer], [inner, middle]);
    else if (verdict === 'FLAT') addFlat(found, { side, ...inOrder(inner, outer), isFlat: true });
    else if (verdict === 'ONE' && isNegativeAt(side, inner) !== isNegativeAt(side, outer)) {
      found.push({ side, ...inOrder(inner, outer), isFlat: false });
    }
  }
  return found;
}

function between(side: Side, inner: number, outer: number): ReturnType<FloatFlows['between']> {
  const [a, b] = side.isGrowth ? [-inner, -outer] : [inner, outer];
  return side.float.between(Math.min(a, b), Math.max(a, b));
}

const distance = (open: readonly Piece[], near: number): number => {
  const nearest = open.at(-1);
  return nearest ? Math.abs(nearest[0] - near) : Infinity;
};

const inOrder = (a: number, b: number): Pick<Stretch, 'from' | 'to'> =>
  a < b ? { from: a, to: b } : { from: b, to: a };

/** Flat pieces that touch are one. */
function addFlat(found: Stretch[], flat: Stretch): void {
  const index = found.findIndex(({ isFlat, from, to }) => isFlat && (to === flat.from || from === flat.to));
  const touched = found[index];
  if (!touched) found.push(flat);
  else found[index] = { ...touched, from: Math.min(touched.from, flat.from), to: Math.max(touched.to, flat.to) };
}

export type { TimedFlow } from './float-flows.js';

const SCALE = new Decimal(FACTOR_ONE.toString());

/**
 * What money grows to in a period for the flows to be worth nothing: every solution that a bounded search finds, the
 * usual one first. Flows that change sign once have one, always.
 */
export function growthsOf(flows: readonly TimedFlow[], perYear: number): Decimal[] {
  const cash = settled(flows);
  const changes = cash.filter(({ amount }, index) => index > 0 && isOut(cash[index - 1]) !== amount < 0n).length;
  if (changes === 0) return [];
  const budget = new SearchBudget();
  if (changes === 1) return sumOf(cash) === 0n ? [ONE] : rootsIn([onlyStretch(cash)], budget).map(growthOf);
  const stretches = isolateRoots(cash, Math.log1p(USUAL_GUESS) / perYear, budget);
  const roots = rootsIn(stretches, budget);
  return usualFirst(cash, roots, perYear).map(growthOf);
}

const isOut = (flow: TimedFlow | undefined): boolean => flow !== undefined && flow.amount < 0n;

/** As money neither grows nor shrinks flows are worth their sum; if that has the sign of the first one, money is lost. */
function onlyStretch(flows: readonly TimedFlow[]): Stretch {
  const { gains, losses } = sidesOf(flows);
  return sumOf(flows) < 0n === isOut(flows[0])
    ? { side: losses, from: 0, to: -losses.float.beyondAllRoots(), isFlat: false }
    : { side: gains, from: 0, to: gains.float.beyondAllRoots(), isFlat: false };
}

function rootsIn(stretches: readonly Stretch[], budget: SearchBudget): Root[] {
  const roots: Root[] = [];
  for (const { side, from, to, isFlat } of stretches) {
    roots.push(...(isFlat ? rootsInFlat(side, from, to, budget) : [rootBetween(side, from, to, budget)]));
  }
  return roots;
}

const growthOf = ({ factor, isGrowth }: Root): Decimal => {
  const scaled = new Decimal(factor.toString());
  return isGrowth ? scaled.div(SCALE) : SCALE.div(scaled);
};

/** The rate a period; undefined when there is none. */
export const rateOfReturn = (flows: readonly TimedFlow[]): Decimal | undefined => growthsOf(flows, 1)[0]?.minus(ONE);

export interface DatedFlow {
  readonly on: BusinessDate;
  readonly amount: Decimal;
}

export const DAYS_PER_YEAR = 365;

function presentValue(rate: Decimal, flows: readonly Decimal[]): Decimal {
  const discount = ONE.div(rate.plus(ONE));
  return flows.reduceRight((value, flow) => value.times(discount).plus(flow), ZERO);
}

/** NPV as spreadsheets have it: the first flow comes at the end of the first period. */
export function netPresentValue(rate: Decimal, flows: readonly Decimal[]): Decimal {
  return presentValue(rate, [ZERO, ...flows]);
}

/** IRR: the periodic rate at which the flows are worth nothing; undefined when there is none. */
export function internalRateOfReturn(flows: readonly Decimal[]): Decimal | undefined {
  const timed = flows.map((amount, at) => ({ at, amount: toFixedPoint(amount) }));
  return rateOfReturn(timed);
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

export function inOrderOfDate(flows: readonly DatedFlow[]): DatedFlow[] {
  return [...flows].sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
}

export function datedPresentValue(annualRate: Decimal, flows: readonly DatedFlow[]): Decimal {
  const daily = annualRate.plus(ONE).pow(ONE.div(DAYS_PER_YEAR));
  const ordered = inOrderOfDate(flows);
  return sum(ordered.map(({ on, amount }) => amount.div(daily.pow(daysBetween(ordered[0]?.on ?? on, on)))));
}

/** What a day makes of money at each yield of the flows, the usual one first. */
export function dailyGrowths(flows: readonly DatedFlow[]): Decimal[] {
  const ordered = inOrderOfDate(flows);
  const timed = ordered.map(({ on, amount }) => ({
    at: daysBetween(ordered[0]?.on ?? on, on),
    amount: toFixedPoint(amount),
  }));
  return growthsOf(timed, DAYS_PER_YEAR);
}

/** XIRR: the effective yearly rate, Actual/365. */
export const datedInternalRateOfReturn = (flows: readonly DatedFlow[]): Decimal | undefined =>
  dailyGrowths(flows)[0]?.pow(DAYS_PER_YEAR).minus(ONE);
