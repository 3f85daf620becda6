import { DeskPaymentsDocument, type RepaymentState } from 'loan-gateway-client/documents';
import { CommandButtons, useIsCommanded } from '../commands/command-buttons.js';
import { hiddenIn } from '../graph/hidden.js';
import { errorsOf } from '../connection/fault-text.js';
import { useCursorList } from '../graph/use-cursor-list.js';
import { Panel } from '../shared/parts.js';
import { go, hrefOf, Link, usePlace } from '../shared/place.js';
import { VirtualTable } from '../shared/virtual-table.js';
import { day, dollars, title } from '../shared/words.js';

const STATES: readonly RepaymentState[] = [
  'SUBMITTED',
  'INITIATED',
  'SETTLED',
  'FAILED',
  'REVERSED',
  'CANCELLED',
  'EXPIRED',
];

/** The queue of payments: those that wait for their outcome, unless the address says another state. */
export function Payments() {
  const { search } = usePlace();
  const state = STATES.find((known) => known === search.get('state')) ?? 'SUBMITTED';
  const isCommanded = useIsCommanded('repaymentId');
  const list = useCursorList(DeskPaymentsDocument, { filter: { state: [state] } }, ({ repayments }) => repayments);
  const hidden = hiddenIn(errorsOf(list.fault))('repayments');
  return (
    <>
      <h1>Payments</h1>
      <form className="filters" role="search" aria-label="Payments">
        <label>
          State
          <select
            value={state}
            onChange={(event) => {
              go(hrefOf(['payments'], { state: event.target.value }));
            }}
          >
            {STATES.map((known) => (
              <option key={known} value={known}>
                {title(known)}
              </option>
            ))}
          </select>
        </label>
      </form>
      <Panel title={title(state)} hidden={hidden}>
        <VirtualTable
          label="Payments"
          list={list}
          empty="No payments in this state."
          columns={[
            { label: 'Loan', cell: ({ loan }) => loan && <Link href={hrefOf(['loans', loan.id])}>{loan.id}</Link> },
            { label: 'Amount', isNumber: true, cell: ({ amount }) => dollars(amount) },
            { label: 'Effective date', cell: ({ effectiveDate }) => day(effectiveDate) },
            { label: 'Method', cell: ({ method }) => title(method) },
            { label: 'Expires', cell: ({ expiresOn }) => day(expiresOn) },
            {
              label: 'Actions',
              isLeftOut: !isCommanded,
              cell: ({ id, loan, allowedCommands }) => (
                <CommandButtons
                  commands={allowedCommands ?? []}
                  subject={{ field: 'repaymentId', id, ...(loan && { loanId: loan.id }) }}
                  onDone={() => {
                    list.again();
                  }}
                />
              ),
            },
          ]}
        />
      </Panel>
    </>
  );
}
