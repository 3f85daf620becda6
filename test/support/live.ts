import {
  ApolloClient,
  CombinedGraphQLErrors,
  CombinedProtocolErrors,
  gql,
  HttpLink,
  InMemoryCache,
} from '@apollo/client';
import { createClient as sseClient } from 'graphql-sse';
import { createClient as wsClient } from 'graphql-ws';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import type { GraphqlFault, TestClient } from './test-client.js';

export const LOAN_UPDATED = `subscription LoanUpdated($loanId: ID!) {
  loanUpdated(loanId: $loanId) { loanId event { command sequence } loan { remainingBalance } }
}`;

export interface Change {
  readonly loanId: string;
  readonly event: { readonly command: string; readonly sequence: number } | null;
  readonly loan: Readonly<Record<string, unknown>> | null;
}

export interface Update {
  readonly data?: { readonly loanUpdated: Change | null } | null;
  readonly errors?: readonly GraphqlFault[];
}

export interface Following {
  /** Everything that came so far. */
  readonly updates: Update[];
  /** How it ended: undefined for an ordinary end, else what the transport reported. */
  readonly ended: Promise<unknown>;
  stop(): void;
}

export const TRANSPORTS = ['WebSocket', 'SSE', 'multipart'] as const;
export type Transport = (typeof TRANSPORTS)[number];

type Source = Pick<ReturnType<typeof wsClient>, 'subscribe' | 'dispose'>;

/** The client library of a frontend, connected once; ends with its test. */
export function connect(client: TestClient, transport: Transport): Source {
  const source = SOURCES[transport](client);
  onTestFinished(async () => {
    await source.dispose();
  });
  return source;
}

const SOURCES: Readonly<Record<Transport, (client: TestClient) => Source>> = {
  WebSocket: ({ url, headers }) =>
    wsClient({
      url: `${url.replace(/^http/, 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { ...headers },
      retryAttempts: 0,
    }),
  SSE: ({ url, headers }) => sseClient({ url: `${url}/graphql`, headers: { ...headers }, retryAttempts: 0 }) as Source,
  multipart: ({ url, headers }) => apolloSource(url, headers),
};

/** Apollo Client sends subscriptions over HTTP by its multipart protocol. */
function apolloSource(url: string, headers: Readonly<Record<string, string>>): Source {
  const client = new ApolloClient({
    link: new HttpLink({ uri: `${url}/graphql`, headers: { ...headers } }),
    cache: new InMemoryCache(),
    defaultOptions: {
      query: { errorPolicy: 'all' },
      watchQuery: { errorPolicy: 'all' },
      mutate: { errorPolicy: 'all' },
    },
  });
  const subscribe: Source['subscribe'] = ({ query, variables }, sink) => {
    const following = client
      .subscribe({ query: gql(query), variables: variables ?? {}, fetchPolicy: 'no-cache', errorPolicy: 'all' })
      .subscribe({
        next: ({ data, error }) => {
          const isAnswer = CombinedGraphQLErrors.is(error) || CombinedProtocolErrors.is(error);
          if (error && !isAnswer) sink.error(error);
          else
            sink.next({
              ...(data !== undefined && { data: withoutTypenames(data) as never }),
              ...(isAnswer && { errors: error.errors }),
            });
        },
        error: (error) => {
          sink.error(error);
        },
        complete: () => {
          sink.complete();
        },
      });
    return () => {
      following.unsubscribe();
    };
  };
  return {
    subscribe,
    dispose: () => {
      client.stop();
    },
  };
}

/** Apollo Client adds them to what it asks. */
const withoutTypenames = (data: unknown): unknown =>
  JSON.parse(JSON.stringify(data, (name, value: unknown) => (name === '__typename' ? undefined : value)));

/** Follows a loan, over a connection of its own unless one is given. */
export function follow(
  client: TestClient,
  over: Transport | Source,
  loanId: string,
  query: string = LOAN_UPDATED,
): Following {
  const source = typeof over === 'string' ? connect(client, over) : over;
  const updates: Update[] = [];
  let stop: () => void = () => undefined;
  const ended = new Promise<unknown>((resolve) => {
    stop = source.subscribe<Update['data']>(
      { query, variables: { loanId } },
      {
        next: (update) => updates.push(update as Update),
        error: resolve,
        complete: () => {
          resolve(undefined);
        },
      },
    );
  });
  onTestFinished(() => {
    stop();
  });
  return {
    updates,
    ended,
    stop: () => {
      stop();
    },
  };
}
