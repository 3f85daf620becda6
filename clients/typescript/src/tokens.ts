import { repeatingFetch, type Repeats } from './repeating-fetch.js';

/** What the gateway, or an identity provider, answers: a token and the seconds that it lasts. */
export interface Token {
  readonly accessToken: string;
  readonly expiresIn: number;
}

export type GetToken = () => Promise<Token>;

/** A token is renewed this long before it ends, or after half its life where that is shorter. */
const RENEW_BEFORE_MS = 60_000;

/** Holds a token, renews it before it expires, and requests it once for all callers that wait. */
export class TokenSource {
  private current: { readonly token: string; readonly renewAt: number } | undefined;
  private asking: Promise<string> | undefined;

  /** A person's token needs no API key where the gateway has rules for people. */
  constructor(
    private readonly apiKey: string | undefined,
    private readonly getToken: GetToken,
  ) {}

  token(): Promise<string> {
    const { current } = this;
    if (current && Date.now() < current.renewAt) return Promise.resolve(current.token);
    this.asking ??= this.ask().finally(() => {
      this.asking = undefined;
    });
    return this.asking;
  }

  /** After a refused token the next one is new. A token that was renewed meanwhile stays. */
  forget(refused: string): void {
    if (this.current?.token === refused) this.current = undefined;
  }

  /** What every request carries, and `connection_init` of a WebSocket. */
  async headers(): Promise<{ readonly authorization: string; readonly key?: string }> {
    const authorization = `Bearer ${await this.token()}`;
    return this.apiKey === undefined ? { authorization } : { authorization, key: this.apiKey };
  }

  private async ask(): Promise<string> {
    const { accessToken, expiresIn } = await this.getToken();
    const life = expiresIn * 1_000;
    this.current = { token: accessToken, renewAt: Date.now() + life - Math.min(RENEW_BEFORE_MS, life / 2) };
    return accessToken;
  }
}

export interface ClientCredentials {
  /** Address of the graph: `https://…/graphql`. */
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly apiKey: string;
}

/** The credentials were refused, or no token came: asking again with the same will not help. */
export class NoToken extends Error {
  override readonly name = 'NoToken';

  constructor(
    readonly status: number,
    readonly code: string | undefined,
  ) {
    super(`No token: the gateway answered ${status}${code === undefined ? '' : ` ${code}`}`);
  }
}

const AUTH_TOKEN = `mutation AuthToken($input: AuthTokenInput!) {
  authToken(input: $input) { accessToken expiresIn }
}`;

/** Tokens for a program that holds a client's secret. Never in a browser: a page gets its tokens from its own server. */
export function clientCredentials(
  { url, clientId, clientSecret, apiKey }: ClientCredentials,
  repeats: Repeats = {},
): TokenSource {
  // It changes nothing, so it is repeated like a query.
  const fetch = repeatingFetch({ ...repeats, mayRepeat: () => true });
  return new TokenSource(apiKey, async () => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', key: apiKey },
      body: JSON.stringify({ query: AUTH_TOKEN, variables: { input: { clientId, clientSecret } } }),
    });
    const answer = (await response.json().catch(() => ({}))) as AuthTokenAnswer;
    if (answer.data?.authToken) return answer.data.authToken;
    throw new NoToken(response.status, answer.errors?.[0]?.extensions?.code);
  });
}

interface AuthTokenAnswer {
  readonly data?: { readonly authToken?: Token | null } | null;
  readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[];
}
