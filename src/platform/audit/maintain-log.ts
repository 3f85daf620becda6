import { AUDIT_LOG, type AuditEntry } from './audit-log-port.js';
import type { PrismaClient } from '../../generated/prisma/client.js';
import { readThrough } from '../postgres/statement.js';
import type { KeyRing } from '../sealing/key-ring.js';
import {
  auditBeginning,
  type AuditChain,
  type AuditHead,
  beginAuditLog,
  dropSubjects,
  lockAuditHead,
  openAuditChain,
} from './audit-chain.js';
import { appendEntries } from './audit-log.js';
import { type EndedPart, endedParts, lockLog, quoted } from './audit-parts.js';
import { archivedEntries, type ChainFault, ChainWalk } from './verify-chain.js';

/** What may be dropped: the oldest parts, all of whose entries are older than an instant. */
export interface Droppable {
  readonly parts: readonly EndedPart[];
  /** Behind which entry the log begins now, and would begin then. */
  readonly from: AuditHead;
  readonly through: AuditHead;
}

export async function droppable(prisma: PrismaClient, chain: AuditChain, before: Date): Promise<Droppable | undefined> {
  const ended = await endedParts(prisma);
  const kept = ended.findIndex(({ newest }) => newest >= before);
  const parts = kept === -1 ? ended : ended.slice(0, kept);
  const last = parts.at(-1);
  if (!last) return undefined;
  const from = await auditBeginning(prisma, chain);
  const { seq, hash } = await prisma.auditEntry.findUniqueOrThrow({ where: { seq: last.last } });
  return { parts, from, through: { seq, hash } };
}

/** Why files do not hold, entry for entry, what would be dropped; nothing when they do. */
export async function archiveFaults(
  chain: AuditChain,
  { from, through }: Droppable,
  files: readonly string[],
  kept: readonly AuditHead[],
): Promise<readonly ChainFault[]> {
  const inside = kept.filter(({ seq }) => seq > from.seq && seq <= through.seq);
  const walk = new ChainWalk(chain, [...inside, through], from);
  await walk.archive(archivedEntries(files), through.seq);
  walk.expectThrough(through.seq);
  return walk.faults;
}

/** Takes the parts out of the log, which says so with its next entry: both or neither. */
export const dropParts = (
  prisma: PrismaClient,
  chain: AuditChain,
  { parts, through }: Droppable,
  entry: Omit<AuditEntry, 'operation' | 'subjects' | 'classes' | 'fields'>,
): Promise<AuditHead> =>
  prisma.$transaction(
    async (tx) => {
      await lockLog(tx);
      for (const { name } of parts) await tx.$executeRawUnsafe(`DROP TABLE ${quoted(name)}`);
      const said = { ...entry, operation: 'audit drop', subjects: dropSubjects(through), classes: [], fields: [] };
      const head = await appendEntries(readThrough(tx), chain, await lockAuditHead(tx, chain), [said]);
      if (!head) throw new Error('A locked audit head moved');
      return head;
    },
    { maxWait: 5_000, timeout: 120_000 },
  );

/**
 * Continues the log from its current last entry after a restore: signs its end again and says so in an entry. Altered
 * or missing entries before it stay for `audit verify` to report.
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
