import type { AuditFilter, AuditReader, ChainedEntry } from '../../app/ports/audit-log.js';
import type { VisibilityClass } from '../../domain/access/visibility.js';
import { type AuditEntry as Row, Prisma } from '../../generated/prisma/client.js';
import type { Read } from '../database/statement.js';
import { toPage } from '../sql/keyset.js';
import { allOf } from '../sql/sql.js';
import type { AuditChain } from './audit-chain.js';

const COLUMNS = Prisma.raw(
  `"seq"::text AS "seq", "at", "clientId", "clientName", "operation", "requestId", "subjects", "classes", "fields", "reason", "hash"`,
);

export function auditReader(read: Read, chain: AuditChain): AuditReader {
  return {
    page: async (filter, window) => {
      const { after, before, direction, size } = window;
      const conditions = [
        ...conditionsOf(filter),
        ...(after ? [Prisma.sql`"seq" < CAST(${after.id} AS bigint)`] : []),
        ...(before ? [Prisma.sql`"seq" > CAST(${before.id} AS bigint)`] : []),
      ];
      // How many entries are about a subject cannot be guessed part by part, and to walk along the numbers until enough are
      // found may be to walk through the whole log: so not by the index of numbers.
      const number = filter.subjects ? '"AuditEntry"."seq" + 0' : '"AuditEntry"."seq"';
      const order = Prisma.raw(`${number} ${direction === 'FORWARD' ? 'DESC' : 'ASC'}`);
      const rows = await read<Omit<Row, 'seq'> & { readonly seq: string }>(
        Prisma.sql`SELECT ${COLUMNS} FROM "AuditEntry" WHERE ${allOf(conditions)} ORDER BY ${order} LIMIT ${size + 1}`,
        'EACH_TIME',
      );
      const shown = rows.map((row) => ({
        ...chainedEntry({ ...row, seq: BigInt(row.seq) }),
        reason: chain.openReason(row),
      }));
      return toPage(shown, window);
    },
    count: async (filter) => {
      const [row] = await read<{ count: string }>(
        Prisma.sql`SELECT count(*)::text AS "count" FROM "AuditEntry" WHERE ${allOf(conditionsOf(filter))}`,
        'EACH_TIME',
      );
      return Number(row?.count);
    },
  };
}

export const chainedEntry = (row: Row): ChainedEntry => ({ ...row, classes: row.classes as VisibilityClass[] });

function conditionsOf({ subjects, clientId, from, to }: AuditFilter): Prisma.Sql[] {
  return [
    ...(subjects ? [Prisma.sql`"subjects" && ${[...subjects]}::text[]`] : []),
    ...(clientId === undefined ? [] : [Prisma.sql`"clientId" = ${clientId}`]),
    ...(from ? [Prisma.sql`"at" >= ${from.toISOString()}::timestamptz`] : []),
    ...(to ? [Prisma.sql`"at" < ${to.toISOString()}::timestamptz`] : []),
  ];
}
