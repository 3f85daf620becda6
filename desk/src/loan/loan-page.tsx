import { DeskLoanDocument, LoanLiveDocument, type DeskLoanQuery } from 'loan-gateway-client/documents';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { hiddenIn, type HiddenFor } from '../graph/hidden.js';
import { useAnswer } from '../graph/use-answer.js';
import { useSession } from '../session/session-context.js';
import { Badge, Panel, Waiting } from '../shared/parts.js';
import { hrefOf, Link } from '../shared/place.js';
import { title } from '../shared/words.js';
import { BalanceChart } from './balance-chart.js';
import { Balances, CollateralPanel, Person, RiskPanel, Terms } from './loan-facts.js';
import { Documents } from './documents.js';
import { Ledger } from './ledger.js';
import { LoanApprovals } from './loan-approvals.js';
import { LoanAutopay } from './loan-autopay.js';
import { LoanChanges } from './loan-changes.js';
import { LoanCommands } from './loan-commands.js';
import { LoanHolds } from './loan-holds.js';
import { LoanPayments } from './loan-payments.js';
import { RecordedPayments } from './recorded-payments.js';
import { Schedule } from './schedule.js';
import { ShownTo } from './shown-to.js';
import { Timeline } from './timeline.js';

/** Comes with its table when there are deals to see. */
const DealGrid = lazy(() => import('./deal-grid.js'));

export type Loan = NonNullable<DeskLoanQuery['loan']>;
export type HiddenAt = (...path: readonly (string | number)[]) => HiddenFor;

export function LoanPage({ id }: { readonly id: string }) {
  const { viewer } = useSession();
  const answer = useAnswer(DeskLoanDocument, { id, withStaff: viewer.scopes.includes('LOAN_STAFF') });
  const isLive = useLive(id, answer.again);
  const loan = answer.data?.loan;
  if (!loan)
    return (
      <>
        <h1>{id}</h1>
        <Waiting answer={answer} />
        {answer.data && (
          <p className="quiet">
            There is no such loan for this client. <Link href={hrefOf(['loans'])}>To the list</Link>
          </p>
        )}
      </>
    );
  return (
    <>
      <div className="heading">
        <h1>{loan.id}</h1>
        <Badge of={loan.loanStatus}>{title(loan.loanStatus)}</Badge>
        <span className={isLive ? 'live on' : 'live'}>{isLive ? 'Live' : 'Not live'}</span>
      </div>
      <Waiting answer={answer} />
      <LoanParts
        loan={loan}
        approvals={answer.data.approvals}
        settledHere={answer.data.settledHere?.totalCount ?? 0}
        at={hiddenIn(answer.errors, 'loan')}
        again={answer.again}
      />
    </>
  );
}

/** Reads the loan anew when something happens to it, wherever that was done. */
function useLive(loanId: string, again: () => void): boolean {
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
  return isFollowed && isConnected;
}

interface PartsProps {
  readonly loan: Loan;
  readonly approvals: DeskLoanQuery['approvals'];
  readonly settledHere: number;
  readonly at: HiddenAt;
  readonly again: () => void;
}

function LoanParts({ loan, approvals, settledHere, at, again }: PartsProps) {
  return (
    <>
      <LoanCommands loan={loan} onDone={again} />
      <div className="columns">
        <Balances loan={loan} at={at} />
        <Panel title="Balance over time" hidden={at('ledger')}>
          <BalanceChart loan={loan} />
        </Panel>
        <Terms loan={loan} at={at} />
        <Person loan={loan} at={at} />
      </div>
      <div className="columns">
        <Panel title="Holds" hidden={at('holds')}>
          <LoanHolds loan={loan} at={at} again={again} />
        </Panel>
        <Panel title="Approvals" hidden={approvals === undefined ? ['loan:staff'] : undefined}>
          <LoanApprovals approvals={approvals} again={again} />
        </Panel>
      </div>
      <Panel title="Schedule" hidden={at('schedule')}>
        <Schedule loan={loan} />
      </Panel>
      <Panel title="Payments" hidden={at('repayments')}>
        <LoanPayments loan={loan} again={again} />
        <RecordedPayments payments={loan.loanPayments} settledHere={settledHere} hidden={at('loanPayments')} />
      </Panel>
      <Panel title="Autopay and scheduled payments" hidden={at('scheduledPayments')}>
        <LoanAutopay loan={loan} at={at} again={again} />
      </Panel>
      <Panel title="Changes and adjustments" hidden={at('adjustments')}>
        <LoanChanges loan={loan} />
      </Panel>
      <div className="columns">
        <Panel title="Timeline" hidden={at('events')}>
          <Timeline loan={loan} />
        </Panel>
        <Panel title="Ledger" hidden={at('ledger')}>
          <Ledger loan={loan} />
        </Panel>
        <CollateralPanel loan={loan} at={at} />
        <RiskPanel loan={loan} at={at} />
      </div>
      <div className="columns">
        <Panel title="Documents">
          <Documents loanId={loan.id} />
        </Panel>
        <Panel title="Shown to">
          <ShownTo loanId={loan.id} />
        </Panel>
      </div>
      <Panel title="Deals" hidden={at('underwriting', 'deals')}>
        <Suspense fallback={<p className="loading">Loading …</p>}>
          <DealGrid loan={loan} at={at} />
        </Suspense>
      </Panel>
    </>
  );
}
