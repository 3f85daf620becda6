import { Table } from '../shared/parts.js';
import { dollars, title } from '../shared/words.js';
import type { Loan } from './loan-page.js';

/** Postings, the newest first; each sums to zero. */
export function Ledger({ loan: { ledger } }: { readonly loan: Loan }) {
  return (
    <Table
      label="Ledger"
      rows={(ledger?.edges ?? []).map(({ node }) => node).toReversed()}
      keyOf={({ id }) => id}
      empty="Nothing is posted before the loan is funded."
      columns={[
        { label: 'Day', cell: ({ effectiveDate }) => effectiveDate },
        { label: 'Posting', cell: ({ kind }) => title(kind) },
        {
          label: 'Entries',
          cell: ({ entries }) => (
            <ul className="allocation">
              {entries.map(({ account, amount }) => (
                <li key={account}>
                  {title(account)} {dollars(amount)}
                </li>
              ))}
            </ul>
          ),
        },
      ]}
    />
  );
}
