import type { ClassType } from 'type-graphql';
import type { Scope } from '../../domain/access/roles.js';
import type { Viewer } from '../../domain/access/viewer.js';
import { clientSubject } from '../../domain/audit/audit-subjects.js';
import { refuse, success, type Result } from '../../domain/refusal.js';
import type { JsonObject } from '../../platform/runtime/json.js';
import { administrationCommand, type AdministrationWork } from '../command/administration-command.js';
import { actorOf } from '../client/manage-clients.js';
import { WEBHOOK_DELIVERY } from './webhook-jobs.js';
import type { Webhook } from './webhook-store.js';
import { WebhookChanged, type WebhookInput } from './webhook.type.js';

/** Making and changing a webhook needs both: its messages are events of loans. */
export const SENDS_EVENTS: readonly Scope[] = ['webhook:manage', 'loan:servicing'];

interface OwnWebhookParts<Input extends WebhookInput, Value extends JsonObject> {
  readonly name: string;
  readonly summary: string;
  readonly event: string;
  readonly scopes: readonly Scope[];
  readonly input: ClassType<Input>;
  readonly answer?: ClassType;
  readonly check?: Parameters<typeof administrationCommand<Input, Value>>[0]['check'];
  readonly change: (
    webhook: Webhook,
    work: AdministrationWork,
    input: Input,
  ) => Promise<Result<Value, 'CONFLICT'> | undefined>;
}

/** A command on one webhook of the caller, which is locked. Webhooks of other clients don’t exist for it. */
export const ownWebhookCommand = <Input extends WebhookInput, Value extends JsonObject>({
  check,
  change,
  ...parts
}: OwnWebhookParts<Input, Value>) =>
  administrationCommand<Input, Value | { webhookId: string }, 'NOT_FOUND'>({
    answer: WebhookChanged,
    ...parts,
    ...(check && { check }),
    refusals: ['NOT_FOUND'],
    affects: ['Webhook'],
    async decide(work, input) {
      const webhook = await ownWebhook(work, input.webhookId);
      if (!webhook) return refuse('NOT_FOUND', 'There is no webhook with this ID for your client.');
      const done = (await change(webhook, work, input)) ?? success({ webhookId: webhook.id });
      if (done.ok) await noteAct(work);
      return done;
    },
  });

export async function ownWebhook({ stores, call }: AdministrationWork, id: string): Promise<Webhook | undefined> {
  const webhook = await stores.webhooks.lock(id);
  return webhook?.clientId === call.viewer.clientId ? webhook : undefined;
}

/** A line in the audit log. */
export const noteAct = ({ call, stores, now }: Pick<AdministrationWork, 'call' | 'stores' | 'now'>): Promise<void> =>
  stores.audit.append({
    ...actorOf(call),
    at: now,
    operation: call.operation,
    subjects: [clientSubject(call.viewer.clientId)],
    classes: [],
    fields: [],
    reason: null,
  });

/** A changed webhook sees no more than the caller that changed it. */
export const seenBy = (webhook: Webhook, { scopes }: Viewer): Webhook => ({
  ...webhook,
  scopes: webhook.scopes.filter((scope) => scopes.has(scope)),
});

interface Delivery {
  readonly id: string;
  readonly messageId: string;
  readonly eventId: string | null;
}

/** Queues a message of a webhook. */
export async function queueDelivery(
  { stores: { webhooks, jobs }, now }: AdministrationWork,
  webhook: Webhook,
  { id, messageId, eventId }: Delivery,
): Promise<Result<{ webhookId: string; deliveryId: string }, 'CONFLICT'>> {
  if (webhook.disabledAt) return refuse('CONFLICT', 'The webhook is disabled. Enable it first.');
  await webhooks.addDelivery({ id, webhookId: webhook.id, messageId, eventId, createdAt: now });
  await jobs.send(WEBHOOK_DELIVERY, { webhookId: webhook.id }, { key: webhook.id });
  return success({ webhookId: webhook.id, deliveryId: id });
}
