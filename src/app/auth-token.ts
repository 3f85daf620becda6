import { credentialHash, matchesHash } from './credentials.js';
import type { AttemptLimiter, ClientStore, Clock, IssuedToken, Tokens } from './ports.js';

export interface AuthTokenInput {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly apiKey: string;
}

export type AuthTokenAnswer =
  | { readonly kind: 'ISSUED'; readonly token: IssuedToken }
  | { readonly kind: 'WRONG_CREDENTIALS' }
  | { readonly kind: 'TOO_MANY_ATTEMPTS'; readonly retryAfterSeconds: number };

const NOBODY = credentialHash('no client has this secret');

/** Exchanges a client's id, secret and API key for a short-lived token. A wrong one costs time, then all are refused. */
export function authToken(needs: { clients: ClientStore; tokens: Tokens; attempts: AttemptLimiter; clock: Clock }) {
  return async ({ clientId, clientSecret, apiKey }: AuthTokenInput): Promise<AuthTokenAnswer> => {
    const attempt = await needs.attempts.take(clientId);
    if ('retryAfterSeconds' in attempt) return { kind: 'TOO_MANY_ATTEMPTS', ...attempt };
    if (attempt.delayMs > 0) await needs.clock.sleep(attempt.delayMs);

    const client = await needs.clients.byId(clientId);
    const secretIsRight = matchesHash(clientSecret, client?.secretHash ?? NOBODY);
    const keyIsRight = matchesHash(apiKey, client?.keyHash ?? NOBODY);
    if (!client || client.revokedAt || !secretIsRight || !keyIsRight) return { kind: 'WRONG_CREDENTIALS' };

    await needs.attempts.clear(clientId);
    return { kind: 'ISSUED', token: await needs.tokens.issue(clientId) };
  };
}
