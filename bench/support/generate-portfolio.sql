-- A portfolio made in the database itself, the same for the same settings:
--   portfolio.loans (how many) and portfolio.today (as of which day).
-- The figures of a funded loan are those that its account has on that day: level monthly payments from its funding on,
-- some of the last ones missed. Each has entered the ledger as an import does, so that `reconcile` finds nothing. Nothing
-- of it is personal.

-- A number from 0 to 1 for a loan and a purpose.
CREATE FUNCTION pg_temp.share(loan bigint, purpose bigint) RETURNS double precision
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT (hashint8extended(loan, purpose) & 1073741823) / 1073741824.0::double precision $$;

CREATE TEMPORARY TABLE "made" AS
WITH "drawn" AS MATERIALIZED (
  SELECT
    n,
    'LN-' || substr(md5(n::text), 1, 20) AS id,
    'BR-' || substr(md5((n - n % 6 % 5 % 2)::text), 1, 20) AS borrower,
    current_setting('portfolio.today')::date AS today,
    (ARRAY['CREATED', 'IN_UNDERWRITING', 'APPROVED', 'DECLINED', 'WITHDRAWN', 'ACTIVE', 'CLOSED', 'CLOSED_EARLY', 'CHARGED_OFF'])[
      width_bucket(pg_temp.share(n, 1), ARRAY[0, 0.03, 0.05, 0.08, 0.14, 0.16, 0.82, 0.9, 0.96])] AS status,
    (ARRAY[36, 48, 60, 72, 84])[1 + floor(5 * pg_temp.share(n, 2))::int] AS term,
    (8000 + floor(52000 * pg_temp.share(n, 3)))::numeric(18, 2) AS principal,
    round((3.5 + 18 * pg_temp.share(n, 4) ^ 2)::numeric, 3) AS rate,
    round((0.005 + 0.4 * pg_temp.share(n, 5) ^ 3)::numeric, 6) AS probability,
    width_bucket(pg_temp.share(n, 6), ARRAY[0, 0.88, 0.95, 0.972, 0.984, 0.992]) - 1 AS missed,
    'LEN-' || 1 + floor(20 * pg_temp.share(n, 7) ^ 2.5)::int AS lender,
    'SRV-' || 1 + floor(8 * pg_temp.share(n, 8) ^ 2)::int AS servicer,
    CASE WHEN pg_temp.share(n, 9) < 0.3 THEN 'SRV-' || 1 + floor(8 * pg_temp.share(n, 10))::int END AS secondary,
    (ARRAY['TX', 'CA', 'FL', 'GA', 'NC', 'OH', 'AZ', 'TN', 'IL', 'PA', 'NY', 'WA', 'MO', 'AL', 'NV', 'WY'])[
      1 + floor(16 * pg_temp.share(n, 11) ^ 1.5)::int] AS dealer
  FROM generate_series(1, current_setting('portfolio.loans')::bigint) AS n
), "funded" AS MATERIALIZED (
  SELECT
    "drawn".*,
    status IN ('ACTIVE', 'CLOSED', 'CLOSED_EARLY', 'CHARGED_OFF') AS is_funded,
    -- The 1st to the 28th, so that every month has the day.
    (date_trunc('month', today) - make_interval(months => CASE status
      WHEN 'CLOSED' THEN term + 1 + floor(12 * pg_temp.share(n, 12))::int
      WHEN 'CHARGED_OFF' THEN 10 + floor((term - 10) * pg_temp.share(n, 12))::int
      ELSE 1 + floor((term - 2) * pg_temp.share(n, 12))::int END))::date + floor(28 * pg_temp.share(n, 13))::int AS funded_on,
    monthly,
    round((principal::double precision * monthly / (1 - (1 + monthly) ^ -term))::numeric, 2) + 0.01 AS payment
  FROM "drawn", LATERAL (SELECT rate::double precision / 1200 AS monthly) AS r
), "paid" AS MATERIALIZED (
  SELECT
    *,
    -- Of the installments due before today, those that were paid.
    CASE status
      WHEN 'CLOSED' THEN term
      WHEN 'CLOSED_EARLY' THEN least(elapsed, term)
      WHEN 'CHARGED_OFF' THEN greatest(elapsed - 5, 0)
      ELSE greatest(elapsed - missed, 0) END AS paid
  FROM "funded",
    LATERAL (SELECT age(today - 1, funded_on) AS since) AS a,
    LATERAL (SELECT (extract(year FROM since) * 12 + extract(month FROM since))::int AS elapsed) AS e
), "owed" AS MATERIALIZED (
  SELECT
    *,
    CASE WHEN status = 'ACTIVE'
      THEN greatest(round((principal::double precision * grown - payment::double precision * (grown - 1) / monthly)::numeric, 2), 0.01)
      ELSE 0 END AS balance,
    CASE WHEN paid = 0 THEN funded_on ELSE (funded_on + make_interval(months => paid))::date END AS last_paid,
    CASE WHEN status = 'ACTIVE'
      THEN greatest(today - (funded_on + make_interval(months => paid + 1))::date, 0)
      WHEN is_funded THEN 0 END AS dpd
  FROM "paid", LATERAL (SELECT (1 + monthly) ^ paid AS grown) AS g
), "posted" AS MATERIALIZED (
  SELECT
    *,
    principal - balance - charged AS principal_paid,
    greatest(payment * paid - (principal - balance - charged), 0) AS interest_paid
  FROM "owed",
    LATERAL (SELECT CASE WHEN status = 'CHARGED_OFF' THEN round(principal * 0.6, 2) ELSE 0 END AS charged) AS c
)
SELECT * FROM "posted";

