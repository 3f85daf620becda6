import { Prisma } from '../../generated/prisma/client.js';
import type { Window } from '../../platform/paging/page.js';
import { readPages, type List } from '../../platform/postgres/sql/keyset.js';
import { among } from '../../platform/postgres/sql/sql.js';
import type { ReadSource } from '../read-source.js';
import { loader, loaderFor, type Reading } from '../reading.js';
import type { LetterView } from './letter.store.js';

const COLUMNS = [
  ...['id', 'loanId', 'sequence', 'kind', 'issuedOn', 'issuedAt', 'issuedBy'],
  ...['language', 'template', 'templateSha256', 'delivery', 'size'],
];

const show = (alias: string, name: string): string => `"${alias}"."${name}"${name === 'issuedOn' ? '::text' : ''}`;

const LETTERS: List = {
  table: 'Letter',
  columns: COLUMNS,
  show,
  sort: { name: 'sequence', sqlType: 'INTEGER', nullable: false, isShared: false },
  direction: 'DESC',
  where: [Prisma.sql`"Letter"."loanId" = "parent"."id"`],
};

const letterReader = ({ read }: Pick<ReadSource, 'read'>) => ({
  pages: (loanIds: readonly string[], window: Window) =>
    readPages(read, loanIds, LETTERS, window, (row: LetterView) => row),
  counts: async (loanIds: readonly string[]) => {
    const rows = await read<{ loanId: string; count: number }>(
      Prisma.sql`SELECT "loanId", MAX("sequence") AS "count" FROM "Letter" WHERE "loanId" ${among(loanIds)} GROUP BY "loanId"`,
    );
    return new Map(rows.map(({ loanId, count }) => [loanId, count]));
  },
  byIds: async (ids: readonly string[]) => {
    const columns = Prisma.raw(COLUMNS.map((name) => show('Letter', name)).join());
    const rows = await read<LetterView>(Prisma.sql`SELECT ${columns} FROM "Letter" WHERE "id" ${among(ids)}`);
    return new Map(rows.map((row) => [row.id, row]));
  },
});

/** A page of letters of a loan, newest first. */
export const lettersOfLoan = loaderFor((window: Window, ids, reading: Reading) =>
  reading.from(letterReader).pages(ids, window),
);

export const letterCount = loader((ids, reading) => reading.from(letterReader).counts(ids));

export const letterById = loader((ids, reading) => reading.from(letterReader).byIds(ids));
