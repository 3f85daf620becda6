-- A loan keeps the contract as it was signed, and the money that left for it.
ALTER TYPE "LedgerAccount" ADD VALUE 'DEALER_DISCOUNT';
ALTER TYPE "LedgerAccount" ADD VALUE 'DEALER_FLAT';

ALTER TABLE "ServicingTerms" ADD COLUMN "contract" JSONB;
