-- The history of delinquency is derived from the account by effective date: a stored copy went stale with every backdated entry.
DROP TABLE "DelinquencySpell";
