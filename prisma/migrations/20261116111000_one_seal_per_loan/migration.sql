-- Every loan is sealed by itself, so that lenders who know the same person share nothing. docs/decisions/0001.

-- CreateTable
CREATE TABLE "Person" (
    "id" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Person_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LoanSeal" (
    "loanId" TEXT NOT NULL,
    "dataKey" BYTEA,
    "wrappedFor" TEXT NOT NULL,
    "ssnIndex" BYTEA,
    "erasedAt" TIMESTAMPTZ(3),

    CONSTRAINT "LoanSeal_pkey" PRIMARY KEY ("loanId")
);

-- CreateTable
CREATE TABLE "ErasureRequest" (
    "id" TEXT NOT NULL,
    "borrowerId" TEXT NOT NULL,
    "portfolio" TEXT NOT NULL,
    "clientId" TEXT NOT NULL,
    "askedAt" TIMESTAMPTZ(3) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ErasureRequest_pkey" PRIMARY KEY ("id")
);

-- AlterTable
ALTER TABLE "Borrower" ADD COLUMN "personId" TEXT;

-- Each loan gets a copy of its borrower's wrapped key, which opens under the name it was wrapped for. Nothing is sealed
-- anew, and no key is needed for it.
INSERT INTO "LoanSeal" ("loanId", "dataKey", "wrappedFor", "ssnIndex", "erasedAt")
SELECT l."id", b."dataKey", b."id", b."ssnIndex", b."erasedAt"
FROM "Loan" l JOIN "Borrower" b ON b."id" = l."borrowerId"
WHERE b."dataKey" IS NOT NULL OR b."ssnIndex" IS NOT NULL OR b."erasedAt" IS NOT NULL;

-- Loans that were made here for another lender, and joined a person by the social security number alone: each lender's
-- get a borrower of their own. The lender of the person's first loan keeps the id. Ids that records brought along stay.
CREATE TEMPORARY TABLE "bookOf" AS
SELECT l."id" AS "loanId", l."borrowerId", l."createdAt",
  CASE WHEN l."lenderId" IS NOT NULL THEN 'L' || l."lenderId" ELSE 'S' || COALESCE(l."primaryServicerId", '') END AS "book",
  e."clientId", e."clientId" IS NOT NULL AS "isMadeHere"
FROM "Loan" l LEFT JOIN "LoanEvent" e ON e."loanId" = l."id" AND e."command" = 'createLoan'
WHERE l."borrowerId" IN (
  SELECT "borrowerId" FROM "Loan" GROUP BY "borrowerId"
  HAVING COUNT(DISTINCT CASE WHEN "lenderId" IS NOT NULL THEN 'L' || "lenderId" ELSE 'S' || COALESCE("primaryServicerId", '') END) > 1
);

CREATE TEMPORARY TABLE "splitOff" AS
SELECT o."borrowerId", o."book", 'BR-' || gen_random_uuid() AS "newId", MIN(o."createdAt") AS "since",
  -- Whoever sees all loans could compare the two; a client of one lender could not.
  bool_and(EXISTS (
    SELECT 1 FROM "ApiClient" c
    WHERE c."id" = o."clientId" AND c."lenderId" IS NULL AND c."servicerId" IS NULL AND c."borrowerId" IS NULL
  )) AS "isLinked"
FROM "bookOf" o
WHERE o."book" <> (
  SELECT f."book" FROM "bookOf" f WHERE f."borrowerId" = o."borrowerId" ORDER BY f."createdAt", f."loanId" LIMIT 1
)
GROUP BY o."borrowerId", o."book" HAVING bool_and(o."isMadeHere");

INSERT INTO "Person" ("id") SELECT DISTINCT 'PN-' || "borrowerId" FROM "splitOff" WHERE "isLinked";
UPDATE "Borrower" b SET "personId" = 'PN-' || b."id"
FROM (SELECT DISTINCT "borrowerId" FROM "splitOff" WHERE "isLinked") s WHERE s."borrowerId" = b."id";
INSERT INTO "Borrower" ("id", "createdAt", "personId")
SELECT "newId", "since", CASE WHEN "isLinked" THEN 'PN-' || "borrowerId" END FROM "splitOff";
UPDATE "Loan" l SET "borrowerId" = s."newId"
FROM "bookOf" o JOIN "splitOff" s ON s."borrowerId" = o."borrowerId" AND s."book" = o."book"
WHERE l."id" = o."loanId";

DROP TABLE "bookOf", "splitOff";

-- DropIndex
DROP INDEX "Borrower_ssnIndex_idx";

-- AlterTable
ALTER TABLE "Borrower" DROP COLUMN "dataKey", DROP COLUMN "erasedAt", DROP COLUMN "ssnIndex";

-- CreateIndex
CREATE INDEX "Borrower_personId_idx" ON "Borrower"("personId");

-- CreateIndex
CREATE INDEX "LoanSeal_ssnIndex_idx" ON "LoanSeal"("ssnIndex");

-- CreateIndex
CREATE INDEX "ErasureRequest_borrowerId_portfolio_askedAt_idx" ON "ErasureRequest"("borrowerId", "portfolio", "askedAt");

-- AddForeignKey
ALTER TABLE "Borrower" ADD CONSTRAINT "Borrower_personId_fkey" FOREIGN KEY ("personId") REFERENCES "Person"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LoanSeal" ADD CONSTRAINT "LoanSeal_loanId_fkey" FOREIGN KEY ("loanId") REFERENCES "Loan"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
