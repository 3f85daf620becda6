import { feature } from '../feature.js';
import { createWebhook } from './create-webhook.js';
import { deleteWebhook } from './delete-webhook.js';
import { disableWebhook } from './disable-webhook.js';
import { enableWebhook } from './enable-webhook.js';
import { redeliverWebhook } from './redeliver-webhook.js';
import { rotateWebhookSecret } from './rotate-webhook-secret.js';
import { testWebhook } from './test-webhook.js';
import { updateWebhook } from './update-webhook.js';
import {
  deliveryReference,
  webhookReference,
  WebhookChangedResolver,
  WebhookDeliveriesResolver,
  WebhookIssuedResolver,
  WebhookQueryResolver,
} from './webhook.resolver.js';
import { isGenerated } from '../../domain/record/ids.js';

export const webhookFeature = feature({
  name: 'webhook',
  commands: [
    createWebhook,
    deleteWebhook,
    disableWebhook,
    enableWebhook,
    redeliverWebhook,
    rotateWebhookSecret,
    testWebhook,
    updateWebhook,
  ],
  resolvers: [WebhookChangedResolver, WebhookDeliveriesResolver, WebhookIssuedResolver, WebhookQueryResolver],
  entities: {
    Webhook: { read: webhookReference, ownsId: (id) => isGenerated('WH', id) },
    WebhookDelivery: {
      read: deliveryReference,
      ownsId: (id) => isGenerated('WD', id),
    },
  },
});
