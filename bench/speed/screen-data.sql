-- What the screens of schema/operations show of sealed parts, in the clear, as plain.sql does for the other workloads.
CREATE TABLE plain."Review" (
  "loanId" text PRIMARY KEY REFERENCES public."Loan",
  "values" text NOT NULL,
  "tradeLines" text NOT NULL
);
