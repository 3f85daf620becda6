import { DeskOlderPostingsDocument } from 'loan-gateway-client/documents';
import { useOlder } from '../graph/use-older.js';
import { Table } from '../shared/parts.js';
import { day, dollars, title } from '../text/words.js';
import type { Loan } from './loan.js';
import { Older } from './older.js';

/** Postings, the newest first; each sums to zero. */
export function Ledger({ loan: { id: loanId, ledger } }: { readonly loan: Loan }) {
  const history = useOlder(DeskOlderPostingsDocument, loanId, ledger, ({ loan }) => loan?.ledger);
  return (
    <>
      <Table
        label="Ledger"
        rows={history.nodes}
        keyOf={({ id }) => id}
        empty="No postings yet. The ledger starts at funding."
        columns={[
          { label: 'Day', cell: ({ effectiveDate }) => day(effectiveDate) },
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
      <Older of={history} what="postings" />
    </>
  );
}
