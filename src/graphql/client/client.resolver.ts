import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { ApiClient } from '../../app/ports.js';
import { viewerOf, type GraphContext } from '../context.js';
import { toRefusal } from '../refusal/to-refusal.js';
import { ClientInput, CreateClientInput, portfolioOf } from './client.inputs.js';
import {
  ClientCredentialsIssued,
  ClientRevoked,
  CreateClientResult,
  RevokeClientResult,
  RotateClientKeyResult,
} from './client.results.js';
import { ApiClientType } from './client.type.js';

@Resolver()
export class ClientResolver {
  @Query(() => [ApiClientType], { nullable: true, description: 'All API clients, oldest first.' })
  clients(@Ctx() { services }: GraphContext): Promise<readonly ApiClient[]> {
    return services.clients.list();
  }

  @Mutation(() => CreateClientResult, {
    nullable: true,
    description: 'Creates an API client. Its credentials are shown once.',
  })
  async createClient(
    @Arg('input', () => CreateClientInput, { description: 'The new client.' }) input: CreateClientInput,
    @Ctx() context: GraphContext,
  ) {
    const { name, role, subject, idempotencyKey } = input;
    const client = { name, role, portfolio: portfolioOf(input), subject: subject ?? undefined };
    const result = await context.services.createClient(viewerOf(context), idempotencyKey, client);
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
    const result = await context.services.rotateClientKey(viewerOf(context), idempotencyKey, clientId);
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
    const result = await context.services.revokeClient(viewerOf(context), idempotencyKey, clientId);
    return result.ok ? Object.assign(new ClientRevoked(), result.value) : toRefusal(result.refusal);
  }
}
