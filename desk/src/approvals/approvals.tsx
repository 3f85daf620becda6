import { DeskApprovalsDocument, type Command, type LoanApprovalState } from 'loan-gateway-client/documents';
import { useIsCommanded } from '../commands/command-buttons.js';
import { commandForms } from '../generated/commands.js';
import { errorsOf } from '../connection/fault-text.js';
import { hiddenIn } from '../graph/hidden.js';
import { useCursorList } from '../graph/use-cursor-list.js';
import { useSession } from '../session/session-context.js';
import { Panel } from '../shared/parts.js';
import { changeSearch, hrefOf, Link, usePlace } from '../shared/place.js';
import { VirtualTable } from '../shared/virtual-table.js';
import { dollars, moment, title } from '../shared/words.js';
import { commandText } from '../text/command-texts.js';
import { ApprovalButtons } from './approval-buttons.js';
import { Client, termsOf } from './asked-for.js';

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
  const hidden = hiddenIn(errorsOf(list.fault))('approvals');
  return (
    <>
      <h1>Approvals</h1>
      <form className="filters" role="search" aria-label="Approvals">
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
      </form>
      <Panel title={state === 'PENDING' ? 'Open requests' : title(state)} hidden={hidden}>
        <VirtualTable
          label="Approvals"
          list={list}
          empty={
            state === 'PENDING' ? 'No open requests. Requests of your team appear here.' : 'No requests in this state.'
          }
          columns={[
            { label: 'Loan', cell: ({ loanId }) => <Link href={hrefOf(['loans', loanId])}>{loanId}</Link> },
            { label: 'Request', cell: (asked) => commandText(asked.command) },
            { label: 'Amount', isNumber: true, cell: ({ amount }) => dollars(amount) },
            {
              label: 'Terms',
              cell: (asked) => (
                <span className="short">
                  {termsOf(asked)
                    .filter(({ label }) => label !== 'Amount')
                    .map(({ label, value }) => `${label} ${value}`)
                    .join(' · ') || '–'}
                </span>
              ),
            },
            {
              label: 'Actions',
              isLeftOut: state !== 'PENDING' || !isCommanded,
              cell: (asked) => (
                <ApprovalButtons
                  approval={asked}
                  onDone={() => {
                    list.again();
                  }}
                />
              ),
            },
            { label: 'Requested by', cell: ({ requestedBy }) => <Client id={requestedBy} /> },
            { label: 'Requested at', cell: ({ requestedAt }) => moment(requestedAt) },
            { label: 'Until', isLeftOut: state !== 'PENDING', cell: ({ expiresAt }) => moment(expiresAt) },
            { label: 'Decided by', isLeftOut: state === 'PENDING', cell: ({ decidedBy }) => <Client id={decidedBy} /> },
            { label: 'Decided at', isLeftOut: state === 'PENDING', cell: ({ decidedAt }) => moment(decidedAt) },
          ]}
        />
      </Panel>
    </>
  );
}
