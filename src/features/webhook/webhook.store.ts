import type {
  WebhookReader,
  WebhookStore,
  Delivery,
  DeliveryStatus,
  DisabledBecause,
  Webhook,
  WebhookFilter,
} from './webhook-store.js';
import type { Scope } from '../../domain/access/roles.js';
import type { Session } from '../../platform/postgres/database.js';
import type { Read } from '../../platform/postgres/statement.js';
import { asBase64, fromBase64, open, seal, type SealPlace } from '../../platform/sealing/sealed-box.js';

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
        VALUES ($1, $2, $3, $4, 'WAITING', $5::timestamptz, now())`,
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
  deliveriesById: async (ids) => {
    const rows = await read<DeliveryRow>({
      text: `SELECT ${DELIVERY_COLUMNS}, ${EXCERPT} FROM "WebhookDelivery" WHERE "id" = ANY($1::text[])`,
      values: [[...ids]],
    });
    return rows.map((row) => deliveryOf(seals, row));
  },
});

/** Addresses and secrets of clients, and what receivers answered, are sealed under a key of their own. */
export interface WebhookSeals {
  seal(column: 'target' | 'excerpt', row: string, text: string): Buffer;
  open(column: 'target' | 'excerpt', row: string, sealed: Uint8Array): string;
}

const placeOf = (column: 'target' | 'excerpt', row: string): SealPlace => ({
  table: column === 'target' ? 'Webhook' : 'WebhookDelivery',
  column,
  row,
});

export const webhookSeals = (key: Uint8Array): WebhookSeals => ({
  seal: (column, row, text) => seal(key, Buffer.from(text), placeOf(column, row)),
  open: (column, row, sealed) => open(key, sealed, placeOf(column, row)).toString(),
});

export const WEBHOOK_COLUMNS = `"id", "clientId", "scopes", "events", "filter", ${asBase64('"target"')} AS "target", "position"::text AS "position",
  "createdAt", "failingSince", "disabledAt", "disabledBecause"`;

export interface WebhookRow {
  readonly id: string;
  readonly clientId: string;
  readonly scopes: readonly string[];
  readonly events: readonly string[];
  readonly filter: WebhookFilter;
  readonly target: string;
  readonly position: string;
  readonly createdAt: Date;
  readonly failingSince: Date | null;
  readonly disabledAt: Date | null;
  readonly disabledBecause: string | null;
}

export const webhookOf = (seals: WebhookSeals, { target, ...row }: WebhookRow): Webhook => ({
  ...row,
  scopes: row.scopes as readonly Scope[],
  disabledBecause: row.disabledBecause as DisabledBecause | null,
  ...(JSON.parse(seals.open('target', row.id, fromBase64(target))) as Pick<Webhook, 'url' | 'secrets'>),
});

const targetOf = (seals: WebhookSeals, { id, url, secrets }: Webhook): Buffer =>
  seals.seal('target', id, JSON.stringify({ url, secrets }));

export const DELIVERY_COLUMNS = ['id', 'webhookId', 'messageId', 'eventId', 'loanId', 'status', 'attempts', 'createdAt']
  .concat(['nextAttemptAt', 'lastAttemptAt', 'answerCode', 'fault'])
  .map((name) => `"${name}"`)
  .join();

const EXCERPT = `${asBase64('"excerpt"')} AS "excerpt"`;

export interface DeliveryRow extends Omit<Delivery, 'status' | 'excerpt'> {
  readonly status: string;
  readonly excerpt?: string | null;
}

export const deliveryOf = (seals: WebhookSeals, { excerpt, ...row }: DeliveryRow): Delivery => ({
  ...row,
  status: row.status as DeliveryStatus,
  excerpt: excerpt == null ? null : seals.open('excerpt', row.id, fromBase64(excerpt)),
});
