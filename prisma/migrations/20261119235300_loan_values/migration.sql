-- Values of loans by models outside the gateway.
-- CreateTable
CREATE TABLE "LoanValue" (
    "id" TEXT NOT NULL,
    "loanId" TEXT NOT NULL,
    "valuedOn" DATE NOT NULL,
    "model" TEXT NOT NULL,
    "version" TEXT NOT NULL,
    "fairValue" DECIMAL(18,2) NOT NULL,
    "discountRate" DECIMAL(9,6),
    "defaultProbability" DECIMAL(9,6),
    "expectedLoss" DECIMAL(18,2),
    "expectedYield" DECIMAL(12,6),
    "recordedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "LoanValue_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "LoanValue_loanId_valuedOn_recordedAt_idx" ON "LoanValue"("loanId", "valuedOn", "recordedAt");

-- AddForeignKey
ALTER TABLE "LoanValue" ADD CONSTRAINT "LoanValue_loanId_fkey" FOREIGN KEY ("loanId") REFERENCES "Loan"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
