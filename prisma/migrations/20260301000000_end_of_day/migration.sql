-- CreateTable
CREATE TABLE "DelinquencyStanding" (
    "loanId" TEXT NOT NULL,
    "figuresOn" DATE NOT NULL,
    "reviewOn" DATE,
    "oldestUnpaidOn" DATE,
    "graceDays" INTEGER NOT NULL,
    "accruedInterest" DECIMAL(28,12) NOT NULL,
    "dailyInterest" DECIMAL(38,20) NOT NULL,

    CONSTRAINT "DelinquencyStanding_pkey" PRIMARY KEY ("loanId")
);

-- CreateTable
CREATE TABLE "DelinquencySpell" (
    "loanId" TEXT NOT NULL,
    "since" DATE NOT NULL,
    "oldestUnpaidOn" DATE,
    "pastDueAmount" DECIMAL(18,2) NOT NULL,

    CONSTRAINT "DelinquencySpell_pkey" PRIMARY KEY ("loanId","since")
);

-- CreateTable
CREATE TABLE "EndOfDayRun" (
    "on" DATE NOT NULL,
    "startedAt" TIMESTAMPTZ(3) NOT NULL,
    "completedAt" TIMESTAMPTZ(3),
    "loansReviewed" INTEGER NOT NULL DEFAULT 0,
    "lateFees" INTEGER NOT NULL DEFAULT 0,
    "lateFeeAmount" DECIMAL(18,2) NOT NULL DEFAULT 0,

    CONSTRAINT "EndOfDayRun_pkey" PRIMARY KEY ("on")
);

-- CreateIndex
CREATE INDEX "DelinquencyStanding_reviewOn_loanId_idx" ON "DelinquencyStanding"("reviewOn", "loanId");

-- AddForeignKey
ALTER TABLE "DelinquencyStanding" ADD CONSTRAINT "DelinquencyStanding_loanId_fkey" FOREIGN KEY ("loanId") REFERENCES "Loan"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DelinquencySpell" ADD CONSTRAINT "DelinquencySpell_loanId_fkey" FOREIGN KEY ("loanId") REFERENCES "Loan"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Nearly every row changes every day, and only in columns without an index: room on the page keeps that cheap.
ALTER TABLE "DelinquencyStanding" SET (fillfactor = 70);

-- Loans that were funded before days were closed are looked at by the next end of day.
INSERT INTO "DelinquencyStanding" ("loanId", "figuresOn", "reviewOn", "graceDays", "accruedInterest", "dailyInterest")
SELECT t."loanId", t."recordedAt"::date, CASE WHEN l."loanStatus" = 'ACTIVE' THEN t."recordedAt"::date END, t."graceDays", 0, 0
FROM "ServicingTerms" t JOIN "Loan" l ON l."id" = t."loanId";
