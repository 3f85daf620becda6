import { ownWebhookCommand } from './webhook-command.js';
import { WebhookInput } from './webhook.type.js';

export const disableWebhook = ownWebhookCommand({
  name: 'disableWebhook',
  summary: 'Disables a webhook. Nothing is sent until it is enabled again.',
  event: 'Webhook disabled',
  scopes: ['webhook:manage'],
  input: WebhookInput,
  async change(webhook, { stores, now }) {
    if (!webhook.disabledAt)
      await stores.webhooks.update({ ...webhook, disabledAt: now, disabledBecause: 'BY_CLIENT' });
    return undefined;
  },
});
