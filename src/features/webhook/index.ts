import { feature } from '../feature.js';
import {
  WebhookChangedResolver,
  WebhookCommandResolver,
  WebhookDeliveriesResolver,
  WebhookIssuedResolver,
  WebhookQueryResolver,
} from './webhook.resolver.js';

export const webhookFeature = feature({
  name: 'webhook',
  resolvers: [
    WebhookChangedResolver,
    WebhookCommandResolver,
    WebhookDeliveriesResolver,
    WebhookIssuedResolver,
    WebhookQueryResolver,
  ],
});
