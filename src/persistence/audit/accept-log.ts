import { type AuditEntry, AUDIT_LOG } from '../../app/ports/audit-log.js';
import type { PrismaClient } from '../../generated/prisma/client.js';
import { readThrough } from '../database/statement.js';
import type { KeyRing } from '../sealing/key-ring.js';
import { appendEntries } from './audit-log.js';
import { type AuditHead, beginAuditLog, openAuditChain } from './audit-chain.js';

/**
 * Lets the log go on from its last entry as it is now, after a restore: signs its end anew and says so in an entry. What is
 * altered or missing in between stays for `audit verify` to tell.
 */
export async function acceptLog(
  prisma: PrismaClient,
  ring: KeyRing,
  entry: Omit<AuditEntry, 'operation' | 'subjects' | 'classes' | 'fields'>,
): Promise<AuditHead> {
  await beginAuditLog(prisma, ring);
  const chain = await openAuditChain(prisma, ring);
  return prisma.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "AuditHead" WHERE "id" = 1 FOR UPDATE`;
    const last = await tx.auditEntry.findFirst({ orderBy: { seq: 'desc' }, select: { seq: true, hash: true } });
    const { seq, hash } = last ?? chain.start;
    const end = { seq, hash: new Uint8Array(hash), signature: new Uint8Array(chain.sign({ seq, hash })) };
    await tx.auditHead.upsert({ where: { id: 1 }, create: { id: 1, ...end }, update: end });
    const said = { ...entry, operation: 'audit accept', subjects: [AUDIT_LOG], classes: [], fields: [] };
    const head = await appendEntries(readThrough(tx), chain, { seq, hash }, [said]);
    if (!head) throw new Error('A locked audit head moved');
    return head;
  });
}
