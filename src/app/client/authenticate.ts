import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { ROLE_SCOPES, ROLES, type Role } from '../../domain/access/roles.js';
import { scopeSet, type Viewer } from '../../domain/access/viewer.js';
import { scopesNamed, type Scope } from '../../domain/access/visibility.js';
import { obtain } from '../../domain/obtain.js';
import { CACHE_BOUNDS } from '../runtime/cache-bounds.js';
import type { ApiClient, ClientStore, TokenClaims, Tokens } from '../ports/ports.js';

/** Keys and secrets are 256 random bits, so a plain hash is enough: there is nothing to guess. */
export const newApiKey = () => `lgk_${randomBytes(32).toString('base64url')}`;
export const newClientSecret = () => `lgs_${randomBytes(32).toString('base64url')}`;
export const newClientId = () => `client_${randomBytes(9).toString('base64url')}`;

/** Whether a text can be the id of a client at all. */
export const isClientId = (text: string): boolean => /^client_[\w-]{12}$/.test(text);

export const credentialHash = (text: string): Buffer => hash('sha256', text, 'buffer');

export const matchesHash = (text: string, expected: Uint8Array): boolean => {
  const given = credentialHash(text);
  return given.length === expected.length && timingSafeEqual(given, expected);
};

/** A revoked client stops working everywhere within this time. */
const CLIENT_CACHE_MS = 2_000;
/** A client that goes on asking is looked up again before then, so that none of its requests has to wait for it. */
const LOOK_AGAIN_MS = 1_000;

const SCOPES_OF_ROLE: ReadonlyMap<Role, ReadonlySet<Scope>> = new Map(
  ROLES.map((role) => [role, scopeSet(ROLE_SCOPES[role])]),
);

export interface Authenticator {
  /** The client that an API key belongs to, unless revoked. */
  clientOfKey(apiKey: string): Promise<ApiClient | undefined>;
  /** The viewer that a bearer token and an API key name together; undefined unless both are good and belong together. */
  viewerOf(token: string, apiKey: string): Promise<Viewer | undefined>;
  /** The same, at once, where both were found good a moment ago; undefined says nothing. */
  knownViewerOf(token: string, apiKey: string): Viewer | undefined;
}

export function authenticator(clients: ClientStore, tokens: Tokens): Authenticator {
  const cache = new LRUCache<string, { client: ApiClient | undefined }>({
    max: CACHE_BOUNDS.clients.count,
    ttl: CLIENT_CACHE_MS,
  });
  const lookups = new Map<string, Promise<ApiClient | undefined>>();

  async function find(keyHash: Buffer, cacheKey: string): Promise<ApiClient | undefined> {
    try {
      const found = await clients.byKeyHash(keyHash);
      const client = found?.revokedAt ? undefined : found;
      cache.set(cacheKey, { client });
      return client;
    } finally {
      lookups.delete(cacheKey);
    }
  }

  /** Whoever asks while one is under way gets its answer. */
  const lookUp = (keyHash: Buffer, cacheKey: string) => obtain(lookups, cacheKey, () => find(keyHash, cacheKey));

  /** What was found a moment ago. That it cannot be looked up again just now shows once it is forgotten. */
  function recall(keyHash: Buffer, cacheKey: string): { client: ApiClient | undefined } | undefined {
    const known = cache.get(cacheKey);
    if (known && cache.getRemainingTTL(cacheKey) < CLIENT_CACHE_MS - LOOK_AGAIN_MS)
      lookUp(keyHash, cacheKey).catch(() => undefined);
    return known;
  }

  async function clientOfKey(apiKey: string): Promise<ApiClient | undefined> {
    const keyHash = credentialHash(apiKey);
    const cacheKey = cacheKeyOf(keyHash);
    const known = recall(keyHash, cacheKey);
    return known ? known.client : lookUp(keyHash, cacheKey);
  }

  return {
    clientOfKey,
    viewerOf: async (token, apiKey) => {
      const [claims, client] = await Promise.all([tokens.verify(token), clientOfKey(apiKey)]);
      return claims && client ? bind(claims, client) : undefined;
    },
    knownViewerOf: (token, apiKey) => {
      const keyHash = credentialHash(apiKey);
      const client = recall(keyHash, cacheKeyOf(keyHash))?.client;
      const claims = client && tokens.verified(token);
      return claims && bind(claims, client);
    },
  };
}

const cacheKeyOf = (keyHash: Buffer) => keyHash.toString('latin1');

function bind(claims: TokenClaims, client: ApiClient): Viewer | undefined {
  const { id, name, role, portfolio } = client;
  const scopes = SCOPES_OF_ROLE.get(role) ?? scopeSet([]);
  if (claims.issuedBy === 'GATEWAY') {
    return claims.clientId === id ? { clientId: id, name, role, portfolio, scopes } : undefined;
  }
  if (client.subject === undefined || claims.subject !== client.subject) return undefined;
  // Of what the role has, a provider's token gives what it names. One that names nothing of ours gives nothing.
  const named = scopeSet(claims.scopes.flatMap(scopesNamed).filter((scope) => scopes.has(scope)));
  return { clientId: id, name, role, portfolio, scopes: named };
}