INSERT INTO "Borrower" ("id", "createdAt")
SELECT borrower, min(today - 400) FROM "made" GROUP BY borrower;

-- Indexes are built over the finished table, which is several times faster than row by row.
CREATE TEMPORARY TABLE "setAside" AS
SELECT indexname AS name, indexdef AS definition FROM pg_indexes
WHERE schemaname = 'public' AND tablename = 'Loan' AND indexdef NOT LIKE 'CREATE UNIQUE%';
DO $$ DECLARE name text; BEGIN
  FOR name IN SELECT "setAside".name FROM "setAside" LOOP EXECUTE format('DROP INDEX %I', name); END LOOP;
END $$;

INSERT INTO "Loan" (
  "id", "applicationId", "borrowerId", "lenderId", "primaryServicerId", "secondaryServicerId", "loanType", "loanStatus",
  "principalAmount", "loanAmount", "collateralType", "interestRate", "interestRateType", "amortizationType",
  "encumberedStatus", "paymentFrequency", "term", "installment", "originationDate", "fundedDate", "firstPaymentDate",
  "maturityDate", "scheduledMaturityDate", "lastPaymentDate", "nextPaymentDate", "scheduledPayment", "remainingBalance",
  "currentBalance", "originalBalance", "originalTerm", "remainingTerm", "repaidAmount", "totalPrincipalPaid",
  "totalInterestPaid", "totalFeesPaid", "chargeoffAmount", "recoveredAmount", "currentDpd", "delinquentDays",
  "delinquentAmount", "pastDueAmount", "currentPaymentDue", "paymentStatus", "riskRating", "grade",
  "defaultProbability", "lateFee", "dealerState", "createdAt"
)
SELECT
  id, 'APP-' || n, borrower, lender, servicer, secondary, 'AUTO_LOAN', status::"LoanStatus",
  principal, principal, 'VEHICLES', rate, 'FIXED', 'FULL_AMORTIZATION',
  (CASE WHEN status IN ('CLOSED', 'CLOSED_EARLY') THEN 'RELEASED' WHEN is_funded THEN 'LIEN' ELSE 'PENDING' END)::"EncumberedStatus",
  'MONTHLY', term, term,
  CASE WHEN is_funded THEN funded_on END, CASE WHEN is_funded THEN funded_on END,
  CASE WHEN is_funded THEN (funded_on + interval '1 month')::date END,
  CASE WHEN is_funded THEN (funded_on + make_interval(months => term))::date END,
  CASE WHEN is_funded THEN (funded_on + make_interval(months => term))::date END,
  CASE WHEN is_funded AND paid > 0 THEN last_paid END,
  CASE WHEN status = 'ACTIVE' THEN (funded_on + make_interval(months => elapsed + 1))::date END,
  CASE WHEN is_funded THEN payment END,
  CASE WHEN is_funded THEN balance END, CASE WHEN is_funded THEN balance END, CASE WHEN is_funded THEN principal END,
  CASE WHEN is_funded THEN term END, CASE WHEN is_funded THEN greatest(term - elapsed, 0) END,
  CASE WHEN is_funded THEN principal_paid END, CASE WHEN is_funded THEN principal_paid END,
  CASE WHEN is_funded THEN interest_paid END,
  CASE WHEN is_funded THEN 0 END,
  CASE WHEN is_funded THEN charged END,
  CASE WHEN is_funded THEN 0 END,
  dpd, greatest(dpd - 10, 0), CASE WHEN dpd > 10 THEN payment * (elapsed - paid) WHEN is_funded THEN 0 END,
  CASE WHEN dpd > 0 THEN payment * (elapsed - paid) WHEN is_funded THEN 0 END,
  CASE WHEN status = 'ACTIVE' THEN payment WHEN is_funded THEN 0 END,
  (CASE
    WHEN status = 'CHARGED_OFF' THEN 'CHARGED_OFF'
    WHEN status IN ('CLOSED', 'CLOSED_EARLY') THEN 'PAID_OFF'
    WHEN dpd = 0 THEN 'ON_TIME' WHEN dpd <= 10 THEN 'GRACE' WHEN dpd < 30 THEN 'LATE_1_29' WHEN dpd < 60 THEN 'LATE_30_59'
    WHEN dpd < 90 THEN 'LATE_60_89' WHEN dpd < 120 THEN 'LATE_90_119' WHEN dpd >= 120 THEN 'LATE_120_PLUS' END)::"PaymentStatus",
  CASE WHEN status <> 'CREATED' THEN (CASE
    WHEN probability < 0.05 AND coalesce(dpd, 0) < 1 THEN 'LOW' WHEN probability < 0.15 AND coalesce(dpd, 0) < 30 THEN 'MEDIUM'
    WHEN probability < 0.3 AND coalesce(dpd, 0) < 90 THEN 'HIGH' ELSE 'CRITICAL' END)::"RiskRating" END,
  CASE WHEN status <> 'CREATED' THEN chr(64 + width_bucket(probability, ARRAY[0, 0.01, 0.03, 0.08, 0.15, 0.3])) END,
  CASE WHEN status <> 'CREATED' THEN probability END,
  '25', dealer,
  CASE WHEN is_funded THEN funded_on - 5 ELSE today - floor(60 * pg_temp.share(n, 12))::int END
    + make_interval(secs => floor(86400000 * pg_temp.share(n, 14)) / 1000)
