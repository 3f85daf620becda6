-- What the gateway keeps sealed, in the clear: only so can others read it at all.
CREATE SCHEMA plain;
CREATE TABLE plain."Application" (
  "loanId" text PRIMARY KEY REFERENCES public."Loan",
  "personalPart" text NOT NULL,
  "identityPart" text NOT NULL
);
CREATE TABLE plain."Underwriting" (
  "loanId" text PRIMARY KEY REFERENCES public."Loan",
  "personalPart" text NOT NULL,
  "staffPart" text NOT NULL
);
CREATE TABLE plain."BureauFile" (
  "loanId" text PRIMARY KEY REFERENCES public."Loan",
  "attributes" text NOT NULL
);
CREATE TABLE plain."DocumentContent" (
  "documentId" text PRIMARY KEY REFERENCES public."Document",
  "bytes" bytea NOT NULL
);
