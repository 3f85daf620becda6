-- A month's end changed every standing in one transaction, for which commands waited.
CREATE TABLE "LoanMonthEnd" (
    "loanId" TEXT NOT NULL,
    "bucket" TEXT NOT NULL,
    "balance" DECIMAL(18,2) NOT NULL,

    CONSTRAINT "LoanMonthEnd_pkey" PRIMARY KEY ("loanId")
);

INSERT INTO "LoanMonthEnd" ("loanId", "bucket", "balance")
SELECT "loanId", "monthEndBucket", "monthEndBalance" FROM "DelinquencyStanding" WHERE "monthEndBucket" IS NOT NULL;

ALTER TABLE "DelinquencyStanding" DROP COLUMN "monthEndBalance", DROP COLUMN "monthEndBucket";
