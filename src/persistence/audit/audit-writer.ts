import { AuditUnavailable, type AuditEntry, type AuditLog } from '../../app/audit/audit-log.js';
import type { PrismaClient } from '../../generated/prisma/client.js';
import { readThrough } from '../database/read.js';
import { appendEntries } from './append-entries.js';
import type { AuditAnchor } from './audit-anchor.js';
import type { AuditChain, AuditHead } from './audit-chain.js';
import { lockAuditHead } from './audit-head.js';

const MOST_AT_ONCE = 200;

interface Waiting {
  readonly entry: AuditEntry;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

export interface WriterOptions {
  readonly write?: ReturnType<typeof readThrough>;
  readonly anchor?: AuditAnchor;
  /** An end that the log had when it was last anchored. */
  readonly remembered?: AuditHead | undefined;
}

/**
 * Group commit: what requests hand over while one write is under way goes into the next, so that their number does not
 * multiply the commits. The head this process wrote last is tried first; when another process moved it, the head is
 * locked and read anew, and must still follow from what this process remembers.
 */
export function auditWriter(prisma: PrismaClient, chain: AuditChain, options: WriterOptions = {}): AuditLog {
  const { write = readThrough(prisma), anchor } = options;
  let { remembered } = options;
  let waiting: Waiting[] = [];
  let writing = false;
  let head: AuditHead | undefined;

  async function append(entries: readonly AuditEntry[]): Promise<void> {
    const known = head;
    head = undefined;
    head = known && (await appendEntries(write, chain, known, entries));
    head ??= await prisma.$transaction(
      async (tx) => appendEntries(readThrough(tx), chain, await lockAuditHead(tx, chain, remembered), entries),
      { maxWait: 5_000, timeout: 10_000 },
    );
    if (!head) throw new Error('A locked audit head moved');
    remembered = head;
    anchor?.note(head);
  }

  async function writeAll(): Promise<void> {
    if (writing) return;
    writing = true;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, MOST_AT_ONCE);
      waiting = waiting.slice(MOST_AT_ONCE);
      try {
        await append(batch.map(({ entry }) => entry));
        for (const { done } of batch) done();
      } catch (error) {
        for (const { failed } of batch) failed(new AuditUnavailable(error));
      }
    }
    writing = false;
  }

  return {
    write: (entry) =>
      new Promise((done, failed) => {
        waiting.push({ entry, done, failed });
        void writeAll();
      }),
  };
}
