import { Args, ArgsType, Ctx, Field, Int, Query, Resolver } from 'type-graphql';
import { actorId } from '../../platform/identity/viewer.js';
import type { Delivery } from './webhook-store.js';
import {
  pageOfList,
  toConnection,
  PageArguments,
  Paged,
  toWindow,
  wholeList,
  type ListOrder,
} from '../../platform/connection/connection.type.js';
import { isInstant } from '../../platform/connection/cursor.js';
import { BatchField, forEachOf } from '../../platform/executor/batch-field.js';
import { type Reference, viewerOf, type GraphContext } from '../graph-context.js';
import {
  shownWebhook,
  WebhookChanged,
  WebhookConnection,
  WebhookDeliveryConnection,
  WebhookSecretIssued,
  WebhookType,
} from './webhook.type.js';

const WEBHOOKS = wholeList('webhooks');
const DELIVERIES: ListOrder = { name: 'webhookDeliveries', accepts: isInstant };

@ArgsType()
class DeliveriesArguments {
  @Field(() => Int, { nullable: true, description: 'Maximum number of items, up to 100. Default 20.' })
  first?: number | null;

  @Field(() => String, { nullable: true, description: 'Cursor to continue after.' })
  after?: string | null;
}

@Resolver()
export class WebhookQueryResolver {
  @Paged(() => WEBHOOKS)
  @Query(() => WebhookConnection, { description: 'Webhooks of the caller, oldest first.' })
  async webhooks(@Args(() => PageArguments) args: PageArguments, @Ctx() context: GraphContext) {
    return pageOfList(WEBHOOKS, await ownWebhooks(context), args);
  }
}

@Resolver(() => WebhookType)
export class WebhookDeliveriesResolver {
  @Paged(() => DELIVERIES)
  @BatchField(() => WebhookDeliveryConnection, {
    description: 'Deliveries of the last 30 days, newest first.',
  })
  deliveries(
    webhooks: readonly WebhookType[],
    @Args(() => DeliveriesArguments) args: DeliveriesArguments,
    context: GraphContext,
  ) {
    const window = toWindow(DELIVERIES, args);
    return forEachOf(webhooks, async ({ id }) => {
      const page = await webhookReader(context).deliveries(id, window);
      return toConnection(DELIVERIES, window, page, keysetOf, (row) => row);
    });
  }
}

const keysetOf = ({ createdAt, id }: Delivery) => ({ value: createdAt.toISOString(), id });

const ownWebhooks = async (context: GraphContext): Promise<WebhookType[]> =>
  (await webhookReader(context).ofClient(viewerOf(context).clientId)).map(shownWebhook);

const webhookReader = (context: GraphContext) => context.services.webhooksOf(actorId(viewerOf(context)));

export const webhookReference: Reference = async (ids, context) => {
  const own = await ownWebhooks(context);
  return ids.map((id) => own.find((webhook) => webhook.id === id));
};

export const deliveryReference: Reference = async (ids, context) => {
  const own = new Set((await ownWebhooks(context)).map(({ id }) => id));
  const found = await webhookReader(context).deliveriesById(ids);
  const shown = new Map(found.filter(({ webhookId }) => own.has(webhookId)).map((one) => [one.id, one]));
  return ids.map((id) => shown.get(id));
};

/** `webhook` on what a command answers: as it is now. */
async function webhooksOf(payloads: readonly { readonly webhookId: string }[], context: GraphContext) {
  const own = await ownWebhooks(context);
  return payloads.map(({ webhookId }) => own.find(({ id }) => id === webhookId) ?? null);
}

@Resolver(() => WebhookSecretIssued)
export class WebhookIssuedResolver {
  @BatchField(() => WebhookType, { nullable: true, description: 'The webhook.' })
  webhook(payloads: readonly WebhookSecretIssued[], _args: object, context: GraphContext) {
    return webhooksOf(payloads, context);
  }
}

@Resolver(() => WebhookChanged)
export class WebhookChangedResolver {
  @BatchField(() => WebhookType, { nullable: true, description: 'The webhook, as it is now.' })
  webhook(payloads: readonly WebhookChanged[], _args: object, context: GraphContext) {
    return webhooksOf(payloads, context);
  }
}
