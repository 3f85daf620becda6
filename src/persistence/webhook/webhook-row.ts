import type {
  Delivery,
  DeliveryStatus,
  DisabledBecause,
  Webhook,
  WebhookFilter,
} from '../../app/ports/webhook-store.js';
import type { Scope } from '../../domain/access/visibility.js';
import { asBase64, fromBase64, open, seal, type SealPlace } from '../sealing/sealed-box.js';

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

export const targetOf = (seals: WebhookSeals, { id, url, secrets }: Webhook): Buffer =>
  seals.seal('target', id, JSON.stringify({ url, secrets }));

export const DELIVERY_COLUMNS = ['id', 'webhookId', 'messageId', 'eventId', 'loanId', 'status', 'attempts', 'createdAt']
  .concat(['nextAttemptAt', 'lastAttemptAt', 'answerCode', 'fault'])
  .map((name) => `"${name}"`)
  .join();

export const EXCERPT = `${asBase64('"excerpt"')} AS "excerpt"`;

export interface DeliveryRow extends Omit<Delivery, 'status' | 'excerpt'> {
  readonly status: string;
  readonly excerpt?: string | null;
}

export const deliveryOf = (seals: WebhookSeals, { excerpt, ...row }: DeliveryRow): Delivery => ({
  ...row,
  status: row.status as DeliveryStatus,
  excerpt: excerpt == null ? null : seals.open('excerpt', row.id, fromBase64(excerpt)),
});
