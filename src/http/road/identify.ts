import type { IncomingMessage } from 'node:http';
import type { Authenticator, NoEntry } from '../../app/client/authenticate.js';
import { ProviderUnavailable } from '../../app/ports/ports.js';
import type { Viewer } from '../../domain/access/viewer.js';
import { type Caller, type Denial, Refused } from './call.js';

export const UNAUTHENTICATED: Denial = {
  status: 401,
  code: 'UNAUTHENTICATED',
  message:
    'Send both `Authorization: Bearer <token>` and `key: <API key>` of the same client, with a token that has not ended. A token comes from authToken, for 15 minutes, or from the identity provider.',
};

export const isApiKey = (text: unknown): text is string =>
  typeof text === 'string' && text.length > 0 && text.length <= 200;

export const apiKeyOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined =>
  isApiKey(headers.key) ? headers.key : undefined;

export const bearerOf = (text: unknown): string | undefined =>
  typeof text === 'string' ? /^Bearer ([\w~+/.-]+=*)$/i.exec(text)?.[1] : undefined;

/** A person who is known and not let in is told so: another token would not help. */
const NO_ENTRY: Readonly<Record<NoEntry, string>> = {
  UNMAPPED: 'No rule of this gateway gives you access: ask whoever runs it',
  UNBOUND: 'Your token does not say which loans are yours: ask whoever runs the identity provider',
  DENIED: 'You are shut out of this gateway: ask whoever runs it',
};

const CANNOT_TELL: Denial = {
  status: 503,
  code: 'SERVICE_UNAVAILABLE',
  message: 'The identity provider does not say whether the token is good: send the same request again shortly',
  retryAfterSeconds: 5,
};

/** The viewer that a token names, beside an API key or by itself. */
export async function viewerBy(
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
  if (noEntry) throw new Refused({ status: 403, code: 'FORBIDDEN', message: NO_ENTRY[noEntry] });
  return undefined;
}

/**
 * Both headers, of one client, or a person's token alone where rules give people access, or 401; nothing of the body is read
 * before. A request that carries no Authorization header at all may still be an exchange of credentials, with a known API key, or, in development, a look at the schema.
 */
export async function identify(
  authenticator: Authenticator,
  req: IncomingMessage,
  development: boolean,
): Promise<Caller> {
  const bearer = bearerOf(req.headers.authorization);
  const apiKey = apiKeyOf(req);
  if (bearer !== undefined) {
    const viewer = await viewerBy(authenticator, bearer, apiKey);
    if (viewer) return { viewer, apiKey, isKnownKey: apiKey !== undefined };
  } else if (req.headers.authorization === undefined) {
    const isKnownKey = apiKey !== undefined && (await authenticator.clientOfKey(apiKey)) !== undefined;
    if (isKnownKey || development) return { viewer: undefined, apiKey, isKnownKey };
  }
  throw new Refused(UNAUTHENTICATED);
}
