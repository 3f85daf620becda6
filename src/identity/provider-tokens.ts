import { createRemoteJWKSet, decodeJwt, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';

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
