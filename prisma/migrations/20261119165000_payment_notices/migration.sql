-- Notices of debits whose amount varies (12 CFR 1005.10(d)), and what the account holder agreed to hear of.
-- AlterTable
ALTER TABLE "Autopay" ADD COLUMN     "noticeAbove" DECIMAL(18,2),
ADD COLUMN     "noticeBelow" DECIMAL(18,2),
ADD COLUMN     "noticeDifference" DECIMAL(18,2);

-- AlterTable
ALTER TABLE "ScheduledPayment" ADD COLUMN     "agreedAmount" DECIMAL(18,2),
ADD COLUMN     "comparedAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "PaymentNotice" (
    "id" TEXT NOT NULL,
    "loanId" TEXT NOT NULL,
    "scheduledPaymentId" TEXT NOT NULL,
    "amount" DECIMAL(18,2) NOT NULL,
    "comparedWith" DECIMAL(18,2),
    "collectOn" DATE NOT NULL,
    "announcedAt" TIMESTAMPTZ(3) NOT NULL,
    "sentOn" DATE,

    CONSTRAINT "PaymentNotice_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "PaymentNotice_scheduledPaymentId_announcedAt_idx" ON "PaymentNotice"("scheduledPaymentId", "announcedAt");

-- AddForeignKey
ALTER TABLE "PaymentNotice" ADD CONSTRAINT "PaymentNotice_scheduledPaymentId_fkey" FOREIGN KEY ("scheduledPaymentId") REFERENCES "ScheduledPayment"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Notices that are still to be sent: few of all.
CREATE INDEX "PaymentNotice_unsent_idx" ON "PaymentNotice"("scheduledPaymentId") WHERE "sentOn" IS NULL;
