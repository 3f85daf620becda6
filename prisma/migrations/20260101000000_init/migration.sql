-- CreateEnum
CREATE TYPE "Role" AS ENUM ('MARKETPLACE', 'BORROWER', 'SUPPORT', 'SERVICER', 'UNDERWRITER', 'LENDER', 'AUDITOR', 'ADMIN');

-- CreateEnum
CREATE TYPE "LoanStatus" AS ENUM ('CREATED', 'IN_UNDERWRITING', 'APPROVED', 'DECLINED', 'WITHDRAWN', 'ACTIVE', 'CLOSED', 'CLOSED_EARLY', 'CHARGED_OFF');

-- CreateEnum
CREATE TYPE "EncumberedStatus" AS ENUM ('PENDING', 'LIEN', 'RELEASE_PENDING', 'RELEASED', 'REPOSSESSED', 'SOLD', 'TOTAL_LOSS', 'SETTLED');

-- CreateEnum
CREATE TYPE "LoanType" AS ENUM ('AUTO_LOAN');

-- CreateEnum
CREATE TYPE "CollateralType" AS ENUM ('VEHICLES');

-- CreateEnum
CREATE TYPE "InterestRateType" AS ENUM ('FIXED', 'FLOATING');

-- CreateEnum
CREATE TYPE "AmortizationType" AS ENUM ('FULL_AMORTIZATION', 'INTEREST_ONLY', 'BALLOON');

-- CreateEnum
CREATE TYPE "PaymentFrequency" AS ENUM ('WEEKLY', 'BIWEEKLY', 'SEMIMONTHLY', 'MONTHLY', 'QUARTERLY');

-- CreateEnum
CREATE TYPE "RiskRating" AS ENUM ('LOW', 'MEDIUM', 'HIGH', 'CRITICAL');

-- CreateEnum
CREATE TYPE "PaymentStatus" AS ENUM ('ON_TIME', 'GRACE', 'LATE_1_29', 'LATE_30_59', 'LATE_60_89', 'LATE_90_119', 'LATE_120_PLUS', 'CHARGED_OFF', 'PAID_OFF');

-- CreateEnum
CREATE TYPE "ApplicantPosition" AS ENUM ('PRIMARY', 'CO_APPLICANT');

-- CreateEnum
CREATE TYPE "DocumentKind" AS ENUM ('PRIMARY_CREDIT_BUREAU', 'CO_APPLICANT_CREDIT_BUREAU');

-- CreateTable
CREATE TABLE "ApiClient" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "role" "Role" NOT NULL,
    "lenderId" TEXT,
    "servicerId" TEXT,
    "borrowerId" TEXT,
    "subject" TEXT,
    "keyHash" BYTEA NOT NULL,
    "secretHash" BYTEA NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "revokedAt" TIMESTAMPTZ(3),

    CONSTRAINT "ApiClient_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "IdempotencyKey" (
    "clientId" TEXT NOT NULL,
    "operation" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "inputHash" BYTEA NOT NULL,
    "answer" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "IdempotencyKey_pkey" PRIMARY KEY ("clientId","operation","key")
);

