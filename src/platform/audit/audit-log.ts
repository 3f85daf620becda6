import {
  AuditUnavailable,
  type AuditEntry,
  type ChainedEntry,
  type AuditStore,
  type AuditLog,
  type AuditFilter,
  type AuditReader,
} from './audit-log-port.js';
import { Prisma, type PrismaClient, type AuditEntry as Row } from '../../generated/prisma/client.js';
import type { Database } from '../postgres/database.js';
import { readThrough, type Read } from '../postgres/statement.js';
import type { KeyRing } from '../sealing/key-ring.js';
import { toPage } from '../postgres/sql/keyset.js';
import { allOf } from '../postgres/sql/sql.js';
import { auditAnchor, lastAnchor, type AuditAnchor, type AnchorSinks } from './audit-anchor.js';
import {
  lockAuditHead,
  AuditHeadForged,
  AuditLogCut,
  holds,
  openAuditChain,
  type AuditChain,
  type AuditHead,
} from './audit-chain.js';
import { partKeeper } from './audit-parts.js';

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

/** Holds the end of the log until the unit of work ends: append last. */
export const auditStore = (tx: Prisma.TransactionClient, chain: AuditChain): AuditStore => ({
  append: async (entry) => {
    if (!(await appendEntries(readThrough(tx), chain, await lockAuditHead(tx, chain), [entry])))
      throw new Error('A locked audit head moved');
  },
});

const MOST_AT_ONCE = 200;

interface Waiting {
  readonly entry: AuditEntry;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

interface WriterOptions {
  readonly write?: ReturnType<typeof readThrough>;
  readonly anchor?: AuditAnchor;
  /** An end that the log had when it was last anchored. */
  readonly remembered?: AuditHead | undefined;
  /** Done before entries of an instant are written. */
  readonly before?: (at: Date) => Promise<void>;
}

/**
 * Group commit: entries of requests during one write go into the next, so that their number does not multiply the
 * commits. The head this process wrote last is tried first; if another process moved it, the head is locked and read
 * again, and must still follow from what this process remembers.
 */
export function auditWriter(prisma: PrismaClient, chain: AuditChain, options: WriterOptions = {}): AuditLog {
  const { write = readThrough(prisma), anchor, before } = options;
  let { remembered } = options;
  let waiting: Waiting[] = [];
  let writing = false;
  let head: AuditHead | undefined;

  async function append(entries: readonly AuditEntry[]): Promise<void> {
    const newest = entries.at(-1);
    if (newest) await before?.(newest.at);
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

interface OpenAuditLog {
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
  const before = partKeeper(prisma, sinks.complain);
  // Now, and not with the first entry, which may come when the database is slow to answer.
  await before(new Date());
  return { chain, audit: auditWriter(prisma, chain, { write, anchor, remembered, before }), anchor };
}

const COLUMNS = Prisma.raw(
  `"seq"::text AS "seq", "at", "clientId", "clientName", "operation", "requestId", "subjects", "classes", "fields", "reason", "hash"`,
);

type ReadRow = Omit<Row, 'seq'> & { readonly seq: string };

export function auditReader(read: Read, chain: AuditChain): AuditReader {
  const shown = (row: ReadRow): ChainedEntry => ({
    ...row,
    seq: BigInt(row.seq),
    reason: chain.openReason(row),
  });
  return {
    page: async (filter, window) => {
      const { after, before, direction, size } = window;
      const conditions = [
        ...conditionsOf(filter),
        ...(after ? [Prisma.sql`"seq" < CAST(${after.id} AS bigint)`] : []),
        ...(before ? [Prisma.sql`"seq" > CAST(${before.id} AS bigint)`] : []),
      ];
      // How many entries are about a subject cannot be guessed part by part, and to walk along the numbers until enough are
      // found may be to walk through the whole log: so not by the index of numbers.
      const number = filter.subjects ? '"AuditEntry"."seq" + 0' : '"AuditEntry"."seq"';
      const order = Prisma.raw(`${number} ${direction === 'FORWARD' ? 'DESC' : 'ASC'}`);
      const rows = await read<ReadRow>(
        Prisma.sql`SELECT ${COLUMNS} FROM "AuditEntry" WHERE ${allOf(conditions)} ORDER BY ${order} LIMIT ${size + 1}`,
        'EACH_TIME',
      );
      return toPage(rows.map(shown), window);
    },
    entries: async (seqs) => {
      const rows = await read<ReadRow>(
        Prisma.sql`SELECT ${COLUMNS} FROM "AuditEntry" WHERE "seq" = ANY(${seqs.map(String)}::bigint[])`,
      );
      return rows.map(shown);
    },
    count: async (filter) => {
      const [row] = await read<{ count: string }>(
        Prisma.sql`SELECT count(*)::text AS "count" FROM "AuditEntry" WHERE ${allOf(conditionsOf(filter))}`,
        'EACH_TIME',
      );
      return Number(row?.count);
    },
  };
}

function conditionsOf({ subjects, clientId, from, to }: AuditFilter): Prisma.Sql[] {
  return [
    ...(subjects ? [Prisma.sql`"subjects" && ${[...subjects]}::text[]`] : []),
    ...(clientId === undefined ? [] : [Prisma.sql`"clientId" = ${clientId}`]),
    ...(from ? [Prisma.sql`"at" >= ${from.toISOString()}::timestamptz`] : []),
    ...(to ? [Prisma.sql`"at" < ${to.toISOString()}::timestamptz`] : []),
  ];
}
