import type { IncomingMessage } from 'node:http';
import type { Authenticator } from '../../identity/authenticator.js';
import { ProviderUnavailable } from '../../identity/token-claims.js';
import type { Viewer } from '../../identity/viewer.js';
import type { AddressRequest } from './admit.js';
import { type Caller, type Denial, Refused } from './call.js';

export const UNAUTHENTICATED: Denial = {
  status: 401,
  code: 'UNAUTHENTICATED',
  message:
    'Send `Authorization: Bearer <token>` and `key: <API key>` of the same client, with a valid token. Get a token from `authToken` (valid for 15 minutes) or from the identity provider.',
};

export const isApiKey = (text: unknown): text is string =>
  typeof text === 'string' && text.length > 0 && text.length <= 200;

export const apiKeyOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined =>
  isApiKey(headers.key) ? headers.key : undefined;

export const bearerOf = (text: unknown): string | undefined =>
  typeof text === 'string' ? /^Bearer ([\w~+/.-]+=*)$/i.exec(text)?.[1] : undefined;

const CANNOT_TELL: Denial = {
  status: 503,
  code: 'SERVICE_UNAVAILABLE',
  message: 'The identity provider cannot verify the token at the moment. Retry shortly.',
  retryAfterSeconds: 5,
};

export const isKeyOfClient = async (authenticator: Authenticator, apiKey: string | undefined): Promise<boolean> =>
  apiKey !== undefined && (await authenticator.clientOfKey(apiKey)) !== undefined;

/** The caller that a token names, with an API key or without. */
async function viewerBy(
  authenticator: Authenticator,
  bearer: string,
  apiKey: string | undefined,
): Promise<Viewer | undefined> {
  const known = authenticator.knownViewerOf(bearer, apiKey);
  if (known) return known;
  try {
    const viewer = await authenticator.viewerOf(bearer, apiKey);
    if (viewer) return viewer;
  } catch (error) {
    throw error instanceof ProviderUnavailable ? new Refused(CANNOT_TELL) : error;
  }
  const noEntry = authenticator.whyNot(bearer);
  if (noEntry) throw new Refused({ status: 403, code: 'FORBIDDEN', message: noEntry });
  return undefined;
}

/**
 * Both headers, of one client, or a person's token alone where rules give people access, or 401; nothing of the body is read
 * before. Only requests without them count for their address. A request that carries no Authorization header at all may still be an exchange of credentials, with a known API key, or, in development, a look at the schema.
 */
export async function identify(
  authenticator: Authenticator,
  req: IncomingMessage,
  development: boolean,
  count: (asks: AddressRequest) => Promise<void> | undefined,
): Promise<Caller> {
  const bearer = bearerOf(req.headers.authorization);
  const apiKey = apiKeyOf(req);
  if (bearer !== undefined) {
    const viewer = await viewerBy(authenticator, bearer, apiKey);
    if (viewer) return { viewer, apiKey, isKnownKey: apiKey !== undefined };
  } else if (req.headers.authorization === undefined) {
    const isKnownKey = await isKeyOfClient(authenticator, apiKey);
    if (isKnownKey || development) {
      await count(isKnownKey ? 'exchange' : 'unknown');
      return { viewer: undefined, apiKey, isKnownKey };
    }
  }
  await count('unknown');
  throw new Refused(UNAUTHENTICATED);
}
