-- AlterTable
ALTER TABLE "ScheduledPayment" ADD COLUMN "retryOf" TEXT;

-- AlterTable
ALTER TABLE "BankFileEntry" ADD COLUMN "isRetry" BOOLEAN NOT NULL DEFAULT false;
