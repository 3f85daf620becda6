import { Field, ID, InputType } from 'type-graphql';
import { refuse } from '../../domain/refusal.js';
import { administrationCommand } from '../command/administration-command.js';
import { newId } from '../command/command-call.js';
import { CommandInput } from '../command/command-input.js';
import { noteAct, ownWebhook, queueDelivery, seenBy, SENDS_EVENTS } from './webhook-command.js';
import { WebhookDeliveryMade } from './webhook.type.js';

@InputType({ description: 'A delivery to repeat.' })
export class WebhookDeliveryInput extends CommandInput {
  @Field(() => ID, { description: 'ID of the delivery.' })
  deliveryId: string;
}

export const redeliverWebhook = administrationCommand({
  name: 'redeliverWebhook',
  summary: 'Sends a message again, with the same `webhook-id` header.',
  event: 'Webhook message sent again',
  scopes: SENDS_EVENTS,
  refusals: ['NOT_FOUND'],
  affects: ['Webhook'],
  input: WebhookDeliveryInput,
  answer: WebhookDeliveryMade,
  async decide(work, { deliveryId }) {
    const { stores, call } = work;
    const earlier = await stores.webhooks.delivery(deliveryId);
    const webhook = earlier && (await ownWebhook(work, earlier.webhookId));
    if (!webhook) return refuse('NOT_FOUND', 'There is no delivery with this ID for your client.');
    await stores.webhooks.update(seenBy(webhook, call.viewer));
    const queued = await queueDelivery(work, webhook, { ...earlier, id: newId('WD') });
    if (queued.ok) await noteAct(work);
    return queued;
  },
});
