-- CreateEnum
CREATE TYPE "ConsentMethod" AS ENUM ('WRITTEN', 'ONLINE', 'PHONE');

-- CreateEnum
CREATE TYPE "EntryClass" AS ENUM ('PPD', 'WEB', 'TEL', 'CCD');

-- Every entry went out as PPD: consent counts as written.
ALTER TABLE "Autopay" ADD COLUMN "consentMethod" "ConsentMethod" NOT NULL DEFAULT 'WRITTEN',
ADD COLUMN "isBusinessAccount" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "ScheduledPayment" ADD COLUMN "consentMethod" "ConsentMethod";

-- AlterTable
ALTER TABLE "BankFileEntry" ADD COLUMN "entryClass" "EntryClass" NOT NULL DEFAULT 'PPD';
