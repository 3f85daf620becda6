import {
  DeskApprovalsDocument,
  type Command,
  type DeskApprovalsQuery,
  type LoanApprovalState,
} from 'loan-gateway-client/documents';
import { useIsCommanded } from '../commands/command-buttons.js';
import { commandForms } from '../generated/commands.js';
import { errorsOf } from '../connection/fault-text.js';
import { hiddenIn } from '../graph/hidden.js';
import { useChanges } from '../graph/use-changes.js';
import { useCursorList } from '../graph/use-cursor-list.js';
import { LoanPeek } from '../loans/loan-peek.js';
import { useSession } from '../session/session-context.js';
import { Panel } from '../shared/parts.js';
import { changeSearch, hrefOf, Link, usePlace } from '../shared/place.js';
import { dayOf, dollars, title } from '../text/words.js';
import { Filters } from '../table/filters.js';
import { ListTable, type ListColumn } from '../table/list-table.js';
import { commandText } from '../text/command-texts.js';
import { ApprovalButtons } from './approval-buttons.js';
import { Client, termsOf } from './asked-for.js';

type Row = NonNullable<NonNullable<DeskApprovalsQuery['approvals']>['edges']>[number]['node'];

const STATES: readonly LoanApprovalState[] = ['PENDING', 'APPROVED', 'REJECTED'];
const COMMANDS = (Object.keys(commandForms) as (keyof typeof commandForms)[]).filter(
  (name) => commandForms[name].isApprovable,
) as readonly Command[];

/** The queue of approvals: those that wait, longest first, unless the address says another state. */
export function Approvals() {
  const { search } = usePlace();
  const { viewer } = useSession();
  const state = STATES.find((known) => known === search.get('state')) ?? 'PENDING';
  const command = COMMANDS.find((known) => known === search.get('command'));
  const filter = { state: [state], ...(command && { command: [command] }) };
  const withReasons = viewer.scopes.includes('LOAN_STAFF') && viewer.scopes.includes('BORROWER_PERSONAL');
  const isCommanded = useIsCommanded('approvalId');
  const list = useCursorList(DeskApprovalsDocument, { filter, withReasons }, ({ approvals }) => approvals);
  useChanges(list.renew);
  const hidden = hiddenIn(errorsOf(list.fault))('approvals');
  return (
    <>
      <h1>Approvals</h1>
      <Filters label="Approvals" count={['state', 'command'].filter((name) => search.has(name)).length}>
        <label>
          State
          <select
            value={state}
            onChange={({ target }) => {
              changeSearch('state', [target.value]);
            }}
          >
            {STATES.map((known) => (
              <option key={known} value={known}>
                {title(known)}
              </option>
            ))}
          </select>
        </label>
        <label>
          Action
          <select
            value={command ?? ''}
            onChange={({ target }) => {
              changeSearch('command', target.value === '' ? [] : [target.value]);
            }}
          >
            <option value="">Any</option>
            {COMMANDS.map((known) => (
              <option key={known} value={known}>
                {commandText(known)}
              </option>
            ))}
          </select>
        </label>
      </Filters>
      {hidden ? (
        <Panel title="Open requests" hidden={hidden} />
      ) : (
        <ListTable
          name="approvals"
          label="Approvals"
          list={list}
          keyOf={({ loanId }) => loanId}
          open={({ loanId }) => hrefOf(['loans', loanId])}
          peek={({ loanId }) => <LoanPeek id={loanId} />}
          empty={
            state === 'PENDING' ? 'No open requests. Requests of your team appear here.' : 'No requests in this state.'
          }
          columns={[
            ...columns(withReasons),
            {
              label: 'Actions',
              isLeftOut: state !== 'PENDING' || !isCommanded,
              cell: (asked) => <ApprovalButtons approval={asked} onDone={list.renew} />,
            },
            {
              label: 'Until',
              isLeftOut: state !== 'PENDING',
              cell: ({ expiresAt }) => dayOf(expiresAt),
              text: ({ expiresAt }) => expiresAt,
            },
            {
              label: 'Decided by',
              isLeftOut: state === 'PENDING',
              cell: ({ decidedBy, decidedByName }) => <Client id={decidedBy} name={decidedByName} />,
              text: ({ decidedBy, decidedByName }) => decidedByName ?? decidedBy,
            },
            {
              label: 'Decided',
              isLeftOut: state === 'PENDING',
              cell: ({ decidedAt }) => dayOf(decidedAt),
              text: ({ decidedAt }) => decidedAt,
            },
          ]}
        />
      )}
    </>
  );
}

const otherTermsOf = (asked: Row): string =>
  termsOf(asked)
    .filter(({ label }) => label !== 'Amount')
    .map(({ label, value }) => `${label} ${value}`)
    .join(' · ') || '–';

const reasonOf = ({ input, reason }: Row): string =>
  typeof input?.reason === 'string' ? input.reason : (reason ?? '–');

const columns = (withReasons: boolean): readonly ListColumn<Row>[] => [
  {
    label: 'Loan',
    cell: ({ loanId }) => <Link href={hrefOf(['loans', loanId])}>{loanId}</Link>,
    text: ({ loanId }) => loanId,
  },
  { label: 'Request', cell: ({ command }) => commandText(command), text: ({ command }) => commandText(command) },
  { label: 'Amount', isNumber: true, cell: ({ amount }) => dollars(amount), text: ({ amount }) => amount },
  {
    label: 'Reason',
    isLeftOut: !withReasons,
    cell: (asked) => (
      <span className="short" title={reasonOf(asked)}>
        {reasonOf(asked)}
      </span>
    ),
    text: reasonOf,
  },
  {
    label: 'Requested by',
    cell: ({ requestedBy, requestedByName }) => <Client id={requestedBy} name={requestedByName} />,
    text: ({ requestedBy, requestedByName }) => requestedByName ?? requestedBy,
  },
  { label: 'Requested', cell: ({ requestedAt }) => dayOf(requestedAt), text: ({ requestedAt }) => requestedAt },
  {
    label: 'Terms',
    isExtra: true,
    cell: (asked) => <span className="short">{otherTermsOf(asked)}</span>,
    text: otherTermsOf,
  },
];
