import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Access, NoAccess } from '../../domain/access/access-rule.js';
import { isScope, type Role, ROLE_SCOPES, ROLES, type Scope } from '../../domain/access/roles.js';
import { scopeSet, type Viewer } from '../../domain/access/viewer.js';
import { applicationId, applicationOf, PERSON } from '../../platform/identity/viewer.js';
import { getOrCreate } from '../../platform/runtime/get-or-create.js';
import type { ApiClient, ClientStore, Clock } from '../ports.js';
import type { Attempt, AttemptLimiter, TooMany } from '../../platform/identity/limits.js';
import type { IssuedToken } from '../../platform/identity/token-claims.js';
import type * as claims from '../../platform/identity/token-claims.js';
import type * as platform from '../../platform/identity/authenticator.js';
import { CACHE_BOUNDS } from '../../platform/runtime/cache-bounds.js';
import { isClientId } from '../../domain/record/ids.js';

/** Keys and secrets are 256 random bits, so a plain hash is enough: there is nothing to guess. */
export const newApiKey = () => `lgk_${randomBytes(32).toString('base64url')}`;
export const newClientSecret = () => `lgs_${randomBytes(32).toString('base64url')}`;
export const newClientId = () => `client_${randomBytes(9).toString('base64url')}`;

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

type Authenticator = platform.Authenticator<Viewer>;

/** What a token of the identity provider gives a person by the rules of OIDC_ACCESS. */
export type ProviderAccess = Access | NoAccess;

/** The claims of a token, with what OIDC_ACCESS gives the person. */
export type Tokens = claims.Tokens<ProviderAccess>;
type TokenClaims = claims.TokenClaims<ProviderAccess>;
type ProviderClaims = claims.ProviderClaims<ProviderAccess>;

/** A known person without access is told why: another token would not help. */
const NO_ENTRY: Readonly<Record<NoAccess | 'DENIED', string>> = {
  UNMAPPED: 'No access rule matches your account. Ask the administrator of this gateway for access.',
  UNBOUND: 'Your token does not say which loans you can access. Ask the administrator of the identity provider.',
  DENIED: 'Your access to this gateway is blocked. Ask its administrator.',
};

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

  /** Requests during a running call get its answer. */
  const lookUp = (keyHash: Buffer, cacheKey: string) => getOrCreate(lookups, cacheKey, () => find(keyHash, cacheKey));

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
      const [claims, client] = await Promise.all([
        tokens.verify(token),
        apiKey === undefined ? undefined : clientOfKey(apiKey),
      ]);
      if (!claims || (apiKey !== undefined && !client)) return undefined;
      return bind(claims, client);
    },
    knownViewerOf: (token, apiKey) => {
      const claims = tokens.verified(token);
      if (!claims || apiKey === undefined) return claims && bind(claims, undefined);
      const keyHash = credentialHash(apiKey);
      const client = recall(keyHash, cacheKeyOf(keyHash))?.client;
      return client && bind(claims, client);
    },
    whyNot: (token) => {
      const claims = tokens.verified(token);
      if (claims?.issuedBy !== 'IDENTITY_PROVIDER') return undefined;
      if (claims.isDenied) return NO_ENTRY.DENIED;
      return typeof claims.access === 'string' ? NO_ENTRY[claims.access] : undefined;
    },
  };
}

const cacheKeyOf = (keyHash: Buffer) => keyHash.toString('latin1');

const NO_SCOPES = scopeSet([]);

/** Beside an API key comes its client; it has to be the one that the token was given to. */
function bind(claims: TokenClaims, client: ApiClient | undefined): Viewer | undefined {
  if (claims.issuedBy === 'IDENTITY_PROVIDER') return bindProvider(claims, client);
  if (claims.clientId !== client?.id) return undefined;
  const { id, name, role, portfolio } = client;
  return { clientId: id, name, role, portfolio, scopes: SCOPES_OF_ROLE.get(role) ?? NO_SCOPES };
}

function bindProvider(claims: ProviderClaims, client: ApiClient | undefined): Viewer | undefined {
  const { subject, application, person, isDenied } = claims;
  if (isDenied || (client && client.subject !== subject)) return undefined;
  // A client whose name is the token's subject acts as itself, unless rules say that it is a person.
  const isByRules = typeof claims.access === 'object';
  const isPerson = person !== undefined && (application !== undefined || !client || isByRules);
  const access = isPerson && claims.access !== undefined ? claims.access : client;
  if (access === undefined || typeof access === 'string') return undefined;
  const { role, portfolio } = access;
  const clientId = client?.id ?? applicationId(application);
  return {
    clientId,
    name: client?.name ?? applicationOf(clientId),
    personId: isPerson ? `${PERSON}${person}` : undefined,
    application: isPerson ? applicationId(application) : undefined,
    role,
    portfolio,
    scopes: scopesOf(claims, role, access === client),
  };
}

/**
 * Of what the role has, a provider's token gives what it names. One that names nothing of ours gives nothing. Webhooks are a
 * client's: messages go on when the person has left.
 */
function scopesOf({ scopes }: ProviderClaims, role: Role, isOfClient: boolean): ReadonlySet<Scope> {
  const ofRole = SCOPES_OF_ROLE.get(role) ?? NO_SCOPES;
  const named = scopes.filter(isScope).filter((scope) => ofRole.has(scope));
  return scopeSet(isOfClient ? named : named.filter((scope) => scope !== 'webhook:manage'));
}

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

const NO_CLIENT = credentialHash('no client has this secret');

/**
 * Exchanges a client's id, secret and API key for a short-lived token. A failure counts for the address; for the client
 * only together with its true key. So a caller without the key can't lock the client, and a locked address does not
 * block a client with the right credentials.
 */
export function authToken({ clients, tokens, attempts, clock }: AuthTokenNeeds) {
  return async ({ clientId, clientSecret, apiKey, address }: AuthTokenInput): Promise<AuthTokenAnswer> => {
    const client = isClientId(clientId) ? await clients.byId(clientId) : undefined;
    const secretIsRight = matchesHash(clientSecret, client?.secretHash ?? NO_CLIENT);
    const keyIsRight = matchesHash(apiKey, client?.keyHash ?? NO_CLIENT) && client?.revokedAt === undefined;

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
