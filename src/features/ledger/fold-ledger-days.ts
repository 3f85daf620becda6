import type { PrismaClient } from '../../generated/prisma/client.js';

/** A day's end leaves hundreds of thousands of rows. */
const LONGEST = { maxWait: 10_000, timeout: 120_000 };

/**
 * Sums up what was added to the ledger's days since the last time. While another process is at it, it is left to that one: sums are the
 * same before and after.
 */
export const foldLedgerDays = (prisma: PrismaClient): Promise<void> =>
  prisma.$transaction(async (tx) => {
    const [look] = await tx.$queryRaw<{ free: boolean }[]>`
      SELECT pg_try_advisory_xact_lock(hashtext('fold-ledger-days')) AS "free"`;
    if (look?.free !== true) return;
    await tx.$executeRaw`
      WITH gone AS (DELETE FROM "LedgerDay" WHERE NOT "isFolded" RETURNING *)
      INSERT INTO "LedgerDay" ("effectiveDate", "postingDate", "lenderId", "primaryServicerId", "secondaryServicerId", "account", "amount", "isFolded")
      SELECT "effectiveDate", "postingDate", "lenderId", "primaryServicerId", "secondaryServicerId", "account", SUM("amount"), true
      FROM gone GROUP BY 1, 2, 3, 4, 5, 6 HAVING SUM("amount") <> 0`;
  }, LONGEST);
