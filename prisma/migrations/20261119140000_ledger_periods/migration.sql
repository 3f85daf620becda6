-- CreateTable
CREATE TABLE "LedgerPeriod" (
    "id" TEXT NOT NULL,
    "through" DATE NOT NULL,
    "closedAt" TIMESTAMPTZ(3) NOT NULL,
    "closedBy" TEXT NOT NULL,
    "closedAfter" INTEGER NOT NULL,
    "requestedAt" TIMESTAMPTZ(3),
    "requestedBy" TEXT,
    "reopenedAt" TIMESTAMPTZ(3),
    "reopenedBy" TEXT,
    "reopenedAfter" INTEGER,

    CONSTRAINT "LedgerPeriod_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "LedgerPeriod_closedAt_id_idx" ON "LedgerPeriod"("closedAt", "id");

-- A day is closed once at a time.
CREATE UNIQUE INDEX "LedgerPeriod_closed" ON "LedgerPeriod" ("through") WHERE "reopenedAt" IS NULL;

-- CreateTable
CREATE TABLE "LedgerDay" (
    "id" BIGSERIAL NOT NULL,
    "effectiveDate" DATE NOT NULL,
    "postingDate" DATE NOT NULL,
    "lenderId" TEXT,
    "primaryServicerId" TEXT,
    "secondaryServicerId" TEXT,
    "account" "LedgerAccount" NOT NULL,
    "amount" DECIMAL(24,2) NOT NULL,
    "isFolded" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "LedgerDay_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "LedgerDay_unfolded" ON "LedgerDay" ("id") WHERE NOT "isFolded";

-- No period was closed before, so every posting counts in the period of its effective date.
ALTER TABLE "LedgerPosting" ADD COLUMN "postingDate" DATE;
ALTER TABLE "LedgerPosting" DISABLE TRIGGER "appendOnly";
UPDATE "LedgerPosting" SET "postingDate" = "effectiveDate";
ALTER TABLE "LedgerPosting" ENABLE TRIGGER "appendOnly";
ALTER TABLE "LedgerPosting" ALTER COLUMN "postingDate" SET NOT NULL, ALTER COLUMN "postingDate" SET DEFAULT CURRENT_TIMESTAMP;

-- Closing a period waits for transactions that post, and they for it. Before the first row: places in the ledger are given after it.
CREATE FUNCTION "keepPeriodsOpen"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtext('ledger-periods'));
  RETURN NULL;
END
$$;
CREATE TRIGGER "periods" BEFORE INSERT ON "LedgerPosting" FOR EACH STATEMENT EXECUTE FUNCTION "keepPeriodsOpen"();

-- Whatever writes a posting, it is dated here: its effective date, or the first open day when that is later.
CREATE FUNCTION "datePosting"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."postingDate" := GREATEST(NEW."effectiveDate", (SELECT MAX("through") + 1 FROM "LedgerPeriod" WHERE "reopenedAt" IS NULL));
  RETURN NEW;
END
$$;
CREATE TRIGGER "postingDate" BEFORE INSERT ON "LedgerPosting" FOR EACH ROW EXECUTE FUNCTION "datePosting"();

-- Adds what a statement posted to the totals of its days: only ever added, so that no writer waits.
CREATE FUNCTION "addToLedgerDays"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "LedgerDay" ("effectiveDate", "postingDate", "lenderId", "primaryServicerId", "secondaryServicerId", "account", "amount")
  SELECT p."effectiveDate", p."postingDate", l."lenderId", l."primaryServicerId", l."secondaryServicerId", e."account", SUM(e."amount")
  FROM "added" e JOIN "LedgerPosting" p ON p."id" = e."postingId" JOIN "Loan" l ON l."id" = e."loanId"
  GROUP BY 1, 2, 3, 4, 5, 6;
  RETURN NULL;
END
$$;
CREATE TRIGGER "ledgerDays" AFTER INSERT ON "LedgerEntry"
  REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "addToLedgerDays"();

-- A loan that goes to another lender or servicer takes its ledger along.
CREATE FUNCTION "moveLedgerDays"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "LedgerDay" ("effectiveDate", "postingDate", "lenderId", "primaryServicerId", "secondaryServicerId", "account", "amount")
  SELECT p."effectiveDate", p."postingDate", o."lenderId", o."primaryServicerId", o."secondaryServicerId", e."account", o."sign" * SUM(e."amount")
  FROM "LedgerEntry" e JOIN "LedgerPosting" p ON p."id" = e."postingId",
    (VALUES (-1, OLD."lenderId", OLD."primaryServicerId", OLD."secondaryServicerId"),
      (1, NEW."lenderId", NEW."primaryServicerId", NEW."secondaryServicerId"))
      o ("sign", "lenderId", "primaryServicerId", "secondaryServicerId")
  WHERE e."loanId" = NEW."id"
  GROUP BY 1, 2, 3, 4, 5, 6, o."sign";
  RETURN NULL;
END
$$;
CREATE TRIGGER "ledgerOwners" AFTER UPDATE OF "lenderId", "primaryServicerId", "secondaryServicerId" ON "Loan" FOR EACH ROW
  WHEN ((OLD."lenderId", OLD."primaryServicerId", OLD."secondaryServicerId")
    IS DISTINCT FROM (NEW."lenderId", NEW."primaryServicerId", NEW."secondaryServicerId"))
  EXECUTE FUNCTION "moveLedgerDays"();

INSERT INTO "LedgerDay" ("effectiveDate", "postingDate", "lenderId", "primaryServicerId", "secondaryServicerId", "account", "amount", "isFolded")
SELECT p."effectiveDate", p."postingDate", l."lenderId", l."primaryServicerId", l."secondaryServicerId", e."account", SUM(e."amount"), true
FROM "LedgerEntry" e JOIN "LedgerPosting" p ON p."id" = e."postingId" JOIN "Loan" l ON l."id" = e."loanId"
GROUP BY 1, 2, 3, 4, 5, 6;
