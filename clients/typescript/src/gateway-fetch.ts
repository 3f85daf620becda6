import { repeatingFetch, type Fetch, type Repeats } from './repeating-fetch.js';
import type { TokenSource } from './tokens.js';

type Credentials = Awaited<ReturnType<TokenSource['headers']>>;

/**
 * The fetch to give to a GraphQL client: every request carries token and API key, a token that was refused is renewed once,
 * and what may be sent again is. What answers to commands say of how far they wrote is sent along, so that queries show it
 * wherever they are read.
 */
export function gatewayFetch(tokens: TokenSource, repeats: Repeats = {}): Fetch {
  const fetch = repeatingFetch(repeats);
  const written = lastPosition();
  const send = async (
    input: Parameters<Fetch>[0],
    init: RequestInit | undefined,
    { authorization, key }: Credentials,
  ) => {
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    headers.set('authorization', authorization);
    if (key !== undefined) headers.set('key', key);
    const position = written.now();
    if (position !== undefined) headers.set(POSITION, position);
    const response = await fetch(input, { ...init, headers });
    written.note(response.headers.get(POSITION));
    return response;
  };
  return async (input, init) => {
    const credentials = await tokens.headers();
    const first = await send(input, init, credentials);
    if (first.status !== 401 || input instanceof Request) return first;
    tokens.forget(credentials.authorization.replace('Bearer ', ''));
    const renewed = await tokens.headers();
    await first.body?.cancel();
    return send(input, init, renewed);
  };
}

const POSITION = 'x-gateway-position';
/** No gateway reads where less is known than was written so long ago. */
const POSITION_MS = 60_000;

/** What the last command's answer carried, while it says anything. */
function lastPosition() {
  let last: { readonly position: string; readonly until: number } | undefined;
  const now = () => (last && Date.now() < last.until ? last.position : undefined);
  return {
    now,
    note: (position: string | null) => {
      if (position !== null && position > (now() ?? '')) last = { position, until: Date.now() + POSITION_MS };
    },
  };
}
