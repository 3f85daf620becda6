import { createClient, type Client, type ClientOptions } from 'graphql-ws';
import { subscribingAgain } from './subscribing-again.js';
import type { TokenSource } from './tokens.js';

export interface LiveOptions extends Pick<ClientOptions, 'webSocketImpl'> {
  /** Address of the graph over WebSocket: `wss://…/graphql`. */
  readonly url: string;
  readonly tokens: TokenSource;
  /** Called after a lost connection is back: refetch what is shown, because updates were lost meanwhile. */
  readonly onReconnected?: () => void;
  /** Whenever the gateway has accepted the connection, and when it is gone. */
  readonly onConnected?: (isConnected: boolean) => void;
}

/** What a socket is closed with when its token is no good. */
const REFUSED = [4401, 4403];

/** A graphql-ws client that reconnects, with a new token if the old one expired. */
export function liveClient({ url, tokens, onReconnected, onConnected, webSocketImpl }: LiveOptions): Client {
  let used: string | undefined;
  let wasConnected = false;
  const client = createClient({
    url,
    ...(webSocketImpl !== undefined && { webSocketImpl }),
    keepAlive: 12_000,
    retryAttempts: 10,
    shouldRetry: () => true,
    connectionParams: async () => {
      const headers = await tokens.headers();
      used = headers.authorization.replace('Bearer ', '');
      return headers;
    },
    on: {
      connected: () => {
        if (wasConnected) onReconnected?.();
        wasConnected = true;
        onConnected?.(true);
      },
      closed: (event) => {
        onConnected?.(false);
        if (isRefused(event) && used !== undefined) tokens.forget(used);
      },
    },
  });
  return { ...client, subscribe: subscribingAgain(client.subscribe.bind(client), { hasTokenEnded: isRefused }) };
}

const isRefused = (event: unknown): boolean => REFUSED.includes((event as { readonly code?: number }).code ?? 0);
