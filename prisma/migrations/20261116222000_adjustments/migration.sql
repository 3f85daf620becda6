-- What can be given up, given back or corrected, beside fees and credit.
ALTER TYPE "AccountEntryKind" ADD VALUE 'FEE_REFUND';
ALTER TYPE "AccountEntryKind" ADD VALUE 'INTEREST_WAIVER';
ALTER TYPE "AccountEntryKind" ADD VALUE 'PRINCIPAL_ADJUSTMENT';
ALTER TYPE "AccountEntryKind" ADD VALUE 'SMALL_BALANCE_WRITE_OFF';
ALTER TYPE "FeeKind" ADD VALUE 'TITLE';
ALTER TYPE "FeeKind" ADD VALUE 'REPOSSESSION';
ALTER TYPE "FeeKind" ADD VALUE 'LEGAL';
ALTER TYPE "FeeKind" ADD VALUE 'DEFERRAL';
ALTER TYPE "LedgerAccount" ADD VALUE 'PRINCIPAL_ADJUSTMENT';
ALTER TYPE "PostingKind" ADD VALUE 'FEE_REFUND';
ALTER TYPE "PostingKind" ADD VALUE 'INTEREST_WAIVER';
ALTER TYPE "PostingKind" ADD VALUE 'PRINCIPAL_ADJUSTMENT';

-- An adjustment is an entry of the account and the event that tells of it: who, when and why.
ALTER TABLE "LoanEvent" ADD COLUMN "entryId" TEXT, ADD COLUMN "requestedBy" TEXT;

-- Those that were made before were recorded in the same instant as their events.
-- Texts of theirs that are not sealed yet are sealed when the gateway starts; a row that is changed here may still have one.
ALTER TABLE "LoanEvent" DISABLE TRIGGER "textsOnly";
ALTER TABLE "LoanEvent" DROP CONSTRAINT "LoanEvent_sealed";
UPDATE "LoanEvent" SET "entryId" = "AccountEntry"."id" FROM "AccountEntry"
WHERE "AccountEntry"."loanId" = "LoanEvent"."loanId" AND "AccountEntry"."recordedAt" = "LoanEvent"."at"
  AND (("LoanEvent"."command" = 'waiveFee' AND "AccountEntry"."kind" = 'FEE_WAIVER')
    OR ("LoanEvent"."command" = 'refundCredit' AND "AccountEntry"."kind" = 'REFUND'));
ALTER TABLE "LoanEvent" ADD CONSTRAINT "LoanEvent_sealed" CHECK ("clearReason" IS NULL) NOT VALID;
ALTER TABLE "LoanEvent" ENABLE TRIGGER "textsOnly";

CREATE TYPE "ApprovalState" AS ENUM ('PENDING', 'APPROVED', 'REJECTED');

CREATE TABLE "ApprovalRequest" (
  "id" TEXT NOT NULL,
  "loanId" TEXT NOT NULL,
  "command" TEXT NOT NULL,
  "input" BYTEA,
  "amount" DECIMAL(18,2) NOT NULL,
  "state" "ApprovalState" NOT NULL,
  "requestedBy" TEXT NOT NULL,
  "requestedAt" TIMESTAMPTZ(3) NOT NULL,
  "decidedBy" TEXT,
  "decidedAt" TIMESTAMPTZ(3),
  "reason" BYTEA,

  CONSTRAINT "ApprovalRequest_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "ApprovalRequest_two_clients" CHECK ("decidedBy" <> "requestedBy"),
  CONSTRAINT "ApprovalRequest_loanId_fkey" FOREIGN KEY ("loanId") REFERENCES "Loan"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

CREATE INDEX "ApprovalRequest_state_requestedAt_id_idx" ON "ApprovalRequest"("state", "requestedAt", "id");
CREATE INDEX "ApprovalRequest_requestedAt_id_idx" ON "ApprovalRequest"("requestedAt", "id");
CREATE INDEX "ApprovalRequest_loanId_requestedAt_id_idx" ON "ApprovalRequest"("loanId", "requestedAt", "id");
