CREATE TYPE public."AccountEntryKind" AS ENUM (
    'PAYMENT',
    'FEE',
    'FEE_WAIVER',
    'REFUND',
    'CHARGE_OFF',
    'REVERSAL'
);
CREATE TYPE public."AmortizationType" AS ENUM (
    'FULL_AMORTIZATION',
    'INTEREST_ONLY',
    'BALLOON'
);
CREATE TYPE public."ApplicantPosition" AS ENUM (
    'PRIMARY',
    'CO_APPLICANT'
);
CREATE TYPE public."CollateralType" AS ENUM (
    'VEHICLES'
);
CREATE TYPE public."DocumentKind" AS ENUM (
    'PRIMARY_CREDIT_BUREAU',
    'CO_APPLICANT_CREDIT_BUREAU'
);
CREATE TYPE public."EncumberedStatus" AS ENUM (
    'PENDING',
    'LIEN',
    'RELEASE_PENDING',
    'RELEASED',
    'REPOSSESSED',
    'SOLD',
    'TOTAL_LOSS',
    'SETTLED'
);
CREATE TYPE public."FeeKind" AS ENUM (
    'LATE',
    'RETURNED_PAYMENT',
    'REFUNDED_IN_EXCESS',
    'OTHER'
);
CREATE TYPE public."InterestRateType" AS ENUM (
    'FIXED',
    'FLOATING'
);
CREATE TYPE public."LedgerAccount" AS ENUM (
    'CASH',
    'PRINCIPAL_RECEIVABLE',
    'FEE_RECEIVABLE',
    'CREDIT_BALANCE',
    'INTEREST_INCOME',
    'FEE_INCOME',
    'CHARGED_OFF_INTEREST',
    'CHARGE_OFF_LOSS',
    'RECOVERY_INCOME',
    'OPENING_BALANCE'
);
CREATE TYPE public."LoanStatus" AS ENUM (
    'CREATED',
    'IN_UNDERWRITING',
    'APPROVED',
    'DECLINED',
    'WITHDRAWN',
    'ACTIVE',
    'CLOSED',
    'CLOSED_EARLY',
    'CHARGED_OFF'
);
CREATE TYPE public."LoanType" AS ENUM (
    'AUTO_LOAN'
);
CREATE TYPE public."PaymentFrequency" AS ENUM (
    'WEEKLY',
    'BIWEEKLY',
    'SEMIMONTHLY',
    'MONTHLY',
    'QUARTERLY'
);
CREATE TYPE public."PaymentStatus" AS ENUM (
    'ON_TIME',
    'GRACE',
    'LATE_1_29',
    'LATE_30_59',
    'LATE_60_89',
    'LATE_90_119',
    'LATE_120_PLUS',
    'CHARGED_OFF',
    'PAID_OFF'
);
CREATE TYPE public."PostingKind" AS ENUM (
    'OPENING',
    'FUNDING',
    'PAYMENT',
    'REVERSAL',
    'REALLOCATION',
    'FEE',
    'FEE_WAIVER',
    'REFUND',
    'CHARGE_OFF',
    'ADJUSTMENT'
);
CREATE TYPE public."RepaymentMethod" AS ENUM (
    'ACH',
    'CARD',
    'CHECK',
    'CASH',
    'WIRE',
    'COLLATERAL_SALE',
    'INSURANCE',
    'OTHER'
);
CREATE TYPE public."RepaymentState" AS ENUM (
    'INITIATED',
    'SUBMITTED',
    'SETTLED',
    'FAILED',
    'REVERSED',
    'CANCELLED'
);
CREATE TYPE public."RiskRating" AS ENUM (
    'LOW',
    'MEDIUM',
    'HIGH',
    'CRITICAL'
);
CREATE TYPE public."Role" AS ENUM (
    'MARKETPLACE',
    'BORROWER',
    'SUPPORT',
    'SERVICER',
    'UNDERWRITER',
    'LENDER',
    'AUDITOR',
    'ADMIN'
);
CREATE FUNCTION public."announceLoanEvents"() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM pg_notify('loan_event', changed."loanId") FROM (SELECT DISTINCT "loanId" FROM "inserted") AS changed;
  RETURN NULL;
END
$$;
CREATE TABLE public."Loan" (
    id text NOT NULL,
    "applicationId" text NOT NULL,
    "borrowerId" text NOT NULL,
    "lenderId" text,
    "initialLender" text,
    "primaryServicerId" text,
    "secondaryServicerId" text,
    "loanServicer" text,
    "loanType" public."LoanType" NOT NULL,
    "principalAmount" numeric(18,2) NOT NULL,
    "loanAmount" numeric(18,2),
    "collateralType" public."CollateralType",
    "collateralAmount" numeric(18,2),
    "interestRate" numeric(24,12),
    spread numeric(24,12),
    "interestRateType" public."InterestRateType",
    "indexRate" numeric(24,12),
    "originationDate" date,
    "maturityDate" date,
    "amortizationType" public."AmortizationType",
    "loanStatus" public."LoanStatus" NOT NULL,
    "encumberedStatus" public."EncumberedStatus",
    term integer,
    "repaidAmount" numeric(18,2),
    "remainingBalance" numeric(18,2),
    "startBlock" numeric(24,0),
    "delinquentAmount" numeric(18,2),
    "delinquentDays" integer,
    "paymentFrequency" public."PaymentFrequency",
    installment integer,
    "riskRating" public."RiskRating",
    "firstPaymentDate" date,
    "lastPaymentDate" date,
    "nextPaymentDate" date,
    "prepaymentPenalty" numeric(24,12),
    "lateFee" numeric(18,2),
    "createdAt" timestamp(3) with time zone NOT NULL,
    "defaultProbability" numeric(24,12),
    grade text,
    "predictedPrincipalPaid" numeric(18,2),
    "predictedInterestPaid" numeric(18,2),
    "predictedChargeoffAmount" numeric(18,2),
    "predictedRecoveredAmount" numeric(18,2),
    "predictedGrossCashflow" numeric(18,2),
    "predictedNetCashflow" numeric(18,2),
    "predictedYield" numeric(24,12),
    apr numeric(24,12),
    "fairValuePrice" numeric(18,2),
    "lendingDecisionReason" text,
    "creditReportHash" text,
    "retailInstallmentContractHash" text,
    "macroUnemployment" numeric(38,18),
    "macroCpi" numeric(38,18),
    "macroFedRate" numeric(38,18),
    "fundedDate" date,
    "currentDpd" integer,
    "originalBalance" numeric(18,2),
    "currentBalance" numeric(18,2),
    "originalTerm" integer,
    "remainingTerm" integer,
    ltv numeric(24,12),
    "scheduledPayment" numeric(18,2),
    "currentPaymentDue" numeric(18,2),
    "pastDueAmount" numeric(18,2),
    "totalPrincipalPaid" numeric(18,2),
    "totalInterestPaid" numeric(18,2),
    "totalFeesPaid" numeric(18,2),
    "chargeoffAmount" numeric(18,2),
    "recoveredAmount" numeric(18,2),
    "paymentStatus" public."PaymentStatus",
    "scheduledMaturityDate" date,
    "dealerState" text,
    "importDigest" bytea,
    "lienReleaseDueOn" date
);
CREATE FUNCTION public."portfolioScopesOf"(l public."Loan") RETURNS TABLE(scope text, "lenderId" text, "servicerId" text)
    LANGUAGE sql IMMUTABLE
    AS $$
  SELECT v.* FROM (VALUES
    ('ALL', '', ''),
    ('LENDER', COALESCE(l."lenderId", ''), ''),
    ('SERVICER', '', COALESCE(l."primaryServicerId", '')),
    ('PAIR', COALESCE(l."lenderId", ''), COALESCE(l."primaryServicerId", '')),
    (CASE WHEN l."secondaryServicerId" <> COALESCE(l."primaryServicerId", '') THEN 'SERVICER' END, '', l."secondaryServicerId"),
    (CASE WHEN l."secondaryServicerId" <> COALESCE(l."primaryServicerId", '') THEN 'PAIR' END, COALESCE(l."lenderId", ''), l."secondaryServicerId")
  ) v ("scope", "lenderId", "servicerId") WHERE v."scope" IS NOT NULL
$$;
CREATE FUNCTION public."portfolioShareOf"(l public."Loan") RETURNS TABLE("loanStatus" text, bucket text, grade text, "riskRating" text, loans integer, principal numeric, balance numeric, "pastDue" numeric, "rateWeight" numeric, "ltvWeight" numeric, "ltvBalance" numeric, "termWeight" numeric, "chargedOff" numeric, recovered numeric)
    LANGUAGE sql IMMUTABLE
    AS $$
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
CREATE FUNCTION public."refuseChange"() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  RAISE EXCEPTION '"%" is append-only: % is refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'restrict_violation';
END
$$;
CREATE FUNCTION public."refuseUnbalanced"() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  posting text := CASE TG_TABLE_NAME WHEN 'LedgerPosting' THEN to_jsonb(NEW)->>'id' ELSE to_jsonb(NEW)->>'postingId' END;
  total numeric;
BEGIN
  SELECT SUM("amount") INTO total FROM "LedgerEntry" WHERE "postingId" = posting;
  IF total IS NULL OR total <> 0 THEN
    RAISE EXCEPTION 'posting % does not sum to zero', posting USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;
CREATE FUNCTION public.refuse_audit_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$BEGIN RAISE EXCEPTION 'The audit log is only ever added to'; END$$;
CREATE FUNCTION public."sharePortfolio"() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
CREATE TABLE public."AccountEntry" (
    id text NOT NULL,
    "loanId" text NOT NULL,
    sequence integer NOT NULL,
    kind public."AccountEntryKind" NOT NULL,
    "effectiveOn" date NOT NULL,
    amount numeric(18,2),
    "feeKind" public."FeeKind",
    installment integer,
    "feeId" text,
    reverses text,
    "recordedAt" timestamp(3) with time zone NOT NULL
);
CREATE TABLE public."ApiClient" (
    id text NOT NULL,
    name text NOT NULL,
    role public."Role" NOT NULL,
    "lenderId" text,
    "servicerId" text,
    "borrowerId" text,
    subject text,
    "keyHash" bytea NOT NULL,
    "secretHash" bytea NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "revokedAt" timestamp(3) with time zone
);
CREATE TABLE public."Application" (
    "loanId" text NOT NULL,
    "publicPart" text NOT NULL,
    "internalPart" text NOT NULL,
    "personalPart" bytea,
    "identityPart" bytea
);
CREATE TABLE public."AuditEntry" (
    seq bigint NOT NULL,
    at timestamp(3) with time zone NOT NULL,
    "clientId" text NOT NULL,
    "clientName" text,
    operation text NOT NULL,
    "requestId" text NOT NULL,
    subjects text[],
    classes text[],
    fields text[],
    reason text,
    hash bytea NOT NULL
);
CREATE TABLE public."AuditHead" (
    id integer NOT NULL,
    seq bigint NOT NULL,
    hash bytea NOT NULL,
    signature bytea NOT NULL
);
CREATE TABLE public."Borrower" (
    id text NOT NULL,
    "dataKey" bytea,
    "ssnIndex" bytea,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "erasedAt" timestamp(3) with time zone
);
CREATE TABLE public."BucketRoll" (
    id bigint NOT NULL,
    month date NOT NULL,
    "lenderId" text,
    "primaryServicerId" text,
    "secondaryServicerId" text,
    "fromBucket" text NOT NULL,
    "toBucket" text NOT NULL,
    loans integer NOT NULL,
    balance numeric(24,2) NOT NULL
);
CREATE SEQUENCE public."BucketRoll_id_seq"
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public."BucketRoll_id_seq" OWNED BY public."BucketRoll".id;
CREATE TABLE public."BureauFile" (
    "loanId" text NOT NULL,
    applicant public."ApplicantPosition" NOT NULL,
    attributes bytea,
    "tradeLines" bytea
);
CREATE TABLE public."Cashflows" (
    "loanId" text NOT NULL,
    csv text NOT NULL
);
CREATE TABLE public."DelinquencySpell" (
    "loanId" text NOT NULL,
    since date NOT NULL,
    "oldestUnpaidOn" date,
    "pastDueAmount" numeric(18,2) NOT NULL
);
CREATE TABLE public."DelinquencyStanding" (
    "loanId" text NOT NULL,
    "figuresOn" date NOT NULL,
    "reviewOn" date,
    "oldestUnpaidOn" date,
    "graceDays" integer NOT NULL,
    "accruedInterest" numeric(28,12) NOT NULL,
    "dailyInterest" numeric(38,20) NOT NULL,
    "monthEndBalance" numeric(18,2),
    "monthEndBucket" text
)
WITH (fillfactor='70');
CREATE TABLE public."Document" (
    id text NOT NULL,
    "loanId" text NOT NULL,
    kind public."DocumentKind" NOT NULL,
    "contentType" text NOT NULL,
    size integer NOT NULL,
    sha256 bytea NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);
CREATE TABLE public."DocumentContent" (
    "documentId" text NOT NULL,
    bytes bytea
);
CREATE TABLE public."EndOfDayRun" (
    "on" date NOT NULL,
    "startedAt" timestamp(3) with time zone NOT NULL,
    "completedAt" timestamp(3) with time zone,
    "loansReviewed" integer DEFAULT 0 NOT NULL,
    "lateFees" integer DEFAULT 0 NOT NULL,
    "lateFeeAmount" numeric(18,2) DEFAULT 0 NOT NULL
);
CREATE TABLE public."IdempotencyKey" (
    "clientId" text NOT NULL,
    operation text NOT NULL,
    key text NOT NULL,
    "inputHash" bytea NOT NULL,
    answer jsonb NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);
CREATE TABLE public."LedgerEntry" (
    "postingId" text NOT NULL,
    account public."LedgerAccount" NOT NULL,
    amount numeric(18,2) NOT NULL,
    "loanId" text NOT NULL
);
CREATE TABLE public."LedgerPosting" (
    id text NOT NULL,
    "loanId" text NOT NULL,
    sequence integer NOT NULL,
    kind public."PostingKind" NOT NULL,
    "effectiveDate" date NOT NULL,
    "recordedAt" timestamp(3) with time zone NOT NULL,
    "repaymentId" text
);
CREATE SEQUENCE public."LedgerPosting_sequence_seq"
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public."LedgerPosting_sequence_seq" OWNED BY public."LedgerPosting".sequence;
CREATE TABLE public."LoanEvent" (
    id text NOT NULL,
    "loanId" text NOT NULL,
    sequence integer NOT NULL,
    command text NOT NULL,
    at timestamp(3) with time zone NOT NULL,
    "clientId" text NOT NULL,
    "requestId" text NOT NULL,
    "effectiveDate" date NOT NULL,
    "fromState" public."LoanStatus",
    "toState" public."LoanStatus" NOT NULL,
    "fromLien" public."EncumberedStatus",
    "toLien" public."EncumberedStatus",
    "repaymentId" text,
    reason text,
    amounts jsonb NOT NULL
);
CREATE TABLE public."PaymentHistory" (
    "loanId" text NOT NULL,
    payments text NOT NULL
);
CREATE TABLE public."PortfolioChange" (
    id bigint NOT NULL,
    scope text NOT NULL,
    "lenderId" text NOT NULL,
    "servicerId" text NOT NULL,
    "loanStatus" text NOT NULL,
    bucket text NOT NULL,
    grade text NOT NULL,
    "riskRating" text NOT NULL,
    loans integer NOT NULL,
    principal numeric(24,2) NOT NULL,
    balance numeric(24,2) NOT NULL,
    "pastDue" numeric(24,2) NOT NULL,
    "rateWeight" numeric(48,14) NOT NULL,
    "ltvWeight" numeric(48,14) NOT NULL,
    "ltvBalance" numeric(24,2) NOT NULL,
    "termWeight" numeric(48,14) NOT NULL,
    "chargedOff" numeric(24,2) NOT NULL,
    recovered numeric(24,2) NOT NULL
);
CREATE SEQUENCE public."PortfolioChange_id_seq"
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public."PortfolioChange_id_seq" OWNED BY public."PortfolioChange".id;
CREATE TABLE public."PortfolioTotal" (
    scope text NOT NULL,
    "lenderId" text NOT NULL,
    "servicerId" text NOT NULL,
    "loanStatus" text NOT NULL,
    bucket text NOT NULL,
    grade text NOT NULL,
    "riskRating" text NOT NULL,
    loans integer NOT NULL,
    principal numeric(24,2) NOT NULL,
    balance numeric(24,2) NOT NULL,
    "pastDue" numeric(24,2) NOT NULL,
    "rateWeight" numeric(48,14) NOT NULL,
    "ltvWeight" numeric(48,14) NOT NULL,
    "ltvBalance" numeric(24,2) NOT NULL,
    "termWeight" numeric(48,14) NOT NULL,
    "chargedOff" numeric(24,2) NOT NULL,
    recovered numeric(24,2) NOT NULL
);
CREATE TABLE public."Repayment" (
    id text NOT NULL,
    "loanId" text NOT NULL,
    state public."RepaymentState" NOT NULL,
    amount numeric(18,2),
    "effectiveDate" date,
    method public."RepaymentMethod",
    "externalReference" text,
    reason text,
    preview jsonb,
    "initiatedAt" timestamp(3) with time zone NOT NULL,
    "submittedAt" timestamp(3) with time zone,
    "acknowledgedAt" timestamp(3) with time zone,
    "reversedAt" timestamp(3) with time zone,
    "cancelledAt" timestamp(3) with time zone
);
CREATE TABLE public."RiskAssessment" (
    "loanId" text NOT NULL,
    "internalPart" text NOT NULL,
    "bureauPart" bytea
);
CREATE TABLE public."ServicingTerms" (
    "loanId" text NOT NULL,
    schedule jsonb NOT NULL,
    opening jsonb,
    "graceDays" integer NOT NULL,
    "lateFee" numeric(18,2) NOT NULL,
    "recordedAt" timestamp(3) with time zone NOT NULL
);
CREATE TABLE public."Stipulation" (
    "loanId" text NOT NULL,
    "position" integer NOT NULL,
    text text NOT NULL,
    "clearedAt" timestamp(3) with time zone,
    "clearedBy" text
);
CREATE TABLE public."SystemKey" (
    name text NOT NULL,
    wrapped bytea NOT NULL
);
CREATE TABLE public."Underwriting" (
    "loanId" text NOT NULL,
    "internalPart" text NOT NULL,
    "personalPart" bytea,
    "bureauPart" bytea
);
CREATE TABLE public."Valuation" (
    id text NOT NULL,
    "loanId" text NOT NULL,
    "valuedOn" date NOT NULL,
    amount numeric(18,2) NOT NULL,
    source text,
    "recordedAt" timestamp(3) with time zone NOT NULL
);
CREATE TABLE public._prisma_migrations (
    id character varying(36) NOT NULL,
    checksum character varying(64) NOT NULL,
    finished_at timestamp with time zone,
    migration_name character varying(255) NOT NULL,
    logs text,
    rolled_back_at timestamp with time zone,
    started_at timestamp with time zone DEFAULT now() NOT NULL,
    applied_steps_count integer DEFAULT 0 NOT NULL
);
ALTER TABLE ONLY public."BucketRoll" ALTER COLUMN id SET DEFAULT nextval('public."BucketRoll_id_seq"'::regclass);
ALTER TABLE ONLY public."LedgerPosting" ALTER COLUMN sequence SET DEFAULT nextval('public."LedgerPosting_sequence_seq"'::regclass);
ALTER TABLE ONLY public."PortfolioChange" ALTER COLUMN id SET DEFAULT nextval('public."PortfolioChange_id_seq"'::regclass);
INSERT INTO public."AccountEntry" VALUES
	('LF-LN-IMPORTED-ACTIVE-5', 'LN-IMPORTED-ACTIVE', 1, 'FEE', '2026-01-12', 25.00, 'LATE', 5, NULL, NULL, '2026-01-13 12:00:00+00'),
	('LF-LN-LATE-1', 'LN-LATE', 1, 'FEE', '2026-02-12', 25.00, 'LATE', 1, NULL, NULL, '2026-02-13 12:00:00+00'),
	('LF-LN-LOST-1', 'LN-LOST', 1, 'FEE', '2026-02-12', 25.00, 'LATE', 1, NULL, NULL, '2026-02-13 12:00:00+00'),
	('LF-LN-EARLY-1', 'LN-EARLY', 1, 'FEE', '2026-02-12', 25.00, 'LATE', 1, NULL, NULL, '2026-02-13 12:00:00+00'),
	('LF-LN-IMPORTED-ACTIVE-6', 'LN-IMPORTED-ACTIVE', 2, 'FEE', '2026-02-12', 25.00, 'LATE', 6, NULL, NULL, '2026-02-13 12:00:00+00'),
	('RP-965a432f-43e8-49bb-9e1f-ac2ecbf37ada', 'LN-LATE', 2, 'PAYMENT', '2026-02-21', 1066.19, NULL, NULL, NULL, NULL, '2026-02-21 12:00:00+00'),
	('RP-998489a9-b9c9-4d98-aebb-f99d5fcb70d4', 'LN-LATE', 3, 'PAYMENT', '2026-02-21', 1500.00, NULL, NULL, NULL, NULL, '2026-02-21 12:00:00+00'),
	('RP-5adaff32-4738-4ecc-bd8c-d8e8fec9b062', 'LN-EARLY', 2, 'PAYMENT', '2026-02-21', 13000.00, NULL, NULL, NULL, NULL, '2026-02-21 12:00:00+00'),
	('RP-972d4b00-0f72-4bdf-8f3f-edf15f08432b', 'LN-IMPORTED-ACTIVE', 3, 'PAYMENT', '2026-02-21', 1066.19, NULL, NULL, NULL, NULL, '2026-02-21 12:00:00+00'),
	('RP-ef3b2f6c-af39-4b59-815e-971baab5aab0', 'LN-BEFORE-ACCOUNTS', 1, 'PAYMENT', '2026-02-21', 1066.00, NULL, NULL, NULL, NULL, '2026-02-21 12:00:00+00'),
	('LF-LN-LOST-2', 'LN-LOST', 2, 'FEE', '2026-03-12', 25.00, 'LATE', 2, NULL, NULL, '2026-03-13 12:00:00+00'),
	('LF-LN-IMPORTED-ACTIVE-7', 'LN-IMPORTED-ACTIVE', 4, 'FEE', '2026-03-12', 25.00, 'LATE', 7, NULL, NULL, '2026-03-13 12:00:00+00'),
	('LF-LN-BEFORE-ACCOUNTS-2', 'LN-BEFORE-ACCOUNTS', 2, 'FEE', '2026-03-12', 25.00, 'LATE', 2, NULL, NULL, '2026-03-13 12:00:00+00'),
	('RV-42a51d27-7718-41eb-bb25-6d4fbaf4fc98', 'LN-LATE', 4, 'REVERSAL', '2026-03-16', NULL, NULL, NULL, NULL, 'RP-998489a9-b9c9-4d98-aebb-f99d5fcb70d4', '2026-03-16 12:00:00+00'),
	('FE-e8c99150-8c3c-4e2f-8e46-af2d759c3125', 'LN-LATE', 5, 'FEE', '2026-03-16', 15.00, 'RETURNED_PAYMENT', NULL, NULL, NULL, '2026-03-16 12:00:00+00'),
	('RF-2024edc4-6af2-4dac-8873-5674f154bff0', 'LN-EARLY', 3, 'REFUND', '2026-03-16', 100.00, NULL, NULL, NULL, NULL, '2026-03-16 12:00:00+00'),
	('FW-855802b4-a4c8-4135-b0ae-eda5337aab20', 'LN-LOST', 3, 'FEE_WAIVER', '2026-03-16', 10.00, NULL, NULL, 'LF-LN-LOST-1', NULL, '2026-03-16 12:00:00+00'),
	('CO-756821d3-34a0-4858-be93-ce33bc453a09', 'LN-LOST', 4, 'CHARGE_OFF', '2026-03-16', NULL, NULL, NULL, NULL, NULL, '2026-03-16 12:00:00+00'),
	('RP-dbf37024-a259-44f8-94f5-494b7788c57f', 'LN-LOST', 5, 'PAYMENT', '2026-03-16', 700.00, NULL, NULL, NULL, NULL, '2026-03-16 12:00:00+00'),
	('LF-LN-LATE-2', 'LN-LATE', 6, 'FEE', '2026-03-16', 25.00, 'LATE', 2, NULL, NULL, '2026-03-17 12:00:00+00');
