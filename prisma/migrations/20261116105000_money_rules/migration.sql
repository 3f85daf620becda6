-- CreateEnum
CREATE TYPE "PaymentInstruction" AS ENUM ('PAY_AHEAD', 'PRINCIPAL_ONLY', 'FEES_FIRST');

-- AlterEnum
ALTER TYPE "FeeKind" ADD VALUE 'PREPAYMENT_PENALTY';
ALTER TYPE "LedgerAccount" ADD VALUE 'SMALL_BALANCE_LOSS';
ALTER TYPE "PostingKind" ADD VALUE 'FEE_REVERSAL';
ALTER TYPE "PostingKind" ADD VALUE 'SMALL_BALANCE';
ALTER TYPE "RepaymentState" ADD VALUE 'EXPIRED';

-- AlterTable
ALTER TABLE "AccountEntry" ADD COLUMN     "instruction" "PaymentInstruction";

-- AlterTable
ALTER TABLE "Loan" ALTER COLUMN "lateFee" SET DATA TYPE TEXT;

-- AlterTable
ALTER TABLE "Repayment" ADD COLUMN     "clientId" TEXT,
ADD COLUMN     "expiresOn" DATE,
ADD COLUMN     "instruction" "PaymentInstruction",
ADD COLUMN     "referenceIndex" BYTEA,
ADD COLUMN     "sentAt" TIMESTAMPTZ(3);

-- Whose a payment is follows from its events. One on its way holds a late fee back for five business days, as new ones do.
UPDATE "Repayment" SET "clientId" = e."clientId"
FROM (
  SELECT DISTINCT ON ("repaymentId") "repaymentId", "clientId" FROM "LoanEvent"
  WHERE "command" IN ('initiateRepayment', 'submitRepayment') ORDER BY "repaymentId", "sequence" DESC
) e
WHERE e."repaymentId" = "Repayment"."id";
UPDATE "Repayment" SET "expiresOn" = ("submittedAt" AT TIME ZONE 'UTC')::date + 7 WHERE "state" = 'SUBMITTED';

-- AlterTable
ALTER TABLE "ServicingTerms" ADD COLUMN     "accountRules" JSONB;

-- A loan that was opened before keeps the rules that it had: its entries must replay to the balances that it has. Late
-- fees up to the last day that was closed stay as they were recorded.
ALTER TABLE "ServicingTerms" DISABLE TRIGGER "appendOnly";
UPDATE "ServicingTerms" SET "accountRules" = jsonb_build_object(
  'edition', 1,
  'waterfall', 'INSTALLMENTS_FIRST',
  'extraMoney', 'PRINCIPAL_ONLY',
  'allowFeesFirst', false,
  'closingTolerance', '0',
  'smallCredit', 'HOLD',
  'prepaymentPenaltyPercent', '0',
  'pendingBusinessDays', 5,
  'lateFee', jsonb_strip_nulls(jsonb_build_object(
    'formula', CASE WHEN "lateFee" > 0 THEN jsonb_build_object('kind', 'FLAT', 'amount', "lateFee"::text) END,
    'minimumUnpaid', '0',
    'source', 'contract',
    'from', (SELECT (MAX("on") + 1)::text FROM "EndOfDayRun" WHERE "completedAt" IS NOT NULL)
  ))
);
ALTER TABLE "ServicingTerms" ENABLE TRIGGER "appendOnly";
ALTER TABLE "ServicingTerms" ALTER COLUMN "accountRules" SET NOT NULL, DROP COLUMN "lateFee";

-- CreateIndex
CREATE INDEX "Repayment_referenceIndex_idx" ON "Repayment"("referenceIndex");

-- CreateIndex
CREATE INDEX "Repayment_state_expiresOn_idx" ON "Repayment"("state", "expiresOn");
