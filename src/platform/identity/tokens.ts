import { hash } from 'node:crypto';
import { SignJWT, decodeJwt } from 'jose';
import { LRUCache } from 'lru-cache';
import type { IssuedToken, TokenClaims, Tokens } from './token-claims.js';
import { CACHE_BOUNDS } from '../runtime/cache-bounds.js';
import { importedKey, type SigningKeys, verifiedByAny } from './signing-keys.js';
import { CLOCK_SKEW_SECONDS, providerTokens, type IdentityProvider } from './provider-tokens.js';

const ISSUER = 'loan-gateway';
const TOKEN_SECONDS = 900;

/** Our own tokens: HS256 and nothing else, so `alg: none` and key confusion do not arise. */
function gatewayTokens(signingKeys: SigningKeys) {
  return {
    issue: async (clientId: string): Promise<IssuedToken> => ({
      accessToken: await new SignJWT({})
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
        .setIssuer(ISSUER)
        .setAudience(ISSUER)
        .setSubject(clientId)
        .setIssuedAt()
        .setExpirationTime(`${TOKEN_SECONDS}s`)
        .sign(await importedKey(signingKeys()[0])),
      expiresIn: TOKEN_SECONDS,
    }),
    verify: async (token: string): Promise<string | undefined> => {
      const payload = await verifiedByAny(signingKeys, token, {
        algorithms: ['HS256'],
        issuer: ISSUER,
        audience: ISSUER,
        typ: 'at+jwt',
        requiredClaims: ['sub', 'exp'],
      });
      return payload?.sub;
    },
  };
}

interface TokensInUse<Access> extends Tokens<Access> {
  /** Other rules for the same provider, from now on. */
  use(provider: IdentityProvider<Access> | undefined): void;
}

/** Our own tokens, and those of an outside provider where one is configured. A good token is checked once a minute. */
export function tokens<Access>(
  signingKeys: SigningKeys,
  configured: IdentityProvider<Access> | undefined,
): TokensInUse<Access> {
  let provider = configured;
  const own = gatewayTokens(signingKeys);
  const outside = configured && providerTokens(() => provider ?? configured);
  const verified = new LRUCache<string, TokenClaims<Access>>({ max: CACHE_BOUNDS.tokens.count });

  async function check(token: string): Promise<TokenClaims<Access> | undefined> {
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
      const rules = provider;
      const claims = await check(token);
      // What was found by rules that have changed meanwhile is not kept.
      if (claims && rules === provider)
        verified.set(key, claims, { ttl: Math.min(60_000, millisecondsLeft(token, claims)) });
      return claims;
    },
    isDenied: (person) => (provider?.denied ?? []).includes(person),
    use: (next) => {
      provider = next;
      verified.clear();
    },
  };
}

const keyOf = (token: string) => hash('sha256', token, 'base64');

/** Our own tokens end by our own clock; that of a provider may be late. */
function millisecondsLeft(token: string, { issuedBy }: TokenClaims): number {
  const late = issuedBy === 'GATEWAY' ? 0 : CLOCK_SKEW_SECONDS;
  return Math.max(1, ((decodeJwt(token).exp ?? 0) + late) * 1000 - Date.now());
}
