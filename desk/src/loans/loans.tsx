import { DeskLoansDocument } from 'loan-gateway-client/documents';
import { useChanges } from '../graph/use-changes.js';
import { useCursorList } from '../graph/use-cursor-list.js';
import { seesOwnAlone, useSession } from '../session/session-context.js';
import { Badge } from '../shared/parts.js';
import { hrefOf, Link, usePlace } from '../shared/place.js';
import { counted, day, dollars, percents, title } from '../text/words.js';
import { ListTable, type ListColumn } from '../table/list-table.js';
import { filterOf, LoanFilters } from './loan-filters.js';
import { LoanPeek } from './loan-peek.js';
import type { LoanRow } from './loan-row.js';
import { TakePayments } from './take-payments.js';

export function Loans() {
  const { search } = usePlace();
  const session = useSession();
  const isOfMany = !seesOwnAlone(session);
  const withNames = isOfMany && session.viewer.scopes.includes('BORROWER_PERSONAL');
  const { filter, orderBy } = filterOf(isOfMany ? search : new URLSearchParams());
  const list = useCursorList(DeskLoansDocument, { filter, orderBy, withNames }, ({ loans }) => loans);
  useChanges(list.renew);
  return (
    <>
      <h1>Loans</h1>
      {isOfMany && <LoanFilters />}
      <ListTable
        name="loans"
        label="Loans"
        columns={columns(withNames)}
        list={list}
        keyOf={({ id }) => id}
        order={{ field: orderBy.field, direction: orderBy.direction ?? 'DESC' }}
        open={({ id }) => hrefOf(['loans', id])}
        peek={({ id }) => <LoanPeek id={id} />}
        bulk={
          isOfMany && session.may('submitRepayments')
            ? { actions: (rows, onDone) => <TakePayments loans={rows} onDone={onDone} /> }
            : undefined
        }
        empty="No loans match these filters. Remove a filter to see more."
      />
    </>
  );
}

const nameOf = ({ borrower }: LoanRow): string => `${borrower?.firstName ?? ''} ${borrower?.lastName ?? ''}`.trim();

const columns = (withNames: boolean): readonly ListColumn<LoanRow>[] => [
  { label: 'Loan', sort: 'ID', cell: ({ id }) => <Link href={hrefOf(['loans', id])}>{id}</Link>, text: ({ id }) => id },
  { label: 'Borrower', isLeftOut: !withNames, cell: nameOf, text: nameOf },
  {
    label: 'Status',
    cell: ({ loanStatus }) => <Badge of={loanStatus}>{title(loanStatus)}</Badge>,
    text: ({ loanStatus }) => title(loanStatus),
  },
  {
    label: 'Payments',
    isExtra: true,
    cell: ({ autoLoan }) => title(autoLoan.paymentStatus),
    text: ({ autoLoan }) => title(autoLoan.paymentStatus),
  },
  {
    label: 'Balance',
    isNumber: true,
    sort: 'REMAINING_BALANCE',
    cell: ({ remainingBalance }) => dollars(remainingBalance),
    text: ({ remainingBalance }) => remainingBalance,
  },
  {
    label: 'Past due',
    isNumber: true,
    cell: ({ autoLoan }) => dollars(autoLoan.pastDueAmount),
    text: ({ autoLoan }) => autoLoan.pastDueAmount,
  },
  {
    label: 'Days late',
    isNumber: true,
    sort: 'DAYS_PAST_DUE',
    cell: ({ autoLoan: { currentDpd } }) => (
      <span className={(currentDpd ?? 0) > 0 ? 'bad' : ''}>{counted(currentDpd)}</span>
    ),
    text: ({ autoLoan }) => autoLoan.currentDpd,
  },
  {
    label: 'Rate',
    isNumber: true,
    sort: 'INTEREST_RATE',
    cell: ({ interestRate }) => percents(interestRate),
    text: ({ interestRate }) => interestRate,
  },
  {
    label: 'Next payment',
    sort: 'NEXT_PAYMENT_DATE',
    cell: ({ nextPaymentDate }) => day(nextPaymentDate),
    text: ({ nextPaymentDate }) => nextPaymentDate,
  },
  { label: 'Risk', cell: ({ riskRating }) => title(riskRating), text: ({ riskRating }) => title(riskRating) },
  {
    label: 'Lent',
    isNumber: true,
    isExtra: true,
    sort: 'PRINCIPAL_AMOUNT',
    cell: ({ principalAmount }) => dollars(principalAmount),
    text: ({ principalAmount }) => principalAmount,
  },
  {
    label: 'Originated',
    isExtra: true,
    sort: 'ORIGINATION_DATE',
    cell: ({ originationDate }) => day(originationDate),
    text: ({ originationDate }) => originationDate,
  },
  {
    label: 'Matures',
    isExtra: true,
    sort: 'MATURITY_DATE',
    cell: ({ maturityDate }) => day(maturityDate),
    text: ({ maturityDate }) => maturityDate,
  },
];
