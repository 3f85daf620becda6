import type { SortDirection } from '../../app/paging.js';
import type { PostingView, ServicingReader } from '../../app/servicing/servicing-reader.js';
import { Prisma } from '../../generated/prisma/client.js';
import type { Read } from '../database/read.js';
import type { List, SortColumn } from '../keyset.js';
import { EVENT_COLUMNS, eventOf } from '../loan/event-row.js';
import { readPages } from '../read-pages.js';
import { REPAYMENT_COLUMNS, repaymentOf } from '../repayment/repayment-store.js';
import { rowsOf, type Row } from '../rows.js';
import { among } from '../sql.js';

/** Amounts and days are read as text. */
const AS_TEXT: ReadonlySet<string> = new Set(['amount', 'effectiveDate', 'expiresOn']);

const listOf = (table: string, columns: readonly string[], sort: SortColumn, direction: SortDirection): List => ({
  table,
  columns,
  show: (alias, name) => `"${alias}"."${name}"${AS_TEXT.has(name) ? '::text' : ''}`,
  sort,
  direction,
  where: [Prisma.sql`${Prisma.raw(`"${table}"."loanId"`)} = "parent"."id"`],
});

const INITIATED_AT = { name: 'initiatedAt', sqlType: 'TIMESTAMPTZ(3)', nullable: false, isShared: false };
const SEQUENCE = { name: 'sequence', sqlType: 'INTEGER', nullable: false, isShared: false };

const REPAYMENTS = listOf('Repayment', REPAYMENT_COLUMNS, INITIATED_AT, 'DESC');
const EVENTS = listOf('LoanEvent', EVENT_COLUMNS, SEQUENCE, 'ASC');
const POSTINGS = listOf('LedgerPosting', Object.keys(Prisma.LedgerPostingScalarFieldEnum), SEQUENCE, 'ASC');

type PostingRow = Row<
  'LedgerPosting',
  'id' | 'loanId' | 'sequence' | 'kind' | 'recordedAt' | 'repaymentId',
  'effectiveDate'
>;

const entryRows = rowsOf('LedgerEntry', ['postingId', 'account'], ['amount']);

/** The lists that hang on a loan. */
export function servicingLists(read: Read): Pick<ServicingReader, 'repayments' | 'events' | 'postings'> {
  return {
    repayments: (loanIds, window) => readPages(read, loanIds, REPAYMENTS, window, repaymentOf),
    events: (loanIds, window) => readPages(read, loanIds, EVENTS, window, eventOf),
    postings: async (loanIds, window) => {
      const pages = await readPages(read, loanIds, POSTINGS, window, (row: PostingRow) => row);
      const entries = await entriesOf(
        read,
        [...pages.values()].flatMap(({ rows }) => rows.map(({ id }) => id)),
      );
      const viewOf = (row: PostingRow): PostingView => ({ ...row, entries: entries.get(row.id) ?? [] });
      return new Map([...pages].map(([loanId, { rows, hasMore }]) => [loanId, { rows: rows.map(viewOf), hasMore }]));
    },
  };
}

async function entriesOf(read: Read, postingIds: readonly string[]) {
  const rows = await entryRows(read, Prisma.sql`WHERE "postingId" ${among(postingIds)} ORDER BY "account"`);
  const entries = new Map<string, PostingView['entries'][number][]>();
  for (const { postingId, account, amount } of rows) {
    const known = entries.get(postingId) ?? [];
    known.push({ account, amount });
    entries.set(postingId, known);
  }
  return entries;
}
