import { ACCRUED_DECIMALS } from '../../domain/ledger/balances.js';
import { Prisma } from '../../generated/prisma/client.js';
import { BUCKETS, RISK_BANDS } from '../../domain/delinquency/delinquency.js';
import { meaningOf } from '../../domain/record/spelling.js';
import { isMonthEnd, type BusinessDate } from '../../domain/calendar.js';

/** `toCents` of the domain: half to even, where PostgreSQL rounds half up. */
const cents = (amount: Prisma.Sql): Prisma.Sql => Prisma.sql`(CASE
  WHEN abs(${amount} * 100 - trunc(${amount} * 100)) = 0.5 THEN 2 * round(${amount} * 50) / 100
  ELSE round(${amount}, 2) END)`;

/**
 * Accrues interest to a day on loans that need nothing but counting. Where interest is income, the ledger gets the difference.
 * The loans' rows are locked.
 */
export function accrueInterest(on: Prisma.Sql, at: Date, which: Prisma.Sql): Prisma.Sql {
  const decimals = Prisma.raw(String(ACCRUED_DECIMALS));
  return Prisma.sql`
    WITH accrued AS (
      SELECT s."loanId", s."accruing", s."interestReceivable",
        s."accruedInterest" + s."dailyInterest" * (${on} - s."figuresOn") AS "accrued"
      FROM "DelinquencyStanding" s WHERE ${which}
    ), due AS MATERIALIZED (
      SELECT "loanId", "accruing", "accrued", "interestReceivable", 'PT-' || gen_random_uuid() AS "postingId",
        CASE WHEN "accruing" THEN ${cents(Prisma.sql`round("accrued", ${decimals})`)} ELSE "interestReceivable" END AS "receivable"
      FROM accrued
    ), posted AS (
      INSERT INTO "LedgerPosting" ("id", "loanId", "kind", "effectiveDate", "recordedAt")
      SELECT "postingId", "loanId",
        (CASE WHEN "receivable" > "interestReceivable" THEN 'INTEREST_ACCRUAL' ELSE 'INTEREST_REVERSAL' END)::"PostingKind",
        ${on}, ${at.toISOString()}::timestamptz
      FROM due WHERE "receivable" <> "interestReceivable"
    ), entered AS (
      INSERT INTO "LedgerEntry" ("postingId", "loanId", "account", "amount")
      SELECT "postingId", "loanId", side."account"::"LedgerAccount", side."sign" * ("receivable" - "interestReceivable")
      FROM due, (VALUES ('INTEREST_RECEIVABLE', 1), ('INTEREST_INCOME', -1)) side ("account", "sign")
      WHERE "receivable" <> "interestReceivable"
    )
    UPDATE "DelinquencyStanding" s SET "figuresOn" = ${on}, "accruedInterest" = due."accrued",
      "accruedThrough" = CASE WHEN s."accruedThrough" IS NULL AND NOT due."accruing" THEN NULL ELSE ${on} END,
      "interestReceivable" = due."receivable"
    FROM due WHERE s."loanId" = due."loanId"`;
}

/**
 * `countedFigures` of the domain as SQL, made from the same tables, for loans `l` with the standing `s`. A test holds both
 * against each other.
 */
export function countedColumns(on: Prisma.Sql): Prisma.Sql {
  const daysPastDue = Prisma.sql`(${on} - s."oldestUnpaidOn")`;
  return Prisma.sql`
    "currentDpd" = ${daysPastDue},
    "delinquentDays" = GREATEST(0, ${daysPastDue} - s."graceDays"),
    "paymentStatus" = ${paymentStatus(daysPastDue)},
    "riskRating" = ${riskRating(daysPastDue)}`;
}

const constant = (value: string | number) => Prisma.raw(typeof value === 'number' ? String(value) : `'${value}'`);

