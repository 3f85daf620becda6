import type { DeskBoardQuery } from 'loan-gateway-client/documents';
import { Panel, Table } from '../shared/parts.js';
import { hrefOf, Link } from '../shared/place.js';
import { counted, day, dollars } from '../shared/words.js';

export interface Week {
  readonly today: string;
  readonly weekEnd: string;
}

/** Today and the six days after it, by the clock of this machine. */
export function thisWeek(now = new Date()): Week {
  const on = (days: number) => {
    const date = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
    const [month, dayOfMonth] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'));
    return `${date.getFullYear()}-${month ?? ''}-${dayOfMonth ?? ''}`;
  };
  return { today: on(0), weekEnd: on(6) };
}

export function DueThisWeek({ due, week }: { readonly due: DeskBoardQuery['due']; readonly week: Week }) {
  const list = hrefOf(['loans'], {
    status: 'ACTIVE',
    dueFrom: week.today,
    dueTo: week.weekEnd,
    sort: 'NEXT_PAYMENT_DATE',
    direction: 'ASC',
  });
  return (
    <Panel title="Due this week" aside={<Link href={list}>{counted(due.totalCount)} loans</Link>}>
      <Table
        label="Due this week"
        rows={due.edges.map(({ node }) => node)}
        keyOf={({ id }) => id}
        empty="No payments are due in the next seven days."
        columns={[
          { label: 'Due', cell: ({ nextPaymentDate }) => day(nextPaymentDate) },
          { label: 'Loan', cell: ({ id }) => <Link href={hrefOf(['loans', id])}>{id}</Link> },
          { label: 'Amount', isNumber: true, cell: ({ autoLoan }) => dollars(autoLoan.currentPaymentDue) },
        ]}
      />
    </Panel>
  );
}
