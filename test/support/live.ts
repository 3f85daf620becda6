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

export type Transport = 'WebSocket' | 'SSE';

type Source = Pick<ReturnType<typeof wsClient>, 'subscribe' | 'dispose'>;

/** The client library of a frontend, connected once; ends with its test. */
export function connect({ url, headers }: TestClient, transport: Transport): Source {
  const source =
    transport === 'SSE'
      ? (sseClient({ url: `${url}/graphql`, headers: { ...headers }, retryAttempts: 0 }) as Source)
      : wsClient({
          url: `${url.replace(/^http/, 'ws')}/graphql`,
          webSocketImpl: WebSocket,
          connectionParams: { ...headers },
          retryAttempts: 0,
        });
  onTestFinished(async () => {
    await source.dispose();
  });
  return source;
}

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