function paymentStatus(daysPastDue: Prisma.Sql): Prisma.Sql {
  const late = BUCKETS.filter(({ from }) => from > 0).map(({ from, label }) => {
    const status = constant(meaningOf('PaymentStatus', label) ?? '');
    return Prisma.sql`WHEN ${daysPastDue} >= ${constant(from)} THEN ${status}`;
  });
  return Prisma.sql`(CASE WHEN l."loanStatus" = 'CHARGED_OFF' THEN 'CHARGED_OFF' WHEN ${daysPastDue} <= s."graceDays" THEN 'GRACE' ${Prisma.join(late.reverse(), ' ')} END)::"PaymentStatus"`;
}

function riskRating(daysPastDue: Prisma.Sql): Prisma.Sql {
  const bands = RISK_BANDS.map(
    ({ rating, probabilityBelow, daysPastDueBelow }) =>
      Prisma.sql`WHEN l."defaultProbability" < ${constant(probabilityBelow.toFixed())}::numeric AND ${daysPastDue} < ${constant(daysPastDueBelow)} THEN ${constant(rating)}::"RiskRating"`,
  );
  return Prisma.sql`CASE WHEN l."defaultProbability" IS NULL THEN l."riskRating" ${Prisma.join(bands, ' ')} ELSE 'CRITICAL'::"RiskRating" END`;
}

/** Whether a later month was closed before this one: where loans stood at the end of this one is not known any more. */
async function isFollowed(tx: Prisma.TransactionClient, on: BusinessDate): Promise<boolean> {
  const [found] = await tx.$queryRaw<object[]>`
    SELECT 1 AS "is" FROM "EndOfDayRun" WHERE "on" > ${on}::date AND "completedAt" IS NOT NULL
      AND date_trunc('month', "on") <> date_trunc('month', "on" + 1) LIMIT 1`;
  return found !== undefined;
}

/**
 * At a month's end: counts how loans moved between buckets since the last one, and records their buckets. Once for each month,
 * by the process that comes first. It writes a table that commands don't use, so they don't wait for it.
 */
export async function rollMonth(tx: Prisma.TransactionClient, on: BusinessDate): Promise<void> {
  if (!isMonthEnd(on)) return;
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtext('roll-month'))::text`;
  const run = await tx.endOfDayRun.findUniqueOrThrow({ where: { on: new Date(on) }, select: { completedAt: true } });
  if (run.completedAt !== null || (await isFollowed(tx, on))) return;
  await tx.$executeRaw`
    INSERT INTO "BucketRoll" ("month", "lenderId", "primaryServicerId", "secondaryServicerId", "fromBucket", "toBucket", "loans", "balance")
    SELECT ${on}::date, l."lenderId", l."primaryServicerId", l."secondaryServicerId", m."bucket",
      COALESCE(NULLIF(p."bucket", ''), CASE l."loanStatus" WHEN 'CHARGED_OFF' THEN 'CHARGED_OFF' ELSE 'PAID_OFF' END),
      COUNT(*), SUM(m."balance")
    FROM "LoanMonthEnd" m JOIN "Loan" l ON l."id" = m."loanId", "portfolioShareOf"(l) p
    GROUP BY 2, 3, 4, 5, 6`;
  await tx.$executeRaw`DELETE FROM "LoanMonthEnd"`;
  await tx.$executeRaw`
    INSERT INTO "LoanMonthEnd" ("loanId", "bucket", "balance")
    SELECT l."id", p."bucket", p."balance"
    FROM "DelinquencyStanding" s JOIN "Loan" l ON l."id" = s."loanId", "portfolioShareOf"(l) p WHERE p."bucket" <> ''`;
  await tx.$executeRaw`
    INSERT INTO "MonthEndTotal" ("month", "lenderId", "primaryServicerId", "secondaryServicerId", "bucket", "loans", "balance")
    SELECT ${on}::date, l."lenderId", l."primaryServicerId", l."secondaryServicerId", m."bucket", COUNT(*), SUM(m."balance")
    FROM "LoanMonthEnd" m JOIN "Loan" l ON l."id" = m."loanId"
    GROUP BY 2, 3, 4, 5`;
}
