import { clientCredentials, gatewayFetch } from 'loan-gateway-client';

interface Credentials {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly apiKey: string;
}

interface Answer {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly { readonly message: string }[];
}

/** A gateway as one client reaches it: its permissions, limits and audit log apply. */
export interface Gateway {
  /** Fields of `Query`, `Mutation` and `Subscription` that the client can use. */
  readonly rootFields: ReadonlySet<string>;
  ask(query: string, variables: Readonly<Record<string, unknown>>, signal: AbortSignal): Promise<Answer>;
}

const START_MS = 30_000;

/** Fails when the gateway does not answer, or refuses the credentials. */
export async function connect(url: string, credentials: Credentials): Promise<Gateway> {
  const fetch = gatewayFetch(clientCredentials({ url, ...credentials }));
  const ask: Gateway['ask'] = async (query, variables, signal) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
      signal,
    });
    return (await response.json()) as Answer;
  };
  const { data, errors } = await ask('query Operations { viewer { operations } }', {}, AbortSignal.timeout(START_MS));
  if (!data) throw new Error(errors?.[0]?.message ?? `${url} did not answer as a loan gateway`);
  const { viewer } = data as { viewer: { operations: readonly string[] } };
  return { rootFields: new Set(viewer.operations), ask };
}
