import { Field, InputType, Int } from 'type-graphql';
import { invalidInput } from '../../domain/refusal.js';
import { LONGEST_OLD_SECRET_HOURS, OLD_SECRET_HOURS } from '../../domain/webhook/retry-schedule.js';
import { newSecret, signing } from './send-deliveries.js';
import { ownWebhookCommand, seenBy, SENDS_EVENTS } from './webhook-command.js';
import { WebhookInput, WebhookSecretIssued } from './webhook.type.js';

@InputType({ description: 'The webhook that gets a new secret.' })
export class RotateWebhookSecretInput extends WebhookInput {
  @Field(() => Int, {
    nullable: true,
    description: 'Hours during which messages are also signed with the old secret, up to 168. Default 24.',
  })
  oldSecretHours?: number | null;
}

export const rotateWebhookSecret = ownWebhookCommand({
  name: 'rotateWebhookSecret',
  summary: 'Issues a new secret to a webhook. The old one also signs messages for some hours.',
  event: 'Webhook secret rotated',
  scopes: SENDS_EVENTS,
  input: RotateWebhookSecretInput,
  answer: WebhookSecretIssued,
  check(_needs, _caller, { oldSecretHours }) {
    const hours = oldSecretHours ?? OLD_SECRET_HOURS;
    return hours < 0 || hours > LONGEST_OLD_SECRET_HOURS
      ? invalidInput([{ field: 'oldSecretHours', reason: `must be 0 to ${LONGEST_OLD_SECRET_HOURS}` }])
      : undefined;
  },
  async change(webhook, { call, stores, now, tellOnce }, { oldSecretHours }) {
    const hours = oldSecretHours ?? OLD_SECRET_HOURS;
    const endsAt = new Date(now.getTime() + hours * 3_600_000).toISOString();
    const [current] = signing(webhook.secrets, now);
    const old = current && hours > 0 ? [{ secret: current.secret, endsAt }] : [];
    const secret = newSecret();
    await stores.webhooks.update({ ...seenBy(webhook, call.viewer), secrets: [{ secret }, ...old] });
    tellOnce({ secret });
    return undefined;
  },
});
