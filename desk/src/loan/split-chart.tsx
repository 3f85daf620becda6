import type { DeskAllocationFragment } from 'loan-gateway-client/documents';
import { day, dollars } from '../text/words.js';

interface Payment {
  readonly id: string;
  readonly effectiveDate?: string | null;
  readonly amount?: string | null;
  readonly allocation?: DeskAllocationFragment | null;
}

const PARTS = [
  { name: 'Interest', of: (a: DeskAllocationFragment) => sum(a.interest) },
  { name: 'Principal', of: (a: DeskAllocationFragment) => sum(a.principal) },
  { name: 'Fees', of: (a: DeskAllocationFragment) => sum(a.fees) },
  { name: 'Other', of: (a: DeskAllocationFragment) => sum(a.recovery, a.credit) },
] as const;

/** Floats are good enough for pixels and for nothing else. */
const sum = (...amounts: readonly (string | null | undefined)[]): number =>
  amounts.reduce((total, amount) => total + Math.max(0, Number(amount ?? 0)), 0);

const MOST = 36;
const WIDTH = 720;
const HEIGHT = 150;
const FOOT = 22;

/** The outcome of each payment, oldest first; the table below has the figures. */
export function SplitChart({ payments }: { readonly payments: readonly Payment[] }) {
  const shown = payments
    .flatMap(({ allocation, ...payment }) => (allocation ? [{ ...payment, allocation }] : []))
    .slice(0, MOST)
    .toReversed();
  if (shown.length === 0) return null;
  const most = Math.max(
    ...shown.map(({ allocation }) => PARTS.reduce((total, { of }) => total + of(allocation), 0)),
    1,
  );
  const step = WIDTH / Math.max(shown.length, 12);
  const label = `Parts of the last ${shown.length} payments, from ${day(shown[0]?.effectiveDate)} to ${day(shown.at(-1)?.effectiveDate)}`;
  return (
    <figure className="split">
      <svg className="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
        {shown.map(({ id, effectiveDate, amount, allocation }, index) => {
          let top = HEIGHT - FOOT;
          return (
            <g key={id}>
              <title>{`${day(effectiveDate)}: ${dollars(amount)}`}</title>
              {PARTS.map(({ name, of }) => {
                const height = (of(allocation) / most) * (HEIGHT - FOOT - 4);
                top -= height;
                return (
                  <rect
                    key={name}
                    className={name.toLowerCase()}
                    x={index * step + step * 0.15}
                    y={top}
                    width={step * 0.7}
                    height={height}
                  />
                );
              })}
            </g>
          );
        })}
        <text x={0} y={HEIGHT - 6}>
          {day(shown[0]?.effectiveDate)}
        </text>
        {shown.length > 1 && (
          <text x={Math.max(shown.length * step, 200)} y={HEIGHT - 6} textAnchor="end">
            {day(shown.at(-1)?.effectiveDate)}
          </text>
        )}
      </svg>
      <figcaption>
        {PARTS.map(({ name }) => (
          <span key={name} className={`key ${name.toLowerCase()}`}>
            {name}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
