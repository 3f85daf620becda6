import { Allocation } from '../commands/allocation.js';
import { CommandButtons } from '../commands/command-buttons.js';
import { Badge, Table } from '../shared/parts.js';
import { day, dollars, title } from '../shared/words.js';
import type { Loan } from './loan-page.js';

export function LoanPayments({ loan: { repayments }, again }: { readonly loan: Loan; readonly again: () => void }) {
  return (
    <Table
      label="Payments"
      rows={repayments?.edges.map(({ node }) => node) ?? []}
      keyOf={({ id }) => id}
      empty="Nothing has been paid."
      columns={[
        { label: 'Counts from', cell: ({ effectiveDate }) => day(effectiveDate) },
        { label: 'Amount', isNumber: true, cell: ({ amount }) => dollars(amount) },
        { label: 'Method', cell: ({ method }) => title(method) },
        { label: 'State', cell: ({ state }) => <Badge of={state}>{title(state)}</Badge> },
        {
          label: 'Allocation',
          cell: ({ allocation, preview }) => <Allocation allocation={allocation ?? preview} />,
        },
        {
          label: 'Commands',
          cell: ({ id, allowedCommands }) => (
            <CommandButtons commands={allowedCommands ?? []} subject={{ field: 'repaymentId', id }} onDone={again} />
          ),
        },
      ]}
    />
  );
}
