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

/** The log was cut or put back since this process, or the one before it, last saw its end. */
export class AuditLogCut extends Error {
  constructor() {
    super(
      'The audit log lacks an end that it had: run `loan-gateway audit verify`, and `audit accept` after a restore',
    );
    this.name = 'AuditLogCut';
  }
}

/** Gives an empty log its start. */
export async function ensureAuditHead(db: Pick<PrismaClient, '$executeRaw'>, chain: AuditChain): Promise<void> {
  const { seq, hash } = chain.start;
  await db.$executeRaw`
    INSERT INTO "AuditHead" ("id", "seq", "hash", "signature")
    SELECT 1, ${seq}, ${hash}, ${chain.sign(chain.start)}
    WHERE NOT EXISTS (SELECT 1 FROM "AuditEntry")
    ON CONFLICT ("id") DO NOTHING`;
}

/** The end of the log; until the transaction ends nobody else may add to it. */
export async function lockAuditHead(tx: Executor, chain: AuditChain, remembered?: AuditHead): Promise<AuditHead> {
  const [head] = await tx.$queryRaw<
    (AuditHead & { signature: Uint8Array })[]
  >`SELECT "seq", "hash", "signature" FROM "AuditHead" WHERE "id" = 1 FOR UPDATE`;
  if (!head || !chain.isSigned(head)) throw new AuditHeadForged();
  if (remembered && !(await holds(tx, chain, remembered))) throw new AuditLogCut();
  return head;
}

/** Whether an end that the log had is still in it. */
export async function holds(db: Pick<Executor, '$queryRaw'>, chain: AuditChain, end: AuditHead): Promise<boolean> {
  if (end.seq === 0n) return Buffer.from(chain.start.hash).equals(end.hash);
  const [entry] = await db.$queryRaw<{ hash: Uint8Array }[]>`
    SELECT "hash" FROM "AuditEntry" WHERE "seq" = ${end.seq}`;
  return entry !== undefined && Buffer.from(entry.hash).equals(end.hash);
}
