import type { Steps } from '../steps.js';
import { growthLog, type Root } from './flow-roots.js';
import { sumOf, type TimedFlow } from './flow-worth.js';
import { FloatFlows } from './float-flows.js';

/** Where spreadsheets start: ten percent. */
export const USUAL_GUESS = 0.1;
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
export function* usualFirst(flows: readonly TimedFlow[], roots: readonly Root[], perYear: number): Steps<Root[]> {
  const candidates = roots.map((root) => candidateOf(root, perYear)).sort(byDistance);
  if (candidates.length < 2) return [...roots];
  const usual = (yield* atWalksEnd(new FloatFlows(flows), candidates, perYear)) ?? nearest(flows, candidates);
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

function* atWalksEnd(
  float: FloatFlows,
  candidates: readonly Candidate[],
  perYear: number,
): Steps<Candidate | undefined> {
  let growth = 1 + USUAL_GUESS;
  for (let step = 0; step < NEWTON_STEPS && growth > 0; step += 1) {
    yield;
    // By the rate itself, as spreadsheets walk: a step by the logarithm of growth, times growth.
    const change = float.step(Math.log(growth) / perYear) * perYear * growth;
    growth -= change;
    if (Math.abs(change) > 1e-9 * growth) continue;
    const end = candidates.find(({ log }) => Math.abs(log - Math.log(growth)) < 1e-6);
    return end && isPlausible(end) && float.fallsAt(end.log / perYear) ? end : undefined;
  }
  return undefined;
}
