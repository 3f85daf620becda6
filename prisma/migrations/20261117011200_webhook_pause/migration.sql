-- A receiver that took nothing is left alone for a while.
ALTER TABLE "Webhook" ADD COLUMN "pausedUntil" TIMESTAMPTZ(3);
