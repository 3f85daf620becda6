import type { Prisma, PrismaClient } from '../../generated/prisma/client.js';
import { readThrough } from '../postgres/statement.js';

/** A long read of the log leaves the parts as they are until the next try, instead of blocking others. */
const LOCK_MS = 3_000;
/** A part of a month is looked through once when it ends: 10 million entries take less. */
const LONGEST_MS = 120_000;
const TRY_AGAIN_MS = 600_000;

/** No process writes or reads the log until the transaction ends. Locks are taken in the order of writers. */
export async function lockLog(tx: Prisma.TransactionClient): Promise<void> {
  await bound(tx);
  await tx.$executeRaw`LOCK TABLE "AuditHead" IN EXCLUSIVE MODE`;
  await tx.$executeRaw`LOCK TABLE "AuditEntry" IN ACCESS EXCLUSIVE MODE`;
}

async function bound(tx: Prisma.TransactionClient): Promise<void> {
  await tx.$executeRawUnsafe(`SET LOCAL lock_timeout = ${LOCK_MS}`);
  await tx.$executeRawUnsafe(`SET LOCAL statement_timeout = ${LONGEST_MS}`);
}

/**
 * Creates a part of the log for the month of an instant, if missing. Several processes may do so at once. The need is
 * checked before: a transaction that has read and then locks would block another.
 */
export async function beginPart(prisma: PrismaClient, at: Date): Promise<void> {
  const values = [at.toISOString()];
  const text = 'SELECT "next_audit_part"($1::timestamptz) IS NOT NULL AS "isDue"';
  const [row] = await readThrough(prisma)<{ isDue: boolean }>({ text, values });
  if (!row?.isDue) return;
  await prisma.$transaction(
    async (tx) => {
      await bound(tx);
      await readThrough(tx)({ text: 'SELECT "begin_audit_part"($1::timestamptz) AS "isBegun"', values });
    },
    { maxWait: 5_000, timeout: LONGEST_MS },
  );
}

/**
 * Called before entries are written: with the first of a month the last part ends. Where that fails the entries go into the
 * part before, and it is tried again later.
 */
export function partKeeper(prisma: PrismaClient, complain: (error: unknown) => void): (at: Date) => Promise<void> {
  let known = '';
  let notBefore = 0;
  return async (at) => {
    const month = at.toISOString().slice(0, 7);
    if (month <= known || Date.now() < notBefore) return;
    try {
      await beginPart(prisma, at);
      known = month;
    } catch (error) {
      notBefore = Date.now() + TRY_AGAIN_MS;
      complain(error);
    }
  };
}

/** A part that takes no more entries. */
export interface EndedPart {
  readonly name: string;
  /** The number of its last entry. */
  readonly last: bigint;
  /** Its newest instant. */
  readonly newest: Date;
}

/** The ended parts, oldest first. */
export async function endedParts(prisma: PrismaClient): Promise<EndedPart[]> {
  const parts = await prisma.$queryRaw<{ name: string; to: string }[]>`
    SELECT "name", "to" FROM "AuditPart" WHERE "to" <> 'MAXVALUE' ORDER BY length("to"), "to"`;
  const ended: EndedPart[] = [];
  for (const { name, to } of parts) {
    const [row] = await prisma.$queryRawUnsafe<{ newest: Date | null }[]>(
      `SELECT max("at") AS "newest" FROM ${quoted(name)}`,
    );
    ended.push({ name, last: BigInt(to) - 1n, newest: row?.newest ?? new Date(0) });
  }
  return ended;
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
