import { Client, fetchExchange, subscriptionExchange } from '@urql/core';
import type { Sink } from 'graphql-ws';
import { cacheExchange } from '@urql/exchange-graphcache';
import { gatewayFetch, type TokenSource } from 'loan-gateway-client';
import { liveClient } from 'loan-gateway-client/live';
import { cacheOptions } from 'loan-gateway-client/urql';

export function urqlClient(url: string, tokens: TokenSource, webSocketImpl: unknown = globalThis.WebSocket) {
  const live = liveClient({ url: url.replace(/^http/, 'ws'), tokens, webSocketImpl });
  return new Client({
    url,
    fetch: gatewayFetch(tokens),
    preferGetMethod: false,
    exchanges: [
      cacheExchange(cacheOptions()),
      fetchExchange,
      subscriptionExchange({
        forwardSubscription: ({ query = '', variables }) => ({
          subscribe: (sink) => ({ unsubscribe: live.subscribe({ query, variables }, sink as Sink) }),
        }),
      }),
    ],
  });
}
