import type { DeskBoardQuery } from 'loan-gateway-client/documents';
import { Panel, Table } from '../shared/parts.js';
import { day, share } from '../shared/words.js';

type Portfolio = DeskBoardQuery['portfolio'];

interface MonthRates {
  /** The last day of the month, or the last day that was closed. */
  readonly on: string;
  readonly over30: number;
  readonly over60: number;
  readonly over90: number;
}

/** From the first month to the last, and their later status. Floats are precise enough for shares. */
function ratesOverMonths({ monthEnds, closedThrough, delinquencyRates }: Portfolio): readonly MonthRates[] {
  const months = monthEnds.map((end) => ratesOn(end.month, end.delinquencyRates)).toReversed();
  const last = months.at(-1)?.on ?? '';
  return closedThrough != null && closedThrough > last ? [...months, ratesOn(closedThrough, delinquencyRates)] : months;
}

const ratesOn = (on: string, { over30, over60, over90 }: Portfolio['delinquencyRates']): MonthRates => ({
  on,
  over30: Number(over30),
  over60: Number(over60),
  over90: Number(over90),
});

const LINES = [
  { name: '30+ days', field: 'over30' },
  { name: '60+ days', field: 'over60' },
  { name: '90+ days', field: 'over90' },
] as const;

const WIDTH = 560;
const HEIGHT = 160;
const FOOT = 22;

/** Shares of the balance that were late at the ends of months, and are today. */
export function RatesOverMonths({ portfolio }: { readonly portfolio: Portfolio }) {
  const months = ratesOverMonths(portfolio);
  if (months.length < 2)
    return (
      <Panel title="Delinquency trend">
        <p className="quiet">No month has been closed yet: the rates of months come with the end of day.</p>
      </Panel>
    );
  const most = Math.max(...months.map(({ over30 }) => over30), 0.01);
  const x = (index: number) => 4 + (index / (months.length - 1)) * (WIDTH - 8);
  const y = (rate: number) => HEIGHT - FOOT - (rate / most) * (HEIGHT - FOOT - 8);
  return (
    <Panel title="Delinquency trend">
      <figure className="rates">
        <svg
          className="chart"
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          role="img"
          aria-label={`Shares of the balance past due, from ${day(months[0]?.on)} to ${day(months.at(-1)?.on)}`}
        >
          {LINES.map(({ field }) => (
            <path
              key={field}
              className={field}
              d={months.map((month, index) => `${index === 0 ? 'M' : 'L'}${x(index)} ${y(month[field])}`).join('')}
            />
          ))}
          <text x={0} y={HEIGHT - 6}>
            {day(months[0]?.on)}
          </text>
          <text x={WIDTH} y={HEIGHT - 6} textAnchor="end">
            {day(months.at(-1)?.on)}
          </text>
        </svg>
        <figcaption>
          {LINES.map(({ name, field }) => (
            <span key={field} className={`key ${field}`}>
              {name}
            </span>
          ))}
        </figcaption>
      </figure>
      <Table
        label="Delinquency trend"
        rows={months.toReversed()}
        keyOf={({ on }) => on}
        empty=""
        columns={[
          { label: 'At the end of', cell: ({ on }) => day(on) },
          ...LINES.map(({ name, field }) => ({
            label: name,
            isNumber: true,
            cell: (month: MonthRates) => share(String(month[field])),
          })),
        ]}
      />
    </Panel>
  );
}
