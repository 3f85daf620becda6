import {
  decodeJwt,
  jwtVerify,
  createLocalJWKSet,
  errors,
  type JWTPayload,
  type JSONWebKeySet,
  type JWTVerifyGetKey,
} from 'jose';
import { isJsonObject } from '../runtime/json.js';
import { ProviderUnavailable, type ProviderClaims } from './token-claims.js';

/** An outside identity provider, and what the application makes of its tokens. */
export interface IdentityProvider<Access = unknown> {
  readonly issuer: string;
  readonly audience: string;
  readonly personClaim?: string | undefined;
  /** The application's scopes for a word in the token's scope claim. */
  readonly scopesNamed: (word: string) => readonly string[];
  /** What the claims of a person's token give that person. Absent where tokens alone give no access. */
  readonly accessOf?: ((claims: Readonly<Record<string, unknown>>) => Access) | undefined;
  readonly denied?: readonly string[] | undefined;
}

const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

/** How far the clocks of provider and gateway may differ. */
export const CLOCK_SKEW_SECONDS = 30;

/** What a person may no longer do shows with the next token: one that lasts longer than this is refused. */
const LONGEST_LIFE_SECONDS = 86_400;

/** Tokens of an outside OpenID Connect provider, checked against the keys that it publishes. */
export function providerTokens<Access>(provider: () => IdentityProvider<Access>) {
  const { issuer, audience } = provider();
  const keys = providerKeys(issuer);
  return {
    /** Fails where the provider would have to be asked, and does not answer. */
    verify: async (token: string): Promise<ProviderClaims<Access> | undefined> => {
      try {
        // A token that does not claim to come from the provider is not worth a request to it.
        if (decodeJwt(token).iss !== issuer) return undefined;
        const { payload } = await jwtVerify(token, keys, {
          algorithms: ALGORITHMS,
          issuer,
          audience,
          requiredClaims: ['exp'],
          clockTolerance: CLOCK_SKEW_SECONDS,
        });
        return claimsOf(payload, provider());
      } catch (error) {
        if (error instanceof ProviderUnavailable) throw error;
        return undefined;
      }
    },
  };
}

/** OpenID Connect Core 1.0, section 2: no more than 255 ASCII characters. */
const isName = (claim: unknown): claim is string => typeof claim === 'string' && /^[ -~]{1,255}$/.test(claim);

/** A token speaks for the application it was given to, where it names one, and for the person who uses it, where it is not the same. */
function claimsOf<Access>(
  payload: JWTPayload,
  { personClaim = 'sub', scopesNamed, accessOf, denied }: IdentityProvider<Access>,
): ProviderClaims<Access> | undefined {
  const application = [payload.azp, payload.client_id].find((claim) => typeof claim === 'string');
  const named = payload[personClaim];
  const person = isName(named) && named !== application ? named : undefined;
  const subject = application ?? payload.sub;
  if (!isName(subject) || (person !== undefined && (livesTooLong(payload) || isLent(payload, application))))
    return undefined;
  // A token with an unnamed person, other than the application, is not the application's either.
  const isItself = payload.sub === undefined || payload.sub === application;
  if (application !== undefined && person === undefined && !isItself) return undefined;
  return {
    subject,
    application: isName(application) ? application : undefined,
    person,
    scopes: [...new Set([payload.scope, payload.scp].flatMap(wordsIn).flatMap(scopesNamed))],
    access: accessOf && person !== undefined ? accessOf(payload) : undefined,
    isDenied: person !== undefined && (denied ?? []).includes(person),
  };
}

/** Until it ends, and from when it was made: what it says of a person may be as old as it is. */
const livesTooLong = ({ exp = 0, iat = Infinity }: JWTPayload): boolean =>
  exp - Math.min(iat, Date.now() / 1_000) > LONGEST_LIFE_SECONDS + CLOCK_SKEW_SECONDS;

/**
 * Exchanged for another party than the application that sends it (RFC 8693): one person could act under the name of
 * another.
 */
const isLent = ({ act }: JWTPayload, application: unknown): boolean =>
  act !== undefined && !(isJsonObject(act) && act.sub === application);

/** Some providers write one text, others a list. */
const wordsIn = (claim: unknown): string[] =>
  (Array.isArray(claim) ? claim : [claim]).flatMap((text) => (typeof text === 'string' ? text.split(' ') : []));

/** Keys are fetched again this often, so that a key that the provider revokes is forgotten. */
const ASK_AGAIN_MS = 600_000;
/** An unknown key may be new, or invented: it is worth a request this often. */
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
      // The key can't be judged until the provider answers.
      throw answeredAt < askedAt ? new ProviderUnavailable(error) : error;
    }
  };
}

async function published(issuer: string): Promise<JWTVerifyGetKey> {
  try {
    const about = await read<{ readonly jwks_uri?: string }>(
      `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
    );
    if (!about.jwks_uri) throw new Error('The discovery document of the identity provider has no jwks_uri');
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
