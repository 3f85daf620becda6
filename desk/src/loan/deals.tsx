import { Table } from '../shared/parts.js';
import { counted, dollars, percents, share, title } from '../shared/words.js';
import type { Loan } from './loan-page.js';

export function Deals({ loan: { underwriting } }: { readonly loan: Loan }) {
  return (
    <Table
      label="Deals"
      rows={underwriting.deals ?? []}
      keyOf={({ id }) => id}
      empty="Underwriting has computed no deals."
      columns={[
        { label: 'Months', isNumber: true, cell: ({ terms }) => counted(terms?.term) },
        { label: 'Amount', isNumber: true, cell: ({ terms }) => dollars(terms?.loanAmount) },
        { label: 'Payment', isNumber: true, cell: ({ terms }) => dollars(terms?.monthlyPayment) },
        { label: 'APR', isNumber: true, cell: ({ terms }) => percents(terms?.aprPercent) },
        { label: 'Loan to value', isNumber: true, cell: ({ terms }) => share(terms?.ltv) },
        { label: 'Default', isNumber: true, cell: ({ risk }) => share(risk?.defaultProb) },
        { label: 'Decision', cell: ({ decision }) => title(decision?.status) },
      ]}
    />
  );
}
