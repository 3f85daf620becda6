-- Loans on hold are found by their holds: all that is asked of these stands in the index.
CREATE INDEX "Hold_kind_loanId_from_until_liftedOn_idx" ON "Hold"("kind", "loanId", "from", "until", "liftedOn");

-- The fewest days past due from which any loan is to be charged off.
CREATE INDEX "ServicingTerms_chargeOffDays_idx" ON "ServicingTerms"((CAST("rules"->>'chargeOffDays' AS integer)));
