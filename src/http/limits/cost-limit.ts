import { GraphQLError } from 'graphql';

export const costFault = (cost: { readonly requested: number; readonly limit: number }) =>
  new GraphQLError(
    `The operation costs ${cost.requested} and this client may spend ${cost.limit} on one: ask for shorter pages, or for less of each object`,
    { extensions: { code: 'COST_LIMIT_EXCEEDED', cost, http: { status: 400 } } },
  );
