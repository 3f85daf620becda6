-- The audit log is kept in parts, so that old months can be dropped whole. Parts are ranges of entry numbers, one behind the
-- other: numbers stay unique, and what is dropped is always the beginning of the chain. The last part has no end, so that no
-- entry ever lacks a place. Nothing is copied: the table as it is becomes the first part.
LOCK TABLE "AuditHead" IN EXCLUSIVE MODE;
ALTER TABLE "AuditEntry" RENAME TO "AuditEntry_from_1";
ALTER TABLE "AuditEntry_from_1" RENAME CONSTRAINT "AuditEntry_pkey" TO "AuditEntry_from_1_pkey";
ALTER INDEX "AuditEntry_subjects_idx" RENAME TO "AuditEntry_from_1_subjects_idx";
ALTER INDEX "AuditEntry_clientId_seq_idx" RENAME TO "AuditEntry_from_1_clientId_seq_idx";
ALTER INDEX "AuditEntry_at_seq_idx" RENAME TO "AuditEntry_from_1_at_seq_idx";

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
) PARTITION BY RANGE ("seq");

CREATE INDEX "AuditEntry_subjects_idx" ON "AuditEntry" USING GIN ("subjects");
CREATE INDEX "AuditEntry_clientId_seq_idx" ON "AuditEntry"("clientId", "seq");
CREATE INDEX "AuditEntry_at_seq_idx" ON "AuditEntry"("at", "seq");

-- Who might write to the log still may: rights stayed with the table that was renamed.
DO $$
DECLARE
    "right" RECORD;
BEGIN
    FOR "right" IN SELECT acl."grantee", acl."privilege_type"
        FROM pg_class, aclexplode("relacl") acl WHERE "oid" = '"AuditEntry_from_1"'::regclass LOOP
        EXECUTE format('GRANT %s ON "AuditEntry" TO %s', "right"."privilege_type",
            CASE WHEN "right"."grantee" = 0 THEN 'PUBLIC' ELSE quote_ident(pg_get_userbyid("right"."grantee")) END);
    END LOOP;
END $$;

-- A trigger of statements guards the table that a statement names, so each part has one too.
CREATE TRIGGER "AuditEntry_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "AuditEntry"
    FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();

ALTER TABLE "AuditEntry" ATTACH PARTITION "AuditEntry_from_1" FOR VALUES FROM (MINVALUE) TO (MAXVALUE);

-- The parts with their first and last possible numbers, as the catalogue has them.
CREATE VIEW "AuditPart" AS
    SELECT child."relname"::text AS "name", bound."from", bound."to"
    FROM pg_inherits
    JOIN pg_class child ON child."oid" = "inhrelid",
    LATERAL (SELECT substring(pg_get_expr(child."relpartbound", child."oid") FROM 'FROM \(''?(\w+)''?\)') AS "from",
                    substring(pg_get_expr(child."relpartbound", child."oid") FROM 'TO \(''?(\w+)''?\)') AS "to") bound
    WHERE "inhparent" = '"AuditEntry"'::regclass;

-- The number of the first entry of the next part, if one is to begin: because the first entry of the last part is of a month
-- before the one given. An entry may be late, so one of the last hour counts as of the month after. Where a clock was wrong and
-- the first entry is of the future, the last one counts.
CREATE FUNCTION "next_audit_part"("now" TIMESTAMPTZ) RETURNS BIGINT LANGUAGE plpgsql
    SECURITY DEFINER AS $$
DECLARE
    "ends" RECORD;
BEGIN
    EXECUTE (SELECT format('SELECT (SELECT "at" FROM %1$I ORDER BY "seq" LIMIT 1) AS "first",
        (SELECT "at" FROM %1$I ORDER BY "seq" DESC LIMIT 1) AS "last",
        (SELECT max("seq") + 1 FROM %1$I) AS "next"', "name") FROM "AuditPart" WHERE "to" = 'MAXVALUE') INTO STRICT "ends";
    IF (CASE WHEN "ends"."first" > "now" THEN "ends"."last" ELSE "ends"."first" END) AT TIME ZONE 'UTC'
        < date_trunc('month', "now" AT TIME ZONE 'UTC') - interval '1 hour' THEN
        RETURN "ends"."next";
    END IF;
    RETURN NULL;
END $$;

-- Ends the last part behind its last entry and begins the next. Writers lock the head first and then the entries, so this does
-- too, and has looked at nothing before: nobody waits for each other. With the rights of the owner, because a role that only serves
-- has none to do so; for nobody but who may add entries, and not for a day that is far off.
CREATE FUNCTION "begin_audit_part"("now" TIMESTAMPTZ) RETURNS BOOLEAN LANGUAGE plpgsql
    SECURITY DEFINER AS $$
DECLARE
    "part" RECORD;
    "next" BIGINT;
BEGIN
    IF NOT has_table_privilege(session_user, '"AuditEntry"'::regclass, 'INSERT') THEN
        RAISE insufficient_privilege USING MESSAGE = 'Parts of the audit log are begun by who may add to it';
    END IF;
    IF "now" > clock_timestamp() + interval '1 day' AND NOT pg_has_role(session_user,
        (SELECT "relowner" FROM pg_class WHERE "oid" = '"AuditEntry"'::regclass), 'MEMBER') THEN
        RAISE insufficient_privilege USING MESSAGE = 'A part of the audit log begins in its time';
    END IF;
    LOCK TABLE "AuditHead" IN EXCLUSIVE MODE;
    LOCK TABLE "AuditEntry" IN ACCESS EXCLUSIVE MODE;
    SELECT * INTO STRICT "part" FROM "AuditPart" WHERE "to" = 'MAXVALUE';
    "next" := "next_audit_part"("now");
    IF "next" IS NULL THEN
        RETURN false;
    END IF;
    EXECUTE format('ALTER TABLE "AuditEntry" DETACH PARTITION %I', "part"."name");
    EXECUTE format('ALTER TABLE "AuditEntry" ATTACH PARTITION %I FOR VALUES FROM (%s) TO (%s)',
        "part"."name", "part"."from", "next");
    EXECUTE format('CREATE TABLE %I PARTITION OF "AuditEntry" FOR VALUES FROM (%s) TO (MAXVALUE)',
        'AuditEntry_from_' || "next", "next");
    EXECUTE format('CREATE TRIGGER "AuditEntry_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON %I
        FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"()', 'AuditEntry_from_' || "next");
    RETURN true;
END $$;

-- What a caller puts into its temporary schema is found last, and so never instead of what is meant here.
DO $$
BEGIN
    EXECUTE format('ALTER FUNCTION "next_audit_part"(TIMESTAMPTZ) SET search_path = %I, pg_temp', current_schema());
    EXECUTE format('ALTER FUNCTION "begin_audit_part"(TIMESTAMPTZ) SET search_path = %I, pg_temp', current_schema());
END $$;

-- A log that was begun before ends its first part here: what comes has not to wait for that in the middle of a day.
SELECT "begin_audit_part"('infinity');
