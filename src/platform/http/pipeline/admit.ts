import { GraphQLError } from 'graphql';
import { addressSlot } from '../../identity/limiters.js';
import type { Quota, RequestLimiter } from '../../identity/limits.js';
import { Refused } from './call.js';
import type { RequestLifetime } from '../wire/request-lifetime.js';
import type { RequestFacts } from '../request/request-context.js';

/** How much one process, one client and one address may have at work and ask for; one count for both edges. */
export interface Admission {
  /** One of the address's requests without valid credentials. */
  address(facts: Told, address: string, asks: AddressRequest): Promise<void> | undefined;
  /** One of the client's requests. */
  request(facts: Told, actor: string): Promise<void> | undefined;
  /** A place in the process. */
  process(lifetime: RequestLifetime): void;
  /** A place of the client's, and one of its requests. */
  client(lifetime: RequestLifetime, facts: RequestFacts, actor: string): Promise<void> | undefined;
}

/**
 * Requests of an address without a token, counted by kind: those that show nothing use up neither the exchanges of known API
 * keys nor new WebSocket connections.
 */
export type AddressRequest = 'unknown' | 'exchange' | 'socket';

/** What its limits are is told with the answer. */
type Told = Pick<RequestFacts, 'rateLimit'>;

interface Needs {
  /** Requests at work at once in this process, and of one client. */
  readonly concurrent: { readonly inAll: number; readonly perClient: number };
  readonly limiters: { readonly perClient: RequestLimiter; readonly perAddress: RequestLimiter };
}

export function admission({ concurrent, limiters }: Needs): Admission {
  const inAll = places(concurrent.inAll);
  const perClient = places(concurrent.perClient);

  const charge = (limiter: RequestLimiter, policy: string, facts: Told, key: string): Promise<void> | undefined => {
    const taken = limiter.take(key);
    // A limit that is switched off tells nothing: what another told stays.
    const tell = () => {
      facts.rateLimit = rateLimitHeaders(policy, limiter.quota(key)) ?? facts.rateLimit;
    };
    if (!taken) tell();
    return (
      taken &&
      Promise.resolve(taken).then((refused) => {
        tell();
        if (refused)
          throw new Refused({
            status: 429,
            code: 'RATE_LIMITED',
            message: `Too many requests. Retry in ${refused.retryAfterSeconds} seconds.`,
            retryAfterSeconds: refused.retryAfterSeconds,
          });
      })
    );
  };

  const address: Admission['address'] = (facts, from, asks) =>
    charge(limiters.perAddress, 'address', facts, `${asks}:${addressSlot(from)}`);
  const request: Admission['request'] = (facts, actor) => charge(limiters.perClient, 'client', facts, actor);
  return {
    address,
    request,
    process: (lifetime) => {
      if (!inAll.take('', lifetime))
        throw new Refused({
          status: 503,
          code: 'SERVICE_UNAVAILABLE',
          message: 'The gateway is at its limit of concurrent requests. Retry in a second.',
          retryAfterSeconds: 1,
        });
    },
    client: (lifetime, facts, actor) => {
      if (!perClient.take(actor, lifetime))
        throw new Refused({
          status: 429,
          code: 'RATE_LIMITED',
          message: `The limit of ${concurrent.perClient} concurrent requests per client is reached. Wait for one to finish.`,
          retryAfterSeconds: 1,
        });
      return request(facts, actor);
    },
  };
}

/** As draft-ietf-httpapi-ratelimit-headers has them, which are structured fields (RFC 9651). */
const rateLimitHeaders = (policy: string, quota: Quota | undefined): readonly string[] | undefined =>
  quota && [
    'ratelimit-policy',
    `"${policy}";q=${quota.limit};w=${quota.windowSeconds}`,
    'ratelimit',
    `"${policy}";r=${quota.remaining};t=${quota.resetSeconds}`,
  ];

/** The most that one operation may cost, by the viewer's role. A role without an entry may send none. */
export type CostLimits = Readonly<Record<string, number>>;

export const costFault = (cost: { readonly requested: number; readonly limit: number }) =>
  new GraphQLError(
    `The operation costs ${cost.requested}; the limit for this client is ${cost.limit}. Request shorter pages or fewer fields.`,
    { extensions: { code: 'COST_LIMIT_EXCEEDED', cost, http: { status: 400 } } },
  );

/** So many at once for each key. */
export interface Places {
  /** For as long as that lasts, and once however often it asks. False when all places are taken. */
  take(key: string, lifetime: RequestLifetime): boolean;
}

export function places(most: number): Places {
  const taken = new Map<string, Set<RequestLifetime>>();
  return {
    take: (key, lifetime) => {
      const holders = taken.get(key) ?? new Set();
      if (holders.has(lifetime)) return true;
      if (holders.size >= most) return false;
      taken.set(key, holders.add(lifetime));
      lifetime.onEnd(() => {
        holders.delete(lifetime);
        if (holders.size === 0 && taken.get(key) === holders) taken.delete(key);
      });
      return true;
    },
  };
}
