import { allOf, rowsOf, among, type Row } from '../../platform/postgres/sql/sql.js';
import { datedWithin } from '../ledger/ledger-dates.js';
import { seenPostings } from '../ledger/seen-postings.js';
import type { PostingView } from '../ledger/posting-view.js';
import { type LoanList, type ServicingReader } from './servicing-reader.js';
import { Prisma } from '../../generated/prisma/client.js';
import type { Read } from '../../platform/postgres/statement.js';
import type { ReadSource } from '../read-source.js';
import type { SortDirection } from '../../platform/paging/page.js';
import { type List, type SortColumn, readPages } from '../../platform/postgres/sql/keyset.js';
import {
  EVENT_COLUMNS,
  EVENT_SELECTION,
  eventOf,
  eventRows,
  shownEvents,
  shownEventsOfAll,
  type EventRow,
} from '../loan/loan-events.js';
import { byLoan } from '../loan/by-loan.js';

/** Days are read as text. */
const AS_TEXT: ReadonlySet<string> = new Set(['effectiveDate', 'postingDate']);

const listOf = (table: string, columns: readonly string[], sort: SortColumn, direction: SortDirection): List => ({
  table,
  columns,
  show: (alias, name) => `"${alias}"."${name}"${AS_TEXT.has(name) ? '::text' : ''}`,
  sort,
  direction,
  where: [Prisma.sql`${Prisma.raw(`"${table}"."loanId"`)} = "parent"."id"`],
});

const SEQUENCE = { name: 'sequence', sqlType: 'INTEGER', nullable: false, isShared: false };

const EVENTS = listOf('LoanEvent', EVENT_COLUMNS, SEQUENCE, 'ASC');
const POSTINGS = listOf('LedgerPosting', Object.keys(Prisma.LedgerPostingScalarFieldEnum), SEQUENCE, 'ASC');

const TABLES = {
  postings: 'LedgerPosting',
} as const satisfies Record<Exclude<LoanList, 'events'>, Prisma.ModelName>;

type PostingRow = Row<
  'LedgerPosting',
  'id' | 'loanId' | 'sequence' | 'kind' | 'recordedAt' | 'repaymentId' | 'ownerId',
  'effectiveDate' | 'postingDate'
>;

const entryRows = rowsOf('LedgerEntry', ['postingId', 'account'], ['amount']);

/** The lists that hang on a loan. */
export function servicingLists(read: Read): Pick<ServicingReader, LoanList | 'counts'> {
  return {
    counts: async ({ of, range }, loanIds, hiddenCommands, viewer) => {
      const table = of === 'events' ? shownEvents(hiddenCommands) : Prisma.raw(`"${TABLES[of]}"`);
      const isCounted = allOf([
        Prisma.sql`"loanId" ${among(loanIds)}`,
        ...(of === 'postings' ? [...datedWithin('LedgerPosting', range), ...seenPostings(viewer)] : []),
      ]);
      const counted = await read<{ loanId: string; count: string }>(
        Prisma.sql`SELECT "loanId", count(*)::text AS "count" FROM ${table} WHERE ${isCounted} GROUP BY "loanId"`,
      );
      return new Map(counted.map(({ loanId, count }) => [loanId, Number(count)]));
    },
    events: (loanIds, window, hiddenCommands) =>
      readPages(read, loanIds, { ...EVENTS, from: shownEvents(hiddenCommands) }, window, eventOf),
    postings: async (loanIds, window, range, viewer) => {
      const list = {
        ...POSTINGS,
        where: [...POSTINGS.where, ...datedWithin('LedgerPosting', range), ...seenPostings(viewer)],
      };
      const pages = await readPages(read, loanIds, list, window, (row: PostingRow) => row);
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

const postingRows = rowsOf(
  'LedgerPosting',
  ['id', 'loanId', 'sequence', 'kind', 'recordedAt', 'repaymentId', 'ownerId'],
  ['effectiveDate', 'postingDate'],
);
const stipulationRows = rowsOf('Stipulation', ['loanId', 'position', 'clearedAt']);
const standingRows = rowsOf('DelinquencyStanding', ['loanId'], ['figuresOn']);
const noticeRows = rowsOf('Loan', ['id'], ['bankruptcyNoticeOn']);

export function servicingReader({ read }: Pick<ReadSource, 'read'>): ServicingReader {
  const within = (loanIds: readonly string[]) => Prisma.sql`WHERE "loanId" ${among(loanIds)}`;
  return {
    ...servicingLists(read),
    eventsById: async (ids, hiddenCommands) => {
      const rows = await read<EventRow>(
        Prisma.sql`SELECT ${EVENT_SELECTION} FROM ${shownEventsOfAll(hiddenCommands)} WHERE "LoanEvent"."id" ${among(ids)}`,
      );
      return new Map(rows.map((row) => [row.id, eventOf(row)]));
    },
    postingsById: async (ids, viewer) => {
      const which = allOf([Prisma.sql`"LedgerPosting"."id" ${among(ids)}`, ...seenPostings(viewer)]);
      const rows = await postingRows(read, Prisma.sql`WHERE ${which}`);
      const entries = await entriesOf(
        read,
        rows.map(({ id }) => id),
      );
      return new Map(rows.map((row) => [row.id, { ...row, entries: entries.get(row.id) ?? [] }]));
    },
    stateChanges: async (loanIds) => {
      const changes = Prisma.sql`${within(loanIds)} AND "fromState" IS DISTINCT FROM "toState" ORDER BY "sequence"`;
      return byLoan((await eventRows(read, changes)).map(eventOf));
    },
    stipulations: async (loanIds) =>
      byLoan(await stipulationRows(read, Prisma.sql`${within(loanIds)} ORDER BY "position"`)),
    figuresOn: async (loanIds) => {
      const rows = await standingRows(read, within(loanIds));
      return new Map(rows.map(({ loanId, figuresOn }) => [loanId, figuresOn]));
    },
    bankruptcyNoticeOn: async (loanIds) => {
      const rows = await noticeRows(
        read,
        Prisma.sql`WHERE "id" ${among(loanIds)} AND "bankruptcyNoticeOn" IS NOT NULL`,
      );
      return new Map(
        rows.flatMap(({ id, bankruptcyNoticeOn }) => (bankruptcyNoticeOn === null ? [] : [[id, bankruptcyNoticeOn]])),
      );
    },
  };
}
