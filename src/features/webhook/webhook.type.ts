import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Node } from '../command/shared-types.js';
import type { Delivery, DeliveryStatus, DisabledBecause, Webhook } from './webhook-store.js';
import { connectionOf, listConnectionOf } from '../../platform/connection/connection.type.js';
import { CommandEnum } from '../command/command.enum.js';
import { CommandInput } from '../command/command-input.js';
import { DateTimeScalar, enumOf } from '../../platform/scalars/scalars.js';

export const DeliveryStatusEnum = enumOf<DeliveryStatus>('WebhookDeliveryStatus', 'Delivery status.', {
  WAITING: 'Queued for the first or another attempt.',
  DELIVERED: 'The receiver answered 2xx.',
  GIVEN_UP: 'The receiver accepted no attempt for three days.',
  WITHHELD: 'Not sent: the client lost access to the event.',
});

export const DisabledBecauseEnum = enumOf<DisabledBecause>('WebhookDisabledBecause', 'Why a webhook is disabled.', {
  BY_CLIENT: 'The client disabled it.',
  FAILING: 'No delivery succeeded for three days.',
  CLIENT_REVOKED: 'The client was revoked.',
});

@ObjectType('WebhookFilter', { simpleResolvers: true, description: 'Loans a webhook sends events for.' })
export class WebhookFilterType {
  @Field(() => [ID], { nullable: true, description: 'Only these loans.' })
  loanIds?: readonly string[] | null | undefined;

  @Field(() => ID, { nullable: true, description: 'Only loans of this lender.' })
  lenderId?: string | null | undefined;

  @Field(() => ID, { nullable: true, description: 'Only loans of this servicer, primary or secondary.' })
  servicerId?: string | null | undefined;
}

@ObjectType('Webhook', {
  simpleResolvers: true,
  implements: Node,
  description: 'An address that receives events of loans.',
})
export class WebhookType implements Pick<Webhook, 'id' | 'url' | 'createdAt'> {
  @Field(() => ID, { description: 'ID of the webhook.' })
  id: string;

  @Field(() => String, { description: 'URL that receives the messages.' })
  url: string;

  @Field(() => [CommandEnum], { description: 'Commands whose events are sent. Empty means all.' })
  events: readonly string[];

  @Field(() => WebhookFilterType, { description: 'Loans whose events are sent.' })
  filter: WebhookFilterType;

  @Field(() => DateTimeScalar, { description: 'Creation time. Later events are sent.' })
  createdAt: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Time since which deliveries fail; null while they succeed.',
  })
  failingSince: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Time the webhook was disabled; null while it is enabled.',
  })
  disabledAt: Date | null;

  @Field(() => DisabledBecauseEnum, { nullable: true, description: 'Why the webhook is disabled.' })
  disabledBecause: DisabledBecause | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Until when messages are also signed with the old secret; null without one.',
  })
  oldSecretEndsAt: Date | null;
}

export const WebhookConnection = listConnectionOf('Webhook', () => WebhookType);

export const shownWebhook = ({ secrets, ...webhook }: Webhook): WebhookType => {
  const endsAt = secrets.find((secret) => secret.endsAt !== undefined && new Date(secret.endsAt) > new Date())?.endsAt;
  return { ...webhook, oldSecretEndsAt: endsAt === undefined ? null : new Date(endsAt) };
};

@ObjectType('WebhookDelivery', {
  simpleResolvers: true,
  implements: Node,
  description: 'A message of a webhook and its delivery status.',
})
export class WebhookDeliveryType implements Omit<Delivery, 'webhookId'> {
  @Field(() => ID, { description: 'ID of the delivery.' })
  id: string;

  @Field(() => ID, { description: 'ID of the message, sent as the `webhook-id` header. Retries keep it.' })
  messageId: string;

  @Field(() => ID, { nullable: true, description: 'ID of the event; null for a test message.' })
  eventId: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'ID of the loan. Messages of one loan are sent in order. Null for tests and redeliveries.',
  })
  loanId: string | null;

  @Field(() => DeliveryStatusEnum, { description: 'Delivery status.' })
  status: DeliveryStatus;

  @Field(() => Int, { description: 'Number of attempts.' })
  attempts: number;

  @Field(() => DateTimeScalar, { description: 'Creation time.' })
  createdAt: Date;

  @Field(() => DateTimeScalar, { description: 'Earliest time of the next attempt, while the delivery is queued.' })
  nextAttemptAt: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Time of the last attempt.' })
  lastAttemptAt: Date | null;

  @Field(() => Int, { nullable: true, description: 'Last HTTP status of the receiver.' })
  answerCode: number | null;

  @Field(() => String, { nullable: true, description: 'Why no complete answer arrived, as one word.' })
  fault: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Beginning of the answer with which the receiver refused the message.',
  })
  excerpt: string | null;
}

export const WebhookDeliveryConnection = connectionOf('WebhookDelivery', () => WebhookDeliveryType);

@InputType({ description: 'A webhook to act on.' })
export class WebhookInput extends CommandInput {
  @Field(() => ID, { description: 'ID of the webhook.' })
  webhookId: string;
}

@ObjectType({ simpleResolvers: true, description: 'The webhook and its secret. The secret is shown only once.' })
export class WebhookSecretIssued {
  @Field(() => ID, { description: 'ID of the webhook.' })
  webhookId: string;

  @Field(() => String, { nullable: true, description: 'The secret, `whsec_…`. Null when the command is retried.' })
  secret?: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'The webhook was changed.' })
export class WebhookChanged {
  @Field(() => ID, { description: 'ID of the webhook.' })
  webhookId: string;
}

@ObjectType({ simpleResolvers: true, description: 'The webhook was deleted. Queued messages are not sent.' })
export class WebhookDeleted {
  @Field(() => ID, { description: 'ID of the webhook.' })
  webhookId: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The message was queued. `Webhook.deliveries` shows its status.',
})
export class WebhookDeliveryMade {
  @Field(() => ID, { description: 'ID of the delivery.' })
  deliveryId: string;

  @Field(() => ID, { description: 'ID of the webhook.' })
  webhookId: string;
}
