import type { AuditFilter, AuditReader, ChainedEntry } from '../../app/ports/audit-log.js';
import type { VisibilityClass } from '../../domain/access/visibility.js';
import { type AuditEntry as Row, Prisma, type PrismaClient } from '../../generated/prisma/client.js';
import { toPage } from '../sql/keyset.js';
import { allOf } from '../sql/sql.js';
import type { AuditChain } from './audit-chain.js';

export function auditReader(prisma: PrismaClient, chain: AuditChain): AuditReader {
  return {
    page: async (filter, window) => {
      const { after, before, direction, size } = window;
      const conditions = [
        ...conditionsOf(filter),
        ...(after ? [Prisma.sql`"seq" < ${BigInt(after.id)}`] : []),
        ...(before ? [Prisma.sql`"seq" > ${BigInt(before.id)}`] : []),
      ];
      // How many entries are about a subject cannot be guessed part by part, and to walk along the numbers until enough are
      // found may be to walk through the whole log: so not by the index of numbers.
      const number = filter.subjects ? '"seq" + 0' : '"seq"';
      const order = Prisma.raw(`${number} ${direction === 'FORWARD' ? 'DESC' : 'ASC'}`);
      const rows = await prisma.$queryRaw<Row[]>`
        SELECT * FROM "AuditEntry" WHERE ${allOf(conditions)} ORDER BY ${order} LIMIT ${size + 1}`;
      const shown = rows.map((row) => ({ ...chainedEntry(row), reason: chain.openReason(row) }));
      return toPage(shown, window);
    },
    count: async (filter) => {
      const [row] = await prisma.$queryRaw<{ count: bigint }[]>`
        SELECT count(*) AS "count" FROM "AuditEntry" WHERE ${allOf(conditionsOf(filter))}`;
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
