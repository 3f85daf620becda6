import { DeskLoansDocument, type DeskLoansQuery } from 'loan-gateway-client/documents';
import type { SubmitEvent } from 'react';
import { useCursorList } from '../graph/use-cursor-list.js';
import { seesOwnAlone, useSession } from '../session/session-context.js';
import { Badge, type Column } from '../shared/parts.js';
import { go, hrefOf, Link, usePlace } from '../shared/place.js';
import { VirtualTable } from '../shared/virtual-table.js';
import { day, dollars, percents, title } from '../shared/words.js';
import { filterOf, LoanFilters } from './loan-filters.js';

type Row = NonNullable<DeskLoansQuery['loans']['edges']>[number]['node'];

export function Loans() {
  const { search } = usePlace();
  const session = useSession();
  const isOfMany = !seesOwnAlone(session);
  const withNames = isOfMany && session.viewer.scopes.includes('BORROWER_PERSONAL');
  const list = useCursorList(
    DeskLoansDocument,
    { ...filterOf(isOfMany ? search : new URLSearchParams()), withNames },
    ({ loans }) => loans,
  );
  return (
    <>
      <div className="heading">
        <h1>Loans</h1>
        {isOfMany && <OpenLoan />}
      </div>
      {isOfMany && <LoanFilters />}
      <VirtualTable
        label="Loans"
        columns={columns(withNames)}
        list={list}
        empty="No loans match these filters. Remove a filter to see more."
      />
    </>
  );
}

const columns = (withNames: boolean): readonly Column<Row>[] => [
  { label: 'Loan', cell: ({ id }) => <Link href={hrefOf(['loans', id])}>{id}</Link> },
  {
    label: 'Borrower',
    isLeftOut: !withNames,
    cell: ({ borrower }) => `${borrower?.firstName ?? ''} ${borrower?.lastName ?? ''}`,
  },
  { label: 'Status', cell: ({ loanStatus }) => <Badge of={loanStatus}>{title(loanStatus)}</Badge> },
  { label: 'Payments', cell: ({ autoLoan }) => title(autoLoan.paymentStatus) },
  { label: 'Balance', isNumber: true, cell: ({ remainingBalance }) => dollars(remainingBalance) },
  { label: 'Past due', isNumber: true, cell: ({ autoLoan }) => dollars(autoLoan.pastDueAmount) },
  { label: 'Days', isNumber: true, cell: ({ autoLoan }) => autoLoan.currentDpd ?? '–' },
  { label: 'Rate', isNumber: true, cell: ({ interestRate }) => percents(interestRate) },
  { label: 'Next payment', cell: ({ nextPaymentDate }) => day(nextPaymentDate) },
  { label: 'Risk', cell: ({ riskRating }) => title(riskRating) },
];

function OpenLoan() {
  const open = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const id = (new FormData(event.currentTarget).get('id') as string).trim();
    if (id !== '') go(hrefOf(['loans', id]));
  };
  return (
    <form className="inline" onSubmit={open}>
      <label>
        Loan id
        <input name="id" required spellCheck={false} autoComplete="off" />
      </label>
      <button type="submit">Open</button>
    </form>
  );
}
