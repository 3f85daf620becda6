import type { AuditEntry } from '../../app/audit/audit-log.js';
import type { ChainedEntry } from '../../app/audit/audit-reader.js';
import { Prisma } from '../../generated/prisma/client.js';
import type { Read } from '../database/read.js';
import type { AuditChain, AuditHead } from './audit-chain.js';

/**
 * Adds entries after `from` and moves the head, all in one statement. Undefined when the head is no longer `from`:
 * another process added to the log meanwhile, and nothing was written.
 */
export async function appendEntries(
  write: Read,
  chain: AuditChain,
  from: AuditHead,
  entries: readonly AuditEntry[],
): Promise<AuditHead | undefined> {
  const chained = chain.extend(from, entries);
  const { seq, hash } = chained.at(-1) ?? from;
  const head = { seq, hash };
  const [counted] = await write<{ written: number }>(Prisma.sql`
    WITH moved AS (
      UPDATE "AuditHead" SET "seq" = ${seq}, "hash" = ${hash}, "signature" = ${chain.sign(head)}
      WHERE "id" = 1 AND "seq" = ${from.seq} AND "hash" = ${from.hash}
      RETURNING 1
    ), added AS (
      INSERT INTO "AuditEntry" (
        "seq", "at", "clientId", "clientName", "operation", "requestId", "subjects", "classes", "fields", "reason", "hash"
      )
      SELECT
        "seq", "at", "clientId", "clientName", "operation", "requestId", "subjects", "classes", "fields", "reason", "hash"
      FROM jsonb_populate_recordset(NULL::"AuditEntry", ${JSON.stringify(chained.map(toRow))}::jsonb)
      WHERE EXISTS (SELECT 1 FROM moved)
      RETURNING 1
    )
    SELECT count(*)::integer AS "written" FROM added`);
  return counted?.written === entries.length ? head : undefined;
}

const toRow = ({ seq, hash, at, ...entry }: ChainedEntry) => ({
  ...entry,
  seq: String(seq),
  at: at.toISOString(),
  hash: `\\x${Buffer.from(hash).toString('hex')}`,
});