INSERT INTO public."ApiClient" VALUES
	('client_nZlmZMxVZH_k', 'UNDERWRITER of a test', 'UNDERWRITER', NULL, NULL, NULL, NULL, '\xc4e148e4b365dfb00575fc8c3191b3c01e8a4fe53a074c2f558be0c4eebb6444', '\x4d4cd117fec6271417f53c37882cc77c3ab9a07d39eb3a3c614b2f5070395564', '2026-01-01 12:00:00+00', NULL),
	('client_T8jlBsUBse-X', 'LENDER of a test', 'LENDER', NULL, NULL, NULL, NULL, '\xbe7da1634bfc361821ef691a0f94db16e1431bf737ca25de0fcb3514bee0dbaf', '\x575a3dc5360fca8eb879ad724b9a65ab45dbd3eb3a07ff3475c7a013236f748d', '2026-01-01 12:00:00+00', NULL),
	('client_lMilEiahqupb', 'SERVICER of a test', 'SERVICER', NULL, NULL, NULL, NULL, '\x19444248ad18606f05797405d2d292adf44730c2a7a0ccffe92d0d4e25bd88b8', '\xffc1edb7facc7fd6b43960e31406fc9fc91e1eee8c68dddf2585e7afae1b83ce', '2026-01-01 12:00:00+00', NULL);
INSERT INTO public."Application" VALUES
	('LN-LATE', '{"Request":{"VehicleInfo":{"VehicleWholesaleValue":"22000"}}}', '{"Request":{"ApplicationInfo":{"ApplicationType":"Complete","RequestedLoanID":"LN-LATE"},"DealerInfo":{"DealerState":"NY"},"PartnerInfo":{},"RequestedTermsInfo":{"RequestedLoanAmount":"12000.00","RequestedLoanTerm":"12"}}}', '\x70353d64ec3a0474113a446477ddbbfb1a4b2c86f786967ec67416c7762504ef03989359ee4afd0559c301685323b10150f8559fcdd6699eb952edb4e6b199f79bb08195b362a63338cc5bdea64c11a1b9b2fc6dd44e8f774e3ae1bbc62d389d2ca9093f5c9427d90ff40723ddf6f1a44abf60fce5bf439906ff44eac7ac13d81d9acd591d07b19dfcc55432697bb320ad43f67e6722453e27966c1f135281c06660f876619d0d783199f4a2c1e777fcec7534bce22b43884334c13bbeac9ff6cc383b2b2c1d1278deee960510183bc13658', '\x1d59b9d75405a4f2445a45c5a1ced7fc50e9d46abcb4d87fd5f056539b0d4948d8d6645d46f4e3a9021086c3d2c654cfcb8ba3dc4a71e38df6ec79f220ac8ba6ddf4012c87becbde1454c1b11bf32d53b215999a6adac62ba7e6599af97b76f107476e882cb4a9849d2f00fe8c0cbc5ef6cef9a2bbab6d92843c4bbe855799870ca940f73d9dc3'),
	('LN-LOST', '{"Request":{"VehicleInfo":{"VehicleWholesaleValue":"22000"}}}', '{"Request":{"ApplicationInfo":{"ApplicationType":"Complete","RequestedLoanID":"LN-LOST"},"DealerInfo":{"DealerState":"NY"},"PartnerInfo":{},"RequestedTermsInfo":{"RequestedLoanAmount":"12000.00","RequestedLoanTerm":"12"}}}', '\x1e490d281a88bb69b14ef130e8d935c7f08229802f658d907efb7e6e18c6dd483f91712eb440b19deb91fabb4ecdea85ac449e9088310ca90caa268e9021c67a93f3cfe29b3d4034444e3cc971d2fa8e4342d821c83b660395643216d26473db9be84f8043e9c2fa3936f037b7fe406f01bb4a3cd07ff687c12db9fe1b94fcfcf69ac24b92bc85f453b159f9843172d47338a351b361b86764df6c42a8a8f1725a006f7e296e2864764e5c2f7d868725dc10a14dd8470282c85ec038009af234561bde0d61acdaca6afd793e7b27543af4e5', '\xf1c342933812d92199ebf42556eff928ff993306f9eed3dc485fa6a04349b79ae39c1b9d06540c9fb4fdde15161f7e7bdd9cc347790ce0327f94379173037c2114df315f23415b84df5fff27c3b914efba4ca2c26e28f5c1667c2720cec88522614a15d057bb38af511cbfa48134a482e855c475e34092b1eec8daf360bad1f7a7460cd8663743'),
	('LN-EARLY', '{"Request":{"VehicleInfo":{"VehicleWholesaleValue":"22000"}}}', '{"Request":{"ApplicationInfo":{"ApplicationType":"Complete","RequestedLoanID":"LN-EARLY"},"DealerInfo":{"DealerState":"NY"},"PartnerInfo":{},"RequestedTermsInfo":{"RequestedLoanAmount":"12000.00","RequestedLoanTerm":"12"}}}', '\x5a25fe01d1be2cf5865635cbf0fae058845e8818f163179e7e169f2c5f4e6f28552b75efe1a8ee794e8c65a15f079fb08a9480b21425ceae154b9dec719881a2cd50b80657a487b74945f85947463c8ad1c6c730669d80a54bcb5afae87c43f08a128d684835e5b7a97ffa3957d1cc652af4e1cb5cd31b94fdba84d28f26bb1fcda2101f94336184eea4895ff8c61fb2bf4695728abdeecc4add628a522f02e9fa9c4f580050ca0c0935db8d0daa6f34d3fe39b553b9a19ba7d8f44f774f56956f825bc03f9840eab36a48ae4e9d0439779f', '\x2e5b77e61a5b3228ff3dbbb14a2fbf3d39f3fa303316b519a87c520f0f93d6a0e5a53191831c74ecb878a2600215a02e8b56754e6073dc735cead719b8e85779666627ac4c13c73846c1280911071db55e760aa1a7dee4d231efa2f244abbb2b5149393d9560706757f33690de147fb9fe2221db3adab61cac0e0cebb9485d5b0bbc00d4bff728'),
	('LN-APPROVED', '{"Request":{"VehicleInfo":{"VehicleWholesaleValue":"22000"}}}', '{"Request":{"ApplicationInfo":{"ApplicationType":"Complete","RequestedLoanID":"LN-APPROVED"},"DealerInfo":{"DealerState":"NY"},"PartnerInfo":{},"RequestedTermsInfo":{"RequestedLoanAmount":"12000.00","RequestedLoanTerm":"12"}}}', '\x258d193857e5557737fb1dff3db66e51073b235fd27de09d5a90f0ec9f3c7a0b48c679843afc2d0aa771da0609ec45ba96d2bf521b721c0142f8b737c649c3f92ce22b3c49d55f22676d21add12c57681ecfcc009bffba6159c8d9eff56cd592377ed1c2e4bfc1e8f40aa089cf507e627a986660c33bea0ecac3510500cd6e7bd2208cbbe9ca0bff109d809b06fb3d75837e702db1140771519f026172cfdc0bc7a82f81b22cb302d89b72b80b9b5c6961eaf7616ae11d5cc26d9814e02a5cbec012f606168085a305c2df40fb991be79c99', '\x584f0bb33d35332708150e80a5b30a09c201f9d6d398fca6ae8a721e7ced92c3b3699b9109aa5c2791865a8a1865652858333551493a4a5f4621a49ee727853a08dafb87c40190cbf99afede985b85fafcdf2a7b16f548b8fcaaa6d5c21c1f88f5d0618349a3296d95a38b618922362ec9979c806ab21849d0c1e41bf2a5ff5090845b48f9380f'),
	('LN-CREATED', '{"Request":{"VehicleInfo":{"VehicleWholesaleValue":"22000"}}}', '{"Request":{"ApplicationInfo":{"ApplicationType":"Complete","RequestedLoanID":"LN-CREATED"},"DealerInfo":{"DealerState":"NY"},"PartnerInfo":{},"RequestedTermsInfo":{"RequestedLoanAmount":"9000.00","RequestedLoanTerm":"24"}}}', '\xf1a957c975157bfe4ea658d61c3cd2eccd52cb17b81d1682e01bbd6e0a4556ae73b1afa0d862132ccecfced0e2a545190cd03215c69d6b776ed7923e0a614956cf3393432f533de9a595d8eeaf6b02a7d89e6bcf877a3692ede0714dc39bcc956a8f863d7bee6b5f7f6831863509ce34dec35bde04505822df966988a1b69724613ddc80e0f67fed56542ce17180df9444289e33fb1b922fed1d92a8f365649fd0296d40e3b2eeea6429d6562ea566b7f584388805c4bd30bdcc2052bfb5bee8b8c968dd4a663871ac329b1481322050face', '\x842e461ee2e3a3e60748b9df17e7514a6c644b6c47ce4747a4c2a2cf8d9e710ee8184ad8c3ea8cd47254ef3c96732477c5381f0e24811fb661aa3bfc41570b756b5b91b17e9d50572b2affbf2b51e846547d71270e44b38095d5401ee6d37a5f73abcfdeb6069c4e372407447dc002623012c7b2dcc08064c019fa0d554cb3b30274ba00d19d98'),
	('LN-IMPORTED-ACTIVE', '{"Request":{"VehicleInfo":{"VehicleAge":"2","VehicleMake":"Honda","VehicleMileage":"21456","VehicleModel":"Civic","VehicleRetailValue":"26010","VehicleWholesaleValue":"22618","VehicleYear":"2021"}}}', '{"Request":{"ApplicationInfo":{"ApplicantNumber":"1","ApplicantsNumber":"1","ApplicationID":"APP-1-225040","ApplicationType":"Complete","RefiBool":"False","RequestedLoanID":"LN-1-463370"},"DealerInfo":{"DealerID":"D3936","DealerName":"Lakeside Motors","DealerState":"NY"},"PartnerInfo":{"PartnerName":"Direct","ProgramPartner":"Standard"},"RequestedTermsInfo":{"RequestedLoanAmount":"22617.61","RequestedLoanBackendProductsAmount":"0","RequestedLoanDownPayment":"1500","RequestedLoanGAP":"0","RequestedLoanPayment":"487.94","RequestedLoanRate":"10.66","RequestedLoanTerm":"60"}}}', '\x541dfb50c93e04914bf023902a2a3d66cc2e0d85212ad565acc784c6c63608cd3501cc46d4ef4f7e0990af2a7d69129510e5f024c2cd177422b7ba8bde730c54ba8a4d598e19a619f70b9070dcae84f730d8f1342ed6ff4d5727fe7d8c17ef5f1ecb66bd3d40cbe6e392d7c32b8e792c87992aac71a83336a87deb0e78e88efeaf4ed258fce66155d77f793ec6cc97c0c19824bdbaf96c905e90ec377bf6e1c17ab5436a90682658b9d88d2346d7fd860c8648be0071fde1b712c9f37cd0a60023da1a45d6eba178f29a273235d7454ad3b31b7c64a3252e20e0e310691dd5b15569d77d00020c381e043c9e5d651fd3268f2b41f087282fdc1f7c3c2dbb042329177d1665fca602cf792309d94eddaa2b0abb41a5b29152dbccdb2c4174ef783dfc5c3dd77b23973db5ca3d0bceb785440baf2a405537d463bbfaf174fbc89a19a0b7f9efa2ebffb46615bba7dc2349dae41933a5d05e809ad8e1c8b5e2f5c9fa5bb7fbbc9de4c7223faf63eed637252d25b73f443b4f04a9b1ca160f4d56322d8e82e764673a878c7644bc2d3c2a8425a9fe59b0c808b99ccb395872b72fdf07c85a47b81f57c0a06e7ad02a1971fab5e31d82cfbed6695c7cdb7f46442b3c647631cc1a5e8ee9ea6028cb15980c4fdcf974a47a6fde37b18081c5c3d5f81b53a29944d9ebba07e58b940d13099db521e1579c576e5a58a206b6878857947c7919aa4843934e6e8eb87e1500932faf84528c546a041a3512ec0a71316bdff0194f29c687b7d54a378a41ca87b68c4f1238a1c446cccda1e2bcb0a3ab6cb1efb1e6c7cd8381194dcbe4348ecee12582383cbeed32f68534e995b8f9a90a0da019aa2db61cdee71a40bdff9d0216b03b41a8a0f43db7afb8ed2fda8428d586c4b3cebee796cd142e3b639d4d93fe3ec22e02cd3c097c3d640fd51aed06afa8f96f14e0fd608ee9902394542258838fc5043e1ddbab7685a832537d1a0e0656c828cb8265c0558a196744225c5c2ff12a33f0744765098a0a34dbbecf44cfe3e86091e6fb96859336c0f05f0a213edecee0487b7d651a512974b21cc48267fd03204ebba8aff93028f5c1a4ca71a696414afde9b927abb91ceeb35057373bb02c8f262565708a651c4c3b3e1599b4f527755652475d697281dcb2f6530abe185b1c6276cc58b221ded6b78850131934d2b8169143377d32d476ca04aa23d46740717423ad20af66c8fd53dd60fd66c9a552a8c6a7c3c8ec9ef087d7b682180d316625d54813876da2edc2e05a3daad7582ae3c4165df00861d1d8b95545366ff2ef36a96e5b5107c8e417c90892b15aff1ffa78206e61ca7a4a9d93cab5fe165d6069e082caa3d64f9686df8a02481523ef645b5f30226d8d1749d5bd8b970a4bf8a69f5021b3304bb5c523ebd3699fbfdc490c2fb1e8e320f689f1711a5b0aeceb80cca0ee14ecfa85eb9cdbe200808ff35c08d40615984140f5a028c086a75b0ae6877c9a3aff1789f2e90e9551b6d1ece56141b7286b381d785d4653210c1a362cee15d40a4a3e6c512837571a05112231dc9304df56bde4c24e0793c3ed6642f52e2f1272c125d45afb3e7e7f1e5468f5fa8158ad075e573c9a258b79f928e005916a96a6c0962c888649e0b89cd78964db4bac6f3ece5ef1a38b00029ca7fa12a25fb27e91177f9570e64f11b9f7e46d1f8d47cda82ebaabd5d02e38ac598d522ec1386cfdae4b915b712d7eb0df27f5f585056da3b3d87b207e1fcf788b10e1ea2cc5da9452646170637560161ee14d47c80358de230b56b2b0bf6737a7510a726aa519b8836ae44f', '\xe87e7cd0f9c4991c8108e2de2b943ab02e4c6e6dbbf3a8f3185c93aae6f8e512facfdabc8831b94317bcad52ef5d0059f0050c03921c73c0b90bf968ea1b624676edd1bf32e21c9df31cded2e78144a01f581ab38d143cf2c3de4748cc203a35dc8d80a63fdcd92fe683bd3c856ba32edaf8f4a049d69811cd57ce52f246c60f837331dfa350e1de682cdbbd053213394958571295342b363289669e4ab3633a47b75ee9'),
	('LN-IMPORTED-CLOSED', '{"Request":{"VehicleInfo":{"VehicleAge":"2","VehicleMake":"Honda","VehicleMileage":"21456","VehicleModel":"Civic","VehicleRetailValue":"26010","VehicleWholesaleValue":"22618","VehicleYear":"2021"}}}', '{"Request":{"ApplicationInfo":{"ApplicantNumber":"1","ApplicantsNumber":"1","ApplicationID":"APP-1-225040","ApplicationType":"Complete","RefiBool":"False","RequestedLoanID":"LN-1-463370"},"DealerInfo":{"DealerID":"D3936","DealerName":"Lakeside Motors","DealerState":"NY"},"PartnerInfo":{"PartnerName":"Direct","ProgramPartner":"Standard"},"RequestedTermsInfo":{"RequestedLoanAmount":"22617.61","RequestedLoanBackendProductsAmount":"0","RequestedLoanDownPayment":"1500","RequestedLoanGAP":"0","RequestedLoanPayment":"487.94","RequestedLoanRate":"10.66","RequestedLoanTerm":"60"}}}', '\xa0a6194ab4fc49a1852aab5fbd717a230f76e78cedafdcef1b9d985e8f60c69a2282af282c8efbc2db871b9ee5b0d152c713b2452b43c09e0f30be0718e7867478c7ceece2305d12ef6c2eab79d17b12a2a0772c8eab42e5da9232d2c22cdd4d13cba762a9c595c0db723ece7c914c4eabc93fc7add8b836d580fdbc91f4ebcdffa245d5014cf0fb7ab830fb80123a66ef220d8700134900284ccd39925ca1e2b6236fece02c2e66535c792d53d62b9add38378a207006355de9feec3d5cd2107ed310e4f3b8279be0eea6bb826e3da3a7d37f95aab8c5800e820c6d8eb5265754b911e8bbd4711f59799c7dccdf379df695d64b1d795f0f5ef06d0c1a880427b1fd97ee89025a1067c0847c40c67fe7ceb456fec951c7238a6d7f43cf39c11deed5d27239f0daa383988f241db7be09f1b894cb3e078bc94e66de1b18ab00b6d805d8c04b6054981a716f1e420047bce7119c251789ae32588efd1e13b1270532b92797d490d771694c34353e57698a363c349fd22aa8c2a2904d12249a4bbd872b5e886e37e6120c12661cd25f2de321582ec725e6f4c3e7118004b1367117c8170fdaaf9d9e70562d26825af9136d902a3648f280de19898becf257743d0be69ffc20df3c7a942c9f0dfe6e1ac6e3630cbdf07de418c986b4145b15341f58f5042f8878d92c0462864f3d6b79630a4e37b7a1a2fe6a6119e871a1b1aa5a612b897e07daaeb9a45bf0025913dc5d55077e8e86df5e73fc6b6266287c6cf5ede2db687ee55bb82ab68c1eed9ff486264f3c0135ea7a0ec1d84de11f6c40dc7c6e2d7ae639dc4bfb03bdc220cdaf490e05bb41d944f3f1afc4f6c116cbfbc2f7c3ac315a3ea4b38913d31d28d6c33ee245c3aa7599d10a81e3b451f58461e1028a3988dde8a2d2b9f57f31ca406886f53918a54e7e613b6ec701ccaeab3d11aef5c033a756b3b83cc8c307bab600ad3a7c89a77be4eb926c57c4661c011f57deb19316512c56a871a50ca35558ebb4ed621e42d6631d043797c174d55f03d479b38bed817934882145708c37d9094b26718ec42529504f8cc7e3f8fdff1b7ff473c56bac781a9a5f399ec0e3bf823f0c75e62a967a3f91e52e43dd9ccf14cb899844a943a45197a5611b977e4a3600a3081a157e601bd58f08342b0a7c8bd87a07d6cfdae568c07d6134734bd831b35f4bd8f949f33c562b0b7df023bcd8a4cd41667181764c860fbbc8e1de7e1e64f06e237a2a5a1e9e6cad91825d794f8c480491c6cc46af8580cd1adaeea3cd2a6cdee6690084ac69b30a776f3bbaf75ec1a0470f2acd01595ed05c868ef06422294f3ae50faf4c3ed9c3622b630bd9b55f4cccccd990ae4391729a6e48405e0090a7a9ced60fe5682b546119c9a0167688e173b68960ac903974f4c6ff0b09394d9c98e8af8609f17bb783faf2746f6af0fc6b2f0c3050ebb9c302290ccae39e7cf36de5657ae4e63bfed47f96af5f3e5ea43b59d644083993444a7c30888d2d9fe77ee0d62b564e0479e1402c3f864d7d40d9e8d526bfd24f164cc9cefcaf9d6780fb9f0a4adabdd7250fa3665dfc9c1d93b24ffba6314f96305b26167ebd2cffc1971b79cdfca976e9a43b8814b430d7695c903b1b8b0e2c1490de9ad43a87be864327a635d68dbc500cbadc6e1a0df08353a2a6bb193262185fd2c76d2d4e49116148f89dbd9c5c8eed07a8726b7276ebc7c64c9ef05102f069ae434671eb7e457f582efc13940c08195da97b699324b73451c132f542a985c2c048522cb3b1507441e45dc643911fd5361ddfeea2f5faf642f03e0de0cc235a0a', '\x482451babca3109059ab992af802a20992cd26db87109e820254ab9610e2cfd250ed0f30f4e063c166228fced402b45fda1b8de1cd1e37c23b611644e18fcb02a26a156f259756c697deb5385bc9677444ea9485b1ec582907f26a908c40cae42c8919e0206f833091a4eb88ac9b0ea68c0096882bda128b882f61b5c9736a73b6f2f5bfa2f50068fe670adf458062c20e1f33025b14343045dfad7f677bd4b3f0698e1b');
INSERT INTO public."AuditHead" VALUES
	(1, 0, '\x7449bcb2c5096b77954b703ffa1361fc7b4f91639a1f2ac62d61778ac4657545', '\xcebf4b58d34596084cef6821daefb9eec75ad0569685b8f6a45730f07a6059cd');
INSERT INTO public."Borrower" VALUES
	('BR-4c0d0b41-ab81-4218-81ea-9688db78567d', '\xae7d964429d37756b283ed0e0b4e14a6c5db1619eb28de18cbcce57ed37288f5de7fe77fb1f97274eae5727c27d8565fe0a5caaf1c4c25e852254feb5b9026d50e5ad22b', '\x53be6fe84ad661b7db97a11a4fef72259dff8a4a0d402ed0cfbac66d1f5c402c', '2026-11-16 10:30:05.173+00', NULL),
	('BR-f9a019f4-90ad-4aa4-af69-fd13cbca5c29', '\xae7d964429d3775663ea4e067778f5b017d13f5797d6b11b148c8393162a5ac29673ca06237c4fff117cb188ade2c7d40e5352ed4aba2ef96c9c23b7df3b4f885476473c', '\xb34a87955df6735f700c80a7c773dbfe5417a48ea446b17ef21b9b916163c29b', '2026-11-16 10:30:05.385+00', NULL),
	('BR-f6014306-14f8-42e7-a3d0-9b68e2f9097b', '\xae7d964429d377567903299f9a7fd807fa45ef7011ac4f85f75242e033e189d05b3f057de33d0ca9d1f0f3604cdfdc70f59b49cd2340cfcb3629d3d17e19ef769febc705', '\x49e5bfa9eed9231b6ce974e91bdd297fe3a7d0194e58d74d345016d72286e92b', '2026-11-16 10:30:05.451+00', NULL),
	('BR-3c9a8731-49ab-4206-ab1d-41831dc9f887', '\xae7d964429d377566283a8f65d1f3a893950df413eef1e7f481f62ec83124e6e59dfb84c9f337bf7db7016b1656bc64f17fd52716cc346fbf41f011088a9c466a510b635', '\xd0d33ceb6449bd438ec7c3032a9fd2e73ca73bbe2a17fafb343aef5f66810352', '2026-11-16 10:30:05.516+00', NULL),
	('BR-c320fccd-d20b-493f-ab3a-4f4d87d7a605', '\xae7d964429d377561bac4b2ae55b6de6d2c663bbfe9e12bd9fc6e8b6d3cc66dd0d91d8914c7965321c595146cf67ee5ae1fe95a79f8c80d42e57f2934efe7395d7abfe44', '\x98cb5f93480a93e6bfd880583aab89cefbba4718615bdafd03b6f243e7f4783b', '2026-11-16 10:30:05.56+00', NULL),
	('BR-BEFORE', NULL, NULL, '2026-11-16 10:30:05.915+00', NULL),
	('BR-LN-IMPORTED-ACTIVE', '\xae7d964429d37756e45cfe267b164386d78e992e4cd74b968a14c3b43fbe7ece4d016df5151523d4fec846b4c0e392bd61c9b810f688d17bd13d4a0f3ca02c42028b1e3e', '\xd6965897b2d17d5ec4369d87821d5fb53828e24668cf1cb8be6a26c96aaa9cef', '2026-11-16 10:30:05.96+00', NULL),
	('BR-LN-IMPORTED-CLOSED', '\xae7d964429d3775649ade6a984118bb491a2481804e861bb9c8b800dd108cbd9c38299807195bea35c1971f5d630833a0aad5a41759b65dc309a011c63d97647f543be05', '\xd6965897b2d17d5ec4369d87821d5fb53828e24668cf1cb8be6a26c96aaa9cef', '2026-11-16 10:30:05.96+00', NULL);
