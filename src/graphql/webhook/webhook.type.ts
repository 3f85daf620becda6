import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { Delivery, DeliveryStatus, DisabledBecause, Webhook } from '../../app/ports/webhook-store.js';
import { connectionOf, listConnectionOf } from '../connection/connection.type.js';
import { commandResult } from '../refusal/refusal.type.js';
import { type Command, CommandEnum, CommandInput } from '../shared/command.enum.js';
import { DateTimeScalar, enumOf } from '../shared/scalars.js';

export const DeliveryStatusEnum = enumOf<DeliveryStatus>('WebhookDeliveryStatus', 'What became of a delivery.', {
  WAITING: 'It is on its way, for the first time or again.',
  DELIVERED: 'The receiver took it: it answered 2xx.',
  GIVEN_UP: 'The receiver did not take it for three days.',
  WITHHELD: 'It was not sent: the client may not see what happened any more.',
});

export const DisabledBecauseEnum = enumOf<DisabledBecause>('WebhookDisabledBecause', 'Why nothing goes out.', {
  BY_CLIENT: 'Its client said so.',
  FAILING: 'Nothing was taken there for three days.',
  CLIENT_REVOKED: 'Its client was revoked.',
});

@ObjectType('WebhookFilter', { simpleResolvers: true, description: 'Of which loans news go out.' })
export class WebhookFilterType {
  @Field(() => [ID], { nullable: true, description: 'Of these loans.' })
  loanIds?: readonly string[] | null | undefined;

  @Field(() => ID, { nullable: true, description: 'Of loans of this lender.' })
  lenderId?: string | null | undefined;

  @Field(() => ID, { nullable: true, description: 'Of loans of this servicer, the primary or the secondary one.' })
  servicerId?: string | null | undefined;
}

@ObjectType('Webhook', { simpleResolvers: true, description: 'Where news of loans go for a client.' })
export class WebhookType implements Pick<Webhook, 'id' | 'url' | 'createdAt'> {
  @Field(() => ID, { description: 'Id of the webhook.' })
  id: string;

  @Field(() => String, { description: 'The address that messages are posted to.' })
  url: string;

  @Field(() => [CommandEnum], { description: 'Commands whose events go out; all of them when there is none here.' })
  events: readonly string[];

  @Field(() => WebhookFilterType, { description: 'Of which loans.' })
  filter: WebhookFilterType;

  @Field(() => DateTimeScalar, { description: 'When it was made. News go out from then on.' })
  createdAt: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Since when nothing was taken there; null when all is well.',
  })
  failingSince: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Since when nothing goes out; null while it is on.' })
  disabledAt: Date | null;

  @Field(() => DisabledBecauseEnum, { nullable: true, description: 'Why nothing goes out.' })
  disabledBecause: DisabledBecause | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Until when the old secret signs beside the new one; null when there is one.',
  })
  oldSecretEndsAt: Date | null;
}

export const WebhookConnection = listConnectionOf('Webhook', () => WebhookType);

export const shownWebhook = ({ secrets, ...webhook }: Webhook): WebhookType => {
  const endsAt = secrets.find((secret) => secret.endsAt !== undefined && new Date(secret.endsAt) > new Date())?.endsAt;
  return { ...webhook, oldSecretEndsAt: endsAt === undefined ? null : new Date(endsAt) };
};

@ObjectType('WebhookDelivery', { simpleResolvers: true, description: 'A message on its way, or what became of it.' })
export class WebhookDeliveryType implements Omit<Delivery, 'webhookId'> {
  @Field(() => ID, { description: 'Id of the delivery.' })
  id: string;

  @Field(() => ID, { description: 'Id of the message, in its header `webhook-id`: the same however often it is sent.' })
  messageId: string;

  @Field(() => ID, { nullable: true, description: 'The event that it tells of; null for a test.' })
  eventId: string | null;

  @Field(() => ID, { nullable: true, description: 'The loan in whose order it goes; null for tests and repeats.' })
  loanId: string | null;

  @Field(() => DeliveryStatusEnum, { description: 'What became of it.' })
  status: DeliveryStatus;

  @Field(() => Int, { description: 'How often it was tried.' })
  attempts: number;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt: Date;

