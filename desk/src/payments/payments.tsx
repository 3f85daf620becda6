import {
  DeskPaymentsDocument,
  type DeskPaymentsQuery,
  type RepaymentOrder,
  type RepaymentState,
} from 'loan-gateway-client/documents';
import { CommandButtons, useIsCommanded } from '../commands/command-buttons.js';
import { hiddenIn } from '../graph/hidden.js';
import { errorsOf } from '../connection/fault-text.js';
import { useChanges } from '../graph/use-changes.js';
import { useCursorList } from '../graph/use-cursor-list.js';
import { LoanPeek } from '../loans/loan-peek.js';
import { Badge, Panel } from '../shared/parts.js';
import { changeSearch, hrefOf, Link, usePlace } from '../shared/place.js';
import { day, dollars, moment, title } from '../text/words.js';
import { Filters } from '../table/filters.js';
import { ListTable, type ListColumn } from '../table/list-table.js';

type Row = NonNullable<NonNullable<DeskPaymentsQuery['repayments']>['edges']>[number]['node'];

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
  const field = search.get('sort') === 'INITIATED_AT' ? 'INITIATED_AT' : 'EFFECTIVE_DATE';
  const direction = search.get('direction') === 'ASC' ? 'ASC' : 'DESC';
  const isCommanded = useIsCommanded('repaymentId');
  const orderBy: RepaymentOrder = { field, direction };
  const list = useCursorList(
    DeskPaymentsDocument,
    { filter: { state: [state] }, orderBy },
    ({ repayments }) => repayments,
  );
  useChanges(list.renew);
  const hidden = hiddenIn(errorsOf(list.fault))('repayments');
  return (
    <>
      <h1>Payments</h1>
      <Filters label="Payments" count={search.has('state') ? 1 : 0}>
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
      </Filters>
      {hidden ? (
        <Panel title={title(state)} hidden={hidden} />
      ) : (
        <ListTable
          name="payments"
          label="Payments"
          list={list}
          keyOf={({ loan, id }) => loan?.id ?? id}
          order={{ field, direction }}
          open={({ loan }) => (loan ? hrefOf(['loans', loan.id]) : undefined)}
          peek={({ loan }) => loan && <LoanPeek id={loan.id} />}
          empty={EMPTY[state] ?? 'No payments in this state. Choose another state.'}
          columns={[
            ...COLUMNS,
            {
              label: 'Actions',
              isLeftOut: !isCommanded,
              cell: ({ id, loan, allowedCommands }) => (
                <CommandButtons
                  commands={allowedCommands ?? []}
                  subject={{ field: 'repaymentId', id, ...(loan && { loanId: loan.id }) }}
                  onDone={list.renew}
                />
              ),
            },
          ]}
        />
      )}
    </>
  );
}

const EMPTY: Partial<Record<RepaymentState, string>> = {
  SUBMITTED: 'No payments in this state. New payments wait here until the bank confirms them.',
};

const COLUMNS: readonly ListColumn<Row>[] = [
  {
    label: 'Loan',
    cell: ({ loan }) => loan && <Link href={hrefOf(['loans', loan.id])}>{loan.id}</Link>,
    text: ({ loan }) => loan?.id,
  },
  {
    label: 'State',
    isExtra: true,
    cell: ({ state }) => <Badge of={state}>{title(state)}</Badge>,
    text: ({ state }) => title(state),
  },
  { label: 'Amount', isNumber: true, cell: ({ amount }) => dollars(amount), text: ({ amount }) => amount },
  {
    label: 'Effective date',
    sort: 'EFFECTIVE_DATE',
    cell: ({ effectiveDate }) => day(effectiveDate),
    text: ({ effectiveDate }) => effectiveDate,
  },
  { label: 'Method', cell: ({ method }) => title(method), text: ({ method }) => title(method) },
  { label: 'Expires', cell: ({ expiresOn }) => day(expiresOn), text: ({ expiresOn }) => expiresOn },
  {
    label: 'Created',
    isExtra: true,
    sort: 'INITIATED_AT',
    cell: ({ initiatedAt }) => moment(initiatedAt),
    text: ({ initiatedAt }) => initiatedAt,
  },
  {
    label: 'Loan balance',
    isNumber: true,
    isExtra: true,
    cell: ({ loan }) => dollars(loan?.remainingBalance),
    text: ({ loan }) => loan?.remainingBalance,
  },
];