INSERT INTO public."BucketRoll" VALUES
	(1, '2026-02-28', 'LEN-1', 'SRV-1', NULL, 'CURRENT', 'CURRENT', 1, 12000.00),
	(2, '2026-02-28', 'LEN-1', 'SRV-1', NULL, 'CURRENT', 'DAYS_1_29', 1, 12000.00),
	(3, '2026-02-28', 'LEN-7', 'SRV-7', 'SRV-16', 'DAYS_30_59', 'DAYS_1_29', 1, 8179.92),
	(4, '2026-02-28', 'LEN-1', 'SRV-1', NULL, 'CURRENT', 'PAID_OFF', 1, 12000.00),
	(5, '2026-03-31', 'LEN-1', 'SRV-1', NULL, 'DAYS_1_29', 'CHARGED_OFF', 1, 12000.00),
	(6, '2026-03-31', 'LEN-1', 'SRV-1', NULL, 'CURRENT', 'DAYS_30_59', 2, 20795.23),
	(7, '2026-03-31', 'LEN-7', 'SRV-7', 'SRV-16', 'DAYS_1_29', 'DAYS_30_59', 1, 7334.25);
INSERT INTO public."DelinquencySpell" VALUES
	('LN-IMPORTED-ACTIVE', '2026-01-02', '2026-01-01', 1066.19),
	('LN-LATE', '2026-02-02', '2026-02-01', 1065.91),
	('LN-LOST', '2026-02-02', '2026-02-01', 1065.91),
	('LN-EARLY', '2026-02-02', '2026-02-01', 1065.91),
	('LN-LATE', '2026-02-21', NULL, 0.00),
	('LN-EARLY', '2026-02-21', NULL, 0.00),
	('LN-IMPORTED-ACTIVE', '2026-02-21', '2026-02-01', 1066.19),
	('LN-BEFORE-ACCOUNTS', '2026-03-02', '2026-03-01', 1066.00),
	('LN-LATE', '2026-03-16', '2026-03-01', 1065.63),
	('LN-LOST', '2026-03-16', NULL, 0.00);
INSERT INTO public."DelinquencyStanding" VALUES
	('LN-IMPORTED-CLOSED', '2025-06-14', NULL, NULL, 10, 0.000000000000, 0.00000000000000000000, NULL, NULL),
	('LN-IMPORTED-ACTIVE', '2026-03-31', '2026-04-01', '2026-02-01', 10, 91.627890410966, 2.41126027397260273973, 7334.25, 'DAYS_30_59'),
	('LN-BEFORE-ACCOUNTS', '2026-03-31', '2026-04-01', '2026-03-01', 10, 139.113856438354, 3.66089095890410958904, 11135.21, 'DAYS_30_59'),
	('LN-LATE', '2026-03-31', '2026-04-01', '2026-03-01', 10, 139.111482739731, 3.66082849315068493151, 11135.02, 'DAYS_30_59'),
	('LN-EARLY', '2026-03-16', NULL, NULL, 10, 0.000000000000, 0.00000000000000000000, NULL, NULL),
	('LN-LOST', '2026-03-16', NULL, NULL, 10, 0.000000000000, 0.00000000000000000000, NULL, NULL);
INSERT INTO public."EndOfDayRun" VALUES
	('2026-02-24', '2026-02-25 12:00:00+00', '2026-02-25 12:00:00+00', 0, 0, 0.00),
	('2026-01-01', '2026-01-02 12:00:00+00', '2026-01-02 12:00:00+00', 4, 0, 0.00),
	('2026-01-02', '2026-01-03 12:00:00+00', '2026-01-03 12:00:00+00', 1, 0, 0.00),
	('2026-01-03', '2026-01-04 12:00:00+00', '2026-01-04 12:00:00+00', 0, 0, 0.00),
	('2026-01-04', '2026-01-05 12:00:00+00', '2026-01-05 12:00:00+00', 0, 0, 0.00),
	('2026-01-05', '2026-01-06 12:00:00+00', '2026-01-06 12:00:00+00', 0, 0, 0.00),
	('2026-01-06', '2026-01-07 12:00:00+00', '2026-01-07 12:00:00+00', 0, 0, 0.00),
	('2026-01-07', '2026-01-08 12:00:00+00', '2026-01-08 12:00:00+00', 0, 0, 0.00),
	('2026-01-08', '2026-01-09 12:00:00+00', '2026-01-09 12:00:00+00', 0, 0, 0.00),
	('2026-01-09', '2026-01-10 12:00:00+00', '2026-01-10 12:00:00+00', 0, 0, 0.00),
	('2026-01-10', '2026-01-11 12:00:00+00', '2026-01-11 12:00:00+00', 0, 0, 0.00),
	('2026-01-11', '2026-01-12 12:00:00+00', '2026-01-12 12:00:00+00', 0, 0, 0.00),
	('2026-02-25', '2026-02-26 12:00:00+00', '2026-02-26 12:00:00+00', 0, 0, 0.00),
	('2026-01-12', '2026-01-13 12:00:00+00', '2026-01-13 12:00:00+00', 1, 1, 25.00),
	('2026-01-13', '2026-01-14 12:00:00+00', '2026-01-14 12:00:00+00', 0, 0, 0.00),
	('2026-01-14', '2026-01-15 12:00:00+00', '2026-01-15 12:00:00+00', 0, 0, 0.00),
	('2026-01-15', '2026-01-16 12:00:00+00', '2026-01-16 12:00:00+00', 0, 0, 0.00),
	('2026-01-16', '2026-01-17 12:00:00+00', '2026-01-17 12:00:00+00', 0, 0, 0.00),
	('2026-01-17', '2026-01-18 12:00:00+00', '2026-01-18 12:00:00+00', 0, 0, 0.00),
	('2026-01-18', '2026-01-19 12:00:00+00', '2026-01-19 12:00:00+00', 0, 0, 0.00),
	('2026-01-19', '2026-01-20 12:00:00+00', '2026-01-20 12:00:00+00', 0, 0, 0.00),
	('2026-01-20', '2026-01-21 12:00:00+00', '2026-01-21 12:00:00+00', 0, 0, 0.00),
	('2026-01-21', '2026-01-22 12:00:00+00', '2026-01-22 12:00:00+00', 0, 0, 0.00),
	('2026-01-22', '2026-01-23 12:00:00+00', '2026-01-23 12:00:00+00', 0, 0, 0.00),
	('2026-01-23', '2026-01-24 12:00:00+00', '2026-01-24 12:00:00+00', 0, 0, 0.00),
	('2026-01-24', '2026-01-25 12:00:00+00', '2026-01-25 12:00:00+00', 0, 0, 0.00),
	('2026-01-25', '2026-01-26 12:00:00+00', '2026-01-26 12:00:00+00', 0, 0, 0.00),
	('2026-01-26', '2026-01-27 12:00:00+00', '2026-01-27 12:00:00+00', 0, 0, 0.00),
	('2026-01-27', '2026-01-28 12:00:00+00', '2026-01-28 12:00:00+00', 0, 0, 0.00),
	('2026-01-28', '2026-01-29 12:00:00+00', '2026-01-29 12:00:00+00', 0, 0, 0.00),
	('2026-01-29', '2026-01-30 12:00:00+00', '2026-01-30 12:00:00+00', 0, 0, 0.00),
	('2026-01-30', '2026-01-31 12:00:00+00', '2026-01-31 12:00:00+00', 0, 0, 0.00),
	('2026-01-31', '2026-02-01 12:00:00+00', '2026-02-01 12:00:00+00', 0, 0, 0.00),
	('2026-02-01', '2026-02-02 12:00:00+00', '2026-02-02 12:00:00+00', 4, 0, 0.00),
	('2026-02-26', '2026-02-27 12:00:00+00', '2026-02-27 12:00:00+00', 0, 0, 0.00),
	('2026-02-02', '2026-02-03 12:00:00+00', '2026-02-03 12:00:00+00', 4, 0, 0.00),
	('2026-02-03', '2026-02-04 12:00:00+00', '2026-02-04 12:00:00+00', 0, 0, 0.00),
	('2026-02-04', '2026-02-05 12:00:00+00', '2026-02-05 12:00:00+00', 0, 0, 0.00),
	('2026-02-05', '2026-02-06 12:00:00+00', '2026-02-06 12:00:00+00', 0, 0, 0.00),
	('2026-02-06', '2026-02-07 12:00:00+00', '2026-02-07 12:00:00+00', 0, 0, 0.00),
	('2026-02-07', '2026-02-08 12:00:00+00', '2026-02-08 12:00:00+00', 0, 0, 0.00),
	('2026-02-08', '2026-02-09 12:00:00+00', '2026-02-09 12:00:00+00', 0, 0, 0.00),
	('2026-02-09', '2026-02-10 12:00:00+00', '2026-02-10 12:00:00+00', 0, 0, 0.00),
	('2026-02-10', '2026-02-11 12:00:00+00', '2026-02-11 12:00:00+00', 0, 0, 0.00),
	('2026-02-11', '2026-02-12 12:00:00+00', '2026-02-12 12:00:00+00', 0, 0, 0.00),
	('2026-02-12', '2026-02-13 12:00:00+00', '2026-02-13 12:00:00+00', 4, 4, 100.00),
	('2026-02-13', '2026-02-14 12:00:00+00', '2026-02-14 12:00:00+00', 0, 0, 0.00),
	('2026-02-14', '2026-02-15 12:00:00+00', '2026-02-15 12:00:00+00', 0, 0, 0.00),
	('2026-02-15', '2026-02-16 12:00:00+00', '2026-02-16 12:00:00+00', 0, 0, 0.00),
	('2026-02-16', '2026-02-17 12:00:00+00', '2026-02-17 12:00:00+00', 0, 0, 0.00),
	('2026-02-17', '2026-02-18 12:00:00+00', '2026-02-18 12:00:00+00', 0, 0, 0.00),
	('2026-02-18', '2026-02-19 12:00:00+00', '2026-02-19 12:00:00+00', 0, 0, 0.00),
	('2026-02-19', '2026-02-20 12:00:00+00', '2026-02-20 12:00:00+00', 0, 0, 0.00),
	('2026-02-20', '2026-02-21 12:00:00+00', '2026-02-21 12:00:00+00', 0, 0, 0.00),
	('2026-02-27', '2026-02-28 12:00:00+00', '2026-02-28 12:00:00+00', 0, 0, 0.00),
	('2026-02-21', '2026-02-22 12:00:00+00', '2026-02-22 12:00:00+00', 4, 0, 0.00),
	('2026-02-22', '2026-02-23 12:00:00+00', '2026-02-23 12:00:00+00', 0, 0, 0.00),
	('2026-02-23', '2026-02-24 12:00:00+00', '2026-02-24 12:00:00+00', 0, 0, 0.00),
	('2026-02-28', '2026-03-01 12:00:00+00', '2026-03-01 12:00:00+00', 0, 0, 0.00),
	('2026-03-21', '2026-03-22 12:00:00+00', '2026-03-22 12:00:00+00', 0, 0, 0.00),
	('2026-03-01', '2026-03-02 12:00:00+00', '2026-03-02 12:00:00+00', 4, 0, 0.00),
	('2026-03-02', '2026-03-03 12:00:00+00', '2026-03-03 12:00:00+00', 4, 0, 0.00),
	('2026-03-03', '2026-03-04 12:00:00+00', '2026-03-04 12:00:00+00', 0, 0, 0.00),
	('2026-03-04', '2026-03-05 12:00:00+00', '2026-03-05 12:00:00+00', 0, 0, 0.00),
	('2026-03-05', '2026-03-06 12:00:00+00', '2026-03-06 12:00:00+00', 0, 0, 0.00),
	('2026-03-06', '2026-03-07 12:00:00+00', '2026-03-07 12:00:00+00', 0, 0, 0.00),
	('2026-03-07', '2026-03-08 12:00:00+00', '2026-03-08 12:00:00+00', 0, 0, 0.00),
	('2026-03-08', '2026-03-09 12:00:00+00', '2026-03-09 12:00:00+00', 0, 0, 0.00),
	('2026-03-09', '2026-03-10 12:00:00+00', '2026-03-10 12:00:00+00', 0, 0, 0.00),
	('2026-03-10', '2026-03-11 12:00:00+00', '2026-03-11 12:00:00+00', 0, 0, 0.00),
	('2026-03-11', '2026-03-12 12:00:00+00', '2026-03-12 12:00:00+00', 0, 0, 0.00),
	('2026-03-22', '2026-03-23 12:00:00+00', '2026-03-23 12:00:00+00', 0, 0, 0.00),
	('2026-03-12', '2026-03-13 12:00:00+00', '2026-03-13 12:00:00+00', 3, 3, 75.00),
	('2026-03-13', '2026-03-14 12:00:00+00', '2026-03-14 12:00:00+00', 0, 0, 0.00),
	('2026-03-14', '2026-03-15 12:00:00+00', '2026-03-15 12:00:00+00', 0, 0, 0.00),
	('2026-03-15', '2026-03-16 12:00:00+00', '2026-03-16 12:00:00+00', 0, 0, 0.00),
	('2026-03-16', '2026-03-17 12:00:00+00', '2026-03-17 12:00:00+00', 3, 1, 25.00),
	('2026-03-17', '2026-03-18 12:00:00+00', '2026-03-18 12:00:00+00', 0, 0, 0.00),
	('2026-03-18', '2026-03-19 12:00:00+00', '2026-03-19 12:00:00+00', 0, 0, 0.00),
	('2026-03-19', '2026-03-20 12:00:00+00', '2026-03-20 12:00:00+00', 0, 0, 0.00),
	('2026-03-20', '2026-03-21 12:00:00+00', '2026-03-21 12:00:00+00', 0, 0, 0.00),
	('2026-03-23', '2026-03-24 12:00:00+00', '2026-03-24 12:00:00+00', 0, 0, 0.00),
	('2026-03-24', '2026-03-25 12:00:00+00', '2026-03-25 12:00:00+00', 0, 0, 0.00),
	('2026-03-25', '2026-03-26 12:00:00+00', '2026-03-26 12:00:00+00', 0, 0, 0.00),
	('2026-03-26', '2026-03-27 12:00:00+00', '2026-03-27 12:00:00+00', 0, 0, 0.00),
	('2026-03-27', '2026-03-28 12:00:00+00', '2026-03-28 12:00:00+00', 0, 0, 0.00),
	('2026-03-28', '2026-03-29 12:00:00+00', '2026-03-29 12:00:00+00', 0, 0, 0.00),
	('2026-03-29', '2026-03-30 12:00:00+00', '2026-03-30 12:00:00+00', 0, 0, 0.00),
	('2026-03-30', '2026-03-31 12:00:00+00', '2026-03-31 12:00:00+00', 0, 0, 0.00),
	('2026-03-31', '2026-04-01 12:00:00+00', '2026-04-01 12:00:00+00', 0, 0, 0.00);
