import { createHash } from 'node:crypto';
import type { BusinessDate } from '../../domain/calendar.js';
import type { ChartOfAccounts } from '../../domain/ledger/chart-of-accounts.js';
import { canonicalSums, type DaySum, type Journal, journalOf, unbalancedOwners } from '../../domain/ledger/journal.js';
import { refuse, success, type Result } from '../../domain/refusal.js';
import { Prisma, type PrismaClient } from '../../generated/prisma/client.js';

type Reader = Pick<PrismaClient, '$queryRaw'>;

const sumsOf = (prisma: Reader, on: BusinessDate) =>
  prisma.$queryRaw<DaySum[]>`
    SELECT "lenderId" AS "ownerId", "account"::text AS "account", SUM("amount")::text AS "amount" FROM "LedgerDay"
    WHERE "postingDate" = ${on}::date GROUP BY 1, 2 HAVING SUM("amount") <> 0`;

const digestOf = (sums: readonly DaySum[]): Buffer => createHash('sha256').update(canonicalSums(sums)).digest();

export interface ExportedJournal extends Journal {
  /** Of the sums, in hexadecimal. */
  readonly sha256: string;
}

interface ExportAsked {
  readonly on: BusinessDate;
  readonly chart: ChartOfAccounts;
  /** Whether a day may have changed since it was exported, because its period was reopened. */
  readonly restate: boolean;
  readonly now: Date;
}

/**
 * The journal of a posting date that is closed. Its sums can't change any more, so each export of the day is the same. Only a
 * reopened period changes them, which has to be said.
 */
export const exportJournal = (prisma: PrismaClient, { on, chart, restate, now }: ExportAsked) =>
  prisma.$transaction(
    async (tx): Promise<Result<ExportedJournal, 'CONFLICT'>> => {
      const [closed] = await tx.$queryRaw<{ through: string | null }[]>`
        SELECT MAX("through")::text AS "through" FROM "LedgerPeriod" WHERE "reopenedAt" IS NULL`;
      if (closed?.through == null || closed.through < on)
        return refuse('CONFLICT', `The ledger is open on ${on}. Close the period first (closePeriod).`);
      const sums = await sumsOf(tx, on);
      if (unbalancedOwners(sums).length > 0)
        return refuse('CONFLICT', `The ledger of ${on} does not balance. Run loan-gateway reconcile.`);
      const digest = digestOf(sums);
      const journal = journalOf(on, sums, chart);
      const [earlier] = await tx.$queryRaw<{ digest: Uint8Array }[]>`
        SELECT "digest" FROM "LedgerExport" WHERE "on" = ${on}::date FOR UPDATE`;
      const isSame = earlier !== undefined && digest.equals(Buffer.from(earlier.digest));
      if (earlier && !isSame && !restate)
        return refuse(
          'CONFLICT',
          `${on} was exported with other amounts, before its period was reopened. Use --restate.`,
        );
      if (!isSame) {
        const { lines, debits } = journal.controlTotals;
        await tx.$executeRaw`
          INSERT INTO "LedgerExport" ("on", "digest", "lines", "total", "exportedAt")
          VALUES (${on}::date, ${digest}, ${lines}, ${debits}::numeric, ${now})
          ON CONFLICT ("on") DO UPDATE SET "digest" = EXCLUDED."digest", "lines" = EXCLUDED."lines",
            "total" = EXCLUDED."total", "exportedAt" = EXCLUDED."exportedAt"`;
      }
      return success({ ...journal, sha256: digest.toString('hex') });
    },
    { isolationLevel: 'RepeatableRead', maxWait: 10_000, timeout: 120_000 },
  );

/** How many differences are named. */
const MOST_NAMED = 100;

/** Proves the sums of days against the entries, and exported days against the sums: each fault in words. */
export async function journalFaults(prisma: PrismaClient): Promise<readonly string[]> {
  const different = await prisma.$queryRaw<{ on: string; account: string }[]>`
    SELECT "on"::text, "account" FROM (
      SELECT p."postingDate" AS "on", p."ownerId" AS "ownerId", e."account"::text AS "account", SUM(e."amount") AS "amount"
        FROM "LedgerEntry" e JOIN "LedgerPosting" p ON p."id" = e."postingId" GROUP BY 1, 2, 3
      UNION ALL
      SELECT "postingDate", "lenderId", "account"::text, -SUM("amount") FROM "LedgerDay" GROUP BY 1, 2, 3) AS "sums"
    GROUP BY "on", "ownerId", "account" HAVING SUM("amount") <> 0 ORDER BY 1, 2 LIMIT ${Prisma.raw(String(MOST_NAMED))}`;
  const faults = different.map(({ on, account }) => `${on}: the day's sum of ${account} differs from its entries`);
  const exported = await prisma.$queryRaw<{ on: string; digest: Uint8Array }[]>`
    SELECT "on"::text, "digest" FROM "LedgerExport" ORDER BY "on"`;
  for (const { on, digest } of exported)
    if (!digestOf(await sumsOf(prisma, on as BusinessDate)).equals(Buffer.from(digest)))
      faults.push(`${on}: the ledger differs from the journal that was exported. Export it again with --restate`);
  return faults;
}
