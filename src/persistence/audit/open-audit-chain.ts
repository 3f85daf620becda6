import type { PrismaClient } from '../../generated/prisma/client.js';
import type { KeyRing } from '../sealing/key-ring.js';
import { systemKey } from '../sealing/system-keys.js';
import { AuditChain } from './audit-chain.js';
import { ensureAuditHead } from './audit-head.js';

/** The log's key and its end, made when there is none yet. */
export async function openAuditChain(prisma: PrismaClient, ring: KeyRing): Promise<AuditChain> {
  const chain = new AuditChain(await systemKey(prisma, ring, 'audit-chain'));
  await ensureAuditHead(prisma, chain);
  return chain;
}
