import type { PrismaClient } from '../../generated/prisma/client.js';
import type { AuditChain, AuditHead } from './audit-chain.js';
import { chainedEntry } from './audit-reader.js';
import { ChainWalk, type ChainFault } from './chain-walk.js';

const BATCH = 500;

export interface ChainReport {
  readonly head: AuditHead | undefined;
  readonly verified: bigint;
  readonly faults: readonly ChainFault[];
}

interface End extends AuditHead {
  readonly signature: Uint8Array;
  readonly last: bigint;
}

/**
 * Walks the whole log in batches. `expected` are ends of the log that were kept elsewhere: without any a database put back
 * whole to an old state looks in order.
 */
export async function verifyChain(
  prisma: PrismaClient,
  chain: AuditChain,
  { expected = [], onStep }: { expected?: readonly AuditHead[]; onStep?: (done: bigint, total: bigint) => void } = {},
): Promise<ChainReport> {
  // One statement sees entries and head as of one moment, so what a running gateway adds meanwhile is no fault.
  const [end] = await prisma.$queryRaw<End[]>`
    SELECT "seq", "hash", "signature", (SELECT coalesce(max("seq"), 0) FROM "AuditEntry") AS "last"
    FROM "AuditHead" WHERE "id" = 1`;
  if (!end) return { head: undefined, verified: 0n, faults: [{ seq: 0n, what: 'the head of the log is gone' }] };

  const walk = new ChainWalk(chain, expected);
  for (;;) {
    const rows = await prisma.auditEntry.findMany({
      where: { seq: { gt: walk.reached, lte: end.seq } },
      orderBy: { seq: 'asc' },
      take: BATCH,
    });
    for (const row of rows) walk.step(chainedEntry(row));
    onStep?.(walk.reached, end.seq);
    if (rows.length < BATCH) break;
  }
  walk.end(end, end.last);
  return { head: end, verified: walk.verified, faults: walk.faults };
}
