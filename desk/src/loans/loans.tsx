import {
  DeskLoansDocument,
  DeskLoansWithoutNamesDocument,
  type DeskLoansQuery,
  type DeskLoansQueryVariables,
} from 'loan-gateway-client/documents';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { SubmitEvent } from 'react';
import { useAnswer } from '../graph/use-answer.js';
import { Hidden } from '../graph/hidden.js';
import { useSession } from '../session/session-context.js';
import { Pager, pageVariables } from '../shared/pager.js';
import { Badge, Table, Waiting, type Column } from '../shared/parts.js';
import { go, hrefOf, Link, usePlace } from '../shared/place.js';
import { day, dollars, percents, title } from '../shared/words.js';
import { filterOf, LoanFilters } from './loan-filters.js';

type Row = DeskLoansQuery['loans']['edges'][number]['node'];
type Asked = TypedDocumentNode<DeskLoansQuery, DeskLoansQueryVariables>;

export function Loans() {
  const { search } = usePlace();
  const { viewer } = useSession();
  const seesNames = viewer.scopes.includes('BORROWER_PERSONAL');
  const query = seesNames ? DeskLoansDocument : (DeskLoansWithoutNamesDocument as unknown as Asked);
  const answer = useAnswer(query, { ...filterOf(search), ...pageVariables(search) });
  const loans = answer.data?.loans;
  return (
    <>
      <div className="heading">
        <h1>Loans</h1>
        <OpenLoan />
      </div>
      <LoanFilters />
      <Waiting answer={answer} />
      {loans && (
        <>
          <Table
            label="Loans"
            columns={columns(seesNames)}
            rows={loans.edges.map(({ node }) => node)}
            keyOf={({ id }) => id}
            empty="No loan fits these filters."
          />
          <Pager page={loans.pageInfo} total={loans.totalCount} />
        </>
      )}
    </>
  );
}

const columns = (seesNames: boolean): readonly Column<Row>[] => [
  { label: 'Loan', cell: ({ id }) => <Link href={hrefOf(['loans', id])}>{id}</Link> },
  {
    label: 'Borrower',
    cell: ({ borrower }) =>
      seesNames ? (
        `${borrower?.firstName ?? ''} ${borrower?.lastName ?? ''}`
      ) : (
        <Hidden scopes={['borrower:personal']} />
      ),
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
