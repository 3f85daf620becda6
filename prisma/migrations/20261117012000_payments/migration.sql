-- Mandates, scheduled payments, the bank files that payments left in and the files of returns that came. Accounts are sealed.
CREATE TYPE "AutopayState" AS ENUM ('ACTIVE', 'SUSPENDED', 'REVOKED');

CREATE TYPE "ScheduledPaymentState" AS ENUM ('SCHEDULED', 'SENT', 'SKIPPED', 'CANCELLED');

CREATE TYPE "AmountRule" AS ENUM ('AMOUNT_DUE', 'FIXED');

CREATE TYPE "SkipReason" AS ENUM ('LOAN_CLOSED', 'ON_HOLD', 'PAID_OFF', 'NOTHING_DUE', 'AUTOPAY_SUSPENDED', 'NOT_COLLECTED');

CREATE TYPE "BankEntryState" AS ENUM ('OPEN', 'SETTLED', 'RETURNED');

CREATE TABLE "Autopay" (
    "id" TEXT NOT NULL,
    "loanId" TEXT NOT NULL,
    "state" "AutopayState" NOT NULL,
    "account" BYTEA,
    "lastFour" BYTEA,
    "consentText" BYTEA,
    "consentHash" BYTEA,
    "authorizedAt" TIMESTAMPTZ(3) NOT NULL,
    "authorizedBy" TEXT NOT NULL,
    "returnsInRow" INTEGER NOT NULL DEFAULT 0,
    "suspendedAt" TIMESTAMPTZ(3),
    "suspendedFor" TEXT,
    "revokedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Autopay_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "ScheduledPayment" (
    "id" TEXT NOT NULL,
    "loanId" TEXT NOT NULL,
    "autopayId" TEXT NOT NULL,
    "state" "ScheduledPaymentState" NOT NULL,
    "recurring" BOOLEAN NOT NULL,
    "amountRule" "AmountRule" NOT NULL,
    "amount" DECIMAL(18,2),
    "daysBefore" INTEGER NOT NULL,
    "dueDate" DATE,
    "collectOn" DATE NOT NULL,
    "skipReason" "SkipReason",
    "repaymentId" TEXT,
    "inFile" BOOLEAN NOT NULL DEFAULT false,
    "scheduledAt" TIMESTAMPTZ(3) NOT NULL,
    "scheduledBy" TEXT NOT NULL,
    "endedAt" TIMESTAMPTZ(3),

    CONSTRAINT "ScheduledPayment_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "BankFile" (
    "id" TEXT NOT NULL,
    "on" DATE NOT NULL,
    "effectiveOn" DATE NOT NULL,
    "frame" BYTEA NOT NULL,
    "place" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "closedAt" TIMESTAMPTZ(3),
    "digest" BYTEA,

    CONSTRAINT "BankFile_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "BankFileEntry" (
    "fileId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "batch" INTEGER NOT NULL,
    "trace" TEXT NOT NULL,
    "loanId" TEXT NOT NULL,
    "autopayId" TEXT NOT NULL,
    "repaymentId" TEXT NOT NULL,
    "line" BYTEA,
    "state" "BankEntryState" NOT NULL,
    "returnCode" TEXT,

    CONSTRAINT "BankFileEntry_pkey" PRIMARY KEY ("fileId", "position")
);

CREATE TABLE "BankReturnFile" (
    "digest" BYTEA NOT NULL,
    "importedAt" TIMESTAMPTZ(3) NOT NULL,
    "returned" INTEGER NOT NULL,
    "corrected" INTEGER NOT NULL,
    "rejected" INTEGER NOT NULL,

    CONSTRAINT "BankReturnFile_pkey" PRIMARY KEY ("digest")
);

CREATE INDEX "Autopay_loanId_authorizedAt_idx" ON "Autopay"("loanId", "authorizedAt");

-- A loan is paid by one mandate at a time.
CREATE UNIQUE INDEX "Autopay_live_key" ON "Autopay"("loanId") WHERE "state" <> 'REVOKED';

CREATE UNIQUE INDEX "ScheduledPayment_repaymentId_key" ON "ScheduledPayment"("repaymentId");

CREATE INDEX "ScheduledPayment_loanId_collectOn_id_idx" ON "ScheduledPayment"("loanId", "collectOn", "id");

CREATE INDEX "ScheduledPayment_state_collectOn_id_idx" ON "ScheduledPayment"("state", "collectOn", "id");

CREATE INDEX "ScheduledPayment_collectOn_id_idx" ON "ScheduledPayment"("collectOn", "id");

-- For each due date once.
CREATE UNIQUE INDEX "ScheduledPayment_recurring_key" ON "ScheduledPayment"("loanId") WHERE "state" = 'SCHEDULED' AND "recurring";

CREATE INDEX "ScheduledPayment_to_export_idx" ON "ScheduledPayment"("collectOn", "id") WHERE "state" = 'SENT' AND NOT "inFile";

-- One file for a day, and one entry for a payment, whoever makes them.
CREATE UNIQUE INDEX "BankFile_on_key" ON "BankFile"("on");

CREATE UNIQUE INDEX "BankFileEntry_repaymentId_key" ON "BankFileEntry"("repaymentId");

CREATE INDEX "BankFileEntry_trace_idx" ON "BankFileEntry"("trace");

CREATE INDEX "BankFileEntry_loanId_idx" ON "BankFileEntry"("loanId");

CREATE INDEX "BankFileEntry_state_fileId_position_idx" ON "BankFileEntry"("state", "fileId", "position");

ALTER TABLE "Autopay" ADD CONSTRAINT "Autopay_loanId_fkey" FOREIGN KEY ("loanId") REFERENCES "Loan"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "ScheduledPayment" ADD CONSTRAINT "ScheduledPayment_loanId_fkey" FOREIGN KEY ("loanId") REFERENCES "Loan"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "ScheduledPayment" ADD CONSTRAINT "ScheduledPayment_autopayId_fkey" FOREIGN KEY ("autopayId") REFERENCES "Autopay"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "BankFileEntry" ADD CONSTRAINT "BankFileEntry_fileId_fkey" FOREIGN KEY ("fileId") REFERENCES "BankFile"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

SELECT pgboss.create_queue('daily-payments', '{"policy": "short"}');
