-- CreateTable
CREATE TABLE "AuditEntry" (
    "seq" BIGINT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "clientId" TEXT NOT NULL,
    "clientName" TEXT,
    "operation" TEXT NOT NULL,
    "requestId" TEXT NOT NULL,
    "subjects" TEXT[],
    "classes" TEXT[],
    "fields" TEXT[],
    "reason" TEXT,
    "hash" BYTEA NOT NULL,

    CONSTRAINT "AuditEntry_pkey" PRIMARY KEY ("seq")
);

-- CreateTable
CREATE TABLE "AuditHead" (
    "id" INTEGER NOT NULL,
    "seq" BIGINT NOT NULL,
    "hash" BYTEA NOT NULL,
    "signature" BYTEA NOT NULL,

    CONSTRAINT "AuditHead_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "AuditEntry_subjects_idx" ON "AuditEntry" USING GIN ("subjects");

-- CreateIndex
CREATE INDEX "AuditEntry_clientId_seq_idx" ON "AuditEntry"("clientId", "seq");

-- CreateIndex
CREATE INDEX "AuditEntry_at_seq_idx" ON "AuditEntry"("at", "seq");

-- What was read cannot be unread: the log is only ever added to. Prisma's PostgreSQL adapter cuts a migration at every
-- semicolon, also inside a function, so the one in this body is written \x3b.
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql
    AS E'BEGIN RAISE EXCEPTION ''The audit log is only ever added to''\x3b END';

CREATE TRIGGER "AuditEntry_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "AuditEntry"
    FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
