-- Loans that agents work on, one agent at a time.
-- CreateEnum
CREATE TYPE "WorkQueueName" AS ENUM ('NEW_DELINQUENT', 'BROKEN_PROMISE', 'FIRST_PAYMENT_DEFAULT', 'ROLLED_30', 'CHARGE_OFF_DUE', 'DISPUTE', 'COMPLAINT', 'APPROVAL', 'RETURNED_PAYMENT');

-- CreateEnum
CREATE TYPE "WorkOutcome" AS ENUM ('PROMISE', 'PAYMENT', 'CONTACTED', 'NO_CONTACT', 'RESOLVED', 'ESCALATED', 'SKIPPED');

-- CreateTable
CREATE TABLE "WorkClaim" (
    "id" TEXT NOT NULL,
    "loanId" TEXT NOT NULL,
    "queue" "WorkQueueName" NOT NULL,
    "claimedBy" TEXT NOT NULL,
    "claimedAt" TIMESTAMPTZ(3) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "completedAt" TIMESTAMPTZ(3),
    "outcome" "WorkOutcome",
    "nextOn" DATE,

    CONSTRAINT "WorkClaim_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "WorkClaim_loanId_queue_idx" ON "WorkClaim"("loanId", "queue");

-- CreateIndex
CREATE INDEX "WorkClaim_claimedBy_completedAt_expiresAt_idx" ON "WorkClaim"("claimedBy", "completedAt", "expiresAt");

-- AddForeignKey
ALTER TABLE "WorkClaim" ADD CONSTRAINT "WorkClaim_loanId_fkey" FOREIGN KEY ("loanId") REFERENCES "Loan"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