FROM "made";

INSERT INTO "ServicingTerms" ("loanId", "schedule", "opening", "graceDays", "accountRules", "recordedAt")
SELECT
  id,
  jsonb_build_object('principal', principal::text, 'annualRatePercent', rate::text, 'fundedOn', funded_on::text,
    'frequency', 'MONTHLY', 'installments', term, 'amortization', 'FULL', 'payment', payment::text),
  jsonb_build_object('principal', balance::text, 'accruesFrom', last_paid::text, 'carriedInterest', '0', 'credit', '0',
    'appliedToInstallments', (payment * paid)::text, 'principalPaid', principal_paid::text,
    'interestPaid', interest_paid::text, 'feesPaid', '0', 'recovered', '0', 'fees', '[]'::jsonb)
    || CASE WHEN status = 'CHARGED_OFF' THEN jsonb_build_object('chargeOff', jsonb_build_object('on', last_paid::text,
      'principal', charged::text, 'interest', '0', 'fees', '0')) ELSE '{}'::jsonb END,
  -- Fees that were missed before the first day that is closed are derived on it: more than an ordinary day has.
  10, jsonb_build_object('lateFee', jsonb_build_object('formula', jsonb_build_object('kind', 'FLAT', 'amount', '25'),
    'minimumUnpaid', '0', 'source', 'contract')), funded_on
FROM "made" WHERE is_funded;

-- The opening posting: what the account starts with, against OPENING_BALANCE.
INSERT INTO "LedgerPosting" ("id", "loanId", "kind", "effectiveDate", "recordedAt")
SELECT 'PT-' || id, id, 'OPENING', last_paid, funded_on FROM "made" WHERE is_funded AND balance + interest_paid + charged > 0;
INSERT INTO "LedgerEntry" ("postingId", "loanId", "account", "amount")
SELECT 'PT-' || id, id, account::"LedgerAccount", amount
FROM "made", LATERAL (VALUES
  ('PRINCIPAL_RECEIVABLE', balance),
  ('INTEREST_INCOME', -interest_paid),
  ('CHARGE_OFF_LOSS', charged),
  ('OPENING_BALANCE', interest_paid - balance - charged)) AS e (account, amount)
WHERE is_funded AND amount <> 0;

-- As an import leaves it: the next end of day looks at every active loan.
INSERT INTO "DelinquencyStanding" ("loanId", "figuresOn", "reviewOn", "graceDays", "accruedInterest", "dailyInterest")
SELECT id, last_paid, CASE WHEN status = 'ACTIVE' THEN last_paid END, 10, 0, 0 FROM "made" WHERE is_funded;

DO $$ DECLARE definition text; BEGIN
  FOR definition IN SELECT "setAside".definition FROM "setAside" LOOP EXECUTE definition; END LOOP;
END $$;
DROP TABLE "setAside";
DROP TABLE "made";
