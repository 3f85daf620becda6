-- An event tells which references of a loan were said anew.
ALTER TABLE "LoanEvent" ADD COLUMN "changed" TEXT;
