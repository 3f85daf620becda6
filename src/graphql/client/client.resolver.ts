import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { covers } from '../../domain/access/viewer.js';
import { callerOf, viewerOf, type GraphContext } from '../request/context.js';
import { toRefusal } from '../refusal/refusal.type.js';
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
  shownPortfolio,
} from './client.type.js';

@Resolver()
export class ClientResolver {
  @Query(() => [ApiClientType], { nullable: true, description: 'All API clients of its own portfolio, oldest first.' })
  async clients(@Ctx() context: GraphContext): Promise<readonly ApiClientType[]> {
    const { portfolio } = viewerOf(context);
    const clients = await context.services.clients.list();
    return clients
      .filter((client) => covers(portfolio, client.portfolio))
      .map((client) => ({ ...client, portfolio: shownPortfolio(client.portfolio) }));
  }

  @Mutation(() => CreateClientResult, {
    nullable: true,
    description:
      'Creates an API client inside its own portfolio, with no more scopes than its own. Its credentials are shown once.',
  })
  async createClient(
    @Arg('input', () => CreateClientInput, { description: 'The new client.' }) input: CreateClientInput,
    @Ctx() context: GraphContext,
  ) {
    const { name, role, subject, allLoans, idempotencyKey } = input;
    const portfolio = portfolioOf(input);
    const client = { name, role, portfolio, allLoans: allLoans ?? false, subject: subject ?? undefined };
    const result = await context.services.createClient(callerOf(context), idempotencyKey, client);
    return result.ok ? Object.assign(new ClientCredentialsIssued(), result.value) : toRefusal(result.refusal);
  }

  @Mutation(() => RotateClientKeyResult, {
    nullable: true,
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
    nullable: true,
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
