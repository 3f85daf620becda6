import { DeskBoardDocument, type DeskBoardQuery } from 'loan-gateway-client/documents';
import { useState, type CSSProperties } from 'react';
import { useSession } from '../session/session-context.js';
import { useAnswer } from '../graph/use-answer.js';
import { Panel, Waiting } from '../shared/parts.js';
import { hrefOf, Link } from '../shared/place.js';
import { counted, day, dollars, averagePercents, share, shortDollars, title } from '../shared/words.js';
import { DueThisWeek, thisWeek, type Week } from './due-this-week.js';
import { RatesOverMonths } from './rates-over-months.js';
import { RollRates } from './roll-rates.js';

const BUCKETS = ['CURRENT', 'DAYS_1_29', 'DAYS_30_59', 'DAYS_60_89', 'DAYS_90_119', 'DAYS_120_PLUS'] as const;
const STATUSES = [
  'ACTIVE',
  'CREATED',
  'IN_UNDERWRITING',
  'APPROVED',
  'DECLINED',
  'WITHDRAWN',
  'CLOSED',
  'CLOSED_EARLY',
  'CHARGED_OFF',
] as const;

export const loansWith = (name: string, values: readonly string[]): string =>
  hrefOf(['loans'], new URLSearchParams(values.map((value) => [name, value])));

export function Home() {
  const { may } = useSession();
  const [week] = useState(thisWeek);
  const answer = useAnswer(DeskBoardDocument, {
    ...week,
    withServicing: may('repayments'),
    withStaff: may('approvals'),
  });
  return (
    <>
      <h1>Home</h1>
      <Waiting answer={answer} />
      {answer.data && <Figures board={answer.data} week={week} />}
    </>
  );
}

function Figures({ board, week }: { readonly board: DeskBoardQuery; readonly week: Week }) {
  const { portfolio, due, chargeOffDue, pending, held, waiting } = board;
  const { delinquencyRates: rates, losses, averages } = portfolio;
  if (portfolio.loans === 0) return <p className="quiet">There are no loans that this client may see.</p>;
  return (
    <>
      <div className="figures">
        <Figure label="Loans" value={counted(portfolio.loans)} href={hrefOf(['loans'])} />
        <Figure
          label="Balance"
          value={shortDollars(portfolio.remainingBalance)}
          note={dollars(portfolio.remainingBalance)}
          href={hrefOf(['loans'], { sort: 'REMAINING_BALANCE' })}
        />
        <Figure
          label="Past due"
          value={shortDollars(portfolio.pastDueAmount)}
          note={dollars(portfolio.pastDueAmount)}
          href={hrefOf(['loans'], { sort: 'DAYS_PAST_DUE' })}
        />
        <Figure label="30+ days" value={share(rates.over30)} href={loansWith('bucket', BUCKETS.slice(2))} />
        <Figure label="60+ days" value={share(rates.over60)} href={loansWith('bucket', BUCKETS.slice(3))} />
        <Figure label="90+ days" value={share(rates.over90)} href={loansWith('bucket', BUCKETS.slice(4))} />
        <Figure
          label="Charged off"
          value={shortDollars(losses.chargedOff)}
          note={`net ${dollars(losses.netLoss)}`}
          href={loansWith('status', ['CHARGED_OFF'])}
        />
        <Figure
          label="Recovered"
          value={shortDollars(losses.recovered)}
          note={dollars(losses.recovered)}
          href={loansWith('status', ['CHARGED_OFF'])}
        />
        {chargeOffDue && (
          <Figure
            label="To charge off"
            value={counted(chargeOffDue.totalCount)}
            href={hrefOf(['loans'], { chargeOffDue: 'true' })}
          />
        )}
        {pending && <Figure label="Pending payments" value={counted(pending.totalCount)} href={hrefOf(['payments'])} />}
        {waiting && <Figure label="Open approvals" value={counted(waiting.totalCount)} href={hrefOf(['approvals'])} />}
        {held && <Figure label="Holds" value={counted(held.totalCount)} href={hrefOf(['holds'])} />}
        <Figure
          label="Average rate"
          value={averagePercents(averages.interestRate)}
          href={hrefOf(['loans'], { sort: 'INTEREST_RATE' })}
        />
      </div>
      <div className="columns">
        <Panel title="By days past due">
          <Slices
            rows={BUCKETS.map((bucket) => ({
              name: bucket,
              slice: portfolio.byBucket.find((slice) => slice.bucket === bucket),
            }))}
            by="bucket"
          />
        </Panel>
        <Panel title="By status">
          <Slices
            rows={STATUSES.map((status) => ({
              name: status,
              slice: portfolio.byStatus.find((slice) => slice.loanStatus === status),
            }))}
            by="status"
          />
        </Panel>
      </div>
      <div className="columns">
        <DueThisWeek due={due} week={week} />
        <RatesOverMonths portfolio={portfolio} />
      </div>
      <RollRates rates={portfolio.rollRates} />
      <p className="quiet">
        {portfolio.closedThrough == null
          ? 'No business day is closed yet.'
          : `Business days are closed through ${day(portfolio.closedThrough)}.`}
      </p>
    </>
  );
}

interface FigureProps {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
  readonly href: string;
}

const Figure = ({ label, value, note, href }: FigureProps) => (
  <Link href={href} className="figure">
    <span className="label">{label}</span>
    <strong>{value}</strong>
    {note !== undefined && <small>{note}</small>}
  </Link>
);

interface SliceRow {
  readonly name: string;
  readonly slice: { readonly loans: number; readonly remainingBalance: string } | undefined;
}

const shareOf = (part: number): CSSProperties & Record<'--share', string> => ({ '--share': `${part * 100}%` });

function Slices({ rows, by }: { readonly rows: readonly SliceRow[]; readonly by: string }) {
  const most = Math.max(1, ...rows.map(({ slice }) => slice?.loans ?? 0));
  return (
    <ul className="slices">
      {rows.map(({ name, slice }) => (
        <li key={name}>
          <Link href={loansWith(by, [name])}>{title(name)}</Link>
          <span className="bar" aria-hidden="true" style={shareOf((slice?.loans ?? 0) / most)} />
          <span className="number">{counted(slice?.loans ?? 0)}</span>
          <span className="number wide">{dollars(slice?.remainingBalance ?? '0')}</span>
        </li>
      ))}
    </ul>
  );
}
