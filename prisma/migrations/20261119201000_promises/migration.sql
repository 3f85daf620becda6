-- Promises of borrowers to pay an amount by a day.
-- CreateEnum
CREATE TYPE "ContactChannel" AS ENUM ('PHONE', 'TEXT', 'EMAIL', 'LETTER', 'IN_PERSON', 'PORTAL');

-- AlterTable
ALTER TABLE "Loan" ADD COLUMN     "hasPromises" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "PaymentPromise" (
    "id" TEXT NOT NULL,
    "loanId" TEXT NOT NULL,
    "amount" DECIMAL(18,2) NOT NULL,
    "by" DATE NOT NULL,
    "channel" "ContactChannel" NOT NULL,
    "madeOn" DATE NOT NULL,
    "afterSequence" INTEGER NOT NULL,
    "cancelledOn" DATE,
    "keptOn" DATE,
    "madeAt" TIMESTAMPTZ(3) NOT NULL,
    "madeBy" TEXT NOT NULL,

    CONSTRAINT "PaymentPromise_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "PaymentPromise_loanId_madeAt_idx" ON "PaymentPromise"("loanId", "madeAt");

-- CreateIndex
CREATE INDEX "PaymentPromise_by_loanId_idx" ON "PaymentPromise"("by", "loanId");

-- AddForeignKey
ALTER TABLE "PaymentPromise" ADD CONSTRAINT "PaymentPromise_loanId_fkey" FOREIGN KEY ("loanId") REFERENCES "Loan"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
