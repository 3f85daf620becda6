-- Letters to borrowers, and the wording that they were written with.
-- CreateEnum
CREATE TYPE "LetterKind" AS ENUM ('WELCOME', 'STATEMENT', 'RECEIPT', 'PAYOFF', 'PAID_IN_FULL', 'LIEN_RELEASE', 'RIGHT_TO_CURE', 'SALE_NOTICE', 'DEFICIENCY', 'VARYING_DEBIT', 'SERVICEMEMBER', 'SERVICING_TRANSFER');

-- CreateEnum
CREATE TYPE "LetterDelivery" AS ENUM ('PRINT', 'ELECTRONIC');

-- CreateTable
CREATE TABLE "LetterTemplate" (
    "sha256" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "text" TEXT NOT NULL,

    CONSTRAINT "LetterTemplate_pkey" PRIMARY KEY ("sha256")
);

-- CreateTable
CREATE TABLE "Letter" (
    "id" TEXT NOT NULL,
    "loanId" TEXT NOT NULL,
    "sequence" INTEGER NOT NULL,
    "kind" "LetterKind" NOT NULL,
    "issuedOn" DATE NOT NULL,
    "issuedAt" TIMESTAMPTZ(3) NOT NULL,
    "issuedBy" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "template" TEXT NOT NULL,
    "templateSha256" TEXT NOT NULL,
    "delivery" "LetterDelivery" NOT NULL,
    "size" INTEGER NOT NULL,
    "content" BYTEA,
    "pdf" BYTEA,
    "digest" BYTEA,

    CONSTRAINT "Letter_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Letter_loanId_sequence_key" ON "Letter"("loanId", "sequence");

-- AddForeignKey
ALTER TABLE "Letter" ADD CONSTRAINT "Letter_loanId_fkey" FOREIGN KEY ("loanId") REFERENCES "Loan"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Letter" ADD CONSTRAINT "Letter_templateSha256_fkey" FOREIGN KEY ("templateSha256") REFERENCES "LetterTemplate"("sha256") ON DELETE RESTRICT ON UPDATE CASCADE;
