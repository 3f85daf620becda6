import type { Steps } from '../steps.js';
import { isNegativeAt, sidesOf, type Side } from './flow-roots.js';
import type { TimedFlow } from './flow-worth.js';
import type { FloatFlows } from './float-flows.js';

/** Between two logarithms of growth a period: one root, or worth that floating point cannot tell from nothing. */
export interface Stretch {
  readonly side: Side;
  readonly from: number;
  readonly to: number;
  readonly isFlat: boolean;
}

type Piece = readonly [inner: number, outer: number];

/** What a search may cost: looks at a piece, each of which goes through all flows. */
const MOST_FLOWS_SEEN = 4_000_000;
const MOST_LOOKS = 20_000;
const MOST_FOUND = 50;

/**
 * Stretches around the roots, from `near` outward on both sides. A piece in which there can be none is left out, one in
 * which the worth is monotone is taken, and any other is halved.
 */
export function* isolateRoots(flows: readonly TimedFlow[], near: number): Steps<Stretch[]> {
  const sides = sidesOf(flows);
  const above: Piece[] = [[near, Math.max(sides.gains.float.beyondAllRoots(), near)]];
  const below: Piece[] = [[near, Math.min(-sides.losses.float.beyondAllRoots(), near)]];
  const found: Stretch[] = [];
  const mostLooks = Math.min(MOST_FLOWS_SEEN / flows.length, MOST_LOOKS);
  for (let looks = 0; looks < mostLooks && found.length < MOST_FOUND; looks += 1) {
    const open = distance(above, near) <= distance(below, near) ? above : below;
    const piece = open.pop();
    if (!piece) break;
    yield;
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
