import { DeskBoardDocument, type DeskBoardQuery } from 'loan-gateway-client/documents';
import type { CSSProperties } from 'react';
import { useSession } from '../session/session-context.js';
import { useAnswer } from '../graph/use-answer.js';
import { useChanges } from '../graph/use-changes.js';
import { Panel, Waiting } from '../shared/parts.js';
import { hrefOf, Link } from '../shared/place.js';
import { counted, day, dollars, averagePercents, share, shortDollars, title } from '../text/words.js';
import { DemoStories } from './demo-stories.js';
import { DueThisWeek, weekFrom, type Week } from './due-this-week.js';
import './home.css';
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
  const { may, viewer } = useSession();
  const week = weekFrom(viewer.businessDate);
  const answer = useAnswer(DeskBoardDocument, {
    ...week,
    withServicing: may('repayments'),
    withStaff: may('approvals'),
  });
  useChanges(answer.again);
  return (
    <>
      <h1>Home</h1>
      <Waiting answer={answer} />
      {answer.data && <Figures board={answer.data} week={week} />}
      <DemoStories />
    </>
  );
}

function Figures({ board, week }: { readonly board: DeskBoardQuery; readonly week: Week }) {
  const { portfolio, due, chargeOffDue, pending, held, waiting } = board;
  const { delinquencyRates: rates, losses, averages } = portfolio;
  if (portfolio.loans === 0) return <p className="quiet">No loans in your portfolio. Funded loans appear here.</p>;
  return (
    <>
      <div className="figures">
        <Figure
          label="Balance"
          value={shortDollars(portfolio.remainingBalance)}
          note={`${counted(portfolio.loans)} loans`}
          href={hrefOf(['loans'], { sort: 'REMAINING_BALANCE' })}
        />
        <Figure
          label="Past due"
          value={shortDollars(portfolio.pastDueAmount)}
          note={dollars(portfolio.pastDueAmount)}
          href={hrefOf(['loans'], { sort: 'DAYS_PAST_DUE' })}
        />
        <Figure
          label="30+ days"
          value={share(rates.over30)}
          note="of the balance"
          href={loansWith('bucket', BUCKETS.slice(2))}
        />
        <Figure
          label="60+ days"
          value={share(rates.over60)}
          note="of the balance"
          href={loansWith('bucket', BUCKETS.slice(3))}
        />
        <Figure
          label="90+ days"
          value={share(rates.over90)}
          note="of the balance"
          href={loansWith('bucket', BUCKETS.slice(4))}
        />
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
        <Figure
          label="Average rate"
          value={averagePercents(averages.interestRate)}
          note="by balance"
          href={hrefOf(['loans'], { sort: 'INTEREST_RATE' })}
        />
      </div>
      {(chargeOffDue ?? pending ?? waiting ?? held) && (
        <div className="figures waiting">
          {pending && (
            <Figure label="Pending payments" value={counted(pending.totalCount)} href={hrefOf(['payments'])} />
          )}
          {waiting && (
            <Figure label="Open approvals" value={counted(waiting.totalCount)} href={hrefOf(['approvals'])} />
          )}
          {chargeOffDue && (
            <Figure
              label="Charge-off due"
              value={counted(chargeOffDue.totalCount)}
              href={hrefOf(['loans'], { chargeOffDue: 'true' })}
            />
          )}
          {held && <Figure label="Active holds" value={counted(held.totalCount)} href={hrefOf(['holds'])} />}
        </div>
      )}
      <div className="columns">
        <RatesOverMonths portfolio={portfolio} />
        <DueThisWeek due={due} week={week} />
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