INSERT INTO public."IdempotencyKey" VALUES
	('client_nZlmZMxVZH_k', 'createLoan', '972bd6d5-3e81-46ed-a73d-aec3040b19f0', '\xee44f1007efb14bdeee6b309df01aac6a6e3a513f42e3641d7bcaa507c6da17d', '{"ok": true, "value": {"loanId": "LN-LATE", "warnings": [], "loanStatus": "CREATED"}}', '2026-11-16 10:30:05.173+00'),
	('client_nZlmZMxVZH_k', 'startUnderwriting', '884fa0da-df6c-4f08-84e1-287a3c499663', '\x426da671bb5e97213ac3d0f0eaddeff6a1241e5e39528d9be78b592ecd27436c', '{"ok": true, "value": {"loanId": "LN-LATE", "loanStatus": "IN_UNDERWRITING"}}', '2026-11-16 10:30:05.29+00'),
	('client_nZlmZMxVZH_k', 'completeUnderwriting', 'ffdc6a86-1dc4-419a-a6aa-d853be27b87a', '\x52a16db7faae602628c5612b8ce0954434d0c1deac67946188c2a6d20aca0c20', '{"ok": true, "value": {"loanId": "LN-LATE", "loanStatus": "APPROVED"}}', '2026-11-16 10:30:05.341+00'),
	('client_nZlmZMxVZH_k', 'createLoan', 'a0bfe617-14ce-4345-b774-54c6454f5ebc', '\x771cbcafffdc4b950f7d59ccbd8a1e7aa9950c65a95819e5f429bc21cc44dd09', '{"ok": true, "value": {"loanId": "LN-LOST", "warnings": [], "loanStatus": "CREATED"}}', '2026-11-16 10:30:05.385+00'),
	('client_nZlmZMxVZH_k', 'startUnderwriting', 'fbb0d4ad-a3d4-439f-8f0f-524c1b714be1', '\x817efa069af9e4443b26bfe5cf2aa9b61bd8694379d054d25164c84915e8c910', '{"ok": true, "value": {"loanId": "LN-LOST", "loanStatus": "IN_UNDERWRITING"}}', '2026-11-16 10:30:05.402+00'),
	('client_nZlmZMxVZH_k', 'completeUnderwriting', '99f20146-4a43-4fd8-9627-17b829aecac2', '\x6401636f625f2bc3ed60f1d1f97b42911e2d4eaf4f5c37250f6166c34edf4733', '{"ok": true, "value": {"loanId": "LN-LOST", "loanStatus": "APPROVED"}}', '2026-11-16 10:30:05.42+00'),
	('client_nZlmZMxVZH_k', 'createLoan', '810e37b3-1b71-4344-b860-aa477fb950bb', '\xcada52ddce625b1516a040bf0c101c05338dee7ee6589330f46dbb43645114c0', '{"ok": true, "value": {"loanId": "LN-EARLY", "warnings": [], "loanStatus": "CREATED"}}', '2026-11-16 10:30:05.451+00'),
	('client_nZlmZMxVZH_k', 'startUnderwriting', '76936ea6-b9fa-497a-85b8-c2ba93069ca6', '\x98776fe4004e3ed5227854920d668d414d81733757b460b97ecbc3742b03f910', '{"ok": true, "value": {"loanId": "LN-EARLY", "loanStatus": "IN_UNDERWRITING"}}', '2026-11-16 10:30:05.471+00'),
	('client_nZlmZMxVZH_k', 'completeUnderwriting', 'caf7b099-4d48-49b9-aa2b-6395800e24d7', '\x34edba1188d3dfd0b258e88468f1ebd5a8a3020dc1623f7178187d43311b55cb', '{"ok": true, "value": {"loanId": "LN-EARLY", "loanStatus": "APPROVED"}}', '2026-11-16 10:30:05.492+00'),
	('client_nZlmZMxVZH_k', 'createLoan', '849c7d76-44e8-4e3d-bf4f-346620daaf8c', '\x46619bfdd0ee368bd99d5a33f7703aa747c61ed60639df57189428262c6a6d42', '{"ok": true, "value": {"loanId": "LN-APPROVED", "warnings": [], "loanStatus": "CREATED"}}', '2026-11-16 10:30:05.516+00'),
	('client_nZlmZMxVZH_k', 'startUnderwriting', '9d6db254-0e68-457b-988e-7b66835ebe54', '\xf08412dd8cc53ecb3e02b9c458b62523f7a0502ea3f6f0c99c73d3054124ec16', '{"ok": true, "value": {"loanId": "LN-APPROVED", "loanStatus": "IN_UNDERWRITING"}}', '2026-11-16 10:30:05.534+00'),
	('client_nZlmZMxVZH_k', 'completeUnderwriting', '852ba3ac-1972-4353-a11e-f3eb02ffbb67', '\x5fa8d860a6be9c907f128d940280c39e1e28f7a57264921536cd7a92f6d8c92e', '{"ok": true, "value": {"loanId": "LN-APPROVED", "loanStatus": "APPROVED"}}', '2026-11-16 10:30:05.544+00'),
	('client_nZlmZMxVZH_k', 'createLoan', '6b48d1be-6752-44fd-a29c-8c7b01c7216b', '\x32c44d1a28b087cd969b841dffce34c6f43032d0123d8865119a9c6a60bf7d23', '{"ok": true, "value": {"loanId": "LN-CREATED", "warnings": [], "loanStatus": "CREATED"}}', '2026-11-16 10:30:05.56+00'),
	('client_T8jlBsUBse-X', 'fundLoan', '023b76bc-1edc-4422-8033-f54a5047b009', '\xf2fc826171a82b3ddb0066b81623ccdabad6b4da5606b79638df7b7aa89cffe2', '{"ok": true, "value": {"loanId": "LN-LATE", "loanStatus": "ACTIVE"}}', '2026-11-16 10:30:05.638+00'),
	('client_lMilEiahqupb', 'recordLien', 'b7b6d722-416c-4365-935e-59225e3cd1a8', '\x426da671bb5e97213ac3d0f0eaddeff6a1241e5e39528d9be78b592ecd27436c', '{"ok": true, "value": {"loanId": "LN-LATE", "loanStatus": "ACTIVE"}}', '2026-11-16 10:30:05.812+00'),
	('client_T8jlBsUBse-X', 'fundLoan', 'd403d67f-304a-4170-b6e3-984e7f56530e', '\x2610ceb7c82f1b43106ce9401e9883e131a6ff8ae44bf4e08e829356bade682c', '{"ok": true, "value": {"loanId": "LN-LOST", "loanStatus": "ACTIVE"}}', '2026-11-16 10:30:05.833+00'),
	('client_lMilEiahqupb', 'recordLien', '3eb474e8-c7ef-4e7e-a190-d57bcf2f39a2', '\x817efa069af9e4443b26bfe5cf2aa9b61bd8694379d054d25164c84915e8c910', '{"ok": true, "value": {"loanId": "LN-LOST", "loanStatus": "ACTIVE"}}', '2026-11-16 10:30:05.861+00'),
	('client_T8jlBsUBse-X', 'fundLoan', 'ff437a46-f3ba-4927-aeea-1875c264062c', '\x5f0184e37198f8f4859a957e3e9c35bc314f813fefb8e2532d57b2f2929fcce8', '{"ok": true, "value": {"loanId": "LN-EARLY", "loanStatus": "ACTIVE"}}', '2026-11-16 10:30:05.88+00'),
	('client_lMilEiahqupb', 'recordLien', '3a8f97a3-62e2-47a7-9e6d-a6cdaab6106c', '\x98776fe4004e3ed5227854920d668d414d81733757b460b97ecbc3742b03f910', '{"ok": true, "value": {"loanId": "LN-EARLY", "loanStatus": "ACTIVE"}}', '2026-11-16 10:30:05.909+00'),
	('client_lMilEiahqupb', 'submitRepayment', 'dd8adfe0-2c34-403e-8bf7-b9dd036b1219', '\x2e807988291a601b4fb9429b113586c185b701542814e47dd590a0f5b089d88e', '{"ok": true, "value": {"loanId": "LN-LATE", "repayment": {"id": "RP-965a432f-43e8-49bb-9e1f-ac2ecbf37ada", "state": "SUBMITTED", "amount": "1066.19", "loanId": "LN-LATE", "method": "ACH", "reason": null, "preview": {"fees": "0.00", "credit": "0.00", "interest": "201.21", "recovery": "0.00", "principal": "864.98"}, "reversedAt": null, "cancelledAt": null, "initiatedAt": "2026-02-21T12:00:00.000Z", "submittedAt": "2026-02-21T12:00:00.000Z", "effectiveDate": "2026-02-21", "acknowledgedAt": null, "externalReference": null}, "loanStatus": "ACTIVE"}}', '2026-11-16 10:30:09.691+00'),
	('client_lMilEiahqupb', 'acknowledgeRepayment', '7988b11c-b233-41c8-9329-9458d1cb89af', '\xe76ee1c2828ba77ec988a520b3846073318d20ddb7a585da5584eee0d78dd089', '{"ok": true, "value": {"loanId": "LN-LATE", "repayment": {"id": "RP-965a432f-43e8-49bb-9e1f-ac2ecbf37ada", "state": "SETTLED", "amount": "1066.19", "loanId": "LN-LATE", "method": "ACH", "reason": null, "preview": {"fees": "0.00", "credit": "0.00", "interest": "201.21", "recovery": "0.00", "principal": "864.98"}, "reversedAt": null, "cancelledAt": null, "initiatedAt": "2026-02-21T12:00:00.000Z", "submittedAt": "2026-02-21T12:00:00.000Z", "effectiveDate": "2026-02-21", "acknowledgedAt": "2026-02-21T12:00:00.000Z", "externalReference": null}, "loanStatus": "ACTIVE"}}', '2026-11-16 10:30:09.714+00'),
	('client_lMilEiahqupb', 'submitRepayment', '0d02c1d5-6424-4520-aa26-c0651caf1e49', '\x66723885f1538a782a6efc920cbf0d54a058e6bb46ea97bf55cd182784d0c393', '{"ok": true, "value": {"loanId": "LN-LATE", "repayment": {"id": "RP-998489a9-b9c9-4d98-aebb-f99d5fcb70d4", "state": "SUBMITTED", "amount": "1500.00", "loanId": "LN-LATE", "method": "ACH", "reason": null, "preview": {"fees": "25.00", "credit": "0.00", "interest": "0.00", "recovery": "0.00", "principal": "1475.00"}, "reversedAt": null, "cancelledAt": null, "initiatedAt": "2026-02-21T12:00:00.000Z", "submittedAt": "2026-02-21T12:00:00.000Z", "effectiveDate": "2026-02-21", "acknowledgedAt": null, "externalReference": null}, "loanStatus": "ACTIVE"}}', '2026-11-16 10:30:09.768+00'),
	('client_lMilEiahqupb', 'acknowledgeRepayment', 'c5d9a780-b54e-4682-b2cd-85f4dbc4e68b', '\x246d5d24dcc4c83fbed2b4d29af0287b0a12605a3723180a7ed0117fd289afad', '{"ok": true, "value": {"loanId": "LN-LATE", "repayment": {"id": "RP-998489a9-b9c9-4d98-aebb-f99d5fcb70d4", "state": "SETTLED", "amount": "1500.00", "loanId": "LN-LATE", "method": "ACH", "reason": null, "preview": {"fees": "25.00", "credit": "0.00", "interest": "0.00", "recovery": "0.00", "principal": "1475.00"}, "reversedAt": null, "cancelledAt": null, "initiatedAt": "2026-02-21T12:00:00.000Z", "submittedAt": "2026-02-21T12:00:00.000Z", "effectiveDate": "2026-02-21", "acknowledgedAt": "2026-02-21T12:00:00.000Z", "externalReference": null}, "loanStatus": "ACTIVE"}}', '2026-11-16 10:30:09.779+00'),
	('client_lMilEiahqupb', 'submitRepayment', '6d65415e-f9f8-4d34-bddb-554615cd4603', '\x72d16b1232446c73e2ef0262c5daec55a5c4eb080d0b7a0fe7f975aa117f3cdf', '{"ok": true, "value": {"loanId": "LN-EARLY", "repayment": {"id": "RP-5adaff32-4738-4ecc-bd8c-d8e8fec9b062", "state": "SUBMITTED", "amount": "13000.00", "loanId": "LN-EARLY", "method": "ACH", "reason": null, "preview": {"fees": "25.00", "credit": "773.79", "interest": "201.21", "recovery": "0.00", "principal": "12000.00"}, "reversedAt": null, "cancelledAt": null, "initiatedAt": "2026-02-21T12:00:00.000Z", "submittedAt": "2026-02-21T12:00:00.000Z", "effectiveDate": "2026-02-21", "acknowledgedAt": null, "externalReference": null}, "loanStatus": "ACTIVE"}}', '2026-11-16 10:30:09.805+00'),
	('client_lMilEiahqupb', 'acknowledgeRepayment', 'eb4c7fc9-1404-40b7-a6f1-c08563cdf501', '\x0e5173693b076d2d6e6dee02e4e65aeabbfcc0dec7733fc680caa19490c441a0', '{"ok": true, "value": {"loanId": "LN-EARLY", "repayment": {"id": "RP-5adaff32-4738-4ecc-bd8c-d8e8fec9b062", "state": "SETTLED", "amount": "13000.00", "loanId": "LN-EARLY", "method": "ACH", "reason": null, "preview": {"fees": "25.00", "credit": "773.79", "interest": "201.21", "recovery": "0.00", "principal": "12000.00"}, "reversedAt": null, "cancelledAt": null, "initiatedAt": "2026-02-21T12:00:00.000Z", "submittedAt": "2026-02-21T12:00:00.000Z", "effectiveDate": "2026-02-21", "acknowledgedAt": "2026-02-21T12:00:00.000Z", "externalReference": null}, "loanStatus": "CLOSED_EARLY"}}', '2026-11-16 10:30:09.816+00'),
	('client_lMilEiahqupb', 'submitRepayment', '53587bf0-56ff-42b6-8762-1f15bf90cf2e', '\xfd3659edac5ba3771373c63fcd456526ed8d3d30ad06f59538c8b12394efb9e7', '{"ok": true, "value": {"loanId": "LN-IMPORTED-ACTIVE", "repayment": {"id": "RP-972d4b00-0f72-4bdf-8f3f-edf15f08432b", "state": "SUBMITTED", "amount": "1066.19", "loanId": "LN-IMPORTED-ACTIVE", "method": "ACH", "reason": null, "preview": {"fees": "0.00", "credit": "0.00", "interest": "220.52", "recovery": "0.00", "principal": "845.67"}, "reversedAt": null, "cancelledAt": null, "initiatedAt": "2026-02-21T12:00:00.000Z", "submittedAt": "2026-02-21T12:00:00.000Z", "effectiveDate": "2026-02-21", "acknowledgedAt": null, "externalReference": null}, "loanStatus": "ACTIVE"}}', '2026-11-16 10:30:09.838+00'),
	('client_lMilEiahqupb', 'acknowledgeRepayment', '9205b59b-18e7-4e28-96ce-fae29e2fe43a', '\x8a3868d096f72343cb15373f9b9fe7a55e2ab6ba57f64baee3bac9a20808a79b', '{"ok": true, "value": {"loanId": "LN-IMPORTED-ACTIVE", "repayment": {"id": "RP-972d4b00-0f72-4bdf-8f3f-edf15f08432b", "state": "SETTLED", "amount": "1066.19", "loanId": "LN-IMPORTED-ACTIVE", "method": "ACH", "reason": null, "preview": {"fees": "0.00", "credit": "0.00", "interest": "220.52", "recovery": "0.00", "principal": "845.67"}, "reversedAt": null, "cancelledAt": null, "initiatedAt": "2026-02-21T12:00:00.000Z", "submittedAt": "2026-02-21T12:00:00.000Z", "effectiveDate": "2026-02-21", "acknowledgedAt": "2026-02-21T12:00:00.000Z", "externalReference": null}, "loanStatus": "ACTIVE"}}', '2026-11-16 10:30:09.861+00'),
	('client_lMilEiahqupb', 'submitRepayment', '606aa286-e40a-4b5b-a5d6-ce39f7f22a8e', '\x277b0b0033f6a507ed44a1abebe94d80e1b582fcc1aa73afc205f7910cbcb216', '{"ok": true, "value": {"loanId": "LN-BEFORE-ACCOUNTS", "repayment": {"id": "RP-ef3b2f6c-af39-4b59-815e-971baab5aab0", "state": "SUBMITTED", "amount": "1066.00", "loanId": "LN-BEFORE-ACCOUNTS", "method": "ACH", "reason": null, "preview": {"fees": "0.00", "credit": "0.00", "interest": "201.21", "recovery": "0.00", "principal": "864.79"}, "reversedAt": null, "cancelledAt": null, "initiatedAt": "2026-02-21T12:00:00.000Z", "submittedAt": "2026-02-21T12:00:00.000Z", "effectiveDate": "2026-02-21", "acknowledgedAt": null, "externalReference": null}, "loanStatus": "ACTIVE"}}', '2026-11-16 10:30:09.884+00'),
	('client_lMilEiahqupb', 'acknowledgeRepayment', '1e3f78ac-4d00-43fd-a2d7-fc3998050f62', '\x77c55b7091a0a4edb44137150a73854cfe95ff5f7f305d7967a35a665815d75f', '{"ok": true, "value": {"loanId": "LN-BEFORE-ACCOUNTS", "repayment": {"id": "RP-ef3b2f6c-af39-4b59-815e-971baab5aab0", "state": "SETTLED", "amount": "1066.00", "loanId": "LN-BEFORE-ACCOUNTS", "method": "ACH", "reason": null, "preview": {"fees": "0.00", "credit": "0.00", "interest": "201.21", "recovery": "0.00", "principal": "864.79"}, "reversedAt": null, "cancelledAt": null, "initiatedAt": "2026-02-21T12:00:00.000Z", "submittedAt": "2026-02-21T12:00:00.000Z", "effectiveDate": "2026-02-21", "acknowledgedAt": "2026-02-21T12:00:00.000Z", "externalReference": null}, "loanStatus": "ACTIVE"}}', '2026-11-16 10:30:09.897+00'),
	('client_lMilEiahqupb', 'reverseRepayment', 'b3dd5a84-be7b-4fe5-9f9b-1b58bd7fbe03', '\x10c4f012ce10f5ac3ae30c4d1c9745ebbaf5f1d5e1bac4999925609effecd2a4', '{"ok": true, "value": {"loanId": "LN-LATE", "repayment": {"id": "RP-998489a9-b9c9-4d98-aebb-f99d5fcb70d4", "state": "REVERSED", "amount": "1500.00", "loanId": "LN-LATE", "method": "ACH", "reason": "returned", "preview": {"fees": "25.00", "credit": "0.00", "interest": "0.00", "recovery": "0.00", "principal": "1475.00"}, "reversedAt": "2026-03-16T12:00:00.000Z", "cancelledAt": null, "initiatedAt": "2026-02-21T12:00:00.000Z", "submittedAt": "2026-02-21T12:00:00.000Z", "effectiveDate": "2026-02-21", "acknowledgedAt": "2026-02-21T12:00:00.000Z", "externalReference": null}, "loanStatus": "ACTIVE"}}', '2026-11-16 10:30:11.232+00'),
	('client_lMilEiahqupb', 'submitRepayment', 'c93406e3-42b4-4641-a6ab-3fdbae0dc3b7', '\x3e8feb0409a0ff29776db8b1a61212e59e1834892c23308e072db50e8d36a6af', '{"ok": true, "value": {"loanId": "LN-LATE", "repayment": {"id": "RP-23227e75-e3b7-4f4a-8e78-e21a95be2d89", "state": "SUBMITTED", "amount": "50.00", "loanId": "LN-LATE", "method": "ACH", "reason": null, "preview": {"fees": "0.00", "credit": "0.00", "interest": "50.00", "recovery": "0.00", "principal": "0.00"}, "reversedAt": null, "cancelledAt": null, "initiatedAt": "2026-03-16T12:00:00.000Z", "submittedAt": "2026-03-16T12:00:00.000Z", "effectiveDate": "2026-03-16", "acknowledgedAt": null, "externalReference": "on its way"}, "loanStatus": "ACTIVE"}}', '2026-11-16 10:30:11.269+00'),
	('client_lMilEiahqupb', 'refundCredit', '275b931a-9b16-4a84-8cf7-6b3b921b6ac9', '\x1959ae804346a4694d203ac9c7a360b4eade68324fd76764b973b389c6922be9', '{"ok": true, "value": {"loanId": "LN-EARLY", "loanStatus": "CLOSED_EARLY"}}', '2026-11-16 10:30:11.284+00'),
	('client_lMilEiahqupb', 'waiveFee', '4844351e-1a6d-4b11-b9d5-82e565f229a0', '\xaae38810dac72e043511e2b87c53d980ce6cf02a7ed0d18e965026fbc3b6f152', '{"ok": true, "value": {"loanId": "LN-LOST", "loanStatus": "ACTIVE"}}', '2026-11-16 10:30:11.335+00'),
	('client_lMilEiahqupb', 'chargeOffLoan', '905fbaa7-8628-41db-9c5b-249e95750779', '\x9e93426ee903676a87b09c2d0c63d05a3193dae4209dad3e3cff04c0ed10b8ad', '{"ok": true, "value": {"loanId": "LN-LOST", "loanStatus": "CHARGED_OFF"}}', '2026-11-16 10:30:11.378+00'),
	('client_lMilEiahqupb', 'submitRepayment', 'ad862e4f-5e64-48be-91fa-d9d0095e06f9', '\xa839c2a1c0b0d2b8674f9e2db31f0fb35950a4c7f42216c009759c8c39dc0837', '{"ok": true, "value": {"loanId": "LN-LOST", "repayment": {"id": "RP-dbf37024-a259-44f8-94f5-494b7788c57f", "state": "SUBMITTED", "amount": "700.00", "loanId": "LN-LOST", "method": "ACH", "reason": null, "preview": {"fees": "0.00", "credit": "0.00", "interest": "0.00", "recovery": "700.00", "principal": "0.00"}, "reversedAt": null, "cancelledAt": null, "initiatedAt": "2026-03-16T12:00:00.000Z", "submittedAt": "2026-03-16T12:00:00.000Z", "effectiveDate": "2026-03-16", "acknowledgedAt": null, "externalReference": null}, "loanStatus": "CHARGED_OFF"}}', '2026-11-16 10:30:11.4+00'),
	('client_lMilEiahqupb', 'acknowledgeRepayment', 'bbc85483-383f-428a-9e81-fb66c2df6e73', '\x6fc74db14070f7ff183c592fb151c8d8f15c12c87233edcd5911d8a691abcc0c', '{"ok": true, "value": {"loanId": "LN-LOST", "repayment": {"id": "RP-dbf37024-a259-44f8-94f5-494b7788c57f", "state": "SETTLED", "amount": "700.00", "loanId": "LN-LOST", "method": "ACH", "reason": null, "preview": {"fees": "0.00", "credit": "0.00", "interest": "0.00", "recovery": "700.00", "principal": "0.00"}, "reversedAt": null, "cancelledAt": null, "initiatedAt": "2026-03-16T12:00:00.000Z", "submittedAt": "2026-03-16T12:00:00.000Z", "effectiveDate": "2026-03-16", "acknowledgedAt": "2026-03-16T12:00:00.000Z", "externalReference": null}, "loanStatus": "CHARGED_OFF"}}', '2026-11-16 10:30:11.41+00'),
	('client_lMilEiahqupb', 'recordValuation', 'b55b7930-203b-44e9-846b-9d70c77ae3e3', '\x3425b2dfef4033f67c2315b700524651b85c3d6c7b323ababaedf3e4d44e79f7', '{"ok": true, "value": {"loanId": "LN-LATE", "loanStatus": "ACTIVE"}}', '2026-11-16 10:30:11.438+00');
INSERT INTO public."LedgerEntry" VALUES
	('PT-5d859490-837a-4b4d-8ccc-c58fe7ad0d30', 'PRINCIPAL_RECEIVABLE', 12000.00, 'LN-LATE'),
	('PT-5d859490-837a-4b4d-8ccc-c58fe7ad0d30', 'CASH', -12000.00, 'LN-LATE'),
	('PT-23608839-99a3-4234-ae44-8ff2c1096d19', 'PRINCIPAL_RECEIVABLE', 12000.00, 'LN-LOST'),
	('PT-23608839-99a3-4234-ae44-8ff2c1096d19', 'CASH', -12000.00, 'LN-LOST'),
	('PT-34a9178d-3aea-40ba-a524-bf5c0dfd02c6', 'PRINCIPAL_RECEIVABLE', 12000.00, 'LN-EARLY'),
	('PT-34a9178d-3aea-40ba-a524-bf5c0dfd02c6', 'CASH', -12000.00, 'LN-EARLY'),
	('PT-d20f4e78-911b-45bd-a4a3-c37ce7d88ae2', 'PRINCIPAL_RECEIVABLE', 8179.92, 'LN-IMPORTED-ACTIVE'),
	('PT-d20f4e78-911b-45bd-a4a3-c37ce7d88ae2', 'INTEREST_INCOME', -444.68, 'LN-IMPORTED-ACTIVE'),
	('PT-d20f4e78-911b-45bd-a4a3-c37ce7d88ae2', 'OPENING_BALANCE', -7735.24, 'LN-IMPORTED-ACTIVE'),
	('PT-5e46f8d1-201f-4a91-ac4a-4167bb5063b2', 'INTEREST_INCOME', -1171.06, 'LN-IMPORTED-CLOSED'),
	('PT-5e46f8d1-201f-4a91-ac4a-4167bb5063b2', 'OPENING_BALANCE', 1171.06, 'LN-IMPORTED-CLOSED'),
	('PT-95ddb43b-a1c5-4659-a837-84a7cb568a12', 'FEE_RECEIVABLE', 25.00, 'LN-IMPORTED-ACTIVE'),
	('PT-95ddb43b-a1c5-4659-a837-84a7cb568a12', 'FEE_INCOME', -25.00, 'LN-IMPORTED-ACTIVE'),
	('PT-ed623bed-7f40-49f9-97bf-55247eca16a1', 'FEE_RECEIVABLE', 25.00, 'LN-LATE'),
	('PT-ed623bed-7f40-49f9-97bf-55247eca16a1', 'FEE_INCOME', -25.00, 'LN-LATE'),
	('PT-94fd16bb-5fbe-40d2-b0e7-fac633e062b2', 'FEE_RECEIVABLE', 25.00, 'LN-LOST'),
	('PT-94fd16bb-5fbe-40d2-b0e7-fac633e062b2', 'FEE_INCOME', -25.00, 'LN-LOST'),
	('PT-11c90cdb-e1da-4590-ba80-c6f090ca9703', 'FEE_RECEIVABLE', 25.00, 'LN-EARLY'),
	('PT-11c90cdb-e1da-4590-ba80-c6f090ca9703', 'FEE_INCOME', -25.00, 'LN-EARLY'),
	('PT-80b60e11-bbaa-40f6-92f4-2d27f12b1d80', 'FEE_RECEIVABLE', 25.00, 'LN-IMPORTED-ACTIVE'),
	('PT-80b60e11-bbaa-40f6-92f4-2d27f12b1d80', 'FEE_INCOME', -25.00, 'LN-IMPORTED-ACTIVE'),
	('PT-3093373f-8554-44e3-a4ac-f1c1068b9f73', 'CASH', 1066.19, 'LN-LATE'),
	('PT-3093373f-8554-44e3-a4ac-f1c1068b9f73', 'PRINCIPAL_RECEIVABLE', -864.98, 'LN-LATE'),
	('PT-3093373f-8554-44e3-a4ac-f1c1068b9f73', 'INTEREST_INCOME', -201.21, 'LN-LATE'),
	('PT-8f749e60-46c3-4fc3-a8a1-9fe62c99ad54', 'CASH', 1500.00, 'LN-LATE'),
	('PT-8f749e60-46c3-4fc3-a8a1-9fe62c99ad54', 'PRINCIPAL_RECEIVABLE', -1475.00, 'LN-LATE'),
	('PT-8f749e60-46c3-4fc3-a8a1-9fe62c99ad54', 'FEE_RECEIVABLE', -25.00, 'LN-LATE'),
	('PT-2816f14d-554a-48bb-a77c-371bb875aef7', 'CASH', 13000.00, 'LN-EARLY'),
	('PT-2816f14d-554a-48bb-a77c-371bb875aef7', 'PRINCIPAL_RECEIVABLE', -12000.00, 'LN-EARLY'),
	('PT-2816f14d-554a-48bb-a77c-371bb875aef7', 'FEE_RECEIVABLE', -25.00, 'LN-EARLY'),
	('PT-2816f14d-554a-48bb-a77c-371bb875aef7', 'CREDIT_BALANCE', -773.79, 'LN-EARLY'),
	('PT-2816f14d-554a-48bb-a77c-371bb875aef7', 'INTEREST_INCOME', -201.21, 'LN-EARLY'),
	('PT-be46a9c2-7888-4ee4-b58b-ca7205e8276c', 'CASH', 1066.19, 'LN-IMPORTED-ACTIVE'),
	('PT-be46a9c2-7888-4ee4-b58b-ca7205e8276c', 'PRINCIPAL_RECEIVABLE', -845.67, 'LN-IMPORTED-ACTIVE'),
	('PT-be46a9c2-7888-4ee4-b58b-ca7205e8276c', 'INTEREST_INCOME', -220.52, 'LN-IMPORTED-ACTIVE'),
	('PT-bd6f46cd-2d65-4a34-a2fd-4e59e3c2bc4c', 'PRINCIPAL_RECEIVABLE', 12000.00, 'LN-BEFORE-ACCOUNTS'),
	('PT-bd6f46cd-2d65-4a34-a2fd-4e59e3c2bc4c', 'OPENING_BALANCE', -12000.00, 'LN-BEFORE-ACCOUNTS'),
	('PT-225ddc9d-aac4-4be2-9610-1ae85a7338da', 'CASH', 1066.00, 'LN-BEFORE-ACCOUNTS'),
	('PT-225ddc9d-aac4-4be2-9610-1ae85a7338da', 'PRINCIPAL_RECEIVABLE', -864.79, 'LN-BEFORE-ACCOUNTS'),
	('PT-225ddc9d-aac4-4be2-9610-1ae85a7338da', 'INTEREST_INCOME', -201.21, 'LN-BEFORE-ACCOUNTS'),
	('PT-52b7e225-9302-41fb-a32d-add268b4b52b', 'FEE_RECEIVABLE', 25.00, 'LN-LOST'),
	('PT-52b7e225-9302-41fb-a32d-add268b4b52b', 'FEE_INCOME', -25.00, 'LN-LOST'),
	('PT-4127a8dc-5222-44a1-9cc7-6e5f4dfb72aa', 'FEE_RECEIVABLE', 25.00, 'LN-IMPORTED-ACTIVE'),
	('PT-4127a8dc-5222-44a1-9cc7-6e5f4dfb72aa', 'FEE_INCOME', -25.00, 'LN-IMPORTED-ACTIVE'),
	('PT-a201dabb-199f-4095-8453-1579fc017f39', 'FEE_RECEIVABLE', 25.00, 'LN-BEFORE-ACCOUNTS'),
	('PT-a201dabb-199f-4095-8453-1579fc017f39', 'FEE_INCOME', -25.00, 'LN-BEFORE-ACCOUNTS'),
	('PT-3bcee786-a445-4110-9e02-1e2b84730742', 'CASH', -1500.00, 'LN-LATE'),
	('PT-3bcee786-a445-4110-9e02-1e2b84730742', 'PRINCIPAL_RECEIVABLE', 1475.00, 'LN-LATE'),
	('PT-3bcee786-a445-4110-9e02-1e2b84730742', 'FEE_RECEIVABLE', 25.00, 'LN-LATE'),
	('PT-34d472cd-45e5-42b4-b1fc-04f2b89a572d', 'FEE_RECEIVABLE', 15.00, 'LN-LATE'),
	('PT-34d472cd-45e5-42b4-b1fc-04f2b89a572d', 'FEE_INCOME', -15.00, 'LN-LATE'),
	('PT-09c9fa34-5e4d-4826-bd81-44fce036a559', 'CASH', -100.00, 'LN-EARLY'),
	('PT-09c9fa34-5e4d-4826-bd81-44fce036a559', 'CREDIT_BALANCE', 100.00, 'LN-EARLY'),
	('PT-9e574c53-aad4-414b-b9e4-a87265ad14b5', 'FEE_RECEIVABLE', -10.00, 'LN-LOST'),
	('PT-9e574c53-aad4-414b-b9e4-a87265ad14b5', 'FEE_INCOME', 10.00, 'LN-LOST'),
	('PT-298fed8d-1c76-4af6-849a-598acdee977e', 'PRINCIPAL_RECEIVABLE', -12000.00, 'LN-LOST'),
	('PT-298fed8d-1c76-4af6-849a-598acdee977e', 'FEE_RECEIVABLE', -40.00, 'LN-LOST'),
	('PT-298fed8d-1c76-4af6-849a-598acdee977e', 'CHARGED_OFF_INTEREST', -291.95, 'LN-LOST'),
	('PT-298fed8d-1c76-4af6-849a-598acdee977e', 'CHARGE_OFF_LOSS', 12331.95, 'LN-LOST'),
	('PT-29bc5c62-7b86-4121-b0bd-371a323c7e71', 'CASH', 700.00, 'LN-LOST'),
	('PT-29bc5c62-7b86-4121-b0bd-371a323c7e71', 'RECOVERY_INCOME', -700.00, 'LN-LOST'),
	('PT-ec3aeef5-917f-4e99-ba88-542c53d61941', 'FEE_RECEIVABLE', 25.00, 'LN-LATE'),
	('PT-ec3aeef5-917f-4e99-ba88-542c53d61941', 'FEE_INCOME', -25.00, 'LN-LATE');
