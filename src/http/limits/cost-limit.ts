import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError } from 'graphql';
import type { Config } from '../../config.js';
import type { OperationCost } from '../../graphql/limits/operation-cost.js';
import type { GraphRequestContext } from '../graphql-plugins.js';

/** Says in every answer what the operation cost and what it may, and refuses one that costs more before it runs. */
export function costLimit(
  costOf: OperationCost,
  limits: Config['limits']['cost'],
): ApolloServerPlugin<GraphRequestContext> {
  return {
    requestDidStart: ({ contextValue: { viewer } }) => {
      let cost: { readonly requested: number; readonly limit: number } | undefined;
      return Promise.resolve({
        didResolveOperation: ({ document, operation, request }) => {
          // Without a viewer there is only authToken and the schema, which read next to nothing.
          if (!viewer || !operation) return Promise.resolve();
          cost = { requested: costOf(document, operation, request.variables ?? {}), limit: limits[viewer.role] };
          if (cost.requested > cost.limit) throw costFault(cost);
          return Promise.resolve();
        },
        willSendResponse: ({ response: { body } }) => {
          if (cost && body.kind === 'single') body.singleResult.extensions = { ...body.singleResult.extensions, cost };
          return Promise.resolve();
        },
      });
    },
  };
}

export const costFault = (cost: { readonly requested: number; readonly limit: number }) =>
  new GraphQLError(
    `The operation costs ${cost.requested} and this client may spend ${cost.limit} on one: ask for shorter pages, or for less of each object`,
    { extensions: { code: 'COST_LIMIT_EXCEEDED', cost, http: { status: 400 } } },
  );
