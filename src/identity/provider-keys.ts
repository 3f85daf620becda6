import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';
import { ProviderUnavailable } from '../app/ports/ports.js';

/** Keys are asked for again this often, so that one that the provider takes back is forgotten. */
const ASK_AGAIN_MS = 600_000;
/** A key that nobody knows may be new, or made up: it is worth a question this often. */
const COOLDOWN_MS = 5_000;
const TIMEOUT_MS = 5_000;

/**
 * The keys that a provider publishes. Those once known go on while it cannot be asked: only a key that is new has to wait
 * for it.
 */
export function providerKeys(issuer: string): JWTVerifyGetKey {
  let known: JWTVerifyGetKey | undefined;
  let askedAt = -Infinity;
  let answeredAt = -Infinity;
  let asking: Promise<JWTVerifyGetKey> | undefined;

  const ask = (): Promise<JWTVerifyGetKey> => {
    askedAt = performance.now();
    asking ??= published(issuer)
      .then((keys) => {
        answeredAt = askedAt;
        return (known = keys);
      })
      .finally(() => {
        asking = undefined;
      });
    return asking;
  };
  const mayAsk = (after: number) => performance.now() - askedAt >= after;

  return async (header, token) => {
    if (!known) {
      if (!asking && !mayAsk(COOLDOWN_MS)) throw new ProviderUnavailable(undefined);
      return (await ask())(header, token);
    }
    const isOld = performance.now() - answeredAt >= ASK_AGAIN_MS;
    if (isOld && mayAsk(COOLDOWN_MS)) ask().catch(() => undefined);
    try {
      return await known(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
      if (asking || mayAsk(COOLDOWN_MS)) return (await ask())(header, token);
      // Nobody knows whether the key is good as long as the provider has not answered.
      throw answeredAt < askedAt ? new ProviderUnavailable(error) : error;
    }
  };
}

async function published(issuer: string): Promise<JWTVerifyGetKey> {
  try {
    const about = await read<{ readonly jwks_uri?: string }>(
      `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
    );
    if (!about.jwks_uri) throw new Error('The identity provider names no jwks_uri');
    return createLocalJWKSet(await read<JSONWebKeySet>(about.jwks_uri));
  } catch (error) {
    throw new ProviderUnavailable(error);
  }
}

async function read<Answer>(address: string): Promise<Answer> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
  if (!response.ok) throw new Error(`The identity provider answered ${response.status}`);
  return (await response.json()) as Answer;
}
