import { jwtVerify, SignJWT, createRemoteJWKSet, decodeJwt, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { IssuedToken, TokenClaims, Tokens } from '../app/ports/ports.js';
import { CACHE_BOUNDS } from '../app/runtime/cache-bounds.js';

const ISSUER = 'loan-gateway';
const LIFETIME_SECONDS = 900;

/** Our own tokens: HS256 and nothing else, so `alg: none` and key confusion do not arise. */
export function gatewayTokens(signingKey: Uint8Array) {
  return {
    issue: async (clientId: string): Promise<IssuedToken> => ({
      accessToken: await new SignJWT({})
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
        .setIssuer(ISSUER)
        .setAudience(ISSUER)
        .setSubject(clientId)
        .setIssuedAt()
        .setExpirationTime(`${LIFETIME_SECONDS}s`)
        .sign(signingKey),
      expiresIn: LIFETIME_SECONDS,
    }),
    verify: async (token: string): Promise<string | undefined> => {
      try {
        const { payload } = await jwtVerify(token, signingKey, {
          algorithms: ['HS256'],
          issuer: ISSUER,
          audience: ISSUER,
          typ: 'at+jwt',
          requiredClaims: ['sub', 'exp'],
        });
        return payload.sub;
      } catch {
        return undefined;
      }
    },
  };
}

export interface ProviderClaims {
  readonly subject: string;
  readonly scopes: readonly string[];
}

const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

/** Tokens of an outside OpenID Connect provider, checked against the keys that it publishes. */
export function providerTokens({ issuer, audience }: { issuer: string; audience: string }) {
  let keys: Promise<JWTVerifyGetKey> | undefined;
  const publishedKeys = () => {
    keys ??= discoverKeys(issuer).catch((error: unknown) => {
      keys = undefined;
      throw error;
    });
    return keys;
  };
  return {
    verify: async (token: string): Promise<ProviderClaims | undefined> => {
      try {
        // Whatever does not even claim to come from the provider is not worth a request to it.
        if (decodeJwt(token).iss !== issuer) return undefined;
        const { payload } = await jwtVerify(token, await publishedKeys(), {
          algorithms: ALGORITHMS,
          issuer,
          audience,
          requiredClaims: ['exp'],
        });
        return claimsOf(payload);
      } catch {
        return undefined;
      }
    },
  };
}

async function discoverKeys(issuer: string): Promise<JWTVerifyGetKey> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const response = await fetch(address, { signal: AbortSignal.timeout(5_000) });
  const { jwks_uri: keysAddress } = (await response.json()) as { jwks_uri?: string };
  if (!keysAddress) throw new Error('The identity provider names no jwks_uri');
  return createRemoteJWKSet(new URL(keysAddress));
}

/** A token speaks for the application it was given to, where it names one, else for its subject. */
function claimsOf(payload: JWTPayload): ProviderClaims | undefined {
  const subject = [payload.azp, payload.client_id, payload.sub].find((claim) => typeof claim === 'string');
  if (typeof subject !== 'string') return undefined;
  return { subject, scopes: [...scopesIn(payload.scope), ...scopesIn(payload.scp)] };
}

/** Some providers write one text, others a list. */
const scopesIn = (claim: unknown): string[] =>
  (Array.isArray(claim) ? claim : [claim]).flatMap((text) => (typeof text === 'string' ? text.split(' ') : []));

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
