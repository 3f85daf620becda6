import type { DeskBoardQuery } from 'loan-gateway-client/documents';
import { Panel, Table } from '../shared/parts.js';
import { day, share } from '../shared/words.js';

type Roll = DeskBoardQuery['portfolio']['rollRates'][number];

export interface MonthRates {
  /** The last day of the month. */
  readonly on: string;
  readonly over30: number;
  readonly over60: number;
  readonly over90: number;
}

const AT_LEAST_30 = ['DAYS_30_59', 'DAYS_60_89', 'DAYS_90_119', 'DAYS_120_PLUS'];

/** A month's rolls tell where the balance of the month before stood: its rates follow. Floats are good enough for shares. */
export function ratesByMonth(rolls: readonly Roll[]): readonly MonthRates[] {
  const months = [...new Set(rolls.map(({ month }) => month))].sort();
  return months.map((month) => {
    const of = (buckets?: readonly string[]) =>
      rolls
        .filter((roll) => roll.month === month && (buckets?.includes(roll.from) ?? true))
        .reduce((sum, { balance }) => sum + Number(balance), 0);
    const all = Math.max(of(), 0.01);
    const [over30, over60, over90] = [0, 1, 2].map((from) => of(AT_LEAST_30.slice(from)) / all);
    return { on: endOfMonthBefore(month), over30: over30 ?? 0, over60: over60 ?? 0, over90: over90 ?? 0 };
  });
}

const endOfMonthBefore = (day: string): string => {
  const date = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  date.setUTCDate(0);
  return date.toISOString().slice(0, 10);
};

const LINES = [
  { name: '30+ days', field: 'over30' },
  { name: '60+ days', field: 'over60' },
  { name: '90+ days', field: 'over90' },
] as const;

const WIDTH = 560;
const HEIGHT = 160;
const FOOT = 22;

/** Shares of the balance that were late at the ends of months, and are today. */
export function RatesOverMonths({ months }: { readonly months: readonly MonthRates[] }) {
  if (months.length < 2)
    return (
      <Panel title="Late over the months">
        <p className="quiet">No month has been closed yet: the rates of months come with the end of day.</p>
      </Panel>
    );
  const most = Math.max(...months.map(({ over30 }) => over30), 0.01);
  const x = (index: number) => 4 + (index / (months.length - 1)) * (WIDTH - 8);
  const y = (rate: number) => HEIGHT - FOOT - (rate / most) * (HEIGHT - FOOT - 8);
  return (
    <Panel title="Late over the months">
      <figure className="rates">
        <svg
          className="chart"
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          role="img"
          aria-label={`Shares of the balance that are late, from ${day(months[0]?.on)} to ${day(months.at(-1)?.on)}`}
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
        label="Late over the months"
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
