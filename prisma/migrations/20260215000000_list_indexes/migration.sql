-- CreateIndex
CREATE INDEX "Loan_originationDate_id_idx" ON "Loan"("originationDate", "id");

-- CreateIndex
CREATE INDEX "Loan_maturityDate_id_idx" ON "Loan"("maturityDate", "id");

-- CreateIndex
CREATE INDEX "Loan_nextPaymentDate_id_idx" ON "Loan"("nextPaymentDate", "id");

-- CreateIndex
CREATE INDEX "Loan_principalAmount_id_idx" ON "Loan"("principalAmount", "id");

-- CreateIndex
CREATE INDEX "Loan_remainingBalance_id_idx" ON "Loan"("remainingBalance", "id");

-- CreateIndex
CREATE INDEX "Loan_currentDpd_id_idx" ON "Loan"("currentDpd", "id");

-- CreateIndex
CREATE INDEX "Loan_defaultProbability_id_idx" ON "Loan"("defaultProbability", "id");

-- CreateIndex
CREATE INDEX "Loan_interestRate_id_idx" ON "Loan"("interestRate", "id");

-- CreateIndex
CREATE INDEX "Loan_paymentStatus_createdAt_id_idx" ON "Loan"("paymentStatus", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Loan_riskRating_createdAt_id_idx" ON "Loan"("riskRating", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Loan_grade_createdAt_id_idx" ON "Loan"("grade", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Loan_dealerState_createdAt_id_idx" ON "Loan"("dealerState", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Loan_lenderId_currentDpd_id_idx" ON "Loan"("lenderId", "currentDpd", "id");

-- CreateIndex
CREATE INDEX "Loan_primaryServicerId_currentDpd_id_idx" ON "Loan"("primaryServicerId", "currentDpd", "id");

-- CreateIndex
CREATE INDEX "Loan_loanStatus_currentDpd_id_idx" ON "Loan"("loanStatus", "currentDpd", "id");

-- CreateIndex
CREATE INDEX "Loan_loanStatus_nextPaymentDate_id_idx" ON "Loan"("loanStatus", "nextPaymentDate", "id");

-- CreateIndex
CREATE INDEX "Loan_loanStatus_remainingBalance_id_idx" ON "Loan"("loanStatus", "remainingBalance", "id");

-- Prisma's schema does not say what follows: indexes of a part of the table.

-- Late loans, newest first. Without it, such a list would skip all newer applications, which have no days past due.
CREATE INDEX "Loan_late_createdAt_id_idx" ON "Loan"("createdAt", "id") WHERE "currentDpd" > 0;

-- Most loans have no secondary servicer.
CREATE INDEX "Loan_secondaryServicerId_currentDpd_id_idx" ON "Loan"("secondaryServicerId", "currentDpd", "id")
  WHERE "secondaryServicerId" IS NOT NULL;
