-- Interest is income as it accrues: what was earned and not paid yet is a receivable.
ALTER TYPE "LedgerAccount" ADD VALUE 'INTEREST_RECEIVABLE';
ALTER TYPE "PostingKind" ADD VALUE 'INTEREST_ACCRUAL';
ALTER TYPE "PostingKind" ADD VALUE 'INTEREST_REVERSAL';

-- How far the ledger has a loan's interest, and how much of it. None for loans from before: their interest was income when
-- it was paid, and the next end of day, or their next payment, brings them up to date.
ALTER TABLE "DelinquencyStanding" ADD COLUMN "accruedThrough" DATE,
  ADD COLUMN "interestReceivable" DECIMAL(18,2) NOT NULL DEFAULT 0,
  ADD COLUMN "accruing" BOOLEAN NOT NULL DEFAULT false;

UPDATE "DelinquencyStanding" s SET "reviewOn" = s."figuresOn"
FROM "Loan" l WHERE l."id" = s."loanId" AND l."loanStatus" = 'ACTIVE';
