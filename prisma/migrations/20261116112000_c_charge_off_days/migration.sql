-- Days past due go on counting after a charge-off: the next end of day brings those of earlier losses up to date.
UPDATE "DelinquencyStanding" s SET "reviewOn" = s."figuresOn"
FROM "Loan" l WHERE l."id" = s."loanId" AND l."loanStatus" = 'CHARGED_OFF';
