import { InputType } from 'type-graphql';
import { refuse, success } from '../../domain/refusal.js';
import { administrationCommand } from '../command/administration-command.js';
import { newId } from '../command/command-call.js';
import { newSecret } from './send-deliveries.js';
import { noteAct, SENDS_EVENTS } from './webhook-command.js';
import { settingsFault, settingsOf, WebhookSettingsInput } from './webhook-settings.js';
import { WebhookSecretIssued } from './webhook.type.js';

const MOST_WEBHOOKS = 20;

@InputType({ description: 'A new webhook.' })
export class CreateWebhookInput extends WebhookSettingsInput {}

export const createWebhook = administrationCommand({
  name: 'createWebhook',
  summary: 'Creates a webhook. Later events of the caller’s loans are posted to its URL. Its secret is shown once.',
  event: 'Webhook created',
  scopes: SENDS_EVENTS,
  refusals: [],
  affects: ['Webhook'],
  input: CreateWebhookInput,
  answer: WebhookSecretIssued,
  check: settingsFault,
  prepare: ({ endOfFeed }) => endOfFeed(),
  async decide(work, input) {
    const { call, stores, now, prepared: position, tellOnce } = work;
    const { viewer } = call;
    if ((await stores.webhooks.countOf(viewer.clientId)) >= MOST_WEBHOOKS)
      return refuse('CONFLICT', `The limit of ${MOST_WEBHOOKS} webhooks per client is reached. Delete one first.`);
    const [webhookId, secret] = [newId('WH'), newSecret()];
    await stores.webhooks.insert({
      id: webhookId,
      clientId: viewer.clientId,
      scopes: [...viewer.scopes],
      ...settingsOf(input),
      secrets: [{ secret }],
      position,
      createdAt: now,
      failingSince: null,
      disabledAt: null,
      disabledBecause: null,
    });
    tellOnce({ secret });
    await noteAct(work);
    return success({ webhookId });
  },
});
