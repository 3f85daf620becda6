-- Free texts are sealed under the key of their borrower. SQL cannot seal: what is in the clear is set aside here, in
-- columns named clear..., and the gateway seals it before it serves (src/persistence/upgrade). Nothing new gets in there.

ALTER TABLE "Loan" RENAME COLUMN "lendingDecisionReason" TO "clearDecisionReason";

ALTER TABLE "Application" RENAME COLUMN "internalPart" TO "clearPart";
ALTER TABLE "Application" ALTER COLUMN "clearPart" DROP NOT NULL;
ALTER TABLE "Application" ADD COLUMN "servicingPart" TEXT NOT NULL DEFAULT '{}';
ALTER TABLE "Application" ALTER COLUMN "servicingPart" DROP DEFAULT;

ALTER TABLE "RiskAssessment" RENAME COLUMN "internalPart" TO "clearPart";
ALTER TABLE "RiskAssessment" ALTER COLUMN "clearPart" DROP NOT NULL;
ALTER TABLE "RiskAssessment" ADD COLUMN "servicingPart" TEXT NOT NULL DEFAULT '{}',
  ADD COLUMN "economicsPart" TEXT NOT NULL DEFAULT '{}',
  ADD COLUMN "personalPart" BYTEA,
  ADD COLUMN "staffPart" BYTEA;
ALTER TABLE "RiskAssessment" ALTER COLUMN "servicingPart" DROP DEFAULT, ALTER COLUMN "economicsPart" DROP DEFAULT;

ALTER TABLE "Underwriting" RENAME COLUMN "internalPart" TO "clearPart";
ALTER TABLE "Underwriting" RENAME COLUMN "bureauPart" TO "earlierBureauPart";
ALTER TABLE "Underwriting" ALTER COLUMN "clearPart" DROP NOT NULL;
ALTER TABLE "Underwriting" ADD COLUMN "economicsPart" TEXT NOT NULL DEFAULT '{}', ADD COLUMN "staffPart" BYTEA;
ALTER TABLE "Underwriting" ALTER COLUMN "economicsPart" DROP DEFAULT;

ALTER TABLE "Cashflows" RENAME COLUMN "csv" TO "clearCsv";
ALTER TABLE "Cashflows" ALTER COLUMN "clearCsv" DROP NOT NULL;
ALTER TABLE "Cashflows" ADD COLUMN "csv" TEXT NOT NULL DEFAULT '', ADD COLUMN "sealedCsv" BYTEA;
ALTER TABLE "Cashflows" ALTER COLUMN "csv" DROP DEFAULT;

ALTER TABLE "PaymentHistory" RENAME COLUMN "payments" TO "clearPayments";
ALTER TABLE "PaymentHistory" ALTER COLUMN "clearPayments" DROP NOT NULL;
ALTER TABLE "PaymentHistory" ADD COLUMN "payments" BYTEA;

ALTER TABLE "Repayment" RENAME COLUMN "externalReference" TO "clearReference";
ALTER TABLE "Repayment" RENAME COLUMN "reason" TO "clearReason";
ALTER TABLE "Repayment" ADD COLUMN "externalReference" BYTEA, ADD COLUMN "reason" BYTEA;

ALTER TABLE "LoanEvent" RENAME COLUMN "reason" TO "clearReason";
ALTER TABLE "LoanEvent" ADD COLUMN "reason" BYTEA;

ALTER TABLE "Stipulation" RENAME COLUMN "text" TO "clearText";
ALTER TABLE "Stipulation" ALTER COLUMN "clearText" DROP NOT NULL;
ALTER TABLE "Stipulation" ADD COLUMN "text" BYTEA;

ALTER TABLE "Valuation" RENAME COLUMN "source" TO "clearSource";
ALTER TABLE "Valuation" ADD COLUMN "source" BYTEA;

ALTER TABLE "ServicingTerms" ADD COLUMN "acceptedBecause" BYTEA;

ALTER TABLE "IdempotencyKey" ALTER COLUMN "answer" DROP NOT NULL;
ALTER TABLE "IdempotencyKey" ADD COLUMN "sealedAnswer" BYTEA, ADD COLUMN "loanId" TEXT;

-- Rows of now may have nothing there; those of before are not looked at.
ALTER TABLE "Loan" ADD CONSTRAINT "Loan_sealed" CHECK ("clearDecisionReason" IS NULL) NOT VALID;
ALTER TABLE "Application" ADD CONSTRAINT "Application_sealed" CHECK ("clearPart" IS NULL) NOT VALID;
ALTER TABLE "RiskAssessment" ADD CONSTRAINT "RiskAssessment_sealed" CHECK ("clearPart" IS NULL) NOT VALID;
ALTER TABLE "Underwriting" ADD CONSTRAINT "Underwriting_sealed"
  CHECK ("clearPart" IS NULL AND "earlierBureauPart" IS NULL) NOT VALID;
