import { ownWebhookCommand } from './webhook-command.js';
import { WebhookDeleted, WebhookInput } from './webhook.type.js';

export const deleteWebhook = ownWebhookCommand({
  name: 'deleteWebhook',
  summary: 'Deletes a webhook and its deliveries.',
  event: 'Webhook deleted',
  scopes: ['webhook:manage'],
  input: WebhookInput,
  answer: WebhookDeleted,
  async change(webhook, { stores, now }) {
    await stores.webhooks.remove(webhook.id, now);
    return undefined;
  },
});