INSERT INTO public."LedgerPosting" VALUES
	('PT-5d859490-837a-4b4d-8ccc-c58fe7ad0d30', 'LN-LATE', 1, 'FUNDING', '2026-01-01', '2026-01-01 12:00:00+00', NULL),
	('PT-23608839-99a3-4234-ae44-8ff2c1096d19', 'LN-LOST', 2, 'FUNDING', '2026-01-01', '2026-01-01 12:00:00+00', NULL),
	('PT-34a9178d-3aea-40ba-a524-bf5c0dfd02c6', 'LN-EARLY', 3, 'FUNDING', '2026-01-01', '2026-01-01 12:00:00+00', NULL),
	('PT-d20f4e78-911b-45bd-a4a3-c37ce7d88ae2', 'LN-IMPORTED-ACTIVE', 4, 'OPENING', '2025-12-01', '2026-11-16 10:30:06.008+00', NULL),
	('PT-5e46f8d1-201f-4a91-ac4a-4167bb5063b2', 'LN-IMPORTED-CLOSED', 5, 'OPENING', '2025-06-14', '2026-11-16 10:30:06.001+00', NULL),
	('PT-95ddb43b-a1c5-4659-a837-84a7cb568a12', 'LN-IMPORTED-ACTIVE', 6, 'FEE', '2026-01-12', '2026-01-13 12:00:00+00', NULL),
	('PT-ed623bed-7f40-49f9-97bf-55247eca16a1', 'LN-LATE', 7, 'FEE', '2026-02-12', '2026-02-13 12:00:00+00', NULL),
	('PT-94fd16bb-5fbe-40d2-b0e7-fac633e062b2', 'LN-LOST', 8, 'FEE', '2026-02-12', '2026-02-13 12:00:00+00', NULL),
	('PT-11c90cdb-e1da-4590-ba80-c6f090ca9703', 'LN-EARLY', 9, 'FEE', '2026-02-12', '2026-02-13 12:00:00+00', NULL),
	('PT-80b60e11-bbaa-40f6-92f4-2d27f12b1d80', 'LN-IMPORTED-ACTIVE', 10, 'FEE', '2026-02-12', '2026-02-13 12:00:00+00', NULL),
	('PT-3093373f-8554-44e3-a4ac-f1c1068b9f73', 'LN-LATE', 11, 'PAYMENT', '2026-02-21', '2026-02-21 12:00:00+00', 'RP-965a432f-43e8-49bb-9e1f-ac2ecbf37ada'),
	('PT-8f749e60-46c3-4fc3-a8a1-9fe62c99ad54', 'LN-LATE', 12, 'PAYMENT', '2026-02-21', '2026-02-21 12:00:00+00', 'RP-998489a9-b9c9-4d98-aebb-f99d5fcb70d4'),
	('PT-2816f14d-554a-48bb-a77c-371bb875aef7', 'LN-EARLY', 13, 'PAYMENT', '2026-02-21', '2026-02-21 12:00:00+00', 'RP-5adaff32-4738-4ecc-bd8c-d8e8fec9b062'),
	('PT-be46a9c2-7888-4ee4-b58b-ca7205e8276c', 'LN-IMPORTED-ACTIVE', 14, 'PAYMENT', '2026-02-21', '2026-02-21 12:00:00+00', 'RP-972d4b00-0f72-4bdf-8f3f-edf15f08432b'),
	('PT-bd6f46cd-2d65-4a34-a2fd-4e59e3c2bc4c', 'LN-BEFORE-ACCOUNTS', 15, 'OPENING', '2026-01-01', '2026-02-21 12:00:00+00', NULL),
	('PT-225ddc9d-aac4-4be2-9610-1ae85a7338da', 'LN-BEFORE-ACCOUNTS', 16, 'PAYMENT', '2026-02-21', '2026-02-21 12:00:00+00', 'RP-ef3b2f6c-af39-4b59-815e-971baab5aab0'),
	('PT-52b7e225-9302-41fb-a32d-add268b4b52b', 'LN-LOST', 17, 'FEE', '2026-03-12', '2026-03-13 12:00:00+00', NULL),
	('PT-4127a8dc-5222-44a1-9cc7-6e5f4dfb72aa', 'LN-IMPORTED-ACTIVE', 18, 'FEE', '2026-03-12', '2026-03-13 12:00:00+00', NULL),
	('PT-a201dabb-199f-4095-8453-1579fc017f39', 'LN-BEFORE-ACCOUNTS', 19, 'FEE', '2026-03-12', '2026-03-13 12:00:00+00', NULL),
	('PT-3bcee786-a445-4110-9e02-1e2b84730742', 'LN-LATE', 20, 'REVERSAL', '2026-03-16', '2026-03-16 12:00:00+00', 'RP-998489a9-b9c9-4d98-aebb-f99d5fcb70d4'),
	('PT-34d472cd-45e5-42b4-b1fc-04f2b89a572d', 'LN-LATE', 21, 'FEE', '2026-03-16', '2026-03-16 12:00:00+00', NULL),
	('PT-09c9fa34-5e4d-4826-bd81-44fce036a559', 'LN-EARLY', 22, 'REFUND', '2026-03-16', '2026-03-16 12:00:00+00', NULL),
	('PT-9e574c53-aad4-414b-b9e4-a87265ad14b5', 'LN-LOST', 23, 'FEE_WAIVER', '2026-03-16', '2026-03-16 12:00:00+00', NULL),
	('PT-298fed8d-1c76-4af6-849a-598acdee977e', 'LN-LOST', 24, 'CHARGE_OFF', '2026-03-16', '2026-03-16 12:00:00+00', NULL),
	('PT-29bc5c62-7b86-4121-b0bd-371a323c7e71', 'LN-LOST', 25, 'PAYMENT', '2026-03-16', '2026-03-16 12:00:00+00', 'RP-dbf37024-a259-44f8-94f5-494b7788c57f'),
	('PT-ec3aeef5-917f-4e99-ba88-542c53d61941', 'LN-LATE', 26, 'FEE', '2026-03-16', '2026-03-17 12:00:00+00', NULL);
