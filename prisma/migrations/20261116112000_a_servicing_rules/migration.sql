-- Rules of business days, non-accrual and charge-off that a loan is funded with. Loans from before have none and keep
-- what held then.
ALTER TABLE "ServicingTerms" ADD COLUMN "rules" JSONB;
