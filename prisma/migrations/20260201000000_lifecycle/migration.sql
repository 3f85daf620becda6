-- CreateEnum
CREATE TYPE "RepaymentState" AS ENUM ('INITIATED', 'SUBMITTED', 'SETTLED', 'FAILED', 'REVERSED', 'CANCELLED');

-- CreateEnum
CREATE TYPE "RepaymentMethod" AS ENUM ('ACH', 'CARD', 'CHECK', 'CASH', 'WIRE', 'COLLATERAL_SALE', 'INSURANCE', 'OTHER');

-- CreateEnum
CREATE TYPE "AccountEntryKind" AS ENUM ('PAYMENT', 'FEE', 'FEE_WAIVER', 'REFUND', 'CHARGE_OFF', 'REVERSAL');

-- CreateEnum
CREATE TYPE "FeeKind" AS ENUM ('LATE', 'RETURNED_PAYMENT', 'REFUNDED_IN_EXCESS', 'OTHER');

-- CreateEnum
CREATE TYPE "LedgerAccount" AS ENUM ('CASH', 'PRINCIPAL_RECEIVABLE', 'FEE_RECEIVABLE', 'CREDIT_BALANCE', 'INTEREST_INCOME', 'FEE_INCOME', 'CHARGED_OFF_INTEREST', 'CHARGE_OFF_LOSS', 'RECOVERY_INCOME', 'OPENING_BALANCE');

-- CreateEnum
CREATE TYPE "PostingKind" AS ENUM ('OPENING', 'FUNDING', 'PAYMENT', 'REVERSAL', 'REALLOCATION', 'FEE', 'FEE_WAIVER', 'REFUND', 'CHARGE_OFF', 'ADJUSTMENT');

-- AlterTable
ALTER TABLE "Loan" ADD COLUMN     "lienReleaseDueOn" DATE;

-- CreateTable
CREATE TABLE "ServicingTerms" (
    "loanId" TEXT NOT NULL,
    "schedule" JSONB NOT NULL,
    "opening" JSONB,
    "graceDays" INTEGER NOT NULL,
    "lateFee" DECIMAL(18,2) NOT NULL,
    "recordedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ServicingTerms_pkey" PRIMARY KEY ("loanId")
);

