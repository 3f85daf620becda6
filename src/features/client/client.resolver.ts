import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { covers } from '../../domain/access/viewer.js';
import { pageOfList, PageArguments } from '../../platform/connection/connection.type.js';
import { BatchField } from '../../platform/executor/batch-field.js';
import { callerOf, viewerOf, type GraphContext } from '../graph-context.js';
import { toRefusal } from '../command/refusal.type.js';
import {
  ClientInput,
  CreateClientInput,
  portfolioOf,
  ClientCredentialsIssued,
  ClientRevoked,
  CreateClientResult,
  RevokeClientResult,
  RotateClientKeyResult,
  ApiClientType,
  ApiClientConnection,
  shownClient,
} from './client.type.js';

@Resolver()
export class ClientResolver {
  @Query(() => ApiClientConnection, { description: 'API clients in the caller’s portfolio, oldest first.' })
  async clients(@Args(() => PageArguments) args: PageArguments, @Ctx() context: GraphContext) {
    const { portfolio } = viewerOf(context);
    const clients = await context.services.clients.list();
    const covered = clients.filter((client) => covers(portfolio, client.portfolio));
    return pageOfList('clients', covered.map(shownClient), args);
  }

  @Mutation(() => CreateClientResult, {
    description:
      'Creates an API client inside its own portfolio, with no more scopes than its own. Its credentials are shown once.',
  })
  async createClient(
    @Arg('input', () => CreateClientInput, { description: 'The new client.' }) input: CreateClientInput,
    @Ctx() context: GraphContext,
  ) {
    const { name, role, subject, idempotencyKey } = input;
    const portfolio = portfolioOf(input.portfolio);
    const allLoans = input.portfolio?.kind === 'ALL';
    const client = { name, role, portfolio, allLoans, subject: subject ?? undefined };
    const result = await context.services.createClient(callerOf(context), idempotencyKey, client);
    return result.ok ? Object.assign(new ClientCredentialsIssued(), result.value) : toRefusal(result.refusal);
  }

  @Mutation(() => RotateClientKeyResult, {
    description: 'Gives a client a new API key and secret; the old ones stop working.',
  })
  async rotateClientKey(
    @Arg('input', () => ClientInput, { description: 'Which client.' }) { clientId, idempotencyKey }: ClientInput,
    @Ctx() context: GraphContext,
  ) {
    const result = await context.services.rotateClientKey(callerOf(context), idempotencyKey, clientId);
    return result.ok ? Object.assign(new ClientCredentialsIssued(), result.value) : toRefusal(result.refusal);
  }

  @Mutation(() => RevokeClientResult, {
    description: 'Revokes a client: it stops working within seconds.',
  })
  async revokeClient(
    @Arg('input', () => ClientInput, { description: 'Which client.' }) { clientId, idempotencyKey }: ClientInput,
    @Ctx() context: GraphContext,
  ) {
    const result = await context.services.revokeClient(callerOf(context), idempotencyKey, clientId);
    return result.ok ? Object.assign(new ClientRevoked(), result.value) : toRefusal(result.refusal);
  }
}

const clientsOf = (payloads: readonly { readonly clientId: string }[], { services }: GraphContext) =>
  Promise.all(
    payloads.map(async ({ clientId }) => {
      const client = await services.clients.byId(clientId);
      return client && shownClient(client);
    }),
  );

@Resolver(() => ClientCredentialsIssued)
export class ClientIssuedResolver {
  @BatchField(() => ApiClientType, { nullable: true, description: 'The client.' })
  client(payloads: readonly ClientCredentialsIssued[], _args: object, context: GraphContext) {
    return clientsOf(payloads, context);
  }
}

@Resolver(() => ClientRevoked)
export class ClientRevokedResolver {
  @BatchField(() => ApiClientType, { nullable: true, description: 'The client, as it is now.' })
  client(payloads: readonly ClientRevoked[], _args: object, context: GraphContext) {
    return clientsOf(payloads, context);
  }
}
