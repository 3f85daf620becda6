import type { PrismaClient } from '../../generated/prisma/client.js';
import type { Executor } from '../database/executor.js';
import type { AuditChain, AuditHead } from './audit-chain.js';

/** Someone wrote to the end of the log without its key. Going on from there would bury the trace, so nobody does. */
export class AuditHeadForged extends Error {
  constructor() {
    super('The end of the audit log is missing or not signed by this gateway: run `loan-gateway audit verify`');
    this.name = 'AuditHeadForged';
  }
}

/** Gives an empty log its start. A log that has entries but no head gets none: that is for `audit verify` to tell. */
export async function ensureAuditHead(prisma: PrismaClient, chain: AuditChain): Promise<void> {
  if (await prisma.auditHead.findUnique({ where: { id: 1 } })) return;
  const { seq, hash } = chain.start;
  await prisma.$executeRaw`
    INSERT INTO "AuditHead" ("id", "seq", "hash", "signature")
    SELECT 1, ${seq}, ${hash}, ${chain.sign(chain.start)}
    WHERE NOT EXISTS (SELECT 1 FROM "AuditEntry")
    ON CONFLICT ("id") DO NOTHING`;
}

/** The end of the log; until the transaction ends nobody else may add to it. */
export async function lockAuditHead(tx: Executor, chain: AuditChain): Promise<AuditHead> {
  const [head] = await tx.$queryRaw<
    (AuditHead & { signature: Uint8Array })[]
  >`SELECT "seq", "hash", "signature" FROM "AuditHead" WHERE "id" = 1 FOR UPDATE`;
  if (!head || !chain.isSigned(head)) throw new AuditHeadForged();
  return head;
}
