import { DeskLoanDocument, LoanLiveDocument, type DeskLoanQuery, type LoanStatus } from 'loan-gateway-client/documents';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Hidden, hiddenIn, type HiddenAt, type HiddenFor } from '../graph/hidden.js';
import { useAnswer } from '../graph/use-answer.js';
import { useSession, type Session } from '../session/session-context.js';
import { Panel, Waiting } from '../shared/parts.js';
import { hrefOf, Link, usePlace } from '../shared/place.js';
import { day } from '../text/words.js';
import { BalanceChart } from './balance-chart.js';
import { Balances, Collateral, Person, Risk, Terms } from './loan-facts.js';
import { Documents, documentsHiddenFor } from './documents.js';
import { Ledger } from './ledger.js';
import type { Loan } from './loan.js';
import { LoanApprovals } from './loan-approvals.js';
import { AutopayLine, LoanAutopay } from './loan-autopay.js';
import { LoanChanges } from './loan-changes.js';
import { hasContacts, LoanContacts, MayCall } from './loan-contacts.js';
import { LoanHeader } from './loan-header.js';
import './loan.css';
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
      <LoanHeader loan={loan} isLive={isLive} again={answer.again} />
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
  readonly isEmpty?: boolean;
  readonly aside?: ReactNode;
  readonly body: ReactNode;
}

/** There is no account yet, or there will be none. */
const UNFUNDED: readonly LoanStatus[] = ['CREATED', 'IN_UNDERWRITING', 'APPROVED', 'DECLINED', 'WITHDRAWN'];

type PartName = keyof ReturnType<typeof partsOf>;

interface Tab {
  readonly id: string;
  readonly name: string;
  readonly parts: readonly PartName[];
}

const ACTIVITY: Tab = {
  id: 'activity',
  name: 'Activity',
  parts: ['timeline', 'payments', 'promises', 'contacts', 'changes'],
};
const RECORDS: Tab = { id: 'records', name: 'Documents and access', parts: ['documents', 'shownTo'] };

/** What is decided upon, first. */
const BEFORE_FUNDING: readonly Tab[] = [
  { id: 'application', name: 'Application', parts: ['deals', 'terms', 'risk', 'approvals', 'timeline', 'contacts'] },
  RECORDS,
];

const FUNDED: readonly Tab[] = [
  ACTIVITY,
  { id: 'account', name: 'Account', parts: ['balances', 'chart', 'schedule', 'autopay', 'ledger'] },
  { id: 'contract', name: 'Contract and risk', parts: ['terms', 'risk', 'deals'] },
  RECORDS,
];

/** Beside every tab: what a call needs. */
const RAIL: readonly PartName[] = ['approvals', 'holds', 'borrower', 'mandate', 'collateral'];

/** Empty parts are left out; what is hidden as a whole is one line at the end. */
function LoanParts(props: PartsProps) {
  const { search } = usePlace();
  const parts: Readonly<Record<PartName, Part>> = partsOf(props);
  const tabs = UNFUNDED.includes(props.loan.loanStatus) ? BEFORE_FUNDING : FUNDED;
  const tab = tabs.find(({ id }) => id === search.get('tab')) ?? tabs[0];
  const shownOf = (names: readonly PartName[]) =>
    names.map((name) => parts[name]).filter(({ hidden, isEmpty }) => !hidden && !isEmpty);
  const rail = RAIL.filter((name) => !tab?.parts.includes(name));
  const shown = shownOf(tab?.parts ?? []);
  return (
    <div className="workspace">
      <div className="workspace-main">
        <nav className="tabs" aria-label="Parts of the loan">
          {tabs.map(({ id, name }) => (
            <Link
              key={id}
              href={hrefOf(['loans', props.loan.id], tabSearch(search, id, tabs))}
              isCurrent={id === tab?.id}
            >
              {name}
            </Link>
          ))}
        </nav>
        {shown.map(({ title: name, aside, body }) => (
          <Panel key={name} title={name} aside={aside}>
            {body}
          </Panel>
        ))}
        {shown.length === 0 && <p className="quiet">Nothing is recorded here yet.</p>}
        <HiddenParts parts={[...new Set([...(tab?.parts ?? []), ...rail])].map((name) => parts[name])} />
      </div>
      <aside className="workspace-rail" aria-label="Contact and vehicle">
        {shownOf(rail).map(({ title: name, aside, body }) => (
          <Panel key={name} title={name} aside={aside}>
            {body}
          </Panel>
        ))}
      </aside>
    </div>
  );
}

/** The first tab needs no name in the address. */
function tabSearch(search: URLSearchParams, id: string, tabs: readonly Tab[]): URLSearchParams {
  const changed = new URLSearchParams(search);
  if (id === tabs[0]?.id) changed.delete('tab');
  else changed.set('tab', id);
  return changed;
}

function HiddenParts({ parts }: { readonly parts: readonly Part[] }) {
  const hidden = parts.filter((part) => part.hidden);
  if (hidden.length === 0) return null;
  const scopes = [...new Set(hidden.flatMap((part) => part.hidden ?? []))];
  return (
    <p className="quiet hidden-parts">
      Hidden from your role: {hidden.map((part) => part.title).join(', ')} <Hidden scopes={scopes} />
    </p>
  );
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
    borrower: {
      title: 'Borrower',
      hidden: at('borrower'),
      body: (
        <>
          <Person loan={loan} at={at} />
          <MayCall loan={loan} />
        </>
      ),
    },
    mandate: {
      title: 'Autopay',
      hidden: at('autopay'),
      body: <AutopayLine loan={loan} />,
    },
    holds: {
      title: 'Holds',
      hidden: at('holds'),
      isEmpty: (loan.holds?.edges.length ?? 0) === 0,
      body: <LoanHolds loan={loan} at={at} again={again} />,
    },
    approvals: {
      title: 'Approvals',
      hidden: approvals === undefined ? ['loan:staff'] : undefined,
      isEmpty: (approvals?.edges.length ?? 0) === 0,
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
    contacts: {
      title: 'Contact file',
      hidden: at('contacts'),
      isEmpty: !hasContacts(loan),
      body: <LoanContacts loan={loan} />,
    },
    promises: {
      title: 'Promises to pay',
      hidden: at('promises'),
      isEmpty: (loan.promises?.nodes.length ?? 0) === 0,
      body: <LoanPromises loan={loan} />,
    },
    autopay: {
      title: 'Autopay and scheduled payments',
      hidden: at('scheduledPayments'),
      isEmpty: loan.autopay == null && (loan.scheduledPayments?.edges.length ?? 0) === 0,
      body: <LoanAutopay loan={loan} at={at} again={again} />,
    },
    changes: {
      title: 'Changes and adjustments',
      hidden: at('adjustments'),
      isEmpty: (loan.termHistory?.length ?? 0) <= 1 && (loan.adjustments?.edges.length ?? 0) === 0,
      body: <LoanChanges loan={loan} again={again} />,
    },
    timeline: { title: 'Timeline', hidden: at('events'), body: <Timeline loan={loan} /> },
    ledger: {
      title: 'Ledger',
      hidden: at('ledger'),
      isEmpty: (loan.ledger?.edges.length ?? 0) === 0,
      body: <Ledger loan={loan} />,
    },
    collateral: { title: 'Vehicle', body: <Collateral loan={loan} at={at} /> },
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
      isEmpty: (loan.underwriting.deals?.length ?? 0) === 0,
      body: (
        <Suspense fallback={<p className="loading">Loading …</p>}>
          <DealGrid loan={loan} at={at} />
        </Suspense>
      ),
    },
  }) satisfies Record<string, Part>;