ALTER TABLE "Cashflows" ADD CONSTRAINT "Cashflows_sealed" CHECK ("clearCsv" IS NULL) NOT VALID;
ALTER TABLE "PaymentHistory" ADD CONSTRAINT "PaymentHistory_sealed" CHECK ("clearPayments" IS NULL) NOT VALID;
ALTER TABLE "Repayment" ADD CONSTRAINT "Repayment_sealed"
  CHECK ("clearReference" IS NULL AND "clearReason" IS NULL) NOT VALID;
ALTER TABLE "LoanEvent" ADD CONSTRAINT "LoanEvent_sealed" CHECK ("clearReason" IS NULL) NOT VALID;
ALTER TABLE "Stipulation" ADD CONSTRAINT "Stipulation_sealed" CHECK ("clearText" IS NULL) NOT VALID;
ALTER TABLE "Valuation" ADD CONSTRAINT "Valuation_sealed" CHECK ("clearSource" IS NULL) NOT VALID;
ALTER TABLE "IdempotencyKey" ADD CONSTRAINT "IdempotencyKey_hashed" CHECK ("key" LIKE 'h1:%') NOT VALID;

-- What is left to seal is found at once, at every start.
CREATE INDEX "Loan_clear" ON "Loan" ("id") WHERE "clearDecisionReason" IS NOT NULL;
CREATE INDEX "Application_clear" ON "Application" ("loanId") WHERE "clearPart" IS NOT NULL;
CREATE INDEX "RiskAssessment_clear" ON "RiskAssessment" ("loanId") WHERE "clearPart" IS NOT NULL;
CREATE INDEX "Underwriting_clear" ON "Underwriting" ("loanId") WHERE "clearPart" IS NOT NULL;
CREATE INDEX "Cashflows_clear" ON "Cashflows" ("loanId") WHERE "clearCsv" IS NOT NULL;
CREATE INDEX "PaymentHistory_clear" ON "PaymentHistory" ("loanId") WHERE "clearPayments" IS NOT NULL;
CREATE INDEX "Repayment_clear" ON "Repayment" ("id") WHERE "clearReference" IS NOT NULL OR "clearReason" IS NOT NULL;
CREATE INDEX "LoanEvent_clear" ON "LoanEvent" ("id") WHERE "clearReason" IS NOT NULL;
CREATE INDEX "Stipulation_clear" ON "Stipulation" ("loanId") WHERE "clearText" IS NOT NULL;
CREATE INDEX "Valuation_clear" ON "Valuation" ("id") WHERE "clearSource" IS NOT NULL;
CREATE INDEX "IdempotencyKey_clear" ON "IdempotencyKey" ("key") WHERE "key" NOT LIKE 'h1:%';

-- The answers that an erasure must find.
CREATE INDEX "IdempotencyKey_of_loan" ON "IdempotencyKey" ("loanId") WHERE "loanId" IS NOT NULL;

-- Facts stay append-only. Of their texts alone, one in the clear may be sealed, and a sealed one erased.
CREATE FUNCTION "refuseAllButTexts"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was jsonb := to_jsonb(OLD);
  becomes jsonb := to_jsonb(NEW);
  sealed text := TG_ARGV[0];
  clear text := TG_ARGV[1];
  isSealing boolean := was->>clear IS NOT NULL AND becomes->>clear IS NULL;
  isErasing boolean := was->>sealed IS NOT NULL AND becomes->>sealed IS NULL AND becomes->>clear IS NULL;
BEGIN
  IF was - sealed - clear <> becomes - sealed - clear OR NOT (isSealing OR isErasing) THEN
    RAISE EXCEPTION '"%" is append-only: % is refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;

DROP TRIGGER "appendOnly" ON "LoanEvent";
CREATE TRIGGER "appendOnly" BEFORE DELETE OR TRUNCATE OR UPDATE OF "id", "loanId", "sequence", "command", "at", "clientId", "requestId", "effectiveDate", "fromState", "toState", "fromLien", "toLien", "repaymentId", "amounts"
  ON "LoanEvent" EXECUTE FUNCTION "refuseChange"();
CREATE TRIGGER "textsOnly" BEFORE UPDATE ON "LoanEvent" FOR EACH ROW
  EXECUTE FUNCTION "refuseAllButTexts"('reason', 'clearReason');

DROP TRIGGER "appendOnly" ON "Valuation";
CREATE TRIGGER "appendOnly" BEFORE DELETE OR TRUNCATE OR UPDATE OF "id", "loanId", "valuedOn", "amount", "recordedAt"
  ON "Valuation" EXECUTE FUNCTION "refuseChange"();
CREATE TRIGGER "textsOnly" BEFORE UPDATE ON "Valuation" FOR EACH ROW
  EXECUTE FUNCTION "refuseAllButTexts"('source', 'clearSource');

DROP TRIGGER "appendOnly" ON "ServicingTerms";
CREATE TRIGGER "appendOnly" BEFORE DELETE OR TRUNCATE OR UPDATE OF "loanId", "schedule", "opening", "graceDays", "accountRules", "recordedAt"
  ON "ServicingTerms" EXECUTE FUNCTION "refuseChange"();
CREATE TRIGGER "textsOnly" BEFORE UPDATE ON "ServicingTerms" FOR EACH ROW
  EXECUTE FUNCTION "refuseAllButTexts"('acceptedBecause', '');
