import { Table } from '../shared/parts.js';
import { counted, day, dollars, moment, percents, title } from '../shared/words.js';
import type { Loan } from './loan-page.js';

/** Which terms held when, and what was adjusted by hand. */
export function LoanChanges({ loan: { termHistory, adjustments } }: { readonly loan: Loan }) {
  const terms = termHistory ?? [];
  const adjusted = adjustments?.edges.map(({ node }) => node).toReversed() ?? [];
  if (terms.length <= 1 && adjusted.length === 0)
    return <p className="quiet">The terms are those that were signed, and nothing was adjusted by hand.</p>;
  return (
    <>
      {terms.length > 1 && (
        <Table
          label="Terms over time"
          rows={terms.toReversed()}
          keyOf={({ from, changeId }) => changeId ?? from}
          empty=""
          columns={[
            { label: 'From', cell: ({ from }) => day(from) },
            { label: 'Until', cell: ({ until }) => day(until) },
            { label: 'By', cell: ({ change }) => (change == null ? 'As signed' : title(change)) },
            { label: 'Rate', isNumber: true, cell: ({ annualRatePercent }) => percents(annualRatePercent) },
            { label: 'Payment', isNumber: true, cell: ({ payment }) => dollars(payment) },
            { label: 'Installments', isNumber: true, cell: ({ installments }) => counted(installments) },
            { label: 'Matures', cell: ({ maturesOn }) => day(maturesOn) },
          ]}
        />
      )}
      {adjusted.length > 0 && (
        <Table
          label="Adjustments"
          rows={adjusted}
          keyOf={({ id }) => id}
          empty=""
          columns={[
            { label: 'Counts from', cell: ({ effectiveDate }) => day(effectiveDate) },
            { label: 'Adjustment', cell: ({ command }) => title(command) },
            { label: 'Fee', cell: ({ feeKind }) => title(feeKind) },
            { label: 'Amount', isNumber: true, cell: ({ amount }) => dollars(amount) },
            { label: 'Taken back', cell: ({ reversedAt }) => moment(reversedAt) },
          ]}
        />
      )}
    </>
  );
}
