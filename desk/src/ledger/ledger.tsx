import { DeskLedgerDocument, type DeskLedgerQuery } from 'loan-gateway-client/documents';
import { useState } from 'react';
import { CommandButtons } from '../commands/command-buttons.js';
import { useAnswer } from '../graph/use-answer.js';
import { Client, isViewer } from '../approvals/asked-for.js';
import { useSession } from '../session/session-context.js';
import { Badge, Facts, Panel, Table, Waiting } from '../shared/parts.js';
import { day, dollars, moment, title } from '../text/words.js';
import { lastMonthEnd } from './last-month-end.js';

type Period = NonNullable<DeskLedgerQuery['portfolio']['ledgerPeriods']>[number];

/** The books of all loans: closed periods, and balances by account. */
export function Ledger() {
  const answer = useAnswer(DeskLedgerDocument, {});
  const { ledgerPeriods, trialBalance } = answer.data?.portfolio ?? {};
  return (
    <>
      <h1>Closed days</h1>
      <Waiting answer={answer} />
      {ledgerPeriods && (
        <Panel title="Closed periods">
          <ClosePeriod onDone={answer.again} />
          <Periods periods={ledgerPeriods} onDone={answer.again} />
        </Panel>
      )}
      {trialBalance && trialBalance.length > 0 && (
        <Panel title="Trial balance by posting date">
          <Facts
            facts={trialBalance.map(({ account, amount }) => ({ label: title(account), value: dollars(amount) }))}
          />
        </Panel>
      )}
    </>
  );
}

function ClosePeriod({ onDone }: { readonly onDone: () => void }) {
  const { may } = useSession();
  const [through, setThrough] = useState(lastMonthEnd);
  if (!may('closePeriod')) return null;
  return (
    <div className="filters">
      <label>
        Last day to close
        <input
          type="date"
          value={through}
          onChange={({ target }) => {
            setThrough(target.value);
          }}
        />
      </label>
      {through !== '' && (
        <CommandButtons
          commands={['closePeriod']}
          subject={{ field: 'through', id: through }}
          about={<p>All days through {day(through)} are closed. Their end of day must have run.</p>}
          onDone={onDone}
        />
      )}
    </div>
  );
}

const stateOf = ({ reopenedAt, requestedAt }: Period): string =>
  reopenedAt != null ? 'Reopened' : requestedAt == null ? 'Closed' : 'Closed, reopening requested';

function Periods({ periods, onDone }: { readonly periods: readonly Period[]; readonly onDone: () => void }) {
  const latest = periods.find(({ reopenedAt }) => reopenedAt == null);
  return (
    <Table
      label="Closed periods"
      rows={periods}
      keyOf={({ closedAt }) => closedAt}
      empty="No period was closed."
      columns={[
        { label: 'Through', cell: ({ through }) => day(through) },
        {
          label: 'State',
          cell: (period) => <Badge of={period.reopenedAt == null ? 'held' : null}>{stateOf(period)}</Badge>,
        },
        { label: 'Closed by', cell: ({ closedBy }) => <Client id={closedBy} /> },
        { label: 'Closed at', cell: ({ closedAt }) => moment(closedAt) },
        { label: 'Reopening requested by', cell: ({ requestedBy }) => <Client id={requestedBy} /> },
        { label: 'Reopened by', cell: ({ reopenedBy }) => <Client id={reopenedBy} /> },
        { label: 'Actions', cell: (period) => period === latest && <Reopen period={period} onDone={onDone} /> },
      ]}
    />
  );
}

/** The first client requests it, another one carries it out. */
function Reopen({ period, onDone }: { readonly period: Period; readonly onDone: () => void }) {
  const { viewer } = useSession();
  const { requestedBy, requestedAt, through } = period;
  if (requestedBy != null && isViewer(requestedBy, viewer))
    return <span className="quiet">Another person must decide</span>;
  return (
    <CommandButtons
      commands={['reopenPeriod']}
      subject={{ field: 'through', id: through }}
      about={
        <p>
          {requestedBy == null
            ? `The period through ${day(through)} is reopened once another person does the same.`
            : `Reopening was requested on ${moment(requestedAt)}. The period through ${day(through)} is reopened now.`}
        </p>
      }
      onDone={onDone}
    />
  );
}
