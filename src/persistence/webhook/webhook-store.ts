import type { WebhookReader, WebhookStore } from '../../app/ports/webhook-store.js';
import type { Session } from '../database/session.js';
import type { Read } from '../database/statement.js';
import {
  DELIVERY_COLUMNS,
  deliveryOf,
  EXCERPT,
  targetOf,
  WEBHOOK_COLUMNS,
  webhookOf,
  type DeliveryRow,
  type WebhookRow,
  type WebhookSeals,
} from './webhook-row.js';

/** In a unit of work. */
export const webhookStore = (session: Session, seals: WebhookSeals): WebhookStore => ({
  insert: async (webhook) => {
    const { id, clientId, scopes, events, filter, position, createdAt } = webhook;
    await session.write({
      text: `INSERT INTO "Webhook" ("id", "clientId", "scopes", "events", "filter", "target", "position", "createdAt")
        VALUES ($1, $2, $3::text[], $4::text[], $5::jsonb, $6, $7::bigint, $8::timestamptz)`,
      values: [
        id,
        clientId,
        scopes,
        events,
        JSON.stringify(filter),
        targetOf(seals, webhook),
        position,
        createdAt.toISOString(),
      ],
    });
  },
  lock: async (id) => {
    const [row] = await session.read<WebhookRow>({
      text: `SELECT ${WEBHOOK_COLUMNS} FROM "Webhook" WHERE "id" = $1 AND "deletedAt" IS NULL FOR UPDATE`,
      values: [id],
    });
    return row && webhookOf(seals, row);
  },
  update: async (webhook) => {
    const { id, scopes, events, filter, failingSince, disabledAt, disabledBecause } = webhook;
    await session.write({
      text: `UPDATE "Webhook" SET "events" = $2::text[], "filter" = $3::jsonb, "target" = $4,
        "pausedUntil" = NULL, "failingSince" = $5::timestamptz, "disabledAt" = $6::timestamptz, "disabledBecause" = $7, "scopes" = $8::text[] WHERE "id" = $1`,
      values: [
        id,
        events,
        JSON.stringify(filter),
        targetOf(seals, webhook),
        failingSince?.toISOString() ?? null,
        disabledAt?.toISOString() ?? null,
        disabledBecause,
        scopes,
      ],
    });
  },
  remove: async (id, at) => {
    await session.write({
      text: `UPDATE "Webhook" SET "deletedAt" = $2::timestamptz WHERE "id" = $1`,
      values: [id, at.toISOString()],
    });
  },
  countOf: async (clientId) => {
    await session.read({ text: `SELECT 1 FROM "ApiClient" WHERE "id" = $1 FOR NO KEY UPDATE`, values: [clientId] });
    const [row] = await session.read<{ count: number }>({
      text: `SELECT count(*)::integer AS "count" FROM "Webhook" WHERE "clientId" = $1 AND "deletedAt" IS NULL`,
      values: [clientId],
    });
    return row?.count ?? 0;
  },
  delivery: async (id) => {
    const [row] = await session.read<DeliveryRow>({
      text: `SELECT ${DELIVERY_COLUMNS} FROM "WebhookDelivery" WHERE "id" = $1`,
      values: [id],
    });
    return row && deliveryOf(seals, row);
  },
  addDelivery: async ({ id, webhookId, messageId, eventId, createdAt }) => {
    await session.write({
      text: `INSERT INTO "WebhookDelivery" ("id", "webhookId", "messageId", "eventId", "status", "createdAt", "nextAttemptAt")
        VALUES ($1, $2, $3, $4, 'WAITING', $5::timestamptz, $5::timestamptz)`,
      values: [id, webhookId, messageId, eventId, createdAt.toISOString()],
    });
    await session.write({ text: `UPDATE "Webhook" SET "pausedUntil" = NULL WHERE "id" = $1`, values: [webhookId] });
  },
});

export const webhookReader = (read: Read, seals: WebhookSeals): WebhookReader => ({
  ofClient: async (clientId) => {
    const rows = await read<WebhookRow>({
      text: `SELECT ${WEBHOOK_COLUMNS} FROM "Webhook" WHERE "clientId" = $1 AND "deletedAt" IS NULL ORDER BY "createdAt", "id"`,
      values: [clientId],
    });
    return rows.map((row) => webhookOf(seals, row));
  },
  deliveries: async (webhookId, { size, after }) => {
    const beyond = after ? `AND ("createdAt", "id") < ($3::timestamptz, $4)` : '';
    const rows = await read<DeliveryRow>(
      {
        text: `SELECT ${DELIVERY_COLUMNS}, ${EXCERPT} FROM "WebhookDelivery" WHERE "webhookId" = $1 ${beyond}
          ORDER BY "createdAt" DESC, "id" DESC LIMIT $2::integer`,
        values: [webhookId, size + 1, ...(after ? [after.value, after.id] : [])],
      },
      'EACH_TIME',
    );
    return { rows: rows.slice(0, size).map((row) => deliveryOf(seals, row)), hasMore: rows.length > size };
  },
});
