import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphRequestContext } from './graphql-plugins.js';

/**
 * An answer that holds nothing because the database is away is 503: a proxy then asks another gateway, and nobody takes
 * the null for "there is none".
 */
export function outageStatus(): ApolloServerPlugin<GraphRequestContext> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        willSendResponse: ({ response: { body, http } }) => {
          if (body.kind !== 'single') return Promise.resolve();
          const { data, errors = [] } = body.singleResult;
          const isEmpty = Object.values(data ?? {}).every((value) => value === null);
          if (isEmpty && errors.some(({ extensions }) => extensions?.code === 'SERVICE_UNAVAILABLE')) {
            http.status = 503;
            http.headers.set('retry-after', '1');
          }
          return Promise.resolve();
        },
      }),
  };
}
