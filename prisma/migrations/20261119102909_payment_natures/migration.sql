-- CreateEnum
CREATE TYPE "PaymentNature" AS ENUM ('BORROWER', 'THIRD_PARTY', 'COLLATERAL_SALE', 'INSURANCE', 'GAP', 'PRODUCT_REFUND');

-- AlterTable
ALTER TABLE "AccountEntry" ADD COLUMN     "nature" "PaymentNature";

-- AlterTable
ALTER TABLE "Repayment" ADD COLUMN     "nature" "PaymentNature" NOT NULL DEFAULT 'BORROWER';

-- What collateral paid before is named so. Its entries have no nature: they pay installments, as they did, so that no balance changes.
UPDATE "Repayment" SET "nature" = "method"::text::"PaymentNature" WHERE "method" IN ('COLLATERAL_SALE', 'INSURANCE');
