-- The case of a bankruptcy, and what holds do not forbid by a court order, a confirmed plan or a settlement.
ALTER TABLE "Hold" ADD COLUMN "bankruptcy" BYTEA;

CREATE TABLE "HoldRelief" (
    "id" TEXT NOT NULL,
    "holdId" TEXT NOT NULL,
    "loanId" TEXT NOT NULL,
    "commands" TEXT[],
    "from" DATE NOT NULL,
    "until" DATE,
    "document" BYTEA,
    "recordedAt" TIMESTAMPTZ(3) NOT NULL,
    "recordedBy" TEXT NOT NULL,

    CONSTRAINT "HoldRelief_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "HoldRelief_holdId_idx" ON "HoldRelief"("holdId");
CREATE INDEX "HoldRelief_loanId_idx" ON "HoldRelief"("loanId");
ALTER TABLE "HoldRelief" ADD CONSTRAINT "HoldRelief_holdId_fkey" FOREIGN KEY ("holdId") REFERENCES "Hold"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
