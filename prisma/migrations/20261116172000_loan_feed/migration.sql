-- Nothing happens to a loan while the feed is laid out, or it would be in it for nobody.
LOCK TABLE "LoanEvent" IN SHARE ROW EXCLUSIVE MODE;

-- The feed of what happened to all loans. Transactions commit in another order than they write, so that no number that they
-- take themselves can be followed without missing any: an event has its place given afterwards, by whoever reads the feed.
CREATE TABLE "FeedPlace" (
    "entry" BIGSERIAL NOT NULL,
    "eventId" TEXT NOT NULL,
    "position" BIGINT,

    CONSTRAINT "FeedPlace_pkey" PRIMARY KEY ("entry")
);

-- Those of before are placed by their time, and within a loan in its own order.
INSERT INTO "FeedPlace" ("eventId", "position")
SELECT "id", row_number() OVER (ORDER BY "until", "loanId", "sequence") FROM (
  SELECT "id", "loanId", "sequence", max("at") OVER (PARTITION BY "loanId" ORDER BY "sequence") AS "until" FROM "LoanEvent"
) AS timed ORDER BY "until", "loanId", "sequence";

CREATE UNIQUE INDEX "FeedPlace_eventId_key" ON "FeedPlace"("eventId");
CREATE UNIQUE INDEX "FeedPlace_position_key" ON "FeedPlace"("position");
-- What waits for its place.
CREATE INDEX "FeedPlace_unplaced" ON "FeedPlace"("entry") WHERE "position" IS NULL;
ALTER TABLE "FeedPlace" ADD CONSTRAINT "FeedPlace_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "LoanEvent"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Who writes events of a loan holds its lock, so that these are in the order of its timeline.
CREATE FUNCTION "queueForFeed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "FeedPlace" ("eventId") SELECT "id" FROM "inserted" ORDER BY "loanId", "sequence";
  RETURN NULL;
END
$$;

CREATE TRIGGER "queue" AFTER INSERT ON "LoanEvent" REFERENCING NEW TABLE AS "inserted"
  FOR EACH STATEMENT EXECUTE FUNCTION "queueForFeed"();
