import type { IncomingMessage } from 'node:http';
import type { Authenticator } from '../../app/client/authenticate.js';
import { Refused, type Caller, type Denial } from './call.js';

export const UNAUTHENTICATED: Denial = {
  status: 401,
  code: 'UNAUTHENTICATED',
  message:
    'Send both `Authorization: Bearer <token>` and `key: <API key>` of the same client. A token comes from authToken.',
};

export const isApiKey = (text: unknown): text is string =>
  typeof text === 'string' && text.length > 0 && text.length <= 200;

export const apiKeyOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined =>
  isApiKey(headers.key) ? headers.key : undefined;

export const bearerOf = (text: unknown): string | undefined =>
  typeof text === 'string' ? /^Bearer ([\w~+/.-]+=*)$/i.exec(text)?.[1] : undefined;

/**
 * Both headers, of one client, or 401; nothing of the body is read before. A request that carries no Authorization header
 * at all may still be an exchange of credentials, with a known API key, or, in development, a look at the schema.
 */
export async function identify(
  authenticator: Authenticator,
  req: IncomingMessage,
  development: boolean,
): Promise<Caller> {
  const bearer = bearerOf(req.headers.authorization);
  const apiKey = apiKeyOf(req);
  if (bearer !== undefined && apiKey !== undefined) {
    const viewer = authenticator.knownViewerOf(bearer, apiKey) ?? (await authenticator.viewerOf(bearer, apiKey));
    if (viewer) return { viewer, apiKey, isKnownKey: true };
  } else if (req.headers.authorization === undefined) {
    const isKnownKey = apiKey !== undefined && (await authenticator.clientOfKey(apiKey)) !== undefined;
    if (isKnownKey || development) return { viewer: undefined, apiKey, isKnownKey };
  }
  throw new Refused(UNAUTHENTICATED);
}
