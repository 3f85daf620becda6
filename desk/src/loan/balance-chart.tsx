import { day, dollars } from '../text/words.js';
import type { Loan } from './loan.js';

interface Point {
  readonly on: string;
  readonly balance: number;
}

const WIDTH = 560;
const HEIGHT = 190;
const EDGE = { left: 8, right: 8, top: 22, bottom: 24 };
/** Lines to read a height by, as parts of the highest balance. */
const LEVELS = [1, 0.5];

/** What was owed, from the ledger, and what the schedule still expects. Floats are good enough for pixels and for nothing else. */
export function BalanceChart({ loan }: { readonly loan: Loan }) {
  const past = pastOf(loan);
  const future = futureOf(loan, past.at(-1));
  const all = [...past, ...future];
  if (all.length < 2) return <p className="quiet">There is nothing to draw before the loan is funded.</p>;
  const days = all.map(({ on }) => Date.parse(on));
  const [from, to] = [Math.min(...days), Math.max(...days)];
  const most = Math.max(...all.map(({ balance }) => balance), 1);
  const x = (on: string) =>
    EDGE.left + ((Date.parse(on) - from) / Math.max(1, to - from)) * (WIDTH - EDGE.left - EDGE.right);
  const y = (balance: number) => HEIGHT - EDGE.bottom - (balance / most) * (HEIGHT - EDGE.top - EDGE.bottom);
  const last = past.at(-1);
  return (
    <svg
      className="chart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`Principal from ${day(all[0]?.on)} to ${day(all.at(-1)?.on)}; now ${dollars(loan.remainingBalance)}`}
    >
      {LEVELS.map((level) => (
        <g key={level}>
          <line className="level" x1={EDGE.left} x2={WIDTH - EDGE.right} y1={y(most * level)} y2={y(most * level)} />
          <text x={WIDTH - EDGE.right} y={y(most * level) - 6} textAnchor="end">
            {dollars((most * level).toFixed(2))}
          </text>
        </g>
      ))}
      <line className="axis" x1={EDGE.left} x2={WIDTH - EDGE.right} y1={y(0)} y2={y(0)} />
      <path className="past" d={lineOf(past, x, y)} />
      <path className="future" d={lineOf(future, x, y)} />
      {last && <circle cx={x(last.on)} cy={y(last.balance)} r={4} />}
      <text x={EDGE.left} y={HEIGHT - 6}>
        {day(all[0]?.on)}
      </text>
      <text x={WIDTH - EDGE.right} y={HEIGHT - 6} textAnchor="end">
        {day(all.at(-1)?.on)}
      </text>
    </svg>
  );
}

/** The ledger of a loan that was taken over begins later than the loan. */
function pastOf({ ledger, originationDate, principalAmount, remainingBalance }: Loan): readonly Point[] {
  const postings = (ledger?.edges ?? []).map(({ node }) => node);
  if (postings.length === 0) return [];
  // Of a long ledger only the newest postings are here: what came before them is what is owed now without them.
  const change = (entries: (typeof postings)[number]['entries']) =>
    entries.reduce((sum, { account, amount }) => sum + (account === 'PRINCIPAL_RECEIVABLE' ? Number(amount) : 0), 0);
  let balance = ledger?.pageInfo.hasPreviousPage
    ? postings.reduce((before, { entries }) => before - change(entries), Number(remainingBalance))
    : 0;
  const points = new Map<string, number>(originationDate == null ? [] : [[originationDate, Number(principalAmount)]]);
  for (const { effectiveDate, entries } of postings.toSorted((a, b) => (a.effectiveDate < b.effectiveDate ? -1 : 1))) {
    balance += change(entries);
    points.set(effectiveDate, balance);
  }
  return [...points].map(([on, owed]) => ({ on, balance: Math.max(0, owed) }));
}

function futureOf({ schedule }: Loan, last: Point | undefined): readonly Point[] {
  if (!last) return [];
  let { balance } = last;
  const points = [last];
  for (const { node } of schedule?.edges ?? []) {
    if (node.dueDate <= last.on) continue;
    balance = Math.max(0, balance - Number(node.principal));
    points.push({ on: node.dueDate, balance });
  }
  return points;
}

function lineOf(points: readonly Point[], x: (on: string) => number, y: (balance: number) => number): string {
  return points
    .map(({ on, balance }, index) => `${index === 0 ? 'M' : 'L'}${x(on).toFixed(1)} ${y(balance).toFixed(1)}`)
    .join('');
}
