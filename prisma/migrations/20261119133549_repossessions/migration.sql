-- A repossession is a case with dates. Cases of collateral that is repossessed or sold already are made of its events.
-- CreateEnum
CREATE TYPE "SaleKind" AS ENUM ('PUBLIC', 'PRIVATE');

-- CreateTable
CREATE TABLE "Repossession" (
    "id" TEXT NOT NULL,
    "loanId" TEXT NOT NULL,
    "cureNoticeOn" DATE,
    "cureBy" DATE,
    "repossessedOn" DATE,
    "isVoluntary" BOOLEAN,
    "personalProperty" BYTEA,
    "saleNoticeOn" DATE,
    "saleKind" "SaleKind",
    "earliestSaleOn" DATE,
    "redeemedOn" DATE,
    "soldOn" DATE,
    "debt" DECIMAL(18,2),
    "grossPrice" DECIMAL(18,2),
    "expenses" DECIMAL(18,2),
    "deficiency" DECIMAL(18,2),
    "surplus" DECIMAL(18,2),
    "recordedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Repossession_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Repossession_loanId_recordedAt_idx" ON "Repossession"("loanId", "recordedAt");

-- AddForeignKey
ALTER TABLE "Repossession" ADD CONSTRAINT "Repossession_loanId_fkey" FOREIGN KEY ("loanId") REFERENCES "Loan"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

INSERT INTO "Repossession" ("id", "loanId", "repossessedOn", "soldOn", "grossPrice", "expenses", "recordedAt")
SELECT 'RC-' || gen_random_uuid(), l."id", taken."effectiveDate", sold."effectiveDate",
  (sold."amounts"->>'grossPrice')::numeric(18,2), (sold."amounts"->>'expenses')::numeric(18,2), taken."at"
FROM "Loan" l
JOIN LATERAL (SELECT e."effectiveDate", e."at", e."sequence" FROM "LoanEvent" e
  WHERE e."loanId" = l."id" AND e."command" = 'repossessCollateral' ORDER BY e."sequence" DESC LIMIT 1) AS taken ON true
LEFT JOIN LATERAL (SELECT e."effectiveDate", e."amounts" FROM "LoanEvent" e
  WHERE e."loanId" = l."id" AND e."command" = 'sellCollateral' AND e."sequence" > taken."sequence"
  ORDER BY e."sequence" DESC LIMIT 1) AS sold ON true
WHERE l."encumberedStatus" IN ('REPOSSESSED', 'SOLD');