  @Field(() => DateTimeScalar, { description: 'While it waits: when it is tried next, at the earliest.' })
  nextAttemptAt: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was last tried.' })
  lastAttemptAt: Date | null;

  @Field(() => Int, { nullable: true, description: 'The HTTP status that the receiver answered last.' })
  answerCode: number | null;

  @Field(() => String, { nullable: true, description: 'Why there was no answer, or no whole one, in one word.' })
  fault: string | null;

  @Field(() => String, { nullable: true, description: 'The beginning of what the receiver said when it refused.' })
  excerpt: string | null;
}

export const WebhookDeliveryConnection = connectionOf('WebhookDelivery', () => WebhookDeliveryType);

@InputType({ description: 'Of which loans news go out. All conditions given must hold.' })
export class WebhookFilterInput {
  @Field(() => [ID], { nullable: true, description: 'Of these loans, up to 100.' })
  loanIds?: string[] | null;

  @Field(() => ID, { nullable: true, description: 'Of loans of this lender.' })
  lenderId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Of loans of this servicer, the primary or the secondary one.' })
  servicerId?: string | null;
}

@InputType({ description: 'A new webhook.' })
export class CreateWebhookInput extends CommandInput {
  @Field(() => String, {
    description: 'The address that messages are posted to: https, and reachable from the internet.',
  })
  url: string;

  @Field(() => [CommandEnum], { nullable: true, description: 'Commands whose events go out; all of them by default.' })
  events?: Command[] | null;

  @Field(() => WebhookFilterInput, { nullable: true, description: 'Of which loans; all of the client’s by default.' })
  filter?: WebhookFilterInput | null;
}

@InputType({ description: 'Which webhook.' })
export class WebhookInput extends CommandInput {
  @Field(() => ID, { description: 'Id of the webhook.' })
  webhookId: string;
}

@InputType({ description: 'What a webhook is to be from now on. What is left out is as for a new one.' })
export class UpdateWebhookInput extends CreateWebhookInput {
  @Field(() => ID, { description: 'Id of the webhook.' })
  webhookId: string;
}

@InputType({ description: 'Which webhook gets a new secret.' })
export class RotateWebhookSecretInput extends WebhookInput {
  @Field(() => Int, { nullable: true, description: 'For how many hours the old one signs too, up to 168. Default 24.' })
  oldSecretHours?: number | null;
}

@InputType({ description: 'Which delivery.' })
export class WebhookDeliveryInput extends CommandInput {
  @Field(() => ID, { description: 'Id of the delivery.' })
  deliveryId: string;
}

@ObjectType({ simpleResolvers: true, description: 'The webhook and its secret, which is shown this once.' })
export class WebhookSecretIssued {
  @Field(() => ID, { description: 'Id of the webhook.' })
  webhookId: string;

  @Field(() => String, { nullable: true, description: 'The secret, `whsec_…`. Null when the command is repeated.' })
  secret?: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'The webhook was changed.' })
export class WebhookChanged {
  @Field(() => ID, { description: 'Id of the webhook.' })
  webhookId: string;
}

@ObjectType({ simpleResolvers: true, description: 'The webhook is gone. What was on its way is not sent any more.' })
export class WebhookDeleted {
  @Field(() => ID, { description: 'Id of the webhook.' })
  webhookId: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A message is on its way: `Webhook.deliveries` tells what becomes of it.',
})
export class WebhookDeliveryMade {
  @Field(() => ID, { description: 'Id of the delivery.' })
  deliveryId: string;

  @Field(() => ID, { description: 'Id of the webhook.' })
  webhookId: string;
}

export const WebhookSecretResult = commandResult(
  'WebhookSecretResult',
  'What createWebhook and rotateWebhookSecret answer.',
  WebhookSecretIssued,
);
export const WebhookResult = commandResult(
  'WebhookResult',
  'What updateWebhook, enableWebhook and disableWebhook answer.',
  WebhookChanged,
);
export const DeleteWebhookResult = commandResult('DeleteWebhookResult', 'What deleteWebhook answers.', WebhookDeleted);
export const WebhookDeliveryResult = commandResult(
  'WebhookDeliveryResult',
  'What testWebhook and redeliverWebhook answer.',
  WebhookDeliveryMade,
);
