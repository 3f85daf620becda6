import { hash, webcrypto } from 'node:crypto';
import { SignJWT, decodeJwt, jwtVerify, type JWTPayload, type JWTVerifyOptions } from 'jose';
import { LRUCache } from 'lru-cache';
import type { IssuedToken, TokenClaims, Tokens } from '../app/ports/ports.js';
import type { DocumentTickets, TicketHolder } from '../app/record/document-links.js';
import { CACHE_BOUNDS } from '../app/runtime/cache-bounds.js';
import { obtain } from '../domain/obtain.js';
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

interface TokensInUse extends Tokens {
  /** Other rules for the same provider, from now on. */
  use(provider: IdentityProvider | undefined): void;
}

/** Our own tokens, and those of an outside provider where one is configured. A good token is checked once a minute. */
export function tokens(signingKeys: SigningKeys, configured: IdentityProvider | undefined): TokensInUse {
  let provider = configured;
  const own = gatewayTokens(signingKeys);
  const outside = configured && providerTokens(() => provider ?? configured);
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

/** The keys of this moment: the first signs, all verify, so that tokens outlive a change of the key. */
export type SigningKeys = () => readonly [Uint8Array, ...Uint8Array[]];

const imported = new WeakMap<Uint8Array, Promise<CryptoKey>>();

/** Imported once: to do it for each signature takes as long as the signature. */
const importedKey = (key: Uint8Array): Promise<CryptoKey> =>
  obtain(imported, key, () =>
    webcrypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']),
  );

/** What a token says that one of the keys signed. */
async function verifiedByAny<Claims>(
  signingKeys: SigningKeys,
  token: string,
  options: JWTVerifyOptions,
): Promise<(JWTPayload & Claims) | undefined> {
  for (const key of signingKeys()) {
    try {
      return (await jwtVerify<Claims>(token, await importedKey(key), options)).payload;
    } catch {
      // Signed by another key, or by none.
    }
  }
  return undefined;
}

const TICKET_SECONDS = 300;
const AUDIENCE = 'loan-gateway documents';

/** A ticket is a token of its own kind: it opens one document and nothing else, and an access token opens none. */
export function documentTickets(signingKeys: SigningKeys): DocumentTickets {
  return {
    issue: async ({ documentId, loanId, clientId, person }) => {
      const expiresAt = new Date(Date.now() + TICKET_SECONDS * 1000);
      const token = await new SignJWT({ loan: loanId, client: clientId, ...(person && { person }) })
        .setProtectedHeader({ alg: 'HS256', typ: 'document+jwt' })
        .setAudience(AUDIENCE)
        .setSubject(documentId)
        .setExpirationTime(expiresAt)
        .sign(await importedKey(signingKeys()[0]));
      return { token, expiresAt };
    },
    verify: async (token) => {
      const payload = await verifiedByAny<{ loan: string; client: string; person?: TicketHolder }>(signingKeys, token, {
        algorithms: ['HS256'],
        audience: AUDIENCE,
        typ: 'document+jwt',
        requiredClaims: ['sub', 'exp', 'loan', 'client'],
      });
      if (!payload) return undefined;
      const { sub: documentId = '', loan: loanId, client: clientId, person } = payload;
      return { documentId, loanId, clientId, person };
    },
  };
}
