import type { AuditLog } from '../../app/audit/audit-log.js';
import type { Database } from '../database/database.js';
import type { KeyRing } from '../sealing/key-ring.js';
import { auditAnchor, lastAnchor, type AnchorSinks, type AuditAnchor } from './audit-anchor.js';
import type { AuditChain } from './audit-chain.js';
import { AuditHeadForged, AuditLogCut, holds } from './audit-head.js';
import { auditWriter } from './audit-writer.js';
import { openAuditChain } from './open-audit-chain.js';

export interface OpenAuditLog {
  readonly chain: AuditChain;
  readonly audit: AuditLog;
  readonly anchor: AuditAnchor;
}

/**
 * The log, going on from the end that was last kept outside the database. A log that does not hold it takes no entries, so
 * that the trace stays; that is complained of at once. The first time there is nothing to compare with.
 */
export async function openAuditLog(
  { prisma, write }: Pick<Database, 'prisma' | 'write'>,
  ring: KeyRing,
  sinks: AnchorSinks,
): Promise<OpenAuditLog> {
  const chain = await openAuditChain(prisma, ring);
  const anchor = auditAnchor(sinks);
  const remembered = sinks.file === undefined ? undefined : await lastAnchor(sinks.file);
  const head = await prisma.auditHead.findUnique({ where: { id: 1 } });
  if (!head || !chain.isSigned(head)) sinks.complain(new AuditHeadForged());
  else if (remembered && !(await holds(prisma, chain, remembered))) sinks.complain(new AuditLogCut());
  else anchor.note(head);
  return { chain, audit: auditWriter(prisma, chain, { write, anchor, remembered }), anchor };
}
