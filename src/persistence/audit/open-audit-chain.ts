import type { PrismaClient } from '../../generated/prisma/client.js';
import type { KeyRing } from '../sealing/key-ring.js';
import { newSystemKey, readSystemKey } from '../sealing/system-keys.js';
import { AuditChain } from './audit-chain.js';
import { ensureAuditHead } from './audit-head.js';

/** A database that has been in use has an audit log, so one without was taken away. */
export class AuditLogGone extends Error {
  constructor() {
    super(
      'The audit log and its key are gone from a database that has been in use: restore it, or run `loan-gateway audit accept` to begin another',
    );
    this.name = 'AuditLogGone';
  }
}

/**
 * The log's key. In a database that was never used, key and end of the log are made, together and before anything else; an
 * end that is missing later is not made again.
 */
export async function openAuditChain(prisma: PrismaClient, ring: KeyRing): Promise<AuditChain> {
  const known = await readAuditChain(prisma, ring);
  if (known) return known;
  if ((await prisma.systemKey.count()) === 0) await beginAuditLog(prisma, ring);
  const chain = await readAuditChain(prisma, ring);
  if (!chain) throw new AuditLogGone();
  return chain;
}

/** The same without making anything; undefined when the key is not there. */
export async function readAuditChain(prisma: PrismaClient, ring: KeyRing): Promise<AuditChain | undefined> {
  const key = await readSystemKey(prisma, ring, 'audit-chain');
  return key && new AuditChain(key);
}

/** Several processes may start on an empty database at once: whoever comes first decides. */
export async function beginAuditLog(prisma: PrismaClient, ring: KeyRing): Promise<void> {
  await prisma.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended('audit log', 0))::text`;
    if (await tx.systemKey.findUnique({ where: { name: 'audit-chain' } })) return;
    const { key, row } = newSystemKey(ring, 'audit-chain');
    await tx.systemKey.create({ data: row });
    await ensureAuditHead(tx, new AuditChain(key));
  });
}
