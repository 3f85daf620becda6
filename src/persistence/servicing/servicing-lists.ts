import type { SortDirection } from '../../app/paging.js';
import type { PostingView, ServicingReader } from '../../app/servicing/servicing-reader.js';
import { Prisma, type LedgerPosting as PostingRow, type PrismaClient } from '../../generated/prisma/client.js';
import { day } from '../day.js';
import type { List, SortColumn } from '../keyset.js';
import { EVENT_COLUMNS, eventOf } from '../loan/event-row.js';
import { readPages } from '../read-pages.js';
import { REPAYMENT_COLUMNS, repaymentOf } from '../repayment/repayment-store.js';

const listOf = (table: string, columns: readonly string[], sort: SortColumn, direction: SortDirection): List => ({
  table,
  columns,
  sort,
  direction,
  where: [Prisma.sql`${Prisma.raw(`"${table}"."loanId"`)} = "parent"."id"`],
});

const INITIATED_AT = { name: 'initiatedAt', sqlType: 'TIMESTAMPTZ(3)', nullable: false, isShared: false };
const SEQUENCE = { name: 'sequence', sqlType: 'INTEGER', nullable: false, isShared: false };

const REPAYMENTS = listOf('Repayment', REPAYMENT_COLUMNS, INITIATED_AT, 'DESC');
const EVENTS = listOf('LoanEvent', EVENT_COLUMNS, SEQUENCE, 'ASC');
const POSTINGS = listOf('LedgerPosting', Object.keys(Prisma.LedgerPostingScalarFieldEnum), SEQUENCE, 'ASC');

/** The lists that hang on a loan. */
export function servicingLists(prisma: PrismaClient): Pick<ServicingReader, 'repayments' | 'events' | 'postings'> {
  return {
    repayments: (loanIds, window) => readPages(prisma, loanIds, REPAYMENTS, window, repaymentOf),
    events: (loanIds, window) => readPages(prisma, loanIds, EVENTS, window, eventOf),
    postings: async (loanIds, window) => {
      const pages = await readPages(prisma, loanIds, POSTINGS, window, (row: PostingRow) => row);
      const entries = await entriesOf(
        prisma,
        [...pages.values()].flatMap(({ rows }) => rows.map(({ id }) => id)),
      );
      const viewOf = (row: PostingRow): PostingView => ({
        ...row,
        effectiveDate: day(row.effectiveDate),
        entries: entries.get(row.id) ?? [],
      });
      return new Map([...pages].map(([loanId, { rows, hasMore }]) => [loanId, { rows: rows.map(viewOf), hasMore }]));
    },
  };
}

async function entriesOf(prisma: PrismaClient, postingIds: readonly string[]) {
  const rows = await prisma.ledgerEntry.findMany({
    where: { postingId: { in: [...postingIds] } },
    orderBy: { account: 'asc' },
  });
  const entries = new Map<string, PostingView['entries'][number][]>();
  for (const { postingId, account, amount } of rows) {
    entries.set(postingId, [...(entries.get(postingId) ?? []), { account, amount: amount.toFixed(2) }]);
  }
  return entries;
}
