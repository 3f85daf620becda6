-- CreateEnum
CREATE TYPE "TransferState" AS ENUM ('PENDING', 'ACTIVE', 'DECLINED', 'CANCELLED');

-- CreateEnum
CREATE TYPE "TransferSide" AS ENUM ('SELLER', 'BUYER');

-- CreateEnum
CREATE TYPE "ServicingRights" AS ENUM ('RETAINED', 'RELEASED');

-- CreateEnum
CREATE TYPE "TransferDecline" AS ENUM ('BY_OTHER_LENDER', 'NOT_ACCEPTED', 'NOTHING_OWED');

-- AlterEnum
ALTER TYPE "LedgerAccount" ADD VALUE 'TRANSFERRED';
ALTER TYPE "LedgerAccount" ADD VALUE 'SERVICING_FEE';

-- AlterEnum
ALTER TYPE "PostingKind" ADD VALUE 'TRANSFER';
ALTER TYPE "PostingKind" ADD VALUE 'SERVICING_FEE';

-- No loan was sold before, so every posting is in the books of its loan's lender.
ALTER TABLE "LedgerPosting" ADD COLUMN     "ownerId" TEXT;
ALTER TABLE "LedgerPosting" DISABLE TRIGGER "appendOnly";
UPDATE "LedgerPosting" p SET "ownerId" = l."lenderId" FROM "Loan" l WHERE l."id" = p."loanId" AND l."lenderId" IS NOT NULL;
ALTER TABLE "LedgerPosting" ENABLE TRIGGER "appendOnly";

-- What moves cash, by owner. Accruals are most of the ledger and move none.
CREATE INDEX "LedgerPosting_cash_idx" ON "LedgerPosting" ("ownerId", "postingDate") WHERE "kind" NOT IN ('INTEREST_ACCRUAL', 'INTEREST_REVERSAL');

-- AlterTable
ALTER TABLE "Loan" ADD COLUMN     "ownedFrom" DATE;

-- CreateTable
CREATE TABLE "LoanTransfer" (
    "id" TEXT NOT NULL,
    "loanId" TEXT NOT NULL,
    "state" "TransferState" NOT NULL,
    "sellerId" TEXT NOT NULL,
    "buyerId" TEXT NOT NULL,
    "proposedBySide" "TransferSide" NOT NULL,
    "settlementDate" DATE NOT NULL,
    "priceRatio" DECIMAL(24,12),
    "priceAmount" DECIMAL(18,2),
    "principalOffered" DECIMAL(18,2),
    "servicing" "ServicingRights" NOT NULL,
    "servicingFee" DECIMAL(24,12) NOT NULL,
    "servicerId" TEXT,
    "buyBackOf" TEXT,
    "proposedAt" TIMESTAMPTZ(3) NOT NULL,
    "proposedBy" TEXT NOT NULL,
    "acceptedAt" TIMESTAMPTZ(3),
    "acceptedBy" TEXT,
    "endedAt" TIMESTAMPTZ(3),
    "declinedFor" "TransferDecline",
    "ledgerAddress" TEXT,
    "ledgerBlock" DECIMAL(24,0),
    "ledgerHash" TEXT,
    "principal" DECIMAL(18,2),
    "accruedInterest" DECIMAL(18,2),
    "fees" DECIMAL(18,2),
    "credit" DECIMAL(18,2),
    "price" DECIMAL(18,2),

    CONSTRAINT "LoanTransfer_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "LoanTransfer_loanId_settlementDate_idx" ON "LoanTransfer"("loanId", "settlementDate");

-- CreateIndex
CREATE INDEX "LoanTransfer_sellerId_proposedAt_id_idx" ON "LoanTransfer"("sellerId", "proposedAt", "id");

-- CreateIndex
CREATE INDEX "LoanTransfer_buyerId_proposedAt_id_idx" ON "LoanTransfer"("buyerId", "proposedAt", "id");

-- CreateIndex
CREATE INDEX "LoanTransfer_proposedAt_id_idx" ON "LoanTransfer"("proposedAt", "id");

-- AddForeignKey
ALTER TABLE "LoanTransfer" ADD CONSTRAINT "LoanTransfer_loanId_fkey" FOREIGN KEY ("loanId") REFERENCES "Loan"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A loan has one at a time; end of day finds those that are due.
CREATE UNIQUE INDEX "LoanTransfer_pending" ON "LoanTransfer" ("loanId") WHERE "state" = 'PENDING';
CREATE INDEX "LoanTransfer_due_idx" ON "LoanTransfer" ("settlementDate") WHERE "state" = 'PENDING';

-- Dates a posting, and names its owner: the lender of the loan, if the writer knows no other.
CREATE OR REPLACE FUNCTION "datePosting"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."postingDate" := GREATEST(NEW."effectiveDate", (SELECT MAX("through") + 1 FROM "LedgerPeriod" WHERE "reopenedAt" IS NULL));
  NEW."ownerId" := COALESCE(NEW."ownerId", (SELECT "lenderId" FROM "Loan" WHERE "id" = NEW."loanId"));
  RETURN NEW;
END
$$;

-- A posting stays in the books of its owner, whoever has the loan later.
CREATE OR REPLACE FUNCTION "addToLedgerDays"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "LedgerDay" ("effectiveDate", "postingDate", "lenderId", "primaryServicerId", "secondaryServicerId", "account", "amount")
  SELECT p."effectiveDate", p."postingDate", p."ownerId", l."primaryServicerId", l."secondaryServicerId", e."account", SUM(e."amount")
  FROM "added" e JOIN "LedgerPosting" p ON p."id" = e."postingId" JOIN "Loan" l ON l."id" = e."loanId"
  GROUP BY 1, 2, 3, 4, 5, 6;
  RETURN NULL;
END
$$;

-- A loan that goes to another servicer takes its ledger along.
CREATE OR REPLACE FUNCTION "moveLedgerDays"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "LedgerDay" ("effectiveDate", "postingDate", "lenderId", "primaryServicerId", "secondaryServicerId", "account", "amount")
  SELECT p."effectiveDate", p."postingDate", p."ownerId", o."primaryServicerId", o."secondaryServicerId", e."account", o."sign" * SUM(e."amount")
  FROM "LedgerEntry" e JOIN "LedgerPosting" p ON p."id" = e."postingId",
    (VALUES (-1, OLD."primaryServicerId", OLD."secondaryServicerId"), (1, NEW."primaryServicerId", NEW."secondaryServicerId"))
      o ("sign", "primaryServicerId", "secondaryServicerId")
  WHERE e."loanId" = NEW."id"
  GROUP BY 1, 2, 3, 4, 5, 6, o."sign";
  RETURN NULL;
END
$$;
DROP TRIGGER "ledgerOwners" ON "Loan";
CREATE TRIGGER "ledgerServicers" AFTER UPDATE OF "primaryServicerId", "secondaryServicerId" ON "Loan" FOR EACH ROW
  WHEN ((OLD."primaryServicerId", OLD."secondaryServicerId") IS DISTINCT FROM (NEW."primaryServicerId", NEW."secondaryServicerId"))
  EXECUTE FUNCTION "moveLedgerDays"();
