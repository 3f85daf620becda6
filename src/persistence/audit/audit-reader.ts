import type { AuditFilter, AuditReader, ChainedEntry } from '../../app/ports/audit-log.js';
import type { VisibilityClass } from '../../domain/access/visibility.js';
import type { AuditEntry as Row, Prisma, PrismaClient } from '../../generated/prisma/client.js';
import { toPage } from '../sql/keyset.js';
import type { AuditChain } from './audit-chain.js';

export function auditReader(prisma: PrismaClient, chain: AuditChain): AuditReader {
  return {
    page: async (filter, window) => {
      const seq: Prisma.BigIntFilter = {
        ...(window.after && { lt: BigInt(window.after.id) }),
        ...(window.before && { gt: BigInt(window.before.id) }),
      };
      const rows = await prisma.auditEntry.findMany({
        where: { AND: [filterWhere(filter), { seq }] },
        orderBy: { seq: window.direction === 'FORWARD' ? 'desc' : 'asc' },
        take: window.size + 1,
      });
      const shown = rows.map((row) => ({ ...chainedEntry(row), reason: chain.openReason(row) }));
      return toPage(shown, window);
    },
    count: (filter) => prisma.auditEntry.count({ where: filterWhere(filter) }),
  };
}

export const chainedEntry = (row: Row): ChainedEntry => ({ ...row, classes: row.classes as VisibilityClass[] });

function filterWhere({ subjects, clientId, from, to }: AuditFilter): Prisma.AuditEntryWhereInput {
  return {
    ...(subjects && { subjects: { hasSome: [...subjects] } }),
    ...(clientId !== undefined && { clientId }),
    ...((from ?? to) && { at: { ...(from && { gte: from }), ...(to && { lt: to }) } }),
  };
}
