import { hash } from 'node:crypto';
import { decodeJwt } from 'jose';
import { LRUCache } from 'lru-cache';
import { CACHE_BOUNDS } from '../app/cache-bounds.js';
import type { TokenClaims, Tokens } from '../app/ports.js';
import { gatewayTokens } from './gateway-tokens.js';
import { providerTokens } from './provider-tokens.js';

/** Our own tokens, and those of an outside provider where one is configured. A good token is checked once a minute. */
export function tokens(signingKey: Uint8Array, provider: { issuer: string; audience: string } | undefined): Tokens {
  const own = gatewayTokens(signingKey);
  const outside = provider && providerTokens(provider);
  const verified = new LRUCache<string, TokenClaims>({ max: CACHE_BOUNDS.tokens.count });

  async function check(token: string): Promise<TokenClaims | undefined> {
    const clientId = await own.verify(token);
    if (clientId !== undefined) return { issuedBy: 'GATEWAY', clientId };
    const claims = await outside?.verify(token);
    return claims && { issuedBy: 'IDENTITY_PROVIDER', ...claims };
  }

  return {
    issue: own.issue,
    verified: (token) => verified.get(keyOf(token)),
    verify: async (token) => {
      const key = keyOf(token);
      const known = verified.get(key);
      if (known) return known;
      const claims = await check(token);
      if (claims) verified.set(key, claims, { ttl: Math.min(60_000, millisecondsLeft(token)) });
      return claims;
    },
  };
}

const keyOf = (token: string) => hash('sha256', token, 'base64');

const millisecondsLeft = (token: string) => Math.max(1, (decodeJwt(token).exp ?? 0) * 1000 - Date.now());