-- CreateTable
CREATE TABLE "Repayment" (
    "id" TEXT NOT NULL,
    "loanId" TEXT NOT NULL,
    "state" "RepaymentState" NOT NULL,
    "amount" DECIMAL(18,2),
    "effectiveDate" DATE,
    "method" "RepaymentMethod",
    "externalReference" TEXT,
    "reason" TEXT,
    "preview" JSONB,
    "initiatedAt" TIMESTAMPTZ(3) NOT NULL,
    "submittedAt" TIMESTAMPTZ(3),
    "acknowledgedAt" TIMESTAMPTZ(3),
    "reversedAt" TIMESTAMPTZ(3),
    "cancelledAt" TIMESTAMPTZ(3),

    CONSTRAINT "Repayment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AccountEntry" (
    "id" TEXT NOT NULL,
    "loanId" TEXT NOT NULL,
    "sequence" INTEGER NOT NULL,
    "kind" "AccountEntryKind" NOT NULL,
    "effectiveOn" DATE NOT NULL,
    "amount" DECIMAL(18,2),
    "feeKind" "FeeKind",
    "installment" INTEGER,
    "feeId" TEXT,
    "reverses" TEXT,
    "recordedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "AccountEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LedgerPosting" (
    "id" TEXT NOT NULL,
    "loanId" TEXT NOT NULL,
    "sequence" SERIAL NOT NULL,
    "kind" "PostingKind" NOT NULL,
    "effectiveDate" DATE NOT NULL,
    "recordedAt" TIMESTAMPTZ(3) NOT NULL,
    "repaymentId" TEXT,

    CONSTRAINT "LedgerPosting_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LedgerEntry" (
    "postingId" TEXT NOT NULL,
    "account" "LedgerAccount" NOT NULL,
    "amount" DECIMAL(18,2) NOT NULL,
    "loanId" TEXT NOT NULL,

    CONSTRAINT "LedgerEntry_pkey" PRIMARY KEY ("postingId","account")
);

-- CreateTable
CREATE TABLE "LoanEvent" (
    "id" TEXT NOT NULL,
    "loanId" TEXT NOT NULL,
    "sequence" INTEGER NOT NULL,
    "command" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "clientId" TEXT NOT NULL,
    "requestId" TEXT NOT NULL,
    "effectiveDate" DATE NOT NULL,
    "fromState" "LoanStatus",
    "toState" "LoanStatus" NOT NULL,
    "fromLien" "EncumberedStatus",
    "toLien" "EncumberedStatus",
    "repaymentId" TEXT,
    "reason" TEXT,
    "amounts" JSONB NOT NULL,

    CONSTRAINT "LoanEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Stipulation" (
    "loanId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "clearedAt" TIMESTAMPTZ(3),
    "clearedBy" TEXT,

    CONSTRAINT "Stipulation_pkey" PRIMARY KEY ("loanId","position")
);

-- CreateTable
CREATE TABLE "Valuation" (
    "id" TEXT NOT NULL,
    "loanId" TEXT NOT NULL,
    "valuedOn" DATE NOT NULL,
    "amount" DECIMAL(18,2) NOT NULL,
    "source" TEXT,
    "recordedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Valuation_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Repayment_loanId_initiatedAt_id_idx" ON "Repayment"("loanId", "initiatedAt", "id");

-- CreateIndex
CREATE INDEX "Repayment_loanId_state_idx" ON "Repayment"("loanId", "state");

-- CreateIndex
CREATE UNIQUE INDEX "AccountEntry_loanId_sequence_key" ON "AccountEntry"("loanId", "sequence");

-- CreateIndex
CREATE UNIQUE INDEX "LedgerPosting_sequence_key" ON "LedgerPosting"("sequence");

-- CreateIndex
CREATE INDEX "LedgerPosting_loanId_sequence_idx" ON "LedgerPosting"("loanId", "sequence");

-- CreateIndex
CREATE INDEX "LedgerPosting_repaymentId_idx" ON "LedgerPosting"("repaymentId");

-- CreateIndex
CREATE INDEX "LedgerEntry_loanId_account_idx" ON "LedgerEntry"("loanId", "account");

-- CreateIndex
CREATE UNIQUE INDEX "LoanEvent_loanId_sequence_key" ON "LoanEvent"("loanId", "sequence");

-- CreateIndex
CREATE INDEX "Valuation_loanId_valuedOn_recordedAt_idx" ON "Valuation"("loanId", "valuedOn", "recordedAt");

-- AddForeignKey
ALTER TABLE "ServicingTerms" ADD CONSTRAINT "ServicingTerms_loanId_fkey" FOREIGN KEY ("loanId") REFERENCES "Loan"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Repayment" ADD CONSTRAINT "Repayment_loanId_fkey" FOREIGN KEY ("loanId") REFERENCES "Loan"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AccountEntry" ADD CONSTRAINT "AccountEntry_loanId_fkey" FOREIGN KEY ("loanId") REFERENCES "Loan"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LedgerPosting" ADD CONSTRAINT "LedgerPosting_loanId_fkey" FOREIGN KEY ("loanId") REFERENCES "Loan"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LedgerEntry" ADD CONSTRAINT "LedgerEntry_postingId_fkey" FOREIGN KEY ("postingId") REFERENCES "LedgerPosting"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LoanEvent" ADD CONSTRAINT "LoanEvent_loanId_fkey" FOREIGN KEY ("loanId") REFERENCES "Loan"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Stipulation" ADD CONSTRAINT "Stipulation_loanId_fkey" FOREIGN KEY ("loanId") REFERENCES "Loan"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Valuation" ADD CONSTRAINT "Valuation_loanId_fkey" FOREIGN KEY ("loanId") REFERENCES "Loan"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What has been written down stays: no update, delete or truncate, whoever asks.
CREATE FUNCTION "refuseChange"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '"%" is append-only: % is refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'restrict_violation';
END
$$;

CREATE TRIGGER "appendOnly" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ServicingTerms" EXECUTE FUNCTION "refuseChange"();
CREATE TRIGGER "appendOnly" BEFORE UPDATE OR DELETE OR TRUNCATE ON "AccountEntry" EXECUTE FUNCTION "refuseChange"();
CREATE TRIGGER "appendOnly" BEFORE UPDATE OR DELETE OR TRUNCATE ON "LedgerPosting" EXECUTE FUNCTION "refuseChange"();
CREATE TRIGGER "appendOnly" BEFORE UPDATE OR DELETE OR TRUNCATE ON "LedgerEntry" EXECUTE FUNCTION "refuseChange"();
CREATE TRIGGER "appendOnly" BEFORE UPDATE OR DELETE OR TRUNCATE ON "LoanEvent" EXECUTE FUNCTION "refuseChange"();
CREATE TRIGGER "appendOnly" BEFORE UPDATE OR DELETE OR TRUNCATE ON "Valuation" EXECUTE FUNCTION "refuseChange"();

-- A posting commits with entries that sum to zero, or not at all.
CREATE FUNCTION "refuseUnbalanced"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  posting text := CASE TG_TABLE_NAME WHEN 'LedgerPosting' THEN to_jsonb(NEW)->>'id' ELSE to_jsonb(NEW)->>'postingId' END;
  total numeric;
BEGIN
  SELECT SUM("amount") INTO total FROM "LedgerEntry" WHERE "postingId" = posting;
  IF total IS NULL OR total <> 0 THEN
    RAISE EXCEPTION 'posting % does not sum to zero', posting USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;

CREATE CONSTRAINT TRIGGER "balances" AFTER INSERT ON "LedgerPosting"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "refuseUnbalanced"();
CREATE CONSTRAINT TRIGGER "balances" AFTER INSERT ON "LedgerEntry"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "refuseUnbalanced"();
