import { credentialHash, isClientId, matchesHash } from './authenticate.js';
import type { Attempt, AttemptLimiter, ClientStore, Clock, IssuedToken, Tokens, TooMany } from '../ports/ports.js';

export interface AuthTokenInput {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly apiKey: string;
  /** Where the caller is. */
  readonly address: string;
}

export type AuthTokenAnswer =
  | { readonly kind: 'ISSUED'; readonly token: IssuedToken }
  | { readonly kind: 'WRONG_CREDENTIALS' }
  | { readonly kind: 'TOO_MANY_ATTEMPTS'; readonly retryAfterSeconds: number };

interface AuthTokenNeeds {
  readonly clients: ClientStore;
  readonly tokens: Tokens;
  readonly attempts: AttemptLimiter;
  readonly clock: Clock;
}

const NOBODY = credentialHash('no client has this secret');

/**
 * Exchanges a client's id, secret and API key for a short-lived token. What is wrong is counted for the address; for the
 * client only beside its true key, so that nobody who lacks it can lock the client, and no address that is locked keeps a
 * client with the right credentials out.
 */
export function authToken({ clients, tokens, attempts, clock }: AuthTokenNeeds) {
  return async ({ clientId, clientSecret, apiKey, address }: AuthTokenInput): Promise<AuthTokenAnswer> => {
    const client = isClientId(clientId) ? await clients.byId(clientId) : undefined;
    const secretIsRight = matchesHash(clientSecret, client?.secretHash ?? NOBODY);
    const keyIsRight = matchesHash(apiKey, client?.keyHash ?? NOBODY) && client?.revokedAt === undefined;

    const counted: Promise<Attempt>[] = [];
    if (!keyIsRight || !secretIsRight) counted.push(attempts.ofAddress.count(address));
    if (keyIsRight) counted.push(attempts.ofClient[secretIsRight ? 'look' : 'count'](clientId));
    const waits = await Promise.all(counted);

    const refused = waits.filter(isTooMany);
    if (refused.length > 0)
      return { kind: 'TOO_MANY_ATTEMPTS', retryAfterSeconds: Math.max(...refused.map((one) => one.retryAfterSeconds)) };
    const delayMs = Math.max(...waits.map((wait) => ('delayMs' in wait ? wait.delayMs : 0)));
    if (delayMs > 0) await clock.sleep(delayMs);

    if (!keyIsRight || !secretIsRight) return { kind: 'WRONG_CREDENTIALS' };
    await attempts.ofClient.clear(clientId);
    return { kind: 'ISSUED', token: await tokens.issue(clientId) };
  };
}

const isTooMany = (attempt: Attempt): attempt is TooMany => 'retryAfterSeconds' in attempt;
