import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { OperationTypeNode } from 'graphql';
import { gatewayFetch, type TokenSource } from 'loan-gateway-client';
import { cacheOptions } from 'loan-gateway-client/apollo';
import { liveClient } from 'loan-gateway-client/live';

// What the client may not see is null with an error beside it: every screen shows the rest.
declare module '@apollo/client' {
  namespace ApolloClient {
    namespace DeclareDefaultOptions {
      interface Query {
        errorPolicy: 'all';
      }
      interface WatchQuery {
        errorPolicy: 'all';
      }
      interface Mutate {
        errorPolicy: 'all';
      }
    }
  }
}

export const GRAPH = `${location.origin}/graphql`;

export interface Connection {
  readonly client: ApolloClient;
  /** Calls back when live updates go on after a break, until it is told not to. */
  readonly onReconnected: (callback: () => void) => () => void;
  /** Whether the gateway has accepted the connection for live updates, for `useSyncExternalStore`. */
  readonly live: { readonly subscribe: (callback: () => void) => () => void; readonly isConnected: () => boolean };
  readonly close: () => void;
}

export function connect(tokens: TokenSource): Connection {
  const waiting = new Set<() => void>();
  const watching = new Set<() => void>();
  let isConnected = false;
  const live = liveClient({
    url: GRAPH.replace(/^http/, 'ws'),
    tokens,
    onConnected: (now) => {
      isConnected = now;
      for (const callback of watching) callback();
    },
    onReconnected: () => {
      for (const callback of waiting) callback();
    },
  });
  const http = new HttpLink({ uri: GRAPH, fetch: gatewayFetch(tokens) });
  const client = new ApolloClient({
    link: ApolloLink.split(
      ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
      new GraphQLWsLink(live),
      http,
    ),
    cache: new InMemoryCache(cacheOptions()),
    defaultOptions: {
      query: { errorPolicy: 'all' },
      watchQuery: { errorPolicy: 'all' },
      mutate: { errorPolicy: 'all' },
    },
  });
  return {
    client,
    onReconnected: (callback) => {
      waiting.add(callback);
      return () => waiting.delete(callback);
    },
    live: {
      subscribe: (callback) => {
        watching.add(callback);
        return () => watching.delete(callback);
      },
      isConnected: () => isConnected,
    },
    close: () => {
      client.stop();
      void live.dispose();
    },
  };
}
