-- How late the loans were at the end of each month. The moves between buckets tell it of all months but the last.
CREATE TABLE "MonthEndTotal" (
    "id" BIGSERIAL NOT NULL,
    "month" DATE NOT NULL,
    "lenderId" TEXT,
    "primaryServicerId" TEXT,
    "secondaryServicerId" TEXT,
    "bucket" TEXT NOT NULL,
    "loans" INTEGER NOT NULL,
    "balance" DECIMAL(24,2) NOT NULL,

    CONSTRAINT "MonthEndTotal_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "MonthEndTotal_month_idx" ON "MonthEndTotal"("month");

-- Months whose last day was closed: one that was left out has no moves of its own.
CREATE TEMPORARY TABLE "closed_month" AS
SELECT "on" FROM "EndOfDayRun"
WHERE "completedAt" IS NOT NULL AND date_trunc('month', "on") <> date_trunc('month', "on" + 1);

INSERT INTO "MonthEndTotal" ("month", "lenderId", "primaryServicerId", "secondaryServicerId", "bucket", "loans", "balance")
SELECT (SELECT MAX("on") FROM "closed_month" WHERE "on" < "roll"."month"), "lenderId", "primaryServicerId",
    "secondaryServicerId", "fromBucket", SUM("loans"), SUM("balance")
FROM "BucketRoll" "roll"
WHERE EXISTS (SELECT FROM "closed_month" WHERE "on" < "roll"."month")
GROUP BY 1, 2, 3, 4, 5;

INSERT INTO "MonthEndTotal" ("month", "lenderId", "primaryServicerId", "secondaryServicerId", "bucket", "loans", "balance")
SELECT (SELECT MAX("on") FROM "closed_month"), "lenderId", "primaryServicerId", "secondaryServicerId",
    "monthEndBucket", COUNT(*), SUM("monthEndBalance")
FROM "DelinquencyStanding" JOIN "Loan" ON "Loan"."id" = "DelinquencyStanding"."loanId"
WHERE "monthEndBucket" IS NOT NULL AND EXISTS (SELECT FROM "closed_month")
GROUP BY 1, 2, 3, 4, 5;

DROP TABLE "closed_month";
