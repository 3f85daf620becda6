-- What the gateway keeps sealed, in the clear: only so can others read it at all.
CREATE SCHEMA plain;
CREATE TABLE plain."Application" ("loanId" text PRIMARY KEY, "personalPart" text NOT NULL, "identityPart" text NOT NULL);
CREATE TABLE plain."Underwriting" ("loanId" text PRIMARY KEY, "personalPart" text NOT NULL, "bureauPart" text NOT NULL);
CREATE TABLE plain."BureauFile" ("loanId" text PRIMARY KEY, "attributes" text NOT NULL);
CREATE TABLE plain."DocumentContent" ("documentId" text PRIMARY KEY, "bytes" bytea NOT NULL);
