import { Environment, Network, Observable, RecordSource, Store, type GraphQLResponse } from 'relay-runtime';
import { gatewayFetch, type TokenSource } from 'loan-gateway-client';
import { liveClient } from 'loan-gateway-client/live';
import { refreshAfter } from 'loan-gateway-client/relay';

export function relayEnvironment(url: string, tokens: TokenSource, webSocketImpl: unknown = globalThis.WebSocket) {
  const fetch = gatewayFetch(tokens);
  const live = liveClient({ url: url.replace(/^http/, 'ws'), tokens, webSocketImpl });
  const environment: Environment = new Environment({
    store: new Store(new RecordSource()),
    network: Network.create(
      async ({ name: operationName, text: query }, variables) => {
        const response = await fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ operationName, query, variables }),
        });
        const answer = (await response.json()) as GraphQLResponse;
        refreshAfter(environment, answer);
        return answer;
      },
      ({ name: operationName, text }, variables) =>
        Observable.create<GraphQLResponse>((sink) =>
          live.subscribe(
            { operationName, query: text ?? '', variables },
            {
              ...sink,
              next: (result) => {
                refreshAfter(environment, result);
                sink.next(result as GraphQLResponse);
              },
              error: (error) => {
                sink.error(error as Error);
              },
            },
          ),
        ),
    ),
  });
  return environment;
}
