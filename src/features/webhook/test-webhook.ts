import { newId } from '../command/command-call.js';
import { ownWebhookCommand, queueDelivery } from './webhook-command.js';
import { WebhookDeliveryMade, WebhookInput } from './webhook.type.js';

export const testWebhook = ownWebhookCommand({
  name: 'testWebhook',
  summary: 'Sends a test message of the type `webhook.test`.',
  event: 'Webhook tested',
  scopes: ['webhook:manage'],
  input: WebhookInput,
  answer: WebhookDeliveryMade,
  change(webhook, work) {
    const id = newId('WD');
    return queueDelivery(work, webhook, { id, messageId: id, eventId: null });
  },
});
