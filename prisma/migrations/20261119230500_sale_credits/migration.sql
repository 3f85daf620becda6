-- Credits of the explanation after a sale. Sales from before have none.
-- AlterTable
ALTER TABLE "Repossession" ADD COLUMN     "interestRebate" DECIMAL(18,2) NOT NULL DEFAULT 0,
ADD COLUMN     "productRefunds" DECIMAL(18,2) NOT NULL DEFAULT 0;
