import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { covers } from '../../domain/access/viewer.js';
import { Paged, pageOfList, PageArguments, wholeList } from '../../platform/connection/connection.type.js';
import { BatchField } from '../../platform/executor/batch-field.js';
import { type Reference, viewerOf, type GraphContext } from '../graph-context.js';
import {
  ApiClientConnection,
  ApiClientType,
  ClientCredentialsIssued,
  ClientRevoked,
  shownClient,
} from './client.type.js';

const ORDER = wholeList('clients');

@Resolver()
export class ClientResolver {
  @Paged(() => ORDER)
  @Query(() => ApiClientConnection, { description: 'API clients in the caller’s portfolio, oldest first.' })
  async clients(@Args(() => PageArguments) args: PageArguments, @Ctx() context: GraphContext) {
    const { portfolio } = viewerOf(context);
    const clients = await context.services.clients.list();
    const covered = clients.filter((client) => covers(portfolio, client.portfolio));
    return pageOfList(ORDER, covered.map(shownClient), args);
  }
}

/** Clients outside the caller’s portfolio don’t exist for it. */
export const clientReference: Reference = async (ids, context) => {
  const { portfolio } = viewerOf(context);
  const clients = await Promise.all(ids.map((id) => context.services.clients.byId(id)));
  return clients.map((client) => (client && covers(portfolio, client.portfolio) ? shownClient(client) : undefined));
};

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
