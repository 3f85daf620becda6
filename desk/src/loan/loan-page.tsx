import { DeskLoanDocument, LoanLiveDocument, type DeskLoanQuery, type LoanStatus } from 'loan-gateway-client/documents';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Hidden, hiddenIn, type HiddenAt, type HiddenFor } from '../graph/hidden.js';
import { useAnswer } from '../graph/use-answer.js';
import { useSession, type Session } from '../session/session-context.js';
import { Badge, Panel, Waiting } from '../shared/parts.js';
import { hrefOf, Link } from '../shared/place.js';
import { day, title } from '../shared/words.js';
import { BalanceChart } from './balance-chart.js';
import { Balances, Collateral, Person, Risk, Terms } from './loan-facts.js';
import { Documents, documentsHiddenFor } from './documents.js';
import { Ledger } from './ledger.js';
import type { Loan } from './loan.js';
import { LoanApprovals } from './loan-approvals.js';
import { LoanAutopay } from './loan-autopay.js';
import { LoanChanges } from './loan-changes.js';
import { LoanCommands } from './loan-commands.js';
import { LoanContacts } from './loan-contacts.js';
import { LoanHolds } from './loan-holds.js';
import { LoanPayments } from './loan-payments.js';
import { LoanPromises } from './loan-promises.js';
import { RecordedPayments } from './recorded-payments.js';
import { Schedule } from './schedule.js';
import { ShownTo } from './shown-to.js';
import { Timeline } from './timeline.js';

/** Comes with its table when there are deals to see. */
const DealGrid = lazy(() => import('./deal-grid.js'));

export function LoanPage({ id }: { readonly id: string }) {
  const session = useSession();
  const answer = useAnswer(DeskLoanDocument, { id, withStaff: session.may('approvals') });
  const isLive = useLive(id, answer.again);
  const loan = answer.data?.loan;
  if (!loan)
    return (
      <>
        <h1>{id}</h1>
        <Waiting answer={answer} />
        {answer.data && (
          <p className="quiet">
            There is no loan with this ID in your portfolio. <Link href={hrefOf(['loans'])}>Show all loans</Link>
          </p>
        )}
      </>
    );
  return (
    <>
      <div className="heading">
        <h1>{loan.id}</h1>
        <Badge of={loan.loanStatus}>{title(loan.loanStatus)}</Badge>
        {isLive !== undefined && <span className={isLive ? 'live on' : 'live'}>{isLive ? 'Live' : 'Not live'}</span>}
      </div>
      <Waiting answer={answer} />
      <LoanParts
        loan={loan}
        approvals={answer.data.approvals}
        settledHere={answer.data.settledHere?.totalCount ?? 0}
        at={hiddenIn(answer.errors, 'loan')}
        again={answer.again}
        session={session}
      />
    </>
  );
}

/** Refetches the loan on every event, of any source; undefined for roles that can't follow it. */
function useLive(loanId: string, again: () => void): boolean | undefined {
  const { client, live, onReconnected, viewer } = useSession();
  const isConnected = useSyncExternalStore(live.subscribe, live.isConnected);
  const [isFollowed, setFollowed] = useState(false);
  const maySee = viewer.scopes.includes('LOAN_SERVICING');
  useEffect(() => {
    if (!maySee) return;
    const events = client.subscribe({ query: LoanLiveDocument, variables: { loanId } }).subscribe({
      next: again,
      error: () => {
        setFollowed(false);
      },
      complete: () => {
        setFollowed(false);
      },
    });
    setFollowed(true);
    const stop = onReconnected(again);
    return () => {
      events.unsubscribe();
      stop();
    };
  }, [client, onReconnected, loanId, again, maySee]);
  return maySee ? isFollowed && isConnected : undefined;
}

interface PartsProps {
  readonly loan: Loan;
  readonly approvals: DeskLoanQuery['approvals'];
  readonly settledHere: number;
  readonly at: HiddenAt;
  readonly again: () => void;
  readonly session: Session;
}

interface Part {
  readonly title: string;
  readonly hidden?: HiddenFor;
  readonly aside?: ReactNode;
  readonly body: ReactNode;
}

/** There is no account yet, or there will be none. */
const UNFUNDED: readonly LoanStatus[] = ['CREATED', 'IN_UNDERWRITING', 'APPROVED', 'DECLINED', 'WITHDRAWN'];

/** What is hidden as a whole takes no room: it is named at the end. */
function LoanParts(props: PartsProps) {
  const rows = UNFUNDED.includes(props.loan.loanStatus) ? beforeFunding(props) : afterFunding(props);
  return (
    <>
      <LoanCommands loan={props.loan} onDone={props.again} />
      {rows
        .map((row) => row.filter(({ hidden }) => !hidden))
        .map(
          ([first, ...others]) =>
            first && (
              <div key={first.title} className="columns">
                {[first, ...others].map(({ title: name, aside, body }) => (
                  <Panel key={name} title={name} aside={aside}>
                    {body}
                  </Panel>
                ))}
              </div>
            ),
        )}
      <HiddenParts parts={rows.flat()} />
    </>
  );
}

