import { useState } from 'react';
import { Table } from '../shared/parts.js';
import { day, dollars } from '../text/words.js';
import type { Loan } from './loan.js';

const isOpen = (amount: string): boolean => !/^0*(\.0*)?$/.test(amount);
const FEW = 6;

/** What is open and due first; all of it on demand. */
export function Schedule({ loan: { schedule } }: { readonly loan: Loan }) {
  const [isWhole, setWhole] = useState(false);
  const all = schedule?.edges.map(({ node }) => node) ?? [];
  const open = all.filter((installment) => isOpen(installment.open));
  return (
    <>
      <Table
        label="Schedule"
        rows={isWhole ? all : open.slice(0, FEW)}
        keyOf={({ number }) => number}
        empty={all.length === 0 ? 'No schedule yet. Funding the loan creates it.' : 'All installments are paid.'}
        rowClass={({ daysPastDue }) => (daysPastDue > 0 ? 'late' : undefined)}
        columns={[
          { label: 'No.', isNumber: true, cell: ({ number }) => number },
          { label: 'Due', cell: ({ dueDate }) => day(dueDate) },
          { label: 'Amount', isNumber: true, cell: ({ amount }) => dollars(amount) },
          { label: 'Principal', isNumber: true, cell: ({ principal }) => dollars(principal) },
          { label: 'Interest', isNumber: true, cell: ({ interest }) => dollars(interest) },
          { label: 'Paid', isNumber: true, cell: ({ paid }) => dollars(paid) },
          { label: 'Open', isNumber: true, cell: (installment) => <strong>{dollars(installment.open)}</strong> },
          { label: 'Days past due', isNumber: true, cell: ({ daysPastDue }) => (daysPastDue > 0 ? daysPastDue : '–') },
        ]}
      />
      {all.length > 0 && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => {
            setWhole(!isWhole);
          }}
        >
          {isWhole ? 'The next open ones' : `All ${all.length} installments`}
        </button>
      )}
    </>
  );
}
