import { createClient, type Client } from 'graphql-sse';
import { gatewayFetch } from './gateway-fetch.js';
import type { Repeats } from './repeating-fetch.js';
import { subscribingAgain } from './subscribing-again.js';
import type { TokenSource } from './tokens.js';

export interface LiveSseOptions {
  /** Address of the graph: `https://…/graphql`. */
  readonly url: string;
  readonly tokens: TokenSource;
  readonly repeats?: Repeats;
}

/** A graphql-sse client: one stream for each subscription, where WebSockets do not get through. */
export function liveClientOverSse({ url, tokens, repeats }: LiveSseOptions): Client {
  const client = createClient({ url, fetchFn: gatewayFetch(tokens, repeats), retryAttempts: 10 });
  return { ...client, subscribe: subscribingAgain(client.subscribe.bind(client), { hasTokenEnded: () => false }) };
}
