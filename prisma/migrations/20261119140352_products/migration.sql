-- Products that were sold with a loan, such as GAP, and what is refundable of them.
-- CreateEnum
CREATE TYPE "ProductKind" AS ENUM ('GAP', 'SERVICE_CONTRACT', 'CREDIT_INSURANCE');

-- CreateTable
CREATE TABLE "Product" (
    "id" TEXT NOT NULL,
    "loanId" TEXT NOT NULL,
    "kind" "ProductKind" NOT NULL,
    "premium" DECIMAL(18,2) NOT NULL,
    "coversFrom" DATE NOT NULL,
    "coversThrough" DATE NOT NULL,
    "cancelledOn" DATE,
    "refundDue" DECIMAL(18,2),
    "recordedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Product_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Product_loanId_recordedAt_idx" ON "Product"("loanId", "recordedAt");

-- AddForeignKey
ALTER TABLE "Product" ADD CONSTRAINT "Product_loanId_fkey" FOREIGN KEY ("loanId") REFERENCES "Loan"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
