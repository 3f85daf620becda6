import { isMonthEnd, type BusinessDate } from '../../domain/calendar.js';
import type { Prisma } from '../../generated/prisma/client.js';

/**
 * At a month's end: counts how loans moved between buckets since the last one, and notes where they are now. Once for
 * each month, whoever comes first.
 */
export async function rollMonth(tx: Prisma.TransactionClient, on: BusinessDate): Promise<void> {
  if (!isMonthEnd(on)) return;
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtext('roll-month'))::text`;
  const run = await tx.endOfDayRun.findUniqueOrThrow({ where: { on: new Date(on) }, select: { completedAt: true } });
  if (run.completedAt !== null) return;
  await tx.$executeRaw`
    INSERT INTO "BucketRoll" ("month", "lenderId", "primaryServicerId", "secondaryServicerId", "fromBucket", "toBucket", "loans", "balance")
    SELECT ${on}::date, l."lenderId", l."primaryServicerId", l."secondaryServicerId", s."monthEndBucket",
      COALESCE(NULLIF(p."bucket", ''), CASE l."loanStatus" WHEN 'CHARGED_OFF' THEN 'CHARGED_OFF' ELSE 'PAID_OFF' END),
      COUNT(*), SUM(s."monthEndBalance")
    FROM "DelinquencyStanding" s JOIN "Loan" l ON l."id" = s."loanId", "portfolioShareOf"(l) p
    WHERE s."monthEndBucket" IS NOT NULL
    GROUP BY 2, 3, 4, 5, 6`;
  await tx.$executeRaw`
    UPDATE "DelinquencyStanding" s
    SET "monthEndBucket" = NULLIF(p."bucket", ''), "monthEndBalance" = CASE WHEN p."bucket" <> '' THEN p."balance" END
    FROM "Loan" l, "portfolioShareOf"(l) p WHERE l."id" = s."loanId"`;
}
