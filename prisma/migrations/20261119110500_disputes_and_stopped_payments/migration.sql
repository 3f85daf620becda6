-- Three disputes instead of one. Those that are there stopped payments, and go on doing so.
ALTER TYPE "HoldKind" RENAME VALUE 'DISPUTE' TO 'PAYMENT_DISPUTE';
ALTER TYPE "HoldKind" ADD VALUE 'REPORTING_DISPUTE' BEFORE 'PAYMENT_DISPUTE';
ALTER TYPE "HoldKind" ADD VALUE 'DEBT_VALIDATION' BEFORE 'PAYMENT_DISPUTE';

-- What a hold stopped makes no borrower late: known of each hold from the payments that were skipped on its days.
ALTER TABLE "Hold" ADD COLUMN "paymentsStoppedFrom" DATE;
UPDATE "Hold" h SET "paymentsStoppedFrom" = (
  SELECT MIN(COALESCE(p."dueDate", p."collectOn")) FROM "ScheduledPayment" p
  WHERE p."loanId" = h."loanId" AND p."state" = 'SKIPPED' AND p."skipReason" = 'ON_HOLD'
    AND p."collectOn" >= h."from" AND (h."until" IS NULL OR p."collectOn" <= h."until")
    AND (h."liftedOn" IS NULL OR p."collectOn" < h."liftedOn"));
-- The next end of day looks at these loans again.
UPDATE "DelinquencyStanding" SET "reviewOn" = LEAST("reviewOn", "figuresOn")
WHERE "reviewOn" IS NOT NULL AND "loanId" IN (SELECT "loanId" FROM "Hold" WHERE "paymentsStoppedFrom" IS NOT NULL);
