import { Field, ID, InputType } from 'type-graphql';
import { ownWebhookCommand, seenBy, SENDS_EVENTS } from './webhook-command.js';
import { settingsFault, settingsOf, WebhookSettingsInput } from './webhook-settings.js';

@InputType({ description: 'New settings of a webhook. An omitted field gets its default.' })
export class UpdateWebhookInput extends WebhookSettingsInput {
  @Field(() => ID, { description: 'ID of the webhook.' })
  webhookId: string;
}

export const updateWebhook = ownWebhookCommand({
  name: 'updateWebhook',
  summary: 'Changes the URL, events and filter of a webhook. Its secret stays.',
  event: 'Webhook updated',
  scopes: SENDS_EVENTS,
  input: UpdateWebhookInput,
  check: settingsFault,
  async change(webhook, { call, stores }, input) {
    await stores.webhooks.update({ ...seenBy(webhook, call.viewer), ...settingsOf(input) });
    return undefined;
  },
});
