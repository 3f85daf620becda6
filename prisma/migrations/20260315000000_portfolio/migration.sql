-- AlterTable
ALTER TABLE "DelinquencyStanding" ADD COLUMN     "monthEndBalance" DECIMAL(18,2),
ADD COLUMN     "monthEndBucket" TEXT;

-- CreateTable
CREATE TABLE "PortfolioTotal" (
    "scope" TEXT NOT NULL,
    "lenderId" TEXT NOT NULL,
    "servicerId" TEXT NOT NULL,
    "loanStatus" TEXT NOT NULL,
    "bucket" TEXT NOT NULL,
    "grade" TEXT NOT NULL,
    "riskRating" TEXT NOT NULL,
    "loans" INTEGER NOT NULL,
    "principal" DECIMAL(24,2) NOT NULL,
    "balance" DECIMAL(24,2) NOT NULL,
    "pastDue" DECIMAL(24,2) NOT NULL,
    "rateWeight" DECIMAL(48,14) NOT NULL,
    "ltvWeight" DECIMAL(48,14) NOT NULL,
    "ltvBalance" DECIMAL(24,2) NOT NULL,
    "termWeight" DECIMAL(48,14) NOT NULL,
    "chargedOff" DECIMAL(24,2) NOT NULL,
    "recovered" DECIMAL(24,2) NOT NULL,

    CONSTRAINT "PortfolioTotal_pkey" PRIMARY KEY ("scope","lenderId","servicerId","loanStatus","bucket","grade","riskRating")
);

