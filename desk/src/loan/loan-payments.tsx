import { DeskOlderPaymentsDocument } from 'loan-gateway-client/documents';
import { Allocation } from '../commands/allocation.js';
import { CommandButtons, useIsCommanded } from '../commands/command-buttons.js';
import { useOlder } from '../graph/use-older.js';
import { Badge, Table } from '../shared/parts.js';
import { day, dollars, title } from '../text/words.js';
import type { Loan } from './loan.js';
import { Older } from './older.js';
import { SplitChart } from './split-chart.js';

export function LoanPayments({
  loan: { id: loanId, repayments },
  again,
}: {
  readonly loan: Loan;
  readonly again: () => void;
}) {
  const history = useOlder(DeskOlderPaymentsDocument, loanId, repayments, ({ loan }) => loan?.repayments);
  const isCommanded = useIsCommanded('repaymentId');
  return (
    <>
      <SplitChart payments={history.nodes} />
      <Table
        label="Payments"
        rows={history.nodes}
        keyOf={({ id }) => id}
        empty="No payments yet."
        columns={[
          { label: 'Effective date', cell: ({ effectiveDate }) => day(effectiveDate) },
          { label: 'Amount', isNumber: true, cell: ({ amount }) => dollars(amount) },
          { label: 'Method', cell: ({ method }) => title(method) },
          { label: 'State', cell: ({ state }) => <Badge of={state}>{title(state)}</Badge> },
          {
            label: 'Allocation',
            cell: ({ state, allocation, preview }) =>
              state === 'SUBMITTED' ? (
                <>
                  <span className="quiet">If it settles</span>
                  <Allocation allocation={preview} />
                </>
              ) : (
                <Allocation allocation={allocation} />
              ),
          },
          {
            label: 'Actions',
            isLeftOut: !isCommanded,
            cell: ({ id, allowedCommands, ...payment }) => (
              <CommandButtons
                commands={[...(allowedCommands ?? []), ...(isReturnedDebit(payment) ? ['retryPayment'] : [])]}
                subject={{ field: 'repaymentId', id, loanId }}
                onDone={again}
              />
            ),
          },
        ]}
      />
      <Older of={history} what="payments" />
    </>
  );
}

interface Sent {
  readonly method?: string | null;
  readonly state?: string | null;
  readonly sentAt?: string | null;
}

/** The gateway knows whether the bank said why, and whether it can be drawn again. */
const isReturnedDebit = ({ method, state, sentAt }: Sent): boolean =>
  method === 'ACH' && sentAt != null && (state === 'FAILED' || state === 'REVERSED');
