import { withoutNulls } from '../command/command-call.js';
import { Arg, Args, ArgsType, Ctx, Field, Int, Mutation, Query, Resolver } from 'type-graphql';
import { actorId } from '../../platform/identity/viewer.js';
import type { Delivery } from './webhook-store.js';
import { pageOfList, toConnection, PageArguments, toWindow } from '../../platform/connection/connection.type.js';
import { isInstant } from '../../platform/connection/cursor.js';
import { BatchField, forEachOf } from '../../platform/executor/batch-field.js';
import { assertConditions } from '../loan/list-loans.js';
import { toRefusal } from '../command/refusal.type.js';
import { callerOf, viewerOf, type GraphContext } from '../graph-context.js';
import { FILTERED } from '../timeline/loan-events.resolver.js';
import {
  CreateWebhookInput,
  DeleteWebhookResult,
  RotateWebhookSecretInput,
  shownWebhook,
  UpdateWebhookInput,
  WebhookChanged,
  WebhookConnection,
  WebhookDeleted,
  WebhookDeliveryConnection,
  WebhookDeliveryInput,
  WebhookDeliveryMade,
  WebhookDeliveryResult,
  WebhookInput,
  WebhookResult,
  WebhookSecretIssued,
  WebhookSecretResult,
  WebhookType,
} from './webhook.type.js';

const ORDER = 'webhookDeliveries';

@ArgsType()
class DeliveriesArguments {
  @Field(() => Int, { nullable: true, description: 'Maximum number of items, up to 100. Default 20.' })
  first?: number | null;

  @Field(() => String, { nullable: true, description: 'Cursor to continue after.' })
  after?: string | null;
}

@Resolver()
export class WebhookQueryResolver {
  @Query(() => WebhookConnection, { description: 'Webhooks of the caller, oldest first.' })
  async webhooks(@Args(() => PageArguments) args: PageArguments, @Ctx() context: GraphContext) {
    return pageOfList('webhooks', await ownWebhooks(context), args);
  }
}

@Resolver(() => WebhookType)
export class WebhookDeliveriesResolver {
  @BatchField(() => WebhookDeliveryConnection, {
    description: 'Deliveries of the last 30 days, newest first.',
  })
  deliveries(
    webhooks: readonly WebhookType[],
    @Args(() => DeliveriesArguments) { first, after }: DeliveriesArguments,
    context: GraphContext,
  ) {
    const window = toWindow(ORDER, { first: first ?? null, after: after ?? null }, isInstant);
    return forEachOf(webhooks, async ({ id }) => {
      const page = await webhookReader(context).deliveries(id, window);
      return toConnection(ORDER, window, page, keysetOf, (row) => row);
    });
  }
}

const keysetOf = ({ createdAt, id }: Delivery) => ({ value: createdAt.toISOString(), id });

@Resolver()
export class WebhookCommandResolver {
  @Mutation(() => WebhookSecretResult, {
    description:
      'Makes a webhook: from now on, what happens to the loans of this client is posted to its address. Its secret is shown once.',
  })
  async createWebhook(
    @Arg('input', () => CreateWebhookInput, { description: 'The new webhook.' }) input: CreateWebhookInput,
    @Ctx() context: GraphContext,
  ) {
    const result = await context.services.manageWebhooks.create(callerOf(context), wanted(input, context));
    return result.ok ? Object.assign(new WebhookSecretIssued(), result.value) : toRefusal(result.refusal);
  }

  @Mutation(() => WebhookResult, { description: 'Changes where a webhook posts, and what. Its secret stays.' })
  async updateWebhook(
    @Arg('input', () => UpdateWebhookInput, { description: 'What it is to be.' }) input: UpdateWebhookInput,
    @Ctx() context: GraphContext,
  ) {
    const asked = { ...wanted(input, context), webhookId: input.webhookId };
    return changed(await context.services.manageWebhooks.update(callerOf(context), asked));
  }

  @Mutation(() => WebhookSecretResult, {
    description: 'Gives a webhook a new secret. The old one signs beside it for some hours.',
  })
  async rotateWebhookSecret(
    @Arg('input', () => RotateWebhookSecretInput, { description: 'Which webhook.' }) input: RotateWebhookSecretInput,
    @Ctx() context: GraphContext,
  ) {
    const result = await context.services.manageWebhooks.rotate(callerOf(context), withoutNulls(input));
    return result.ok ? Object.assign(new WebhookSecretIssued(), result.value) : toRefusal(result.refusal);
  }

  @Mutation(() => WebhookResult, { description: 'Nothing goes out by a webhook until it is enabled again.' })
  async disableWebhook(
    @Arg('input', () => WebhookInput, { description: 'Which webhook.' }) input: WebhookInput,
    @Ctx() context: GraphContext,
  ) {
    return changed(await context.services.manageWebhooks.disable(callerOf(context), input));
  }

  @Mutation(() => WebhookResult, {
    description: 'Lets a webhook go on where it stood: what happened meanwhile goes out too.',
  })
  async enableWebhook(
    @Arg('input', () => WebhookInput, { description: 'Which webhook.' }) input: WebhookInput,
    @Ctx() context: GraphContext,
  ) {
    return changed(await context.services.manageWebhooks.enable(callerOf(context), input));
  }

  @Mutation(() => DeleteWebhookResult, { description: 'Deletes a webhook with its deliveries.' })
  async deleteWebhook(
    @Arg('input', () => WebhookInput, { description: 'Which webhook.' }) input: WebhookInput,
    @Ctx() context: GraphContext,
  ) {
    const result = await context.services.manageWebhooks.remove(callerOf(context), input);
    return result.ok ? Object.assign(new WebhookDeleted(), result.value) : toRefusal(result.refusal);
  }

  @Mutation(() => WebhookDeliveryResult, { description: 'Sends a message of the type `webhook.test`.' })
  async testWebhook(
    @Arg('input', () => WebhookInput, { description: 'Which webhook.' }) input: WebhookInput,
    @Ctx() context: GraphContext,
  ) {
    const result = await context.services.manageWebhooks.test(callerOf(context), input);
    return result.ok ? Object.assign(new WebhookDeliveryMade(), result.value) : toRefusal(result.refusal);
  }

  @Mutation(() => WebhookDeliveryResult, { description: 'Sends a message once more, under the same `webhook-id`.' })
  async redeliverWebhook(
    @Arg('input', () => WebhookDeliveryInput, { description: 'Which delivery.' }) input: WebhookDeliveryInput,
    @Ctx() context: GraphContext,
  ) {
    const result = await context.services.manageWebhooks.redeliver(callerOf(context), input);
    return result.ok ? Object.assign(new WebhookDeliveryMade(), result.value) : toRefusal(result.refusal);
  }
}

type Changed = Awaited<ReturnType<GraphContext['services']['manageWebhooks']['update']>>;

const changed = (result: Changed) =>
  result.ok ? Object.assign(new WebhookChanged(), result.value) : toRefusal(result.refusal);

/** What is asked about is to be seen. */
function wanted({ url, events, filter, idempotencyKey }: CreateWebhookInput, context: GraphContext) {
  const given = filter ?? {};
  assertConditions(FILTERED, given, viewerOf(context));
  return { url, events: events ?? [], filter: withoutNulls(given), idempotencyKey };
}

const ownWebhooks = async (context: GraphContext): Promise<WebhookType[]> =>
  (await webhookReader(context).ofClient(viewerOf(context).clientId)).map(shownWebhook);

const webhookReader = (context: GraphContext) => context.services.webhooksOf(actorId(viewerOf(context)));

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
