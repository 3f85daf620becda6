import type { DeskBoardQuery } from 'loan-gateway-client/documents';
import { Panel, Table } from '../shared/parts.js';
import { hrefOf, Link } from '../shared/place.js';
import { counted, day, dollars } from '../text/words.js';

export interface Week {
  readonly today: string;
  readonly weekEnd: string;
}

const DAYS_AFTER = 6;

/** The business date and the six days after it. */
export function weekFrom(today: string): Week {
  const end = new Date(`${today}T00:00:00Z`);
  end.setUTCDate(end.getUTCDate() + DAYS_AFTER);
  return { today, weekEnd: end.toISOString().slice(0, 10) };
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
