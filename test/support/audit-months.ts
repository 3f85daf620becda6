import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { archiveLine, verifyChain } from '../../src/platform/audit/verify-chain.js';
import {
  type AuditChain,
  type AuditHead,
  beginAuditLog,
  ensureAuditHead,
  openAuditChain,
} from '../../src/platform/audit/audit-chain.js';
import { auditWriter } from '../../src/platform/audit/audit-log.js';
import { partKeeper } from '../../src/platform/audit/audit-parts.js';
import { archiveFaults, droppable, dropParts } from '../../src/platform/audit/maintain-log.js';
import type { Database } from '../../src/platform/postgres/database.js';
import { KeyRing } from '../../src/platform/sealing/key-ring.js';

export const auditEntry = (at: string, requestId = at) => ({
  at: new Date(at),
  clientId: 'client',
  clientName: null,
  operation: 'Look',
  requestId,
  subjects: ['loan:LN-1'],
  classes: ['PERSONAL'] as const,
  fields: ['Borrower.firstName'],
  reason: null,
});

/** A log whose entries may be of any month. */
export interface AuditMonths {
  readonly chain: AuditChain;
  /** A process of its own that writes to the log. */
  writer(complain?: (error: unknown) => void): (...at: string[]) => Promise<void>;
  /** The parts, as `from-to`. */
  parts(): Promise<string[]>;
  faults(options?: { expected?: readonly AuditHead[]; archives?: readonly string[] }): Promise<string[]>;
  /** All entries as `audit export` writes them, in a file that goes with the test. */
  archive(change?: (lines: string[]) => string[]): Promise<string>;
  drop(before: string, file: string): Promise<string[] | AuditHead>;
  /** As it was before the first entry. */
  empty(): Promise<void>;
}

export async function auditMonths(
  { prisma, write }: Pick<Database, 'prisma' | 'write'>,
  masterKey: Buffer,
): Promise<AuditMonths> {
  const ring = new KeyRing([masterKey]);
  await beginAuditLog(prisma, ring);
  const chain = await openAuditChain(prisma, ring);
  const fail = (error: unknown) => {
    throw error;
  };
  return {
    chain,
    writer: (complain = fail) => {
      const log = auditWriter(prisma, chain, { write, before: partKeeper(prisma, complain) });
      return async (...at) => {
        for (const one of at) await log.write(auditEntry(one));
      };
    },
    parts: async () => {
      const parts = await prisma.$queryRaw<{ from: string; to: string }[]>`SELECT "from", "to" FROM "AuditPart"`;
      return parts.map(({ from, to }) => `${from}-${to}`).sort();
    },
    faults: async (options) =>
      (await verifyChain(prisma, chain, options)).faults.map(({ seq, what }) => `${seq} ${what}`),
    archive: async (change = (lines) => lines) => {
      const rows = await prisma.auditEntry.findMany({ orderBy: { seq: 'asc' } });
      const folder = mkdtempSync(join(tmpdir(), 'audit-archive-'));
      onTestFinished(() => {
        rmSync(folder, { recursive: true });
      });
      const file = join(folder, 'entries.ndjson');
      writeFileSync(file, change(rows.map((row) => archiveLine(row))).join(''));
      return file;
    },
    drop: async (before, file) => {
      const old = await droppable(prisma, chain, new Date(before));
      if (!old) return ['nothing is old enough'];
      const missing = await archiveFaults(chain, old, [file], []);
      if (missing.length > 0) return missing.map(({ seq, what }) => `${seq} ${what}`);
      return dropParts(prisma, chain, old, {
        ...auditEntry('2019-06-01T00:00:00Z'),
        reason: 'seven years have passed',
      });
    },
    empty: async () => {
      const parts = await prisma.$queryRaw<{ name: string }[]>`SELECT "name" FROM "AuditPart"`;
      for (const { name } of parts) await prisma.$executeRawUnsafe(`DROP TABLE "${name}"`);
      await prisma.$executeRawUnsafe(
        'CREATE TABLE "AuditEntry_from_1" PARTITION OF "AuditEntry" FOR VALUES FROM (MINVALUE) TO (MAXVALUE)',
      );
      await prisma.$executeRawUnsafe(
        `CREATE TRIGGER "AuditEntry_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "AuditEntry_from_1"
          FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"()`,
      );
      await prisma.auditHead.deleteMany();
      await ensureAuditHead(prisma, chain);
    },
  };
}