-- CreateTable
CREATE TABLE "PortfolioChange" (
    "id" BIGSERIAL NOT NULL,
    "scope" TEXT NOT NULL,
    "lenderId" TEXT NOT NULL,
    "servicerId" TEXT NOT NULL,
    "loanStatus" TEXT NOT NULL,
    "bucket" TEXT NOT NULL,
    "grade" TEXT NOT NULL,
    "riskRating" TEXT NOT NULL,
    "loans" INTEGER NOT NULL,
    "principal" DECIMAL(24,2) NOT NULL,
    "balance" DECIMAL(24,2) NOT NULL,
    "pastDue" DECIMAL(24,2) NOT NULL,
    "rateWeight" DECIMAL(48,14) NOT NULL,
    "ltvWeight" DECIMAL(48,14) NOT NULL,
    "ltvBalance" DECIMAL(24,2) NOT NULL,
    "termWeight" DECIMAL(48,14) NOT NULL,
    "chargedOff" DECIMAL(24,2) NOT NULL,
    "recovered" DECIMAL(24,2) NOT NULL,

    CONSTRAINT "PortfolioChange_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "BucketRoll" (
    "id" BIGSERIAL NOT NULL,
    "month" DATE NOT NULL,
    "lenderId" TEXT,
    "primaryServicerId" TEXT,
    "secondaryServicerId" TEXT,
    "fromBucket" TEXT NOT NULL,
    "toBucket" TEXT NOT NULL,
    "loans" INTEGER NOT NULL,
    "balance" DECIMAL(24,2) NOT NULL,

    CONSTRAINT "BucketRoll_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "PortfolioChange_scope_lenderId_servicerId_idx" ON "PortfolioChange"("scope", "lenderId", "servicerId");

-- CreateIndex
CREATE INDEX "BucketRoll_month_idx" ON "BucketRoll"("month");

-- What one loan adds to the totals. The buckets are those of src/domain/delinquency/bucket.ts.
CREATE FUNCTION "portfolioShareOf"(l "Loan") RETURNS TABLE (
  "loanStatus" TEXT, "bucket" TEXT, "grade" TEXT, "riskRating" TEXT, "loans" INTEGER, "principal" NUMERIC,
  "balance" NUMERIC, "pastDue" NUMERIC, "rateWeight" NUMERIC, "ltvWeight" NUMERIC, "ltvBalance" NUMERIC,
  "termWeight" NUMERIC, "chargedOff" NUMERIC, "recovered" NUMERIC
) LANGUAGE sql IMMUTABLE AS $$
  SELECT l."loanStatus"::text,
    CASE WHEN l."loanStatus" <> 'ACTIVE' THEN ''
      WHEN l."currentDpd" >= 120 THEN 'DAYS_120_PLUS'
      WHEN l."currentDpd" >= 90 THEN 'DAYS_90_119'
      WHEN l."currentDpd" >= 60 THEN 'DAYS_60_89'
      WHEN l."currentDpd" >= 30 THEN 'DAYS_30_59'
      WHEN l."currentDpd" >= 1 THEN 'DAYS_1_29'
      ELSE 'CURRENT' END,
    COALESCE(l."grade", ''), COALESCE(l."riskRating"::text, ''), 1, l."principalAmount", b.balance,
    CASE WHEN l."loanStatus" = 'ACTIVE' THEN COALESCE(l."pastDueAmount", 0) ELSE 0 END,
    COALESCE(l."interestRate", 0) * b.balance, COALESCE(l."ltv", 0) * b.balance,
    CASE WHEN l."ltv" IS NULL THEN 0 ELSE b.balance END, COALESCE(l."remainingTerm", 0) * b.balance,
    COALESCE(l."chargeoffAmount", 0), COALESCE(l."recoveredAmount", 0)
  FROM (SELECT CASE WHEN l."loanStatus" = 'ACTIVE' THEN COALESCE(l."remainingBalance", 0) ELSE 0 END AS balance) b
$$;

-- The totals that a loan is part of. One with two servicers is part of the totals of both.
CREATE FUNCTION "portfolioScopesOf"(l "Loan") RETURNS TABLE ("scope" TEXT, "lenderId" TEXT, "servicerId" TEXT)
LANGUAGE sql IMMUTABLE AS $$
  SELECT v.* FROM (VALUES
    ('ALL', '', ''),
    ('LENDER', COALESCE(l."lenderId", ''), ''),
    ('SERVICER', '', COALESCE(l."primaryServicerId", '')),
    ('PAIR', COALESCE(l."lenderId", ''), COALESCE(l."primaryServicerId", '')),
    (CASE WHEN l."secondaryServicerId" <> COALESCE(l."primaryServicerId", '') THEN 'SERVICER' END, '', l."secondaryServicerId"),
    (CASE WHEN l."secondaryServicerId" <> COALESCE(l."primaryServicerId", '') THEN 'PAIR' END, COALESCE(l."lenderId", ''), l."secondaryServicerId")
  ) v ("scope", "lenderId", "servicerId") WHERE v."scope" IS NOT NULL
$$;

-- Adds what a statement changed, with the sign that the trigger names: what the loans were goes, what they are comes.
CREATE FUNCTION "sharePortfolio"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sign integer := TG_ARGV[0];
BEGIN
  INSERT INTO "PortfolioChange" (
    "scope", "lenderId", "servicerId", "loanStatus", "bucket", "grade", "riskRating", "loans", "principal", "balance",
    "pastDue", "rateWeight", "ltvWeight", "ltvBalance", "termWeight", "chargedOff", "recovered")
  SELECT o."scope", o."lenderId", o."servicerId", s."loanStatus", s."bucket", s."grade", s."riskRating",
    sign * SUM(s."loans"), sign * SUM(s."principal"), sign * SUM(s."balance"), sign * SUM(s."pastDue"),
    sign * SUM(s."rateWeight"), sign * SUM(s."ltvWeight"), sign * SUM(s."ltvBalance"), sign * SUM(s."termWeight"),
    sign * SUM(s."chargedOff"), sign * SUM(s."recovered")
  FROM "changed" c, "portfolioShareOf"(c) s, "portfolioScopesOf"(c) o GROUP BY 1, 2, 3, 4, 5, 6, 7;
  RETURN NULL;
END
$$;

CREATE TRIGGER "shareNew" AFTER INSERT ON "Loan"
  REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "sharePortfolio"('1');
CREATE TRIGGER "shareBefore" AFTER UPDATE ON "Loan"
  REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "sharePortfolio"('-1');
CREATE TRIGGER "shareAfter" AFTER UPDATE ON "Loan"
  REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "sharePortfolio"('1');

INSERT INTO "PortfolioTotal" (
  "scope", "lenderId", "servicerId", "loanStatus", "bucket", "grade", "riskRating", "loans", "principal", "balance",
  "pastDue", "rateWeight", "ltvWeight", "ltvBalance", "termWeight", "chargedOff", "recovered")
SELECT o."scope", o."lenderId", o."servicerId", s."loanStatus", s."bucket", s."grade", s."riskRating",
  SUM(s."loans"), SUM(s."principal"), SUM(s."balance"), SUM(s."pastDue"), SUM(s."rateWeight"), SUM(s."ltvWeight"),
  SUM(s."ltvBalance"), SUM(s."termWeight"), SUM(s."chargedOff"), SUM(s."recovered")
FROM "Loan" l, "portfolioShareOf"(l) s, "portfolioScopesOf"(l) o GROUP BY 1, 2, 3, 4, 5, 6, 7;
