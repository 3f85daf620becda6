import type { DeskBoardQuery } from 'loan-gateway-client/documents';
import { Panel } from '../shared/parts.js';
import { month, share, shortShare } from '../text/words.js';
import { LineChart } from './line-chart.js';

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

/** Shares of the balance that were late at the ends of months, and are today. */
export function RatesOverMonths({ portfolio }: { readonly portfolio: Portfolio }) {
  const months = ratesOverMonths(portfolio);
  return (
    <Panel title="Delinquency trend">
      {months.length < 2 ? (
        <p className="quiet">No month is closed yet. The end of day adds month ends.</p>
      ) : (
        <LineChart
          label="Share of the balance past due at month end"
          labels={months.map(({ on }) => month(on))}
          lines={LINES.map(({ name, field }) => ({
            name,
            className: field,
            values: months.map((rates) => rates[field]),
          }))}
          format={(rate) => share(String(rate))}
          formatLevel={shortShare}
        />
      )}
    </Panel>
  );
}
