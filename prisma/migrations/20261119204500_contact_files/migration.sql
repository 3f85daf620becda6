-- Contacts with borrowers, notes, complaints, and how a borrower wants to be contacted.
-- CreateEnum
CREATE TYPE "ContactDirection" AS ENUM ('OUTBOUND', 'INBOUND');

-- CreateEnum
CREATE TYPE "ContactParty" AS ENUM ('BORROWER', 'CO_BORROWER', 'ATTORNEY', 'REPRESENTATIVE', 'THIRD_PARTY');

-- CreateEnum
CREATE TYPE "ContactOutcome" AS ENUM ('CONVERSATION', 'MESSAGE_LEFT', 'NO_ANSWER', 'NOT_CONNECTED', 'SENT', 'RETURNED', 'WRONG_PERSON');

-- CreateEnum
CREATE TYPE "ContactConsent" AS ENUM ('GIVEN', 'WITHDRAWN');

-- CreateEnum
CREATE TYPE "ComplaintSource" AS ENUM ('BORROWER', 'REPRESENTATIVE', 'CFPB', 'STATE_REGULATOR', 'OTHER');

-- CreateEnum
CREATE TYPE "ComplaintTopic" AS ENUM ('PAYMENT', 'FEES', 'CREDIT_REPORTING', 'COLLECTION', 'REPOSSESSION', 'PRIVACY', 'OTHER');

-- CreateTable
CREATE TABLE "Contact" (
    "id" TEXT NOT NULL,
    "loanId" TEXT NOT NULL,
    "sequence" INTEGER NOT NULL,
    "channel" "ContactChannel" NOT NULL,
    "direction" "ContactDirection" NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "party" "ContactParty" NOT NULL,
    "outcome" "ContactOutcome" NOT NULL,
    "consent" "ContactConsent",
    "note" BYTEA,
    "recordedAt" TIMESTAMPTZ(3) NOT NULL,
    "recordedBy" TEXT NOT NULL,

    CONSTRAINT "Contact_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ContactFile" (
    "loanId" TEXT NOT NULL,
    "details" BYTEA,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "updatedBy" TEXT NOT NULL,

    CONSTRAINT "ContactFile_pkey" PRIMARY KEY ("loanId")
);

-- CreateTable
CREATE TABLE "LoanNote" (
    "id" TEXT NOT NULL,
    "loanId" TEXT NOT NULL,
    "sequence" INTEGER NOT NULL,
    "text" BYTEA,
    "writtenAt" TIMESTAMPTZ(3) NOT NULL,
    "writtenBy" TEXT NOT NULL,

    CONSTRAINT "LoanNote_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Complaint" (
    "id" TEXT NOT NULL,
    "loanId" TEXT NOT NULL,
    "sequence" INTEGER NOT NULL,
    "source" "ComplaintSource" NOT NULL,
    "topic" "ComplaintTopic" NOT NULL,
    "receivedOn" DATE NOT NULL,
    "answeredOn" DATE,
    "resolvedOn" DATE,
    "text" BYTEA,
    "answer" BYTEA,
    "recordedAt" TIMESTAMPTZ(3) NOT NULL,
    "recordedBy" TEXT NOT NULL,

    CONSTRAINT "Complaint_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Contact_loanId_at_idx" ON "Contact"("loanId", "at");

-- CreateIndex
CREATE UNIQUE INDEX "Contact_loanId_sequence_key" ON "Contact"("loanId", "sequence");

-- CreateIndex
CREATE UNIQUE INDEX "LoanNote_loanId_sequence_key" ON "LoanNote"("loanId", "sequence");

-- CreateIndex
CREATE INDEX "Complaint_resolvedOn_receivedOn_loanId_idx" ON "Complaint"("resolvedOn", "receivedOn", "loanId");

-- CreateIndex
CREATE UNIQUE INDEX "Complaint_loanId_sequence_key" ON "Complaint"("loanId", "sequence");

-- AddForeignKey
ALTER TABLE "Contact" ADD CONSTRAINT "Contact_loanId_fkey" FOREIGN KEY ("loanId") REFERENCES "Loan"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ContactFile" ADD CONSTRAINT "ContactFile_loanId_fkey" FOREIGN KEY ("loanId") REFERENCES "Loan"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LoanNote" ADD CONSTRAINT "LoanNote_loanId_fkey" FOREIGN KEY ("loanId") REFERENCES "Loan"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Complaint" ADD CONSTRAINT "Complaint_loanId_fkey" FOREIGN KEY ("loanId") REFERENCES "Loan"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