function HiddenParts({ parts }: { readonly parts: readonly Part[] }) {
  const namesFor = new Map<string, string[]>();
  for (const { title: name, hidden } of parts)
    if (hidden) namesFor.set(hidden.join(), [...(namesFor.get(hidden.join()) ?? []), name]);
  if (namesFor.size === 0) return null;
  return (
    <Panel title="Hidden from your role">
      <ul className="plain">
        {[...namesFor].map(([scopes, names]) => (
          <li key={scopes}>
            {names.join(', ')} <Hidden scopes={scopes.split(',').filter(Boolean)} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** What is decided upon, first. */
function beforeFunding(props: PartsProps): readonly (readonly Part[])[] {
  const { terms, borrower, collateral, risk, deals, holds, approvals, documents, shownTo, timeline } = partsOf(props);
  return [[terms, borrower], [collateral, risk], [deals], [documents, timeline], [holds, approvals], [shownTo]];
}

function afterFunding(props: PartsProps): readonly (readonly Part[])[] {
  const parts = partsOf(props);
  return [
    [parts.balances, parts.chart],
    [parts.terms, parts.borrower],
    [parts.holds, parts.approvals],
    [parts.schedule],
    [parts.payments],
    [parts.promises, parts.contacts],
    [parts.autopay],
    [parts.changes],
    [parts.timeline, parts.ledger],
    [parts.collateral, parts.risk],
    [parts.documents, parts.shownTo],
    [parts.deals],
  ];
}

const partsOf = ({ loan, approvals, settledHere, at, again, session }: PartsProps) =>
  ({
    balances: {
      title: 'Balances',
      aside: loan.figuresAsOf != null && <span className="quiet">as of {day(loan.figuresAsOf)}</span>,
      body: <Balances loan={loan} at={at} />,
    },
    chart: { title: 'Balance over time', hidden: at('ledger'), body: <BalanceChart loan={loan} /> },
    terms: { title: 'Terms', body: <Terms loan={loan} /> },
    borrower: { title: 'Borrower', hidden: at('borrower'), body: <Person loan={loan} at={at} /> },
    holds: { title: 'Holds', hidden: at('holds'), body: <LoanHolds loan={loan} at={at} again={again} /> },
    approvals: {
      title: 'Approvals',
      hidden: approvals === undefined ? ['loan:staff'] : undefined,
      body: <LoanApprovals approvals={approvals} again={again} />,
    },
    schedule: { title: 'Schedule', hidden: at('schedule'), body: <Schedule loan={loan} /> },
    payments: {
      title: 'Payments',
      hidden: at('repayments'),
      body: (
        <>
          <LoanPayments loan={loan} again={again} />
          <RecordedPayments payments={loan.loanPayments} settledHere={settledHere} hidden={at('loanPayments')} />
        </>
      ),
    },
    contacts: { title: 'Contact file', hidden: at('contacts'), body: <LoanContacts loan={loan} /> },
    promises: { title: 'Promises to pay', hidden: at('promises'), body: <LoanPromises loan={loan} /> },
    autopay: {
      title: 'Autopay and scheduled payments',
      hidden: at('scheduledPayments'),
      body: <LoanAutopay loan={loan} at={at} again={again} />,
    },
    changes: {
      title: 'Changes and adjustments',
      hidden: at('adjustments'),
      body: <LoanChanges loan={loan} again={again} />,
    },
    timeline: { title: 'Timeline', hidden: at('events'), body: <Timeline loan={loan} /> },
    ledger: { title: 'Ledger', hidden: at('ledger'), body: <Ledger loan={loan} /> },
    collateral: { title: 'Collateral', body: <Collateral loan={loan} at={at} /> },
    risk: { title: 'Risk', body: <Risk loan={loan} at={at} /> },
    documents: { title: 'Documents', hidden: documentsHiddenFor(session), body: <Documents loanId={loan.id} /> },
    shownTo: {
      title: 'Access history',
      hidden: session.may('auditLog') ? undefined : ['audit:read'],
      body: <ShownTo loanId={loan.id} />,
    },
    deals: {
      title: 'Deals',
      hidden: at('underwriting', 'deals'),
      body: (
        <Suspense fallback={<p className="loading">Loading …</p>}>
          <DealGrid loan={loan} at={at} />
        </Suspense>
      ),
    },
  }) satisfies Record<string, Part>;
