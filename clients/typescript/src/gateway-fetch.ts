import { repeatingFetch, type Fetch, type Repeats } from './repeating-fetch.js';
import type { TokenSource } from './tokens.js';

/**
 * The fetch to give to a GraphQL client: every request carries token and API key, a token that was refused is renewed once,
 * and what may be sent again is.
 */
export function gatewayFetch(tokens: TokenSource, repeats: Repeats = {}): Fetch {
  const fetch = repeatingFetch(repeats);
  const send = async (input: Parameters<Fetch>[0], init: RequestInit | undefined, token: string, key: string) => {
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    headers.set('authorization', token);
    headers.set('key', key);
    return fetch(input, { ...init, headers });
  };
  return async (input, init) => {
    const { authorization, key } = await tokens.headers();
    const first = await send(input, init, authorization, key);
    if (first.status !== 401 || input instanceof Request) return first;
    tokens.forget(authorization.replace('Bearer ', ''));
    const renewed = await tokens.headers();
    await first.body?.cancel();
    return send(input, init, renewed.authorization, renewed.key);
  };
}