INSERT INTO public."Loan" VALUES
	('LN-APPROVED', 'APP-5e9d739c-1dbf-4573-9f46-bb0398229c02', 'BR-3c9a8731-49ab-4206-ab1d-41831dc9f887', 'LEN-1', NULL, 'SRV-1', NULL, NULL, 'AUTO_LOAN', 12000.00, 12000.00, 'VEHICLES', 22000.00, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'APPROVED', 'PENDING', 12, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-01-01 12:00:00+00', 0.020000000000, NULL, 0.05, 0.64, 0.76, 0.86, 0.80, 0.96, 0.963200000000, 0.120000000000, 0.61, 'Approved', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0.910000000000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'NY', NULL, NULL),
	('LN-CREATED', 'APP-ea9d5e65-277b-4ffd-a357-5e9cfd409e92', 'BR-c320fccd-d20b-493f-ab3a-4f4d87d7a605', NULL, NULL, NULL, NULL, NULL, 'AUTO_LOAN', 9000.00, 9000.00, 'VEHICLES', 22000.00, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'CREATED', 'PENDING', 24, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-01-01 12:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0.409091000000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'NY', NULL, NULL),
	('LN-IMPORTED-CLOSED', 'APP-LN-IMPORTED-CLOSED', 'BR-LN-IMPORTED-CLOSED', 'LEN-7', '0xede10d4e8eb2af2f26165a881cd424e42a851214', 'SRV-7', 'SRV-16', '0x1883c4ffd020f5bd14dcc312684e4edaa36434ef', 'AUTO_LOAN', 22617.61, 22617.61, 'VEHICLES', 24879.37, 10.660000000000, 1.250000000000, 'FIXED', NULL, '2024-06-14', '2029-06-14', 'FULL_AMORTIZATION', 'CLOSED_EARLY', 'LIEN', 60, 22617.61, 0.00, 16826024, 0.00, 0, 'MONTHLY', 60, 'LOW', '2024-07-14', '2025-06-14', NULL, 0.000000000000, 25.00, '2024-06-14 01:50:23.153+00', 0.007319000000, 'C', 21034.38, 6658.79, 1130.88, 452.35, 29276.40, 27519.82, 0.086600000000, 0.109600000000, 23069.96, 'Meets program guidelines', '0xd0d9df2639ec308ee30b21c67f9a4fd6010f08c0df65d6fd194b3b6361f872e4', '0xf26547a19caf5c7154d4907876be9c5d50b2c0362c28423268461298566ef76e', 4.900000000000000000, 267.000000000000000000, 0.810000000000000000, '2024-06-14', 0, 22617.61, 0.00, 60, 0, 0.910000000000, 487.94, 0.00, 0.00, 22617.61, 1171.06, 0.00, 0.00, 0.00, 'ON_TIME', '2029-06-14', 'NY', '\xde112957b271b9acdc4a99e5d53427adb44e8574951eab4fb24095dff3aefe6f', NULL),
	('LN-LOST', 'APP-2697d665-1b43-4150-98b5-eaf1ed101e7a', 'BR-f9a019f4-90ad-4aa4-af69-fd13cbca5c29', 'LEN-1', NULL, 'SRV-1', NULL, NULL, 'AUTO_LOAN', 12000.00, 12000.00, 'VEHICLES', 22000.00, 12.000000000000, NULL, 'FIXED', NULL, '2026-01-01', '2027-01-01', 'FULL_AMORTIZATION', 'CHARGED_OFF', 'LIEN', 12, 0.00, 0.00, NULL, 0.00, 0, 'MONTHLY', 12, 'LOW', '2026-02-01', '2026-03-16', NULL, NULL, 25.00, '2026-01-01 12:00:00+00', 0.020000000000, NULL, 0.05, 0.64, 0.76, 0.86, 0.80, 0.96, 0.963200000000, 0.119505050600, 0.61, 'Approved', NULL, NULL, NULL, NULL, NULL, '2026-01-01', 0, 12000.00, 0.00, 12, 0, 0.910000000000, 1065.91, 0.00, 0.00, 0.00, 0.00, 0.00, 12331.95, 700.00, 'CHARGED_OFF', '2027-01-01', 'NY', NULL, NULL),
	('LN-BEFORE-ACCOUNTS', 'APP-BEFORE', 'BR-BEFORE', 'LEN-1', NULL, 'SRV-1', NULL, NULL, 'AUTO_LOAN', 12000.00, 12000.00, 'VEHICLES', NULL, 12.000000000000, NULL, 'FIXED', NULL, '2026-01-01', '2027-01-01', 'FULL_AMORTIZATION', 'ACTIVE', 'LIEN', 12, 864.79, 11135.21, NULL, 1066.00, 20, 'MONTHLY', 12, 'HIGH', '2026-02-01', '2026-02-21', '2026-04-01', NULL, 25.00, '2026-01-15 09:30:00+00', 0.020000000000, 'B', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'income verified', NULL, NULL, NULL, NULL, NULL, '2026-01-01', 30, NULL, 11135.21, NULL, 10, NULL, 1066.00, 1066.00, 1066.00, 864.79, 201.21, 0.00, 0.00, 0.00, 'LATE_30_59', '2027-01-01', NULL, NULL, NULL),
	('LN-LATE', 'APP-9034c2d6-fad2-4b99-9ca6-b4a5a4469743', 'BR-4c0d0b41-ab81-4218-81ea-9688db78567d', 'LEN-1', NULL, 'SRV-1', NULL, NULL, 'AUTO_LOAN', 12000.00, 12000.00, 'VEHICLES', 15000.00, 12.000000000000, NULL, 'FIXED', NULL, '2026-01-01', '2027-01-01', 'FULL_AMORTIZATION', 'ACTIVE', 'LIEN', 12, 864.98, 11135.02, NULL, 1065.63, 20, 'MONTHLY', 12, 'HIGH', '2026-02-01', '2026-02-21', '2026-04-01', NULL, 25.00, '2026-01-01 12:00:00+00', 0.020000000000, NULL, 0.05, 0.64, 0.76, 0.86, 0.80, 0.96, 0.963200000000, 0.119505050600, 0.61, 'Approved', NULL, NULL, NULL, NULL, NULL, '2026-01-01', 30, 12000.00, 11135.02, 12, 10, 0.742335000000, 1065.91, 1065.91, 1065.63, 864.98, 201.21, 0.00, 0.00, 0.00, 'LATE_30_59', '2027-01-01', 'NY', NULL, NULL),
	('LN-EARLY', 'APP-eeaf45c1-b75c-465a-99f7-a7316f3eed62', 'BR-f6014306-14f8-42e7-a3d0-9b68e2f9097b', 'LEN-1', NULL, 'SRV-1', NULL, NULL, 'AUTO_LOAN', 12000.00, 12000.00, 'VEHICLES', 22000.00, 12.000000000000, NULL, 'FIXED', NULL, '2026-01-01', '2027-01-01', 'FULL_AMORTIZATION', 'CLOSED_EARLY', 'RELEASE_PENDING', 12, 12000.00, 0.00, NULL, 0.00, 0, 'MONTHLY', 12, 'LOW', '2026-02-01', '2026-02-21', NULL, NULL, 25.00, '2026-01-01 12:00:00+00', 0.020000000000, NULL, 0.05, 0.64, 0.76, 0.86, 0.80, 0.96, 0.963200000000, 0.119505050600, 0.61, 'Approved', NULL, NULL, NULL, NULL, NULL, '2026-01-01', 0, 12000.00, 0.00, 12, 0, 0.910000000000, 1065.91, 0.00, 0.00, 12000.00, 201.21, 25.00, 0.00, 0.00, 'PAID_OFF', '2027-01-01', 'NY', NULL, '2026-03-06'),
	('LN-IMPORTED-ACTIVE', 'APP-LN-IMPORTED-ACTIVE', 'BR-LN-IMPORTED-ACTIVE', 'LEN-7', '0xede10d4e8eb2af2f26165a881cd424e42a851214', 'SRV-7', 'SRV-16', '0x1883c4ffd020f5bd14dcc312684e4edaa36434ef', 'AUTO_LOAN', 12000.00, 12000.00, 'VEHICLES', 24879.37, 12.000000000000, 1.250000000000, 'FIXED', NULL, '2025-08-01', '2026-08-01', 'FULL_AMORTIZATION', 'ACTIVE', 'LIEN', 12, 4665.75, 7334.25, 16826024, 2132.38, 48, 'MONTHLY', 12, 'HIGH', '2025-09-01', '2026-02-21', '2026-04-01', 0.000000000000, 25.00, '2024-06-14 01:50:23.153+00', 0.007319000000, 'C', 21034.38, 6658.79, 1130.88, 452.35, 29276.40, 27519.82, 0.086600000000, 0.109600000000, 23069.96, 'Meets program guidelines', '0xd0d9df2639ec308ee30b21c67f9a4fd6010f08c0df65d6fd194b3b6361f872e4', '0xf26547a19caf5c7154d4907876be9c5d50b2c0362c28423268461298566ef76e', 4.900000000000000000, 267.000000000000000000, 0.810000000000000000, '2025-08-01', 58, 12000.00, 7334.25, 12, 5, 0.910000000000, 1066.19, 1066.19, 2132.38, 4665.75, 665.20, 0.00, 0.00, 0.00, 'LATE_30_59', '2026-08-01', 'NY', '\xf5336d6517a90271fc7a57b358d4787ca2aebfaaa7df912fef95584e6373fd32', NULL);
INSERT INTO public."LoanEvent" VALUES
	('EV-42da0f2c-d4da-4d16-a6f9-623294d0c768', 'LN-LATE', 1, 'createLoan', '2026-01-01 12:00:00+00', 'client_nZlmZMxVZH_k', '6561ea34-fb42-48f2-8cc9-1697f739ffef', '2026-01-01', NULL, 'CREATED', NULL, 'PENDING', NULL, NULL, '{"requestedAmount": "12000.00"}'),
	('EV-bd27f2cf-306c-47a8-baa3-eb45d880b983', 'LN-LATE', 2, 'startUnderwriting', '2026-01-01 12:00:00+00', 'client_nZlmZMxVZH_k', 'e3a34548-efe7-40ce-afb3-e72804fc0f94', '2026-01-01', 'CREATED', 'IN_UNDERWRITING', 'PENDING', 'PENDING', NULL, NULL, '{}'),
	('EV-6f97641f-9405-4ec7-b914-f9fc195929ec', 'LN-LATE', 3, 'completeUnderwriting', '2026-01-01 12:00:00+00', 'client_nZlmZMxVZH_k', 'ad83e980-6371-4e3f-8f26-bc0e92807be1', '2026-01-01', 'IN_UNDERWRITING', 'APPROVED', 'PENDING', 'PENDING', NULL, NULL, '{}'),
	('EV-572da27a-b874-43d5-ae89-fb664ef19022', 'LN-LOST', 1, 'createLoan', '2026-01-01 12:00:00+00', 'client_nZlmZMxVZH_k', 'cee6d8dc-aab7-4a11-8286-03059812f1d5', '2026-01-01', NULL, 'CREATED', NULL, 'PENDING', NULL, NULL, '{"requestedAmount": "12000.00"}'),
	('EV-5828640e-b26e-466b-beeb-380b1e06ec4c', 'LN-LOST', 2, 'startUnderwriting', '2026-01-01 12:00:00+00', 'client_nZlmZMxVZH_k', 'd07ccffd-b2d0-414b-80f7-7574ca7acc22', '2026-01-01', 'CREATED', 'IN_UNDERWRITING', 'PENDING', 'PENDING', NULL, NULL, '{}'),
	('EV-42c843d8-4c7f-4925-bbc2-44bac23950a8', 'LN-LOST', 3, 'completeUnderwriting', '2026-01-01 12:00:00+00', 'client_nZlmZMxVZH_k', 'cffd84d5-3e68-4167-807c-3e913db9e26e', '2026-01-01', 'IN_UNDERWRITING', 'APPROVED', 'PENDING', 'PENDING', NULL, NULL, '{}'),
	('EV-9e4f02f2-f3ce-4d3c-af5d-3f2b80fc11f3', 'LN-EARLY', 1, 'createLoan', '2026-01-01 12:00:00+00', 'client_nZlmZMxVZH_k', '4e2860a7-9daa-42f9-93d4-d2203a24a917', '2026-01-01', NULL, 'CREATED', NULL, 'PENDING', NULL, NULL, '{"requestedAmount": "12000.00"}'),
	('EV-2f92edb2-53fd-4ee4-8b0f-89ce30bcd8d4', 'LN-EARLY', 2, 'startUnderwriting', '2026-01-01 12:00:00+00', 'client_nZlmZMxVZH_k', 'e05adcb3-3b1f-47d2-a942-25e1c827f4ca', '2026-01-01', 'CREATED', 'IN_UNDERWRITING', 'PENDING', 'PENDING', NULL, NULL, '{}'),
	('EV-dfe482ef-9020-4317-87dd-19845ccc2d4a', 'LN-EARLY', 3, 'completeUnderwriting', '2026-01-01 12:00:00+00', 'client_nZlmZMxVZH_k', 'e45c77ea-745f-4af2-9ab4-dc8586ca916f', '2026-01-01', 'IN_UNDERWRITING', 'APPROVED', 'PENDING', 'PENDING', NULL, NULL, '{}'),
	('EV-9d3d5e66-1111-4cfc-8c8b-0a36fa9dc5b6', 'LN-APPROVED', 1, 'createLoan', '2026-01-01 12:00:00+00', 'client_nZlmZMxVZH_k', '202c125f-c823-4b87-b7a6-51383e2920c0', '2026-01-01', NULL, 'CREATED', NULL, 'PENDING', NULL, NULL, '{"requestedAmount": "12000.00"}'),
	('EV-ea2c8284-0040-4ce6-a118-c05eaf6df8b5', 'LN-APPROVED', 2, 'startUnderwriting', '2026-01-01 12:00:00+00', 'client_nZlmZMxVZH_k', '9befdcd0-e71b-4139-9f03-ed500c86372e', '2026-01-01', 'CREATED', 'IN_UNDERWRITING', 'PENDING', 'PENDING', NULL, NULL, '{}'),
	('EV-b2b6f8cd-62b3-4d95-bd9d-e99542bb0574', 'LN-APPROVED', 3, 'completeUnderwriting', '2026-01-01 12:00:00+00', 'client_nZlmZMxVZH_k', '22d41937-ad6e-4b33-92b9-bf6b42c65efd', '2026-01-01', 'IN_UNDERWRITING', 'APPROVED', 'PENDING', 'PENDING', NULL, NULL, '{}'),
	('EV-27fd43ad-2de0-4c08-9695-51a275ec52b1', 'LN-CREATED', 1, 'createLoan', '2026-01-01 12:00:00+00', 'client_nZlmZMxVZH_k', '1f146a82-5eef-40da-ae8a-60a54664ab9d', '2026-01-01', NULL, 'CREATED', NULL, 'PENDING', NULL, NULL, '{"requestedAmount": "9000.00"}'),
	('EV-52ca4428-08f1-4139-9b9b-aa4d72b2f582', 'LN-LATE', 4, 'fundLoan', '2026-01-01 12:00:00+00', 'client_T8jlBsUBse-X', '321959a2-6474-44ba-8486-677b2f691b2c', '2026-01-01', 'APPROVED', 'ACTIVE', 'PENDING', 'PENDING', NULL, NULL, '{"principal": "12000.00"}'),
	('EV-1702c0c0-f672-4806-b353-93bf900be386', 'LN-LATE', 5, 'recordLien', '2026-01-01 12:00:00+00', 'client_lMilEiahqupb', 'b41822fa-9d5b-4904-a15a-770920cfa4fb', '2026-01-01', 'ACTIVE', 'ACTIVE', 'PENDING', 'LIEN', NULL, NULL, '{}'),
	('EV-c03f6ef7-1d4c-465e-8b55-71359f9747b4', 'LN-LOST', 4, 'fundLoan', '2026-01-01 12:00:00+00', 'client_T8jlBsUBse-X', '1d777f3d-a645-4163-ab08-f51abd0045f6', '2026-01-01', 'APPROVED', 'ACTIVE', 'PENDING', 'PENDING', NULL, NULL, '{"principal": "12000.00"}'),
	('EV-61b763e2-153c-44ff-ba86-baf25c550a34', 'LN-LOST', 5, 'recordLien', '2026-01-01 12:00:00+00', 'client_lMilEiahqupb', 'f946beb8-c1a0-4306-9c48-1b7760a7ed38', '2026-01-01', 'ACTIVE', 'ACTIVE', 'PENDING', 'LIEN', NULL, NULL, '{}'),
	('EV-f6842c21-b626-40c4-a48a-2848c8b137c7', 'LN-EARLY', 4, 'fundLoan', '2026-01-01 12:00:00+00', 'client_T8jlBsUBse-X', '7cd213f9-1a8c-40e7-bcb2-821e6d258016', '2026-01-01', 'APPROVED', 'ACTIVE', 'PENDING', 'PENDING', NULL, NULL, '{"principal": "12000.00"}'),
	('EV-19d1a6a4-024b-4d9a-a641-4ba285d3593b', 'LN-EARLY', 5, 'recordLien', '2026-01-01 12:00:00+00', 'client_lMilEiahqupb', '6f31e14b-03fb-47d2-a4c9-6efc0c7e7a3e', '2026-01-01', 'ACTIVE', 'ACTIVE', 'PENDING', 'LIEN', NULL, NULL, '{}'),
	('EV-845c8dd5-6bf3-4d9d-8a4e-c385ffc70662', 'LN-IMPORTED-ACTIVE', 1, 'endOfDay', '2026-01-13 12:00:00+00', 'end-of-day', 'end-of-day 2026-01-12', '2026-01-12', 'ACTIVE', 'ACTIVE', NULL, NULL, NULL, 'Late fee for installment 5', '{"lateFees": "25.00"}'),
	('EV-9c676dc9-d805-4533-8290-90826c16b7cb', 'LN-LATE', 6, 'endOfDay', '2026-02-13 12:00:00+00', 'end-of-day', 'end-of-day 2026-02-12', '2026-02-12', 'ACTIVE', 'ACTIVE', NULL, NULL, NULL, 'Late fee for installment 1', '{"lateFees": "25.00"}'),
	('EV-7058bad2-f0be-4d67-bd94-e46f0fa4427a', 'LN-LOST', 6, 'endOfDay', '2026-02-13 12:00:00+00', 'end-of-day', 'end-of-day 2026-02-12', '2026-02-12', 'ACTIVE', 'ACTIVE', NULL, NULL, NULL, 'Late fee for installment 1', '{"lateFees": "25.00"}'),
	('EV-d1d61844-e864-419a-bec1-f8fafc94f49c', 'LN-EARLY', 6, 'endOfDay', '2026-02-13 12:00:00+00', 'end-of-day', 'end-of-day 2026-02-12', '2026-02-12', 'ACTIVE', 'ACTIVE', NULL, NULL, NULL, 'Late fee for installment 1', '{"lateFees": "25.00"}'),
	('EV-7dfc7f74-9c57-4a7a-a9ac-193928d53b51', 'LN-IMPORTED-ACTIVE', 2, 'endOfDay', '2026-02-13 12:00:00+00', 'end-of-day', 'end-of-day 2026-02-12', '2026-02-12', 'ACTIVE', 'ACTIVE', NULL, NULL, NULL, 'Late fee for installment 6', '{"lateFees": "25.00"}'),
	('EV-0d8be225-1419-449c-8868-fcfee1f7199e', 'LN-LATE', 7, 'submitRepayment', '2026-02-21 12:00:00+00', 'client_lMilEiahqupb', '107cc835-218b-4bc7-939c-6b42223135fc', '2026-02-21', 'ACTIVE', 'ACTIVE', 'LIEN', 'LIEN', 'RP-965a432f-43e8-49bb-9e1f-ac2ecbf37ada', NULL, '{"amount": "1066.19"}'),
	('EV-e9ab1c93-c54b-4020-9694-9eba35689ce0', 'LN-LATE', 8, 'acknowledgeRepayment', '2026-02-21 12:00:00+00', 'client_lMilEiahqupb', '1502f028-fa65-40d8-967f-53293c182f56', '2026-02-21', 'ACTIVE', 'ACTIVE', 'LIEN', 'LIEN', 'RP-965a432f-43e8-49bb-9e1f-ac2ecbf37ada', NULL, '{"amount": "1066.19"}'),
	('EV-e30ddf4f-c0ab-483e-a5a1-22018d698a9d', 'LN-LATE', 9, 'submitRepayment', '2026-02-21 12:00:00+00', 'client_lMilEiahqupb', '47ed315a-bf31-4851-b9e9-95de1d22a07d', '2026-02-21', 'ACTIVE', 'ACTIVE', 'LIEN', 'LIEN', 'RP-998489a9-b9c9-4d98-aebb-f99d5fcb70d4', NULL, '{"amount": "1500.00"}'),
	('EV-41cfb4bf-73e0-4b0f-bcae-55e9bc0e3edd', 'LN-LATE', 10, 'acknowledgeRepayment', '2026-02-21 12:00:00+00', 'client_lMilEiahqupb', 'e6a3622f-26c0-4c86-8915-04fa713924dd', '2026-02-21', 'ACTIVE', 'ACTIVE', 'LIEN', 'LIEN', 'RP-998489a9-b9c9-4d98-aebb-f99d5fcb70d4', NULL, '{"amount": "1500.00"}'),
	('EV-59620b59-3457-4da9-9c79-8eaa9bb4594e', 'LN-EARLY', 7, 'submitRepayment', '2026-02-21 12:00:00+00', 'client_lMilEiahqupb', 'e9b45f03-41bc-4eec-b5c7-fcc94dc35534', '2026-02-21', 'ACTIVE', 'ACTIVE', 'LIEN', 'LIEN', 'RP-5adaff32-4738-4ecc-bd8c-d8e8fec9b062', NULL, '{"amount": "13000.00"}'),
	('EV-7ec7c006-d8d9-4f80-995d-80af7cf926cf', 'LN-EARLY', 8, 'acknowledgeRepayment', '2026-02-21 12:00:00+00', 'client_lMilEiahqupb', '518885d1-77fb-4428-a769-18a98bcb9625', '2026-02-21', 'ACTIVE', 'CLOSED_EARLY', 'LIEN', 'RELEASE_PENDING', 'RP-5adaff32-4738-4ecc-bd8c-d8e8fec9b062', NULL, '{"amount": "13000.00"}'),
	('EV-58977fac-8b78-45a6-b920-da1e26db283c', 'LN-IMPORTED-ACTIVE', 3, 'submitRepayment', '2026-02-21 12:00:00+00', 'client_lMilEiahqupb', 'c035d4cc-f8ee-47eb-b227-c2b47ea6ac09', '2026-02-21', 'ACTIVE', 'ACTIVE', 'LIEN', 'LIEN', 'RP-972d4b00-0f72-4bdf-8f3f-edf15f08432b', NULL, '{"amount": "1066.19"}'),
	('EV-da61c2ed-e3dd-459e-a957-71e95039f15f', 'LN-IMPORTED-ACTIVE', 4, 'acknowledgeRepayment', '2026-02-21 12:00:00+00', 'client_lMilEiahqupb', '9500612d-ad95-4de8-be17-8622e37995f9', '2026-02-21', 'ACTIVE', 'ACTIVE', 'LIEN', 'LIEN', 'RP-972d4b00-0f72-4bdf-8f3f-edf15f08432b', NULL, '{"amount": "1066.19"}'),
	('EV-0c23bce6-2083-4099-9b6b-56043cf6c57a', 'LN-BEFORE-ACCOUNTS', 1, 'submitRepayment', '2026-02-21 12:00:00+00', 'client_lMilEiahqupb', 'eb10e589-1565-4f97-8018-dc822bbd273b', '2026-02-21', 'ACTIVE', 'ACTIVE', 'LIEN', 'LIEN', 'RP-ef3b2f6c-af39-4b59-815e-971baab5aab0', NULL, '{"amount": "1066.00"}'),
	('EV-f25b8c7c-8eb9-4453-9a8b-84d0a067998e', 'LN-BEFORE-ACCOUNTS', 2, 'acknowledgeRepayment', '2026-02-21 12:00:00+00', 'client_lMilEiahqupb', '65207336-40f8-4316-bb61-62e42f50b665', '2026-02-21', 'ACTIVE', 'ACTIVE', 'LIEN', 'LIEN', 'RP-ef3b2f6c-af39-4b59-815e-971baab5aab0', NULL, '{"amount": "1066.00"}'),
	('EV-c263e092-ed02-4a51-a490-02b61b658e68', 'LN-LOST', 7, 'endOfDay', '2026-03-13 12:00:00+00', 'end-of-day', 'end-of-day 2026-03-12', '2026-03-12', 'ACTIVE', 'ACTIVE', NULL, NULL, NULL, 'Late fee for installment 2', '{"lateFees": "25.00"}'),
	('EV-1e25b1d1-4d32-41fe-af2a-9f0a37329c7e', 'LN-IMPORTED-ACTIVE', 5, 'endOfDay', '2026-03-13 12:00:00+00', 'end-of-day', 'end-of-day 2026-03-12', '2026-03-12', 'ACTIVE', 'ACTIVE', NULL, NULL, NULL, 'Late fee for installment 7', '{"lateFees": "25.00"}'),
	('EV-41c929e7-a6dc-4ed2-b355-26525b7e37a3', 'LN-BEFORE-ACCOUNTS', 3, 'endOfDay', '2026-03-13 12:00:00+00', 'end-of-day', 'end-of-day 2026-03-12', '2026-03-12', 'ACTIVE', 'ACTIVE', NULL, NULL, NULL, 'Late fee for installment 2', '{"lateFees": "25.00"}'),
	('EV-818d97e4-9a4f-4a01-a606-119a5fb23785', 'LN-LATE', 11, 'reverseRepayment', '2026-03-16 12:00:00+00', 'client_lMilEiahqupb', '00fd51ac-aea9-46c6-8023-f47a94c7123d', '2026-03-16', 'ACTIVE', 'ACTIVE', 'LIEN', 'LIEN', 'RP-998489a9-b9c9-4d98-aebb-f99d5fcb70d4', 'returned', '{"fee": "15.00", "amount": "1500.00"}'),
	('EV-a25b494e-1923-41a2-be16-33366b6f7d31', 'LN-LATE', 12, 'submitRepayment', '2026-03-16 12:00:00+00', 'client_lMilEiahqupb', 'e302612e-5bb1-4e50-b734-fc4cb7fef392', '2026-03-16', 'ACTIVE', 'ACTIVE', 'LIEN', 'LIEN', 'RP-23227e75-e3b7-4f4a-8e78-e21a95be2d89', NULL, '{"amount": "50.00"}'),
	('EV-5dea634d-099c-4ad1-ae39-0758e05e3ed2', 'LN-EARLY', 9, 'refundCredit', '2026-03-16 12:00:00+00', 'client_lMilEiahqupb', '52023d2c-8daf-4c61-916d-43837e2c5b85', '2026-03-16', 'CLOSED_EARLY', 'CLOSED_EARLY', 'RELEASE_PENDING', 'RELEASE_PENDING', NULL, NULL, '{"amount": "100.00"}'),
	('EV-44117b73-9c2b-4c22-b207-32f5b14a9bc0', 'LN-LOST', 8, 'waiveFee', '2026-03-16 12:00:00+00', 'client_lMilEiahqupb', 'd9bcf5af-d2cb-4d70-b091-c010ab7d3325', '2026-03-16', 'ACTIVE', 'ACTIVE', 'LIEN', 'LIEN', NULL, 'goodwill', '{"amount": "10.00"}'),
	('EV-6e1b3765-f5e1-4e2e-be9d-d75a3be41097', 'LN-LOST', 9, 'chargeOffLoan', '2026-03-16 12:00:00+00', 'client_lMilEiahqupb', 'aee9c147-f614-4cdf-8542-01cd320fc915', '2026-03-16', 'ACTIVE', 'CHARGED_OFF', 'LIEN', 'LIEN', NULL, 'BANKRUPTCY', '{"amount": "12331.95"}'),
	('EV-f2b76c3c-4bc9-4f51-9554-2bb35f82cf12', 'LN-LOST', 10, 'submitRepayment', '2026-03-16 12:00:00+00', 'client_lMilEiahqupb', '3a6a1f84-3e69-42d5-9358-01c2939c9258', '2026-03-16', 'CHARGED_OFF', 'CHARGED_OFF', 'LIEN', 'LIEN', 'RP-dbf37024-a259-44f8-94f5-494b7788c57f', NULL, '{"amount": "700.00"}'),
	('EV-3c1d6f12-ab85-4883-9fb8-090666cf0fec', 'LN-LOST', 11, 'acknowledgeRepayment', '2026-03-16 12:00:00+00', 'client_lMilEiahqupb', 'f1f5cdf6-1645-4062-9ba8-b35eddc520a2', '2026-03-16', 'CHARGED_OFF', 'CHARGED_OFF', 'LIEN', 'LIEN', 'RP-dbf37024-a259-44f8-94f5-494b7788c57f', NULL, '{"amount": "700.00"}'),
	('EV-12d093b6-53d4-4317-a7d0-f81ca45b3517', 'LN-LATE', 13, 'recordValuation', '2026-03-16 12:00:00+00', 'client_lMilEiahqupb', 'dba4e652-1dbd-4105-ad29-41ba92c97146', '2026-03-16', 'ACTIVE', 'ACTIVE', 'LIEN', 'LIEN', NULL, NULL, '{"amount": "15000.00"}'),
	('EV-c2e97e30-b5d2-424d-bded-7c015ad289d9', 'LN-LATE', 14, 'endOfDay', '2026-03-17 12:00:00+00', 'end-of-day', 'end-of-day 2026-03-16', '2026-03-16', 'ACTIVE', 'ACTIVE', NULL, NULL, NULL, 'Late fee for installment 2', '{"lateFees": "25.00"}');
INSERT INTO public."PortfolioTotal" VALUES
	('PAIR', 'LEN-7', 'SRV-16', 'CLOSED_EARLY', '', 'C', 'LOW', 1, 22617.61, 0.00, 0.00, 0.00000000000000, 0.00000000000000, 0.00, 0.00000000000000, 0.00, 0.00),
	('PAIR', 'LEN-1', 'SRV-1', 'CREATED', '', '', '', 0, 0.00, 0.00, 0.00, 0.00000000000000, 0.00000000000000, 0.00, 0.00000000000000, 0.00, 0.00),
	('SERVICER', '', 'SRV-16', 'CLOSED_EARLY', '', 'C', 'LOW', 1, 22617.61, 0.00, 0.00, 0.00000000000000, 0.00000000000000, 0.00, 0.00000000000000, 0.00, 0.00),
	('PAIR', 'LEN-1', 'SRV-1', 'IN_UNDERWRITING', '', '', '', 0, 0.00, 0.00, 0.00, 0.00000000000000, 0.00000000000000, 0.00, 0.00000000000000, 0.00, 0.00),
	('PAIR', 'LEN-1', 'SRV-1', 'ACTIVE', 'CURRENT', 'B', 'LOW', 0, 0.00, 0.00, 0.00, 0.00000000000000, 0.00000000000000, 0.00, 0.00000000000000, 0.00, 0.00),
	('SERVICER', '', 'SRV-1', 'IN_UNDERWRITING', '', '', '', 0, 0.00, 0.00, 0.00, 0.00000000000000, 0.00000000000000, 0.00, 0.00000000000000, 0.00, 0.00),
	('LENDER', 'LEN-1', '', 'CREATED', '', '', '', 0, 0.00, 0.00, 0.00, 0.00000000000000, 0.00000000000000, 0.00, 0.00000000000000, 0.00, 0.00),
	('SERVICER', '', '', 'CREATED', '', '', '', 1, 9000.00, 0.00, 0.00, 0.00000000000000, 0.00000000000000, 0.00, 0.00000000000000, 0.00, 0.00),
	('ALL', '', '', 'CLOSED_EARLY', '', 'C', 'LOW', 1, 22617.61, 0.00, 0.00, 0.00000000000000, 0.00000000000000, 0.00, 0.00000000000000, 0.00, 0.00),
	('PAIR', 'LEN-1', 'SRV-1', 'APPROVED', '', '', '', 1, 12000.00, 0.00, 0.00, 0.00000000000000, 0.00000000000000, 0.00, 0.00000000000000, 0.00, 0.00),
	('ALL', '', '', 'CREATED', '', '', '', 1, 9000.00, 0.00, 0.00, 0.00000000000000, 0.00000000000000, 0.00, 0.00000000000000, 0.00, 0.00),
	('SERVICER', '', 'SRV-1', 'APPROVED', '', '', '', 1, 12000.00, 0.00, 0.00, 0.00000000000000, 0.00000000000000, 0.00, 0.00000000000000, 0.00, 0.00),
	('SERVICER', '', 'SRV-7', 'CLOSED_EARLY', '', 'C', 'LOW', 1, 22617.61, 0.00, 0.00, 0.00000000000000, 0.00000000000000, 0.00, 0.00000000000000, 0.00, 0.00),
	('ALL', '', '', 'IN_UNDERWRITING', '', '', '', 0, 0.00, 0.00, 0.00, 0.00000000000000, 0.00000000000000, 0.00, 0.00000000000000, 0.00, 0.00),
	('LENDER', 'LEN-1', '', 'APPROVED', '', '', '', 1, 12000.00, 0.00, 0.00, 0.00000000000000, 0.00000000000000, 0.00, 0.00000000000000, 0.00, 0.00),
	('PAIR', '', '', 'CREATED', '', '', '', 1, 9000.00, 0.00, 0.00, 0.00000000000000, 0.00000000000000, 0.00, 0.00000000000000, 0.00, 0.00),
	('ALL', '', '', 'APPROVED', '', '', '', 1, 12000.00, 0.00, 0.00, 0.00000000000000, 0.00000000000000, 0.00, 0.00000000000000, 0.00, 0.00),
	('LENDER', 'LEN-1', '', 'IN_UNDERWRITING', '', '', '', 0, 0.00, 0.00, 0.00, 0.00000000000000, 0.00000000000000, 0.00, 0.00000000000000, 0.00, 0.00),
	('PAIR', 'LEN-7', 'SRV-7', 'CLOSED_EARLY', '', 'C', 'LOW', 1, 22617.61, 0.00, 0.00, 0.00000000000000, 0.00000000000000, 0.00, 0.00000000000000, 0.00, 0.00),
	('LENDER', 'LEN-7', '', 'CLOSED_EARLY', '', 'C', 'LOW', 1, 22617.61, 0.00, 0.00, 0.00000000000000, 0.00000000000000, 0.00, 0.00000000000000, 0.00, 0.00),
	('SERVICER', '', 'SRV-1', 'CREATED', '', '', '', 0, 0.00, 0.00, 0.00, 0.00000000000000, 0.00000000000000, 0.00, 0.00000000000000, 0.00, 0.00),
	('LENDER', '', '', 'CREATED', '', '', '', 1, 9000.00, 0.00, 0.00, 0.00000000000000, 0.00000000000000, 0.00, 0.00000000000000, 0.00, 0.00),
	('LENDER', 'LEN-7', '', 'ACTIVE', 'CURRENT', 'C', 'LOW', 0, 0.00, 0.00, 0.00, 0.00000000000000, 0.00000000000000, 0.00, 0.00000000000000, 0.00, 0.00),
	('ALL', '', '', 'ACTIVE', 'CURRENT', 'C', 'LOW', 0, 0.00, 0.00, 0.00, 0.00000000000000, 0.00000000000000, 0.00, 0.00000000000000, 0.00, 0.00),
	('PAIR', 'LEN-7', 'SRV-7', 'ACTIVE', 'CURRENT', 'C', 'LOW', 0, 0.00, 0.00, 0.00, 0.00000000000000, 0.00000000000000, 0.00, 0.00000000000000, 0.00, 0.00),
	('SERVICER', '', 'SRV-7', 'ACTIVE', 'CURRENT', 'C', 'LOW', 0, 0.00, 0.00, 0.00, 0.00000000000000, 0.00000000000000, 0.00, 0.00000000000000, 0.00, 0.00),
	('PAIR', 'LEN-7', 'SRV-16', 'ACTIVE', 'CURRENT', 'C', 'LOW', 0, 0.00, 0.00, 0.00, 0.00000000000000, 0.00000000000000, 0.00, 0.00000000000000, 0.00, 0.00),
	('SERVICER', '', 'SRV-16', 'ACTIVE', 'CURRENT', 'C', 'LOW', 0, 0.00, 0.00, 0.00, 0.00000000000000, 0.00000000000000, 0.00, 0.00000000000000, 0.00, 0.00),
	('SERVICER', '', 'SRV-1', 'ACTIVE', 'DAYS_30_59', '', 'HIGH', 1, 12000.00, 11135.02, 1065.63, 133620.24000000000000, 8265.91507170000000, 11135.02, 111350.20000000000000, 0.00, 0.00),
	('LENDER', 'LEN-1', '', 'ACTIVE', 'CURRENT', 'B', 'LOW', 0, 0.00, 0.00, 0.00, 0.00000000000000, 0.00000000000000, 0.00, 0.00000000000000, 0.00, 0.00),
	('PAIR', 'LEN-1', 'SRV-1', 'ACTIVE', 'DAYS_30_59', '', 'HIGH', 1, 12000.00, 11135.02, 1065.63, 133620.24000000000000, 8265.91507170000000, 11135.02, 111350.20000000000000, 0.00, 0.00),
	('SERVICER', '', 'SRV-7', 'ACTIVE', 'DAYS_1_29', 'C', 'MEDIUM', 0, 0.00, 0.00, 0.00, 0.00000000000000, 0.00000000000000, 0.00, 0.00000000000000, 0.00, 0.00),
	('SERVICER', '', 'SRV-1', 'ACTIVE', 'DAYS_30_59', 'B', 'HIGH', 1, 12000.00, 11135.21, 1066.00, 133622.52000000000000, 0.00000000000000, 0.00, 111352.10000000000000, 0.00, 0.00),
	('LENDER', 'LEN-1', '', 'ACTIVE', 'DAYS_30_59', 'B', 'HIGH', 1, 12000.00, 11135.21, 1066.00, 133622.52000000000000, 0.00000000000000, 0.00, 111352.10000000000000, 0.00, 0.00),
	('PAIR', 'LEN-1', 'SRV-1', 'ACTIVE', 'DAYS_1_29', 'B', 'MEDIUM', 0, 0.00, 0.00, 0.00, 0.00000000000000, 0.00000000000000, 0.00, 0.00000000000000, 0.00, 0.00),
	('PAIR', 'LEN-7', 'SRV-16', 'ACTIVE', 'DAYS_1_29', 'C', 'MEDIUM', 0, 0.00, 0.00, 0.00, 0.00000000000000, 0.00000000000000, 0.00, 0.00000000000000, 0.00, 0.00),
	('SERVICER', '', 'SRV-1', 'CLOSED_EARLY', '', '', 'LOW', 1, 12000.00, 0.00, 0.00, 0.00000000000000, 0.00000000000000, 0.00, 0.00000000000000, 0.00, 0.00),
	('ALL', '', '', 'ACTIVE', 'DAYS_1_29', 'B', 'MEDIUM', 0, 0.00, 0.00, 0.00, 0.00000000000000, 0.00000000000000, 0.00, 0.00000000000000, 0.00, 0.00),
	('ALL', '', '', 'ACTIVE', 'DAYS_30_59', '', 'HIGH', 1, 12000.00, 11135.02, 1065.63, 133620.24000000000000, 8265.91507170000000, 11135.02, 111350.20000000000000, 0.00, 0.00),
	('ALL', '', '', 'ACTIVE', 'DAYS_30_59', 'C', 'HIGH', 1, 12000.00, 7334.25, 2132.38, 88011.00000000000000, 6674.16750000000000, 7334.25, 36671.25000000000000, 0.00, 0.00),
	('PAIR', 'LEN-7', 'SRV-7', 'ACTIVE', 'DAYS_1_29', 'C', 'MEDIUM', 0, 0.00, 0.00, 0.00, 0.00000000000000, 0.00000000000000, 0.00, 0.00000000000000, 0.00, 0.00),
	('SERVICER', '', 'SRV-16', 'ACTIVE', 'DAYS_1_29', 'C', 'MEDIUM', 0, 0.00, 0.00, 0.00, 0.00000000000000, 0.00000000000000, 0.00, 0.00000000000000, 0.00, 0.00),
	('LENDER', 'LEN-1', '', 'ACTIVE', 'DAYS_30_59', '', 'HIGH', 1, 12000.00, 11135.02, 1065.63, 133620.24000000000000, 8265.91507170000000, 11135.02, 111350.20000000000000, 0.00, 0.00),
	('ALL', '', '', 'ACTIVE', 'CURRENT', 'B', 'LOW', 0, 0.00, 0.00, 0.00, 0.00000000000000, 0.00000000000000, 0.00, 0.00000000000000, 0.00, 0.00),
	('SERVICER', '', 'SRV-1', 'CHARGED_OFF', '', '', 'LOW', 1, 12000.00, 0.00, 0.00, 0.00000000000000, 0.00000000000000, 0.00, 0.00000000000000, 12331.95, 700.00),
	('SERVICER', '', 'SRV-1', 'ACTIVE', 'CURRENT', 'B', 'LOW', 0, 0.00, 0.00, 0.00, 0.00000000000000, 0.00000000000000, 0.00, 0.00000000000000, 0.00, 0.00),
	('ALL', '', '', 'CHARGED_OFF', '', '', 'LOW', 1, 12000.00, 0.00, 0.00, 0.00000000000000, 0.00000000000000, 0.00, 0.00000000000000, 12331.95, 700.00),
	('LENDER', 'LEN-1', '', 'ACTIVE', 'DAYS_1_29', '', 'MEDIUM', 0, 0.00, 0.00, 0.00, 0.00000000000000, 0.00000000000000, 0.00, 0.00000000000000, 0.00, 0.00),
	('SERVICER', '', 'SRV-16', 'ACTIVE', 'DAYS_30_59', 'C', 'HIGH', 1, 12000.00, 7334.25, 2132.38, 88011.00000000000000, 6674.16750000000000, 7334.25, 36671.25000000000000, 0.00, 0.00),
	('LENDER', 'LEN-1', '', 'ACTIVE', 'DAYS_1_29', 'B', 'MEDIUM', 0, 0.00, 0.00, 0.00, 0.00000000000000, 0.00000000000000, 0.00, 0.00000000000000, 0.00, 0.00),
	('LENDER', 'LEN-7', '', 'ACTIVE', 'DAYS_1_29', 'C', 'MEDIUM', 0, 0.00, 0.00, 0.00, 0.00000000000000, 0.00000000000000, 0.00, 0.00000000000000, 0.00, 0.00),
	('ALL', '', '', 'ACTIVE', 'DAYS_1_29', '', 'MEDIUM', 0, 0.00, 0.00, 0.00, 0.00000000000000, 0.00000000000000, 0.00, 0.00000000000000, 0.00, 0.00),
	('SERVICER', '', 'SRV-1', 'ACTIVE', 'DAYS_1_29', '', 'MEDIUM', 0, 0.00, 0.00, 0.00, 0.00000000000000, 0.00000000000000, 0.00, 0.00000000000000, 0.00, 0.00),
	('ALL', '', '', 'ACTIVE', 'DAYS_30_59', 'B', 'HIGH', 1, 12000.00, 11135.21, 1066.00, 133622.52000000000000, 0.00000000000000, 0.00, 111352.10000000000000, 0.00, 0.00),
	('PAIR', 'LEN-1', 'SRV-1', 'ACTIVE', 'DAYS_30_59', 'B', 'HIGH', 1, 12000.00, 11135.21, 1066.00, 133622.52000000000000, 0.00000000000000, 0.00, 111352.10000000000000, 0.00, 0.00),
	('SERVICER', '', 'SRV-1', 'ACTIVE', 'CURRENT', '', 'LOW', 0, 0.00, 0.00, 0.00, 0.00000000000000, 0.00000000000000, 0.00, 0.00000000000000, 0.00, 0.00),
	('ALL', '', '', 'ACTIVE', 'CURRENT', '', 'LOW', 0, 0.00, 0.00, 0.00, 0.00000000000000, 0.00000000000000, 0.00, 0.00000000000000, 0.00, 0.00),
	('LENDER', 'LEN-1', '', 'CHARGED_OFF', '', '', 'LOW', 1, 12000.00, 0.00, 0.00, 0.00000000000000, 0.00000000000000, 0.00, 0.00000000000000, 12331.95, 700.00),
	('PAIR', 'LEN-1', 'SRV-1', 'ACTIVE', 'DAYS_1_29', '', 'MEDIUM', 0, 0.00, 0.00, 0.00, 0.00000000000000, 0.00000000000000, 0.00, 0.00000000000000, 0.00, 0.00),
	('SERVICER', '', 'SRV-1', 'ACTIVE', 'DAYS_1_29', 'B', 'MEDIUM', 0, 0.00, 0.00, 0.00, 0.00000000000000, 0.00000000000000, 0.00, 0.00000000000000, 0.00, 0.00),
	('PAIR', 'LEN-7', 'SRV-7', 'ACTIVE', 'DAYS_30_59', 'C', 'HIGH', 1, 12000.00, 7334.25, 2132.38, 88011.00000000000000, 6674.16750000000000, 7334.25, 36671.25000000000000, 0.00, 0.00),
	('LENDER', 'LEN-7', '', 'ACTIVE', 'DAYS_30_59', 'C', 'HIGH', 1, 12000.00, 7334.25, 2132.38, 88011.00000000000000, 6674.16750000000000, 7334.25, 36671.25000000000000, 0.00, 0.00),
	('ALL', '', '', 'ACTIVE', 'DAYS_1_29', 'C', 'MEDIUM', 0, 0.00, 0.00, 0.00, 0.00000000000000, 0.00000000000000, 0.00, 0.00000000000000, 0.00, 0.00),
	('SERVICER', '', 'SRV-7', 'ACTIVE', 'DAYS_30_59', 'C', 'HIGH', 1, 12000.00, 7334.25, 2132.38, 88011.00000000000000, 6674.16750000000000, 7334.25, 36671.25000000000000, 0.00, 0.00),
	('ALL', '', '', 'CLOSED_EARLY', '', '', 'LOW', 1, 12000.00, 0.00, 0.00, 0.00000000000000, 0.00000000000000, 0.00, 0.00000000000000, 0.00, 0.00),
	('LENDER', 'LEN-1', '', 'CLOSED_EARLY', '', '', 'LOW', 1, 12000.00, 0.00, 0.00, 0.00000000000000, 0.00000000000000, 0.00, 0.00000000000000, 0.00, 0.00),
	('LENDER', 'LEN-1', '', 'ACTIVE', 'CURRENT', '', 'LOW', 0, 0.00, 0.00, 0.00, 0.00000000000000, 0.00000000000000, 0.00, 0.00000000000000, 0.00, 0.00),
	('PAIR', 'LEN-1', 'SRV-1', 'CHARGED_OFF', '', '', 'LOW', 1, 12000.00, 0.00, 0.00, 0.00000000000000, 0.00000000000000, 0.00, 0.00000000000000, 12331.95, 700.00),
	('PAIR', 'LEN-1', 'SRV-1', 'ACTIVE', 'CURRENT', '', 'LOW', 0, 0.00, 0.00, 0.00, 0.00000000000000, 0.00000000000000, 0.00, 0.00000000000000, 0.00, 0.00),
	('PAIR', 'LEN-1', 'SRV-1', 'CLOSED_EARLY', '', '', 'LOW', 1, 12000.00, 0.00, 0.00, 0.00000000000000, 0.00000000000000, 0.00, 0.00000000000000, 0.00, 0.00),
	('PAIR', 'LEN-7', 'SRV-16', 'ACTIVE', 'DAYS_30_59', 'C', 'HIGH', 1, 12000.00, 7334.25, 2132.38, 88011.00000000000000, 6674.16750000000000, 7334.25, 36671.25000000000000, 0.00, 0.00);
INSERT INTO public."Repayment" VALUES
	('RP-965a432f-43e8-49bb-9e1f-ac2ecbf37ada', 'LN-LATE', 'SETTLED', 1066.19, '2026-02-21', 'ACH', NULL, NULL, '{"fees": "0.00", "credit": "0.00", "interest": "201.21", "recovery": "0.00", "principal": "864.98"}', '2026-02-21 12:00:00+00', '2026-02-21 12:00:00+00', '2026-02-21 12:00:00+00', NULL, NULL),
	('RP-5adaff32-4738-4ecc-bd8c-d8e8fec9b062', 'LN-EARLY', 'SETTLED', 13000.00, '2026-02-21', 'ACH', NULL, NULL, '{"fees": "25.00", "credit": "773.79", "interest": "201.21", "recovery": "0.00", "principal": "12000.00"}', '2026-02-21 12:00:00+00', '2026-02-21 12:00:00+00', '2026-02-21 12:00:00+00', NULL, NULL),
	('RP-972d4b00-0f72-4bdf-8f3f-edf15f08432b', 'LN-IMPORTED-ACTIVE', 'SETTLED', 1066.19, '2026-02-21', 'ACH', NULL, NULL, '{"fees": "0.00", "credit": "0.00", "interest": "220.52", "recovery": "0.00", "principal": "845.67"}', '2026-02-21 12:00:00+00', '2026-02-21 12:00:00+00', '2026-02-21 12:00:00+00', NULL, NULL),
	('RP-ef3b2f6c-af39-4b59-815e-971baab5aab0', 'LN-BEFORE-ACCOUNTS', 'SETTLED', 1066.00, '2026-02-21', 'ACH', NULL, NULL, '{"fees": "0.00", "credit": "0.00", "interest": "201.21", "recovery": "0.00", "principal": "864.79"}', '2026-02-21 12:00:00+00', '2026-02-21 12:00:00+00', '2026-02-21 12:00:00+00', NULL, NULL),
	('RP-998489a9-b9c9-4d98-aebb-f99d5fcb70d4', 'LN-LATE', 'REVERSED', 1500.00, '2026-02-21', 'ACH', NULL, 'returned', '{"fees": "25.00", "credit": "0.00", "interest": "0.00", "recovery": "0.00", "principal": "1475.00"}', '2026-02-21 12:00:00+00', '2026-02-21 12:00:00+00', '2026-02-21 12:00:00+00', '2026-03-16 12:00:00+00', NULL),
	('RP-23227e75-e3b7-4f4a-8e78-e21a95be2d89', 'LN-LATE', 'SUBMITTED', 50.00, '2026-03-16', 'ACH', 'on its way', NULL, '{"fees": "0.00", "credit": "0.00", "interest": "50.00", "recovery": "0.00", "principal": "0.00"}', '2026-03-16 12:00:00+00', '2026-03-16 12:00:00+00', NULL, NULL, NULL),
	('RP-dbf37024-a259-44f8-94f5-494b7788c57f', 'LN-LOST', 'SETTLED', 700.00, '2026-03-16', 'ACH', NULL, NULL, '{"fees": "0.00", "credit": "0.00", "interest": "0.00", "recovery": "700.00", "principal": "0.00"}', '2026-03-16 12:00:00+00', '2026-03-16 12:00:00+00', '2026-03-16 12:00:00+00', NULL, NULL);
INSERT INTO public."RiskAssessment" VALUES
	('LN-LATE', '{"Response":{"ApplicationID":"APP-1-225040","ApplicationType":"Complete","Comments":[],"Date":"2024-06-14","DealerID":"D3936","Decision":"APPROVED","DecisionDate":"2024-06-14 16:03:33","DeclineReason":"","LoanTerms":[{"AcquisitionFee":395,"AssetPrice":1.02,"DEALER_FLAT":"150","Description":"24 months","Discount":0,"FundedAmount":22617.61,"GrossYield":0.1066,"IRR":0.0721,"LTV":0.91,"Participation":null,"Payment":null,"Rate":12,"TermMonths":12,"TotalLoanAmount":22617.61,"VehicleWholesaleValue":22618}],"Stipulations":[]}}', '\x41461ddaf7f9628784489441641d58660c9f416167f136054027ab5e68d3f2ede8c65291f3253383c471f3ff2958c5c7614896db886310839e873270513d2308d1f944a3e156b3e3ce6df9c1a0925e86a2a05c75a4b4601c91753bf9048702e1f658e23855b95b701660895b6603fafb7878e1514e16fb0b4754e2be7205f24fe63b6b'),
	('LN-LOST', '{"Response":{"ApplicationID":"APP-1-225040","ApplicationType":"Complete","Comments":[],"Date":"2024-06-14","DealerID":"D3936","Decision":"APPROVED","DecisionDate":"2024-06-14 16:03:33","DeclineReason":"","LoanTerms":[{"AcquisitionFee":395,"AssetPrice":1.02,"DEALER_FLAT":"150","Description":"24 months","Discount":0,"FundedAmount":22617.61,"GrossYield":0.1066,"IRR":0.0721,"LTV":0.91,"Participation":null,"Payment":null,"Rate":12,"TermMonths":12,"TotalLoanAmount":22617.61,"VehicleWholesaleValue":22618}],"Stipulations":[]}}', '\x90e79d8713a077d5101ce8780ac2349a44c7c8218a46ceb5f813576bb334a63b1d64e93accdc34b0c61c496b7b4bf20a00c6604678c91c89663e7550168a37694d672d8a60ba309fabff01f946103fe94e78b20d1c5909927d9505881c4aa5e2a666395722c6268a4775d7d5798aa1e25e3be5caf94c7007a0cc29f252c37a3d9d6625'),
	('LN-EARLY', '{"Response":{"ApplicationID":"APP-1-225040","ApplicationType":"Complete","Comments":[],"Date":"2024-06-14","DealerID":"D3936","Decision":"APPROVED","DecisionDate":"2024-06-14 16:03:33","DeclineReason":"","LoanTerms":[{"AcquisitionFee":395,"AssetPrice":1.02,"DEALER_FLAT":"150","Description":"24 months","Discount":0,"FundedAmount":22617.61,"GrossYield":0.1066,"IRR":0.0721,"LTV":0.91,"Participation":null,"Payment":null,"Rate":12,"TermMonths":12,"TotalLoanAmount":22617.61,"VehicleWholesaleValue":22618}],"Stipulations":[]}}', '\x2033a6dd6d176ab16d0e08054090927ff51e09edc47b2b977249b0a8781333002a828d5cb3539ea04215f9b1ac1aa64c5f690dc9ee2b64c2eb0dce1912f62278e43033d854c2a5511193163039b5d5eed6ca31094b97083151e6b5b3341157bec830310d6d261618711a71b69cf419be8324de27dbbdd90c4d675d343f98f6280bff6f'),
	('LN-APPROVED', '{"Response":{"ApplicationID":"APP-1-225040","ApplicationType":"Complete","Comments":[],"Date":"2024-06-14","DealerID":"D3936","Decision":"APPROVED","DecisionDate":"2024-06-14 16:03:33","DeclineReason":"","LoanTerms":[{"AcquisitionFee":395,"AssetPrice":1.02,"DEALER_FLAT":"150","Description":"24 months","Discount":0,"FundedAmount":22617.61,"GrossYield":0.1066,"IRR":0.0721,"LTV":0.91,"Participation":null,"Payment":null,"Rate":12,"TermMonths":12,"TotalLoanAmount":22617.61,"VehicleWholesaleValue":22618}],"Stipulations":[]}}', '\x7f9abd1c231a94990dbb93cccd4cfd9cc42a82a0979fdc06e3970357866d8ddda94ec151e4598e3ad215988c4605583efaa9ac3f57923bae4054f397e365b83a43444c3a637256a50cd804e473ed36b8a0be34e51ed55cf3d63f9f4e4f81ec102e9deb0f63ae9a090a433a2c5da67c56e3abd66ac8aeb557cedde1505b4d5e5cc9732c'),
	('LN-IMPORTED-ACTIVE', '{"Response":{}}', '\x86f223cdaccd49d61c04ce2bad0bd73d7a140a65e001f3a65766e74fb461bb6c8e00f88430a3b89939c18674bf633e0bf9bb1a9f3092feecc4b68d60f659bc1e2f2ab8cc9aa019cd5e2b32f98e725d13b2ae5e1f99921c31b0a8325e13f7e85e5f1963e2120afe395af5d499f8963d4b3d1fddf0cd6ca90868852d13125a005fd4e57744cf4045992d6f2966885fdc47333afefc8f8dcc4b07fafec0cb85b93a'),
	('LN-IMPORTED-CLOSED', '{"Response":{}}', '\x375a2369d5ec3e24d476af85652dc90035af628ceba0af91d6a99ed12699d938752dc4d3ab90074702743d39a80cedba1538583e16931e451f147f5234399394283af3b75b88409437d360e1d0b609a7b5410979aa7f8f401b90e0a4bd51076fd2e4b9c93c73e42768337cd6a9c2734a5834cd9003cbd4e228baa6e8c82d922b265434a25dc4be61dafa45102f9f6702cd46bc3f9fefd9d5f883e451c895a84c');
INSERT INTO public."ServicingTerms" VALUES
	('LN-LATE', '{"dayCount": "ACTUAL_365", "fundedOn": "2026-01-01", "frequency": "MONTHLY", "principal": "12000", "installments": 12, "annualRatePercent": "12"}', NULL, 10, 25.00, '2026-01-01 12:00:00+00'),
	('LN-LOST', '{"dayCount": "ACTUAL_365", "fundedOn": "2026-01-01", "frequency": "MONTHLY", "principal": "12000", "installments": 12, "annualRatePercent": "12"}', NULL, 10, 25.00, '2026-01-01 12:00:00+00'),
	('LN-EARLY', '{"dayCount": "ACTUAL_365", "fundedOn": "2026-01-01", "frequency": "MONTHLY", "principal": "12000", "installments": 12, "annualRatePercent": "12"}', NULL, 10, 25.00, '2026-01-01 12:00:00+00'),
	('LN-IMPORTED-ACTIVE', '{"payment": "1066.19", "fundedOn": "2025-08-01", "frequency": "MONTHLY", "principal": "12000", "amortization": "FULL", "installments": 12, "firstPaymentOn": "2025-09-01", "annualRatePercent": "12"}', '{"fees": [], "credit": "0", "feesPaid": "0", "principal": "8179.92", "recovered": "0", "accruesFrom": "2025-12-01", "interestPaid": "444.68", "principalPaid": "3820.08", "carriedInterest": "0", "appliedToInstallments": "4264.76"}', 10, 25.00, '2026-11-16 10:30:06.008+00'),
	('LN-IMPORTED-CLOSED', '{"payment": "487.94", "fundedOn": "2024-06-14", "frequency": "MONTHLY", "principal": "22617.61", "amortization": "FULL", "installments": 60, "firstPaymentOn": "2024-07-14", "annualRatePercent": "10.66"}', '{"fees": [], "credit": "0", "feesPaid": "0", "principal": "0", "recovered": "0", "accruesFrom": "2025-06-14", "interestPaid": "1171.06", "principalPaid": "22617.61", "carriedInterest": "0", "appliedToInstallments": "23788.67"}', 10, 25.00, '2026-11-16 10:30:06.001+00'),
	('LN-BEFORE-ACCOUNTS', '{"payment": "1066.00", "fundedOn": "2026-01-01", "frequency": "MONTHLY", "principal": "12000.00", "amortization": "FULL", "installments": 12, "firstPaymentOn": "2026-02-01", "annualRatePercent": "12"}', '{"fees": [], "credit": "0", "feesPaid": "0", "principal": "12000", "recovered": "0", "accruesFrom": "2026-01-01", "interestPaid": "0", "principalPaid": "0", "carriedInterest": "0", "appliedToInstallments": "0"}', 10, 25.00, '2026-02-21 12:00:00+00');
INSERT INTO public."SystemKey" VALUES
	('ssn-index', '\xae7d964429d377568f612c9f459786883c5aacb6c925e9d4613347f890f43dbf1f1ca241b7fa86fd26211fc6d05d3e0cbff2a846e33c98627fc173716ed096343c6f4b0d'),
	('import-digest', '\xae7d964429d3775679d533cac2234e69cccd37da161527ea000c595ba0da958e8dc1c05f82a4162fe18e637c83cb9a669f4c721e9a080bfcf270e09bc53d0bb851c7ea4a'),
	('audit-chain', '\xae7d964429d37756f75611a0b492a4d8ea9ba83e26606a98ed7698d831742b39b479381a5eaad56c5ae8f043545ec7d482c97365f194f197051d67085795f6a29fd03a39'),
	('idempotency-input', '\xae7d964429d377565eaf31bad62c8b7918cda90c230cb2b5cda57a662e5c7695ab2849f8414217bd5b618001ed3c52bb183be3b42b7a8a54caad55ed020436ecbf1f5533');
INSERT INTO public."Underwriting" VALUES
	('LN-LATE', '{"Underwriting":{"CashflowsCsv":"","DealTermsInfo":[{"ApprovedDownPayment":"1,500","TermsAPR":"12","TermsFrontEndLTV":"0.88","TermsLTV":"0.91","TermsLoanAmount":"12,000.00","TermsMonthlyPayment":"1,066.19","TermsTerm":"12"}],"PrimaryCreditInfo":{},"UnderwritingInfo":[{"AllWarnings":"none","DecisionReason":"Within limits","DecisionReasonSimple":"0.7670","DecisionStatus":"APPROVED","FairValuePrice":"0.6099","ForecastChargeoffAmount":"0.7565","ForecastCompoundingIRR":"0.0254","ForecastCompoundingNetIRR":"0.0884","ForecastFairValuePrice":"0.8353","ForecastInterestPaid":"0.6353","ForecastNetLossAmount":"0.9153","ForecastPresentValue":"0.0328","ForecastPrincipalPaid":"0.0518","ForecastRecoveredAmount":"0.8584","ForecastSimpleIRR":"0.9791","ForecastSimpleNetIRR":"0.9632","ForecastTotalPaid":"0.8006","ForecastTotalPaidLessFees":"0.9573","TermsApprovedBackEndProducts":"0.5967","TermsApprovedFrontEndAmt":"0.6225","TermsApprovedFrontEndLTV":"0.3602","TermsDealerDiscount":"0.8364","TermsDealerFlat":"0.4684","TermsDiscountFee":"0.7813","TermsFundedAmount":"0.6451","TermsLoanDiscount":"0.0872","TermsTotalDiscount":"0.5843","WarningsNumber":"0"}]}}', '\xb5e0989406dd5e5725c12505b1b5e1de079b6ed68436d28c9cb581d3bc9071a8896bb77482b8540719566b457f77cd1c83938d61dafceca55e66e103ef2ac6436de40c2582f6f22891ef1fba02e3dbff6c4b5b9785903ef08f16ca167c60cc9d76e7daf5299f', '\x01c7ce809e941848e8175ed8a656a2dd1a9c98707894e70a23feb99a4df78a3d0dd24655f3689e8501c6d7101dee2b188e06f259884f943a3be31b1a0bbe9f40f1039365941ae85e3877746978e4d5d31a3637aee970452a061bada73938574e48fae8b61c10f4e61775f855e6a74762b742a0b3b62dae5b7bd9817a3a9c9840a39b055c1dbfa58b2b70574c31f7630f3c84'),
	('LN-LOST', '{"Underwriting":{"CashflowsCsv":"","DealTermsInfo":[{"ApprovedDownPayment":"1,500","TermsAPR":"12","TermsFrontEndLTV":"0.88","TermsLTV":"0.91","TermsLoanAmount":"12,000.00","TermsMonthlyPayment":"1,066.19","TermsTerm":"12"}],"PrimaryCreditInfo":{},"UnderwritingInfo":[{"AllWarnings":"none","DecisionReason":"Within limits","DecisionReasonSimple":"0.7670","DecisionStatus":"APPROVED","FairValuePrice":"0.6099","ForecastChargeoffAmount":"0.7565","ForecastCompoundingIRR":"0.0254","ForecastCompoundingNetIRR":"0.0884","ForecastFairValuePrice":"0.8353","ForecastInterestPaid":"0.6353","ForecastNetLossAmount":"0.9153","ForecastPresentValue":"0.0328","ForecastPrincipalPaid":"0.0518","ForecastRecoveredAmount":"0.8584","ForecastSimpleIRR":"0.9791","ForecastSimpleNetIRR":"0.9632","ForecastTotalPaid":"0.8006","ForecastTotalPaidLessFees":"0.9573","TermsApprovedBackEndProducts":"0.5967","TermsApprovedFrontEndAmt":"0.6225","TermsApprovedFrontEndLTV":"0.3602","TermsDealerDiscount":"0.8364","TermsDealerFlat":"0.4684","TermsDiscountFee":"0.7813","TermsFundedAmount":"0.6451","TermsLoanDiscount":"0.0872","TermsTotalDiscount":"0.5843","WarningsNumber":"0"}]}}', '\xa1d69ee6412bb7c17d12cfb0edc57c461b2d34e04bac8c9585aa8d5d2be1b105da48dd8049b182ca57fcdadc68c1e67f7de688bc1770cd305930afc3ffc67b08468124cb6fe2fc2ac89439dd1cee0c46ed55647df23f8c266f2130c20ab2d904e0445cc7f85b', '\xb785990aea7bed1fa8ab93718171b22960d73ad0741a0849287612456cc5fbca19ec0809ffd0d223827f134ec248dc4bdd089ee1063d6cdfba82790c0fe8c8280758c13427f8911bddf4f74c3cb797475531efbca04a67cfa1a939f4bdeb91f9ce7589db8b13d2f9d4132f7ec304f844b5e5b2fc941a10ea7ce704db3c58f0ec160daf9597927f500316bf9124c234bbe823'),
	('LN-EARLY', '{"Underwriting":{"CashflowsCsv":"","DealTermsInfo":[{"ApprovedDownPayment":"1,500","TermsAPR":"12","TermsFrontEndLTV":"0.88","TermsLTV":"0.91","TermsLoanAmount":"12,000.00","TermsMonthlyPayment":"1,066.19","TermsTerm":"12"}],"PrimaryCreditInfo":{},"UnderwritingInfo":[{"AllWarnings":"none","DecisionReason":"Within limits","DecisionReasonSimple":"0.7670","DecisionStatus":"APPROVED","FairValuePrice":"0.6099","ForecastChargeoffAmount":"0.7565","ForecastCompoundingIRR":"0.0254","ForecastCompoundingNetIRR":"0.0884","ForecastFairValuePrice":"0.8353","ForecastInterestPaid":"0.6353","ForecastNetLossAmount":"0.9153","ForecastPresentValue":"0.0328","ForecastPrincipalPaid":"0.0518","ForecastRecoveredAmount":"0.8584","ForecastSimpleIRR":"0.9791","ForecastSimpleNetIRR":"0.9632","ForecastTotalPaid":"0.8006","ForecastTotalPaidLessFees":"0.9573","TermsApprovedBackEndProducts":"0.5967","TermsApprovedFrontEndAmt":"0.6225","TermsApprovedFrontEndLTV":"0.3602","TermsDealerDiscount":"0.8364","TermsDealerFlat":"0.4684","TermsDiscountFee":"0.7813","TermsFundedAmount":"0.6451","TermsLoanDiscount":"0.0872","TermsTotalDiscount":"0.5843","WarningsNumber":"0"}]}}', '\xaa8b13b237411b4aa2752cbd34fb93b9568c0e7ef69d57b84f65337e3891d261c7db42d0328891dac948ef0120cae26b82d64c19d1c7d3aa96be3bc6bb2233a49489265cdf354fea1ba3181db31056516c23fe2bf4944160b590cec9e169c2fc9cb47db09c6c', '\x033a691e3ca00b10fe1b3805269b3abc200c4434b7de0796cf5d76071be0b6105a28efe5b40e1dfc4a921bb39b6400a57400d75b905d8e1da964c3ae7c6a93f21355fe96ed21dd5983019ee93dee3249fd6d278328c3364f21079199e458f5be1a3de43972660ca3e6034a162c14da460add97163d036da915f95ba9c76e2f094e569c2dee65a162d7b007b315cc640eef6d'),
	('LN-APPROVED', '{"Underwriting":{"CashflowsCsv":"","DealTermsInfo":[{"ApprovedDownPayment":"1,500","TermsAPR":"12","TermsFrontEndLTV":"0.88","TermsLTV":"0.91","TermsLoanAmount":"12,000.00","TermsMonthlyPayment":"1,066.19","TermsTerm":"12"}],"PrimaryCreditInfo":{},"UnderwritingInfo":[{"AllWarnings":"none","DecisionReason":"Within limits","DecisionReasonSimple":"0.7670","DecisionStatus":"APPROVED","FairValuePrice":"0.6099","ForecastChargeoffAmount":"0.7565","ForecastCompoundingIRR":"0.0254","ForecastCompoundingNetIRR":"0.0884","ForecastFairValuePrice":"0.8353","ForecastInterestPaid":"0.6353","ForecastNetLossAmount":"0.9153","ForecastPresentValue":"0.0328","ForecastPrincipalPaid":"0.0518","ForecastRecoveredAmount":"0.8584","ForecastSimpleIRR":"0.9791","ForecastSimpleNetIRR":"0.9632","ForecastTotalPaid":"0.8006","ForecastTotalPaidLessFees":"0.9573","TermsApprovedBackEndProducts":"0.5967","TermsApprovedFrontEndAmt":"0.6225","TermsApprovedFrontEndLTV":"0.3602","TermsDealerDiscount":"0.8364","TermsDealerFlat":"0.4684","TermsDiscountFee":"0.7813","TermsFundedAmount":"0.6451","TermsLoanDiscount":"0.0872","TermsTotalDiscount":"0.5843","WarningsNumber":"0"}]}}', '\x7873f5b57654d9e1e5970fd2be467a042f9bef0a39f827f8a51f69d46f7b664230aa38c144dd035681ea6e17a9a8363c7017f91201b368e83bedc3014e7549292c7420af6b27e6817acda08e850e48d0183bae05f736a9298d39f6195160f730e274c9781974', '\x4048a3707161be00136b1bda63f50613df5fdac51d596908e6073852fe3cdbe7548f08beb55d5db02e8f8ce0df5a03eac7dcd8804aaf52852acf200ab12ec4f8eef1bf873f9454c07b11de1010c21d19de32373a5d21c360316d37deed05c13c7e0730491761a5baacc31077b21923b3dd1b78b17e766b5bd6144db44979679d18342ab14fd7e12b0105a2bf33da6727e7d7');
INSERT INTO public."Valuation" VALUES
	('VL-b7fad2c4-4623-4e24-a6d4-4a241fbdc1cb', 'LN-LATE', '2026-03-16', 15000.00, NULL, '2026-03-16 12:00:00+00');
INSERT INTO public._prisma_migrations VALUES
	('ea821507-bbbf-443c-b49e-7b64f4fce6a5', '5727bfcce384010c34522e9f0c01dd3985d1712529a5ea12116f80dca1340d17', '2026-11-16 10:29:54.295+00', '20260101000000_init', NULL, NULL, '2026-11-16 10:29:53.926+00', 1),
	('96373b45-1458-4850-afa7-d321c4b35832', '60516a8be085f3b58786e46cefbc54dbe9c71b21a71a273170e53007ae25c9b8', '2026-11-16 10:29:54.385+00', '20260115000000_audit', NULL, NULL, '2026-11-16 10:29:54.315+00', 1),
	('8f52426e-afc6-48e7-9f08-4cca8119d0b3', '0768360587f85c5959c0f7cdfd802b83a7a32e5c27283199887bd9c06f4da266', '2026-11-16 10:29:54.535+00', '20260201000000_lifecycle', NULL, NULL, '2026-11-16 10:29:54.387+00', 1),
	('17d8b8be-c63d-4145-a633-a5a9f5688381', '2986f2cf1f1b69a5319986845c94c012d13b79582cc4074e4665dd6b3aaa7959', '2026-11-16 10:29:54.63+00', '20260215000000_list_indexes', NULL, NULL, '2026-11-16 10:29:54.541+00', 1),
	('e2cc4c8f-13e6-4ee9-bc6e-e73e5d2e24d5', '160b4e335a6cc5c22d1075191c7841e355453f5819b0ad4006e3c82f20cb6993', '2026-11-16 10:29:54.682+00', '20260301000000_end_of_day', NULL, NULL, '2026-11-16 10:29:54.635+00', 1),
	('2352b350-7579-4e08-af16-59a1638136dd', '6ba7e902a59afc87b3c5c69ebb0dfdc3d1faa59ff77052ff75ee47e721d781bc', '2026-11-16 10:29:54.73+00', '20260315000000_portfolio', NULL, NULL, '2026-11-16 10:29:54.683+00', 1),
	('d2e46be3-683f-4da7-a6fa-43cbbcc53abe', '43af912a33a0b1c3d75729299b10e704d9f80d3777c5e5a8baafac2ca1d500f5', '2026-11-16 10:29:54.746+00', '20260401000000_live_updates', NULL, NULL, '2026-11-16 10:29:54.733+00', 1);
SELECT pg_catalog.setval('public."BucketRoll_id_seq"', 7, true);
SELECT pg_catalog.setval('public."LedgerPosting_sequence_seq"', 26, true);
SELECT pg_catalog.setval('public."PortfolioChange_id_seq"', 2036, true);
ALTER TABLE ONLY public."AccountEntry"
    ADD CONSTRAINT "AccountEntry_pkey" PRIMARY KEY (id);
ALTER TABLE ONLY public."ApiClient"
    ADD CONSTRAINT "ApiClient_pkey" PRIMARY KEY (id);
ALTER TABLE ONLY public."Application"
    ADD CONSTRAINT "Application_pkey" PRIMARY KEY ("loanId");
ALTER TABLE ONLY public."AuditEntry"
    ADD CONSTRAINT "AuditEntry_pkey" PRIMARY KEY (seq);
ALTER TABLE ONLY public."AuditHead"
    ADD CONSTRAINT "AuditHead_pkey" PRIMARY KEY (id);
ALTER TABLE ONLY public."Borrower"
    ADD CONSTRAINT "Borrower_pkey" PRIMARY KEY (id);
ALTER TABLE ONLY public."BucketRoll"
    ADD CONSTRAINT "BucketRoll_pkey" PRIMARY KEY (id);
ALTER TABLE ONLY public."BureauFile"
    ADD CONSTRAINT "BureauFile_pkey" PRIMARY KEY ("loanId", applicant);
ALTER TABLE ONLY public."Cashflows"
    ADD CONSTRAINT "Cashflows_pkey" PRIMARY KEY ("loanId");
ALTER TABLE ONLY public."DelinquencySpell"
    ADD CONSTRAINT "DelinquencySpell_pkey" PRIMARY KEY ("loanId", since);
ALTER TABLE ONLY public."DelinquencyStanding"
    ADD CONSTRAINT "DelinquencyStanding_pkey" PRIMARY KEY ("loanId");
ALTER TABLE ONLY public."DocumentContent"
    ADD CONSTRAINT "DocumentContent_pkey" PRIMARY KEY ("documentId");
ALTER TABLE ONLY public."Document"
    ADD CONSTRAINT "Document_pkey" PRIMARY KEY (id);
ALTER TABLE ONLY public."EndOfDayRun"
    ADD CONSTRAINT "EndOfDayRun_pkey" PRIMARY KEY ("on");
ALTER TABLE ONLY public."IdempotencyKey"
    ADD CONSTRAINT "IdempotencyKey_pkey" PRIMARY KEY ("clientId", operation, key);
ALTER TABLE ONLY public."LedgerEntry"
    ADD CONSTRAINT "LedgerEntry_pkey" PRIMARY KEY ("postingId", account);
ALTER TABLE ONLY public."LedgerPosting"
    ADD CONSTRAINT "LedgerPosting_pkey" PRIMARY KEY (id);
ALTER TABLE ONLY public."LoanEvent"
    ADD CONSTRAINT "LoanEvent_pkey" PRIMARY KEY (id);
ALTER TABLE ONLY public."Loan"
    ADD CONSTRAINT "Loan_pkey" PRIMARY KEY (id);
ALTER TABLE ONLY public."PaymentHistory"
    ADD CONSTRAINT "PaymentHistory_pkey" PRIMARY KEY ("loanId");
ALTER TABLE ONLY public."PortfolioChange"
    ADD CONSTRAINT "PortfolioChange_pkey" PRIMARY KEY (id);
ALTER TABLE ONLY public."PortfolioTotal"
    ADD CONSTRAINT "PortfolioTotal_pkey" PRIMARY KEY (scope, "lenderId", "servicerId", "loanStatus", bucket, grade, "riskRating");
ALTER TABLE ONLY public."Repayment"
    ADD CONSTRAINT "Repayment_pkey" PRIMARY KEY (id);
ALTER TABLE ONLY public."RiskAssessment"
    ADD CONSTRAINT "RiskAssessment_pkey" PRIMARY KEY ("loanId");
ALTER TABLE ONLY public."ServicingTerms"
    ADD CONSTRAINT "ServicingTerms_pkey" PRIMARY KEY ("loanId");
ALTER TABLE ONLY public."Stipulation"
    ADD CONSTRAINT "Stipulation_pkey" PRIMARY KEY ("loanId", "position");
ALTER TABLE ONLY public."SystemKey"
    ADD CONSTRAINT "SystemKey_pkey" PRIMARY KEY (name);
ALTER TABLE ONLY public."Underwriting"
    ADD CONSTRAINT "Underwriting_pkey" PRIMARY KEY ("loanId");
ALTER TABLE ONLY public."Valuation"
    ADD CONSTRAINT "Valuation_pkey" PRIMARY KEY (id);
ALTER TABLE ONLY public._prisma_migrations
    ADD CONSTRAINT _prisma_migrations_pkey PRIMARY KEY (id);
CREATE UNIQUE INDEX "AccountEntry_loanId_sequence_key" ON public."AccountEntry" USING btree ("loanId", sequence);
CREATE UNIQUE INDEX "ApiClient_keyHash_key" ON public."ApiClient" USING btree ("keyHash");
CREATE INDEX "AuditEntry_at_seq_idx" ON public."AuditEntry" USING btree (at, seq);
CREATE INDEX "AuditEntry_clientId_seq_idx" ON public."AuditEntry" USING btree ("clientId", seq);
CREATE INDEX "AuditEntry_subjects_idx" ON public."AuditEntry" USING gin (subjects);
CREATE INDEX "Borrower_ssnIndex_idx" ON public."Borrower" USING btree ("ssnIndex");
CREATE INDEX "BucketRoll_month_idx" ON public."BucketRoll" USING btree (month);
CREATE INDEX "DelinquencyStanding_reviewOn_loanId_idx" ON public."DelinquencyStanding" USING btree ("reviewOn", "loanId");
CREATE UNIQUE INDEX "Document_loanId_kind_key" ON public."Document" USING btree ("loanId", kind);
CREATE INDEX "IdempotencyKey_createdAt_idx" ON public."IdempotencyKey" USING btree ("createdAt");
CREATE INDEX "LedgerEntry_loanId_account_idx" ON public."LedgerEntry" USING btree ("loanId", account);
CREATE INDEX "LedgerPosting_loanId_sequence_idx" ON public."LedgerPosting" USING btree ("loanId", sequence);
CREATE INDEX "LedgerPosting_repaymentId_idx" ON public."LedgerPosting" USING btree ("repaymentId");
CREATE UNIQUE INDEX "LedgerPosting_sequence_key" ON public."LedgerPosting" USING btree (sequence);
CREATE UNIQUE INDEX "LoanEvent_loanId_sequence_key" ON public."LoanEvent" USING btree ("loanId", sequence);
CREATE INDEX "Loan_applicationId_idx" ON public."Loan" USING btree ("applicationId");
CREATE INDEX "Loan_borrowerId_createdAt_id_idx" ON public."Loan" USING btree ("borrowerId", "createdAt", id);
CREATE INDEX "Loan_createdAt_id_idx" ON public."Loan" USING btree ("createdAt", id);
CREATE INDEX "Loan_currentDpd_id_idx" ON public."Loan" USING btree ("currentDpd", id);
CREATE INDEX "Loan_dealerState_createdAt_id_idx" ON public."Loan" USING btree ("dealerState", "createdAt", id);
CREATE INDEX "Loan_defaultProbability_id_idx" ON public."Loan" USING btree ("defaultProbability", id);
CREATE INDEX "Loan_grade_createdAt_id_idx" ON public."Loan" USING btree (grade, "createdAt", id);
CREATE INDEX "Loan_interestRate_id_idx" ON public."Loan" USING btree ("interestRate", id);
CREATE INDEX "Loan_late_createdAt_id_idx" ON public."Loan" USING btree ("createdAt", id) WHERE ("currentDpd" > 0);
CREATE INDEX "Loan_lenderId_createdAt_id_idx" ON public."Loan" USING btree ("lenderId", "createdAt", id);
CREATE INDEX "Loan_lenderId_currentDpd_id_idx" ON public."Loan" USING btree ("lenderId", "currentDpd", id);
CREATE INDEX "Loan_loanStatus_createdAt_id_idx" ON public."Loan" USING btree ("loanStatus", "createdAt", id);
CREATE INDEX "Loan_loanStatus_currentDpd_id_idx" ON public."Loan" USING btree ("loanStatus", "currentDpd", id);
CREATE INDEX "Loan_loanStatus_nextPaymentDate_id_idx" ON public."Loan" USING btree ("loanStatus", "nextPaymentDate", id);
CREATE INDEX "Loan_loanStatus_remainingBalance_id_idx" ON public."Loan" USING btree ("loanStatus", "remainingBalance", id);
CREATE INDEX "Loan_maturityDate_id_idx" ON public."Loan" USING btree ("maturityDate", id);
CREATE INDEX "Loan_nextPaymentDate_id_idx" ON public."Loan" USING btree ("nextPaymentDate", id);
CREATE INDEX "Loan_originationDate_id_idx" ON public."Loan" USING btree ("originationDate", id);
CREATE INDEX "Loan_paymentStatus_createdAt_id_idx" ON public."Loan" USING btree ("paymentStatus", "createdAt", id);
CREATE INDEX "Loan_primaryServicerId_createdAt_id_idx" ON public."Loan" USING btree ("primaryServicerId", "createdAt", id);
CREATE INDEX "Loan_primaryServicerId_currentDpd_id_idx" ON public."Loan" USING btree ("primaryServicerId", "currentDpd", id);
CREATE INDEX "Loan_principalAmount_id_idx" ON public."Loan" USING btree ("principalAmount", id);
CREATE INDEX "Loan_remainingBalance_id_idx" ON public."Loan" USING btree ("remainingBalance", id);
CREATE INDEX "Loan_riskRating_createdAt_id_idx" ON public."Loan" USING btree ("riskRating", "createdAt", id);
CREATE INDEX "Loan_secondaryServicerId_createdAt_id_idx" ON public."Loan" USING btree ("secondaryServicerId", "createdAt", id);
CREATE INDEX "Loan_secondaryServicerId_currentDpd_id_idx" ON public."Loan" USING btree ("secondaryServicerId", "currentDpd", id) WHERE ("secondaryServicerId" IS NOT NULL);
CREATE INDEX "PortfolioChange_scope_lenderId_servicerId_idx" ON public."PortfolioChange" USING btree (scope, "lenderId", "servicerId");
CREATE INDEX "Repayment_loanId_initiatedAt_id_idx" ON public."Repayment" USING btree ("loanId", "initiatedAt", id);
CREATE INDEX "Repayment_loanId_state_idx" ON public."Repayment" USING btree ("loanId", state);
CREATE INDEX "Valuation_loanId_valuedOn_recordedAt_idx" ON public."Valuation" USING btree ("loanId", "valuedOn", "recordedAt");
CREATE TRIGGER "AuditEntry_append_only" BEFORE DELETE OR UPDATE OR TRUNCATE ON public."AuditEntry" FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_audit_change();
CREATE TRIGGER announce AFTER INSERT ON public."LoanEvent" REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION public."announceLoanEvents"();
CREATE TRIGGER "appendOnly" BEFORE DELETE OR UPDATE OR TRUNCATE ON public."AccountEntry" FOR EACH STATEMENT EXECUTE FUNCTION public."refuseChange"();
CREATE TRIGGER "appendOnly" BEFORE DELETE OR UPDATE OR TRUNCATE ON public."LedgerEntry" FOR EACH STATEMENT EXECUTE FUNCTION public."refuseChange"();
CREATE TRIGGER "appendOnly" BEFORE DELETE OR UPDATE OR TRUNCATE ON public."LedgerPosting" FOR EACH STATEMENT EXECUTE FUNCTION public."refuseChange"();
CREATE TRIGGER "appendOnly" BEFORE DELETE OR UPDATE OR TRUNCATE ON public."LoanEvent" FOR EACH STATEMENT EXECUTE FUNCTION public."refuseChange"();
CREATE TRIGGER "appendOnly" BEFORE DELETE OR UPDATE OR TRUNCATE ON public."ServicingTerms" FOR EACH STATEMENT EXECUTE FUNCTION public."refuseChange"();
CREATE TRIGGER "appendOnly" BEFORE DELETE OR UPDATE OR TRUNCATE ON public."Valuation" FOR EACH STATEMENT EXECUTE FUNCTION public."refuseChange"();
CREATE CONSTRAINT TRIGGER balances AFTER INSERT ON public."LedgerEntry" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public."refuseUnbalanced"();
CREATE CONSTRAINT TRIGGER balances AFTER INSERT ON public."LedgerPosting" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public."refuseUnbalanced"();
CREATE TRIGGER "shareAfter" AFTER UPDATE ON public."Loan" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public."sharePortfolio"('1');
CREATE TRIGGER "shareBefore" AFTER UPDATE ON public."Loan" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public."sharePortfolio"('-1');
CREATE TRIGGER "shareNew" AFTER INSERT ON public."Loan" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public."sharePortfolio"('1');
ALTER TABLE ONLY public."AccountEntry"
    ADD CONSTRAINT "AccountEntry_loanId_fkey" FOREIGN KEY ("loanId") REFERENCES public."Loan"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE ONLY public."Application"
    ADD CONSTRAINT "Application_loanId_fkey" FOREIGN KEY ("loanId") REFERENCES public."Loan"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE ONLY public."BureauFile"
    ADD CONSTRAINT "BureauFile_loanId_fkey" FOREIGN KEY ("loanId") REFERENCES public."Loan"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE ONLY public."Cashflows"
    ADD CONSTRAINT "Cashflows_loanId_fkey" FOREIGN KEY ("loanId") REFERENCES public."Loan"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE ONLY public."DelinquencySpell"
    ADD CONSTRAINT "DelinquencySpell_loanId_fkey" FOREIGN KEY ("loanId") REFERENCES public."Loan"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE ONLY public."DelinquencyStanding"
    ADD CONSTRAINT "DelinquencyStanding_loanId_fkey" FOREIGN KEY ("loanId") REFERENCES public."Loan"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE ONLY public."DocumentContent"
    ADD CONSTRAINT "DocumentContent_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES public."Document"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE ONLY public."Document"
    ADD CONSTRAINT "Document_loanId_fkey" FOREIGN KEY ("loanId") REFERENCES public."Loan"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE ONLY public."LedgerEntry"
    ADD CONSTRAINT "LedgerEntry_postingId_fkey" FOREIGN KEY ("postingId") REFERENCES public."LedgerPosting"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE ONLY public."LedgerPosting"
    ADD CONSTRAINT "LedgerPosting_loanId_fkey" FOREIGN KEY ("loanId") REFERENCES public."Loan"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE ONLY public."LoanEvent"
    ADD CONSTRAINT "LoanEvent_loanId_fkey" FOREIGN KEY ("loanId") REFERENCES public."Loan"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE ONLY public."Loan"
    ADD CONSTRAINT "Loan_borrowerId_fkey" FOREIGN KEY ("borrowerId") REFERENCES public."Borrower"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE ONLY public."PaymentHistory"
    ADD CONSTRAINT "PaymentHistory_loanId_fkey" FOREIGN KEY ("loanId") REFERENCES public."Loan"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE ONLY public."Repayment"
    ADD CONSTRAINT "Repayment_loanId_fkey" FOREIGN KEY ("loanId") REFERENCES public."Loan"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE ONLY public."RiskAssessment"
    ADD CONSTRAINT "RiskAssessment_loanId_fkey" FOREIGN KEY ("loanId") REFERENCES public."Loan"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE ONLY public."ServicingTerms"
    ADD CONSTRAINT "ServicingTerms_loanId_fkey" FOREIGN KEY ("loanId") REFERENCES public."Loan"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE ONLY public."Stipulation"
    ADD CONSTRAINT "Stipulation_loanId_fkey" FOREIGN KEY ("loanId") REFERENCES public."Loan"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE ONLY public."Underwriting"
    ADD CONSTRAINT "Underwriting_loanId_fkey" FOREIGN KEY ("loanId") REFERENCES public."Loan"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE ONLY public."Valuation"
    ADD CONSTRAINT "Valuation_loanId_fkey" FOREIGN KEY ("loanId") REFERENCES public."Loan"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
