import { ownWebhookCommand, seenBy, SENDS_EVENTS } from './webhook-command.js';
import { WEBHOOK_DELIVERY } from './webhook-jobs.js';
import { WebhookInput } from './webhook.type.js';

export const enableWebhook = ownWebhookCommand({
  name: 'enableWebhook',
  summary: 'Enables a webhook. Events since it was disabled are sent too.',
  event: 'Webhook enabled',
  scopes: SENDS_EVENTS,
  input: WebhookInput,
  async change(webhook, { call, stores }) {
    const seen = seenBy(webhook, call.viewer);
    await stores.webhooks.update({ ...seen, disabledAt: null, disabledBecause: null, failingSince: null });
    await stores.jobs.send(WEBHOOK_DELIVERY, { webhookId: webhook.id }, { key: webhook.id });
    return undefined;
  },
});
