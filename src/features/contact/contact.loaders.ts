import { complaintClock } from '../../domain/contact/complaint.js';
import type { PastContact } from '../../domain/contact/contact.js';
import { Prisma } from '../../generated/prisma/client.js';
import type { Window } from '../../platform/paging/page.js';
import { readPages, type List } from '../../platform/postgres/sql/keyset.js';
import { among } from '../../platform/postgres/sql/sql.js';
import { byLoan } from '../loan/by-loan.js';
import type { ReadSource } from '../read-source.js';
import { loader, loaderFor, type Reading } from '../reading.js';
import { complaintOf, type ContactList, type NewComplaint, type NewContact, type NewNote } from './contact.store.js';

const COLUMNS = {
  Contact: [
    ...['id', 'loanId', 'sequence', 'channel', 'direction', 'at', 'party', 'outcome', 'consent'],
    ...['recordedAt', 'recordedBy'],
  ],
  LoanNote: ['id', 'loanId', 'sequence', 'writtenAt', 'writtenBy'],
  Complaint: [
    ...['id', 'loanId', 'sequence', 'source', 'topic', 'receivedOn', 'answeredOn', 'resolvedOn'],
    ...['recordedAt', 'recordedBy'],
  ],
} as const satisfies Record<ContactList, readonly string[]>;

/** Days are read as text. */
const DAYS: ReadonlySet<string> = new Set(['receivedOn', 'answeredOn', 'resolvedOn']);

const show = (alias: string, name: string): string => `"${alias}"."${name}"${DAYS.has(name) ? '::text' : ''}`;

const listOf = (table: ContactList): List => ({
  table,
  columns: COLUMNS[table],
  show,
  sort: { name: 'sequence', sqlType: 'INTEGER', nullable: false, isShared: false },
  direction: 'DESC',
  where: [Prisma.sql`${Prisma.raw(`"${table}"."loanId"`)} = "parent"."id"`],
});

export interface ComplaintView extends NewComplaint, ReturnType<typeof complaintClock> {}

type ComplaintRow = Parameters<typeof complaintOf>[0] & Pick<NewComplaint, 'recordedAt' | 'recordedBy'>;

const complaintView = (row: ComplaintRow): ComplaintView => {
  const complaint = complaintOf(row);
  return { ...row, ...complaint, ...complaintClock(complaint.receivedOn) };
};

interface Rows {
  readonly Contact: NewContact;
  readonly LoanNote: NewNote;
  readonly Complaint: ComplaintView;
}

const VIEW_OF: { readonly [Name in ContactList]: (row: never) => Rows[Name] } = {
  Contact: (row: NewContact) => row,
  LoanNote: (row: NewNote) => row,
  Complaint: complaintView,
};

const contactReader = ({ read }: Pick<ReadSource, 'read'>) => ({
  pages: <Name extends ContactList>(name: Name, loanIds: readonly string[], window: Window) =>
    readPages(read, loanIds, listOf(name), window, VIEW_OF[name]),
  counts: async (name: ContactList, loanIds: readonly string[]) => {
    const rows = await read<{ loanId: string; count: number }>(
      Prisma.sql`SELECT "loanId", MAX("sequence") AS "count" FROM ${Prisma.raw(`"${name}"`)}
        WHERE "loanId" ${among(loanIds)} GROUP BY "loanId"`,
    );
    return new Map(rows.map(({ loanId, count }) => [loanId, count]));
  },
  byIds: async <Name extends ContactList>(name: Name, ids: readonly string[]) => {
    const columns = Prisma.raw(COLUMNS[name].map((column) => show(name, column)).join());
    const rows = await read<{ id: string }>(
      Prisma.sql`SELECT ${columns} FROM ${Prisma.raw(`"${name}"`)} WHERE "id" ${among(ids)}`,
    );
    return new Map(rows.map((row) => [row.id, VIEW_OF[name](row as never)]));
  },
  /** The newest ones before an instant and within days of it, and the last one with a consent of each channel. */
  before: async (at: Date, loanIds: readonly string[]) =>
    byLoan(
      await read<PastContact & { readonly loanId: string }>(Prisma.sql`
        SELECT "recent".* FROM unnest(${[...loanIds]}::text[]) AS "loan"("id") CROSS JOIN LATERAL (
          SELECT ${DECIDING} FROM "Contact" WHERE "loanId" = "loan"."id" AND "at" <= ${at} AND "at" > ${earlier(at)}
          ORDER BY "at" DESC LIMIT ${Prisma.raw(String(MOST_RECENT))}) AS "recent"
        UNION
        SELECT DISTINCT ON ("loanId", "channel") ${DECIDING} FROM "Contact"
          WHERE "loanId" ${among(loanIds)} AND "at" <= ${at} AND "party" = 'BORROWER' AND "consent" IS NOT NULL
          ORDER BY "loanId", "channel", "at" DESC`),
    ),
});

const DECIDING = Prisma.raw('"loanId", "channel", "direction", "at", "party", "outcome", "consent", "id"');

/** More days than any limit of calls counts, and more contacts than it allows. */
const RECENT_DAYS = 15;
const MOST_RECENT = 200;
const earlier = (at: Date): Date => new Date(at.getTime() - RECENT_DAYS * 86_400_000);

/** A list of a contact file: its pages, newest first, its length and its rows by their ids. */
const loadersOf = <Name extends ContactList>(name: Name) => ({
  pages: loaderFor((window: Window, ids, reading: Reading) => reading.from(contactReader).pages(name, ids, window)),
  count: loader((ids, reading) => reading.from(contactReader).counts(name, ids)),
  byId: loader((ids, reading) => reading.from(contactReader).byIds(name, ids)),
});

export const contactLists = {
  Contact: loadersOf('Contact'),
  LoanNote: loadersOf('LoanNote'),
  Complaint: loadersOf('Complaint'),
} as const;

/** What decides whether a borrower may be contacted at an instant. */
export const contactsBefore = loaderFor((at: string, ids, reading: Reading) =>
  reading.from(contactReader).before(new Date(at), ids),
);
