import { GraphQLError } from 'graphql';
import type { Quota, RequestLimiter } from '../../app/ports/ports.js';
import { Refused } from './call.js';
import type { Config } from '../../config/config.js';
import type { Life } from '../../wire/life.js';
import type { RequestFacts } from '../request/request-context.js';

/** How much one process, one client and one address may have at work and ask for; one count for both edges. */
export interface Admission {
  /** One of the address's requests. */
  address(facts: Told, address: string): Promise<void> | undefined;
  /** One of the client's requests. */
  request(facts: Told, actor: string): Promise<void> | undefined;
  /** A place in the process, and one of the address's requests. */
  process(life: Life, facts: RequestFacts, address: string): Promise<void> | undefined;
  /** A place of the client's, and one of its requests. */
  client(life: Life, facts: RequestFacts, actor: string): Promise<void> | undefined;
}

/** What its limits are is told with the answer. */
type Told = Pick<RequestFacts, 'rateLimit'>;

interface Needs {
  readonly concurrent: Config['limits']['concurrent'];
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
            message: `Too many requests: send the next one in ${refused.retryAfterSeconds} seconds`,
            retryAfterSeconds: refused.retryAfterSeconds,
          });
      })
    );
  };

  const address: Admission['address'] = (facts, from) => charge(limiters.perAddress, 'address', facts, from);
  const request: Admission['request'] = (facts, actor) => charge(limiters.perClient, 'client', facts, actor);
  return {
    address,
    request,
    process: (life, facts, from) => {
      if (!inAll.take('', life))
        throw new Refused({
          status: 503,
          code: 'SERVICE_UNAVAILABLE',
          message: 'This gateway has as many requests at work as it takes: send the same request again in a second',
          retryAfterSeconds: 1,
        });
      return address(facts, from);
    },
    client: (life, facts, actor) => {
      if (!perClient.take(actor, life))
        throw new Refused({
          status: 429,
          code: 'RATE_LIMITED',
          message: `A client may have ${concurrent.perClient} requests at work at once: wait for one of them`,
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

export const costFault = (cost: { readonly requested: number; readonly limit: number }) =>
  new GraphQLError(
    `The operation costs ${cost.requested} and this client may spend ${cost.limit} on one: ask for shorter pages, or for less of each object`,
    { extensions: { code: 'COST_LIMIT_EXCEEDED', cost, http: { status: 400 } } },
  );

/** So many at once for each key. */
export interface Places {
  /** For as long as that lasts, and once however often it asks. False when all places are taken. */
  take(key: string, life: Life): boolean;
}

export function places(most: number): Places {
  const taken = new Map<string, Set<Life>>();
  return {
    take: (key, life) => {
      const holders = taken.get(key) ?? new Set();
      if (holders.has(life)) return true;
      if (holders.size >= most) return false;
      taken.set(key, holders.add(life));
      life.onEnd(() => {
        holders.delete(life);
        if (holders.size === 0 && taken.get(key) === holders) taken.delete(key);
      });
      return true;
    },
  };
}
