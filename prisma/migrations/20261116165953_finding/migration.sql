-- Loans, payments and persons are found by exact values through keyed digests. SQL has no keys: the gateway makes the digests
-- of what is there already before it serves (src/persistence/upgrade).
CREATE TABLE "BlindIndex" (
    "digest" BYTEA NOT NULL,
    "loanId" TEXT NOT NULL,

    CONSTRAINT "BlindIndex_pkey" PRIMARY KEY ("digest","loanId")
);
CREATE INDEX "BlindIndex_loanId_idx" ON "BlindIndex"("loanId");
ALTER TABLE "BlindIndex" ADD CONSTRAINT "BlindIndex_loanId_fkey" FOREIGN KEY ("loanId") REFERENCES "Loan"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "LoanSeal" ADD COLUMN "isIndexed" BOOLEAN NOT NULL DEFAULT false;

-- The digest of a client with its reference finds a reference of one client only; one of the reference alone serves both.
DROP INDEX "Repayment_referenceIndex_idx";
ALTER TABLE "Repayment" DROP COLUMN "referenceIndex", ADD COLUMN "referenceDigest" BYTEA;
CREATE INDEX "Repayment_referenceDigest_idx" ON "Repayment"("referenceDigest");

-- What is left to do is found at once, at every start.
CREATE INDEX "LoanSeal_unindexed" ON "LoanSeal" ("loanId") WHERE NOT "isIndexed" AND "dataKey" IS NOT NULL;
CREATE INDEX "Repayment_undigested" ON "Repayment" ("id")
  WHERE "referenceDigest" IS NULL AND "externalReference" IS NOT NULL;

-- Lists of payments over all loans, and of loans by their lien.
CREATE INDEX "Repayment_initiatedAt_id_idx" ON "Repayment"("initiatedAt", "id");
CREATE INDEX "Repayment_effectiveDate_id_idx" ON "Repayment"("effectiveDate", "id");
CREATE INDEX "Repayment_state_initiatedAt_id_idx" ON "Repayment"("state", "initiatedAt", "id");
CREATE INDEX "Repayment_state_effectiveDate_id_idx" ON "Repayment"("state", "effectiveDate", "id");
CREATE INDEX "Loan_encumberedStatus_createdAt_id_idx" ON "Loan"("encumberedStatus", "createdAt", "id");