-- CreateTable
CREATE TABLE "SystemKey" (
    "name" TEXT NOT NULL,
    "wrapped" BYTEA NOT NULL,

    CONSTRAINT "SystemKey_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "Borrower" (
    "id" TEXT NOT NULL,
    "dataKey" BYTEA,
    "ssnIndex" BYTEA,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "erasedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Borrower_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Loan" (
    "id" TEXT NOT NULL,
    "applicationId" TEXT NOT NULL,
    "borrowerId" TEXT NOT NULL,
    "lenderId" TEXT,
    "initialLender" TEXT,
    "primaryServicerId" TEXT,
    "secondaryServicerId" TEXT,
    "loanServicer" TEXT,
    "loanType" "LoanType" NOT NULL,
    "principalAmount" DECIMAL(18,2) NOT NULL,
    "loanAmount" DECIMAL(18,2),
    "collateralType" "CollateralType",
    "collateralAmount" DECIMAL(18,2),
    "interestRate" DECIMAL(24,12),
    "spread" DECIMAL(24,12),
    "interestRateType" "InterestRateType",
    "indexRate" DECIMAL(24,12),
    "originationDate" DATE,
    "maturityDate" DATE,
    "amortizationType" "AmortizationType",
    "loanStatus" "LoanStatus" NOT NULL,
    "encumberedStatus" "EncumberedStatus",
    "term" INTEGER,
    "repaidAmount" DECIMAL(18,2),
    "remainingBalance" DECIMAL(18,2),
    "startBlock" DECIMAL(24,0),
    "delinquentAmount" DECIMAL(18,2),
    "delinquentDays" INTEGER,
    "paymentFrequency" "PaymentFrequency",
    "installment" INTEGER,
    "riskRating" "RiskRating",
    "firstPaymentDate" DATE,
    "lastPaymentDate" DATE,
    "nextPaymentDate" DATE,
    "prepaymentPenalty" DECIMAL(24,12),
    "lateFee" DECIMAL(18,2),
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "defaultProbability" DECIMAL(24,12),
    "grade" TEXT,
    "predictedPrincipalPaid" DECIMAL(18,2),
    "predictedInterestPaid" DECIMAL(18,2),
    "predictedChargeoffAmount" DECIMAL(18,2),
    "predictedRecoveredAmount" DECIMAL(18,2),
    "predictedGrossCashflow" DECIMAL(18,2),
    "predictedNetCashflow" DECIMAL(18,2),
    "predictedYield" DECIMAL(24,12),
    "apr" DECIMAL(24,12),
    "fairValuePrice" DECIMAL(18,2),
    "lendingDecisionReason" TEXT,
    "creditReportHash" TEXT,
    "retailInstallmentContractHash" TEXT,
    "macroUnemployment" DECIMAL(38,18),
    "macroCpi" DECIMAL(38,18),
    "macroFedRate" DECIMAL(38,18),
    "fundedDate" DATE,
    "currentDpd" INTEGER,
    "originalBalance" DECIMAL(18,2),
    "currentBalance" DECIMAL(18,2),
    "originalTerm" INTEGER,
    "remainingTerm" INTEGER,
    "ltv" DECIMAL(24,12),
    "scheduledPayment" DECIMAL(18,2),
    "currentPaymentDue" DECIMAL(18,2),
    "pastDueAmount" DECIMAL(18,2),
    "totalPrincipalPaid" DECIMAL(18,2),
    "totalInterestPaid" DECIMAL(18,2),
    "totalFeesPaid" DECIMAL(18,2),
    "chargeoffAmount" DECIMAL(18,2),
    "recoveredAmount" DECIMAL(18,2),
    "paymentStatus" "PaymentStatus",
    "scheduledMaturityDate" DATE,
    "dealerState" TEXT,
    "importDigest" BYTEA,

    CONSTRAINT "Loan_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Application" (
    "loanId" TEXT NOT NULL,
    "publicPart" TEXT NOT NULL,
    "internalPart" TEXT NOT NULL,
    "personalPart" BYTEA,
    "identityPart" BYTEA,

    CONSTRAINT "Application_pkey" PRIMARY KEY ("loanId")
);

-- CreateTable
CREATE TABLE "RiskAssessment" (
    "loanId" TEXT NOT NULL,
    "internalPart" TEXT NOT NULL,
    "bureauPart" BYTEA,

    CONSTRAINT "RiskAssessment_pkey" PRIMARY KEY ("loanId")
);

-- CreateTable
CREATE TABLE "Underwriting" (
    "loanId" TEXT NOT NULL,
    "internalPart" TEXT NOT NULL,
    "personalPart" BYTEA,
    "bureauPart" BYTEA,

    CONSTRAINT "Underwriting_pkey" PRIMARY KEY ("loanId")
);

-- CreateTable
CREATE TABLE "Cashflows" (
    "loanId" TEXT NOT NULL,
    "csv" TEXT NOT NULL,

    CONSTRAINT "Cashflows_pkey" PRIMARY KEY ("loanId")
);

-- CreateTable
CREATE TABLE "PaymentHistory" (
    "loanId" TEXT NOT NULL,
    "payments" TEXT NOT NULL,

    CONSTRAINT "PaymentHistory_pkey" PRIMARY KEY ("loanId")
);

-- CreateTable
CREATE TABLE "BureauFile" (
    "loanId" TEXT NOT NULL,
    "applicant" "ApplicantPosition" NOT NULL,
    "attributes" BYTEA,
    "tradeLines" BYTEA,

    CONSTRAINT "BureauFile_pkey" PRIMARY KEY ("loanId","applicant")
);

-- CreateTable
CREATE TABLE "Document" (
    "id" TEXT NOT NULL,
    "loanId" TEXT NOT NULL,
    "kind" "DocumentKind" NOT NULL,
    "contentType" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "sha256" BYTEA NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Document_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DocumentContent" (
    "documentId" TEXT NOT NULL,
    "bytes" BYTEA,

    CONSTRAINT "DocumentContent_pkey" PRIMARY KEY ("documentId")
);

-- CreateIndex
CREATE UNIQUE INDEX "ApiClient_keyHash_key" ON "ApiClient"("keyHash");

-- CreateIndex
CREATE INDEX "IdempotencyKey_createdAt_idx" ON "IdempotencyKey"("createdAt");

-- CreateIndex
CREATE INDEX "Borrower_ssnIndex_idx" ON "Borrower"("ssnIndex");

-- CreateIndex
CREATE INDEX "Loan_createdAt_id_idx" ON "Loan"("createdAt", "id");

-- CreateIndex
CREATE INDEX "Loan_loanStatus_createdAt_id_idx" ON "Loan"("loanStatus", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Loan_borrowerId_createdAt_id_idx" ON "Loan"("borrowerId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Loan_lenderId_createdAt_id_idx" ON "Loan"("lenderId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Loan_primaryServicerId_createdAt_id_idx" ON "Loan"("primaryServicerId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Loan_secondaryServicerId_createdAt_id_idx" ON "Loan"("secondaryServicerId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Loan_applicationId_idx" ON "Loan"("applicationId");

-- CreateIndex
CREATE UNIQUE INDEX "Document_loanId_kind_key" ON "Document"("loanId", "kind");

-- AddForeignKey
ALTER TABLE "Loan" ADD CONSTRAINT "Loan_borrowerId_fkey" FOREIGN KEY ("borrowerId") REFERENCES "Borrower"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Application" ADD CONSTRAINT "Application_loanId_fkey" FOREIGN KEY ("loanId") REFERENCES "Loan"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RiskAssessment" ADD CONSTRAINT "RiskAssessment_loanId_fkey" FOREIGN KEY ("loanId") REFERENCES "Loan"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Underwriting" ADD CONSTRAINT "Underwriting_loanId_fkey" FOREIGN KEY ("loanId") REFERENCES "Loan"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Cashflows" ADD CONSTRAINT "Cashflows_loanId_fkey" FOREIGN KEY ("loanId") REFERENCES "Loan"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PaymentHistory" ADD CONSTRAINT "PaymentHistory_loanId_fkey" FOREIGN KEY ("loanId") REFERENCES "Loan"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BureauFile" ADD CONSTRAINT "BureauFile_loanId_fkey" FOREIGN KEY ("loanId") REFERENCES "Loan"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Document" ADD CONSTRAINT "Document_loanId_fkey" FOREIGN KEY ("loanId") REFERENCES "Loan"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DocumentContent" ADD CONSTRAINT "DocumentContent_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "Document"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
