-- News of loans, sent to addresses that clients name.
CREATE TABLE "Webhook" (
    "id" TEXT NOT NULL,
    "clientId" TEXT NOT NULL,
    "scopes" TEXT[],
    "events" TEXT[],
    "filter" JSONB NOT NULL,
    "target" BYTEA NOT NULL,
    "position" BIGINT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "failingSince" TIMESTAMPTZ(3),
    "disabledAt" TIMESTAMPTZ(3),
    "disabledBecause" TEXT,
    "deletedAt" TIMESTAMPTZ(3),
    "leaseToken" TEXT,
    "leasedUntil" TIMESTAMPTZ(3),

    CONSTRAINT "Webhook_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "WebhookDelivery" (
    "id" TEXT NOT NULL,
    "webhookId" TEXT NOT NULL,
    "messageId" TEXT NOT NULL,
    "eventId" TEXT,
    "loanId" TEXT,
    "position" BIGINT,
    "status" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "nextAttemptAt" TIMESTAMPTZ(3) NOT NULL,
    "lastAttemptAt" TIMESTAMPTZ(3),
    "answerCode" INTEGER,
    "fault" TEXT,
    "excerpt" BYTEA,

    CONSTRAINT "WebhookDelivery_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "Webhook_clientId_idx" ON "Webhook"("clientId");
CREATE INDEX "WebhookDelivery_webhookId_createdAt_id_idx" ON "WebhookDelivery"("webhookId", "createdAt", "id");
CREATE INDEX "WebhookDelivery_createdAt_idx" ON "WebhookDelivery"("createdAt");
-- What is on its way: by its place, and behind which others of its loan.
CREATE INDEX "WebhookDelivery_waiting" ON "WebhookDelivery"("webhookId", "position") WHERE "status" = 'WAITING';
CREATE INDEX "WebhookDelivery_waiting_of_loan" ON "WebhookDelivery"("webhookId", "loanId", "position") WHERE "status" = 'WAITING';

ALTER TABLE "Webhook" ADD CONSTRAINT "Webhook_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "ApiClient"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "WebhookDelivery" ADD CONSTRAINT "WebhookDelivery_webhookId_fkey" FOREIGN KEY ("webhookId") REFERENCES "Webhook"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
