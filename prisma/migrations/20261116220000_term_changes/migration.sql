-- A change of terms is an entry of the account, like a payment.
ALTER TYPE "AccountEntryKind" ADD VALUE 'TERM_CHANGE';
ALTER TYPE "PostingKind" ADD VALUE 'TERM_CHANGE';
ALTER TABLE "AccountEntry" ADD COLUMN "change" TEXT;
