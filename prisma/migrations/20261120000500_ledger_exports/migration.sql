-- Posting dates that were exported for a general ledger.
-- CreateTable
CREATE TABLE "LedgerExport" (
    "on" DATE NOT NULL,
    "digest" BYTEA NOT NULL,
    "lines" INTEGER NOT NULL,
    "total" DECIMAL(24,2) NOT NULL,
    "exportedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "LedgerExport_pkey" PRIMARY KEY ("on")
);

-- CreateIndex
CREATE INDEX "LedgerDay_postingDate_idx" ON "LedgerDay"("postingDate");
