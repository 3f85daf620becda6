import { ACCRUED_DECIMALS } from '../../domain/ledger/interest-accrual.js';
import { Prisma } from '../../generated/prisma/client.js';

/** `toCents` of the domain: half to even, where PostgreSQL rounds half up. */
const cents = (amount: Prisma.Sql): Prisma.Sql => Prisma.sql`(CASE
  WHEN abs(${amount} * 100 - trunc(${amount} * 100)) = 0.5 THEN 2 * round(${amount} * 50) / 100
  ELSE round(${amount}, 2) END)`;

/**
 * Brings loans that do nothing but count to a day: their interest grows by the days since, and where it is income the
 * ledger gets what it lacks. One statement; a loan that a command holds is left to the next round.
 */
export function accrueInterest(on: Prisma.Sql, at: Date, which: Prisma.Sql): Prisma.Sql {
  const decimals = Prisma.raw(String(ACCRUED_DECIMALS));
  return Prisma.sql`
    WITH locked AS (
      SELECT s."loanId", s."accruing", s."interestReceivable",
        s."accruedInterest" + s."dailyInterest" * (${on} - s."figuresOn") AS "accrued"
      FROM "DelinquencyStanding" s WHERE ${which} FOR UPDATE SKIP LOCKED
    ), due AS MATERIALIZED (
      SELECT "loanId", "accruing", "accrued", "interestReceivable", 'PT-' || gen_random_uuid() AS "postingId",
        CASE WHEN "accruing" THEN ${cents(Prisma.sql`round("accrued", ${decimals})`)} ELSE "interestReceivable" END AS "receivable"
      FROM locked
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
