-- Holds on loans: what they forbid and stop follows from their kind. Lifting is noted on the row; a row is never deleted.
CREATE TYPE "HoldKind" AS ENUM ('BANKRUPTCY', 'SERVICE_MEMBER', 'DECEASED', 'DISPUTE', 'CEASE_CONTACT', 'LITIGATION', 'FRAUD', 'DISASTER');

CREATE TABLE "Hold" (
    "id" TEXT NOT NULL,
    "loanId" TEXT NOT NULL,
    "kind" "HoldKind",
    "from" DATE NOT NULL,
    "until" DATE,
    "reason" BYTEA,
    "placedAt" TIMESTAMPTZ(3) NOT NULL,
    "placedBy" TEXT NOT NULL,
    "liftedOn" DATE,
    "liftReason" BYTEA,
    "liftedAt" TIMESTAMPTZ(3),
    "liftedBy" TEXT,

    CONSTRAINT "Hold_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "Hold_loanId_from_idx" ON "Hold"("loanId", "from");

CREATE INDEX "Hold_from_id_idx" ON "Hold"("from", "id");

CREATE INDEX "Hold_kind_from_id_idx" ON "Hold"("kind", "from", "id");

ALTER TABLE "Hold" ADD CONSTRAINT "Hold_loanId_fkey" FOREIGN KEY ("loanId") REFERENCES "Loan"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A constant default: no row is written for it.
ALTER TABLE "Loan" ADD COLUMN "hasHolds" BOOLEAN NOT NULL DEFAULT false;
