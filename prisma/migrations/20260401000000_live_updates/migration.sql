-- Tells who listens that loans have new events, once they are committed. It is a hint: the events are read from the log.
CREATE FUNCTION "announceLoanEvents"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('loan_event', changed."loanId") FROM (SELECT DISTINCT "loanId" FROM "inserted") AS changed;
  RETURN NULL;
END
$$;

CREATE TRIGGER "announce" AFTER INSERT ON "LoanEvent" REFERENCING NEW TABLE AS "inserted"
  FOR EACH STATEMENT EXECUTE FUNCTION "announceLoanEvents"();
