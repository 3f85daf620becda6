-- When the lender had notice of the borrower's bankruptcy: from then on the days to charge-off count.
ALTER TABLE "Loan" ADD COLUMN "bankruptcyNoticeOn" DATE;

-- Few loans have one; the list of loans to be charged off reads them beside the late ones.
CREATE INDEX "Loan_noticed_createdAt_id_idx" ON "Loan"("createdAt", "id") WHERE "bankruptcyNoticeOn" IS NOT NULL;
