import { hash } from 'node:crypto';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { LRUCache } from 'lru-cache';
import type { ActionLimiter, Attempt, AttemptLimiter, Attempts, RequestLimiter, TooMany } from './limits.js';
import { PERSON } from './viewer.js';
import { getOrCreate } from '../runtime/get-or-create.js';
import { networkOf } from '../runtime/ip-address.js';
import { CACHE_BOUNDS } from '../runtime/cache-bounds.js';

/** Where an address is counted, in memory and in Redis. Two that share a slot share their count, which costs neither more than a wait. */
export const addressSlot = (address: string): string =>
  String(hash('sha256', networkOf(address), 'buffer').readUInt32BE() % CACHE_BOUNDS.addressSlots.count);

/**
 * Only existing clients are counted. People are named by the identity provider, so their counters are bounded as well.
 */
export const actorSlot = (actor: string): string =>
  actor.startsWith(PERSON)
    ? `${PERSON}${hash('sha256', actor, 'buffer').readUInt32BE() % CACHE_BOUNDS.personSlots.count}`
    : actor;

const ALLOWED = 20;
const FREE = 5;
const LOCKED_SECONDS = 900;

/**
 * Five wrong secrets at full speed, then each waits longer, and after twenty none is looked at for a while. Clients are
 * counted that exist, addresses in slots, so what is kept is bounded. Gateways count together that have a database in common, of which `key` tells.
 */
export function attemptLimiter(redis: Redis | undefined, key: Uint8Array): AttemptLimiter {
  const installation = hash('sha256', key).slice(0, 16);
  return {
    ofAddress: attempts(redis, `auth-attempts:${installation}:address`, addressSlot),
    ofClient: attempts(redis, `auth-attempts:${installation}:client`, (clientId) => clientId),
  };
}

function attempts(redis: Redis | undefined, keyPrefix: string, keyOf: (name: string) => string): Attempts {
  const options = { keyPrefix, points: ALLOWED, duration: LOCKED_SECONDS, blockDuration: LOCKED_SECONDS };
  const limiter = redis
    ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: new RateLimiterMemory(options) })
    : new RateLimiterMemory(options);
  return {
    look: async (name) => {
      const found = await limiter.get(keyOf(name));
      if (!found) return { delayMs: 0 };
      return found.consumedPoints < ALLOWED ? delayedBy(found.consumedPoints + 1) : lockedFor(found);
    },
    count: async (name) => {
      try {
        return delayedBy((await limiter.consume(keyOf(name))).consumedPoints);
      } catch (error) {
        if (error instanceof RateLimiterRes) return lockedFor(error);
        throw error;
      }
    },
    clear: async (name) => {
      await limiter.delete(keyOf(name));
    },
  };
}

const delayedBy = (tries: number): Attempt => ({ delayMs: Math.max(0, tries - FREE) * 100 });

const lockedFor = ({ msBeforeNext }: RateLimiterRes): Attempt => ({
  retryAfterSeconds: Math.ceil(msBeforeNext / 1000),
});

/** How often an actor may do one kind of thing. */
export interface ActionLimit {
  readonly keyPrefix: string;
  readonly points: number;
  /** In seconds. */
  readonly duration: number;
}

/** Counts what each actor does, over all processes that share a Redis. */
export function actionLimiter(redis: Redis | undefined, limit: ActionLimit): ActionLimiter {
  const limiter = redis
    ? new RateLimiterRedis({ ...limit, storeClient: redis, insuranceLimiter: new RateLimiterMemory(limit) })
    : new RateLimiterMemory(limit);
  return {
    take: async (actor) => {
      try {
        await limiter.consume(actorSlot(actor));
        return undefined;
      } catch (error) {
        if (error instanceof RateLimiterRes) return { retryAfterSeconds: Math.ceil(error.msBeforeNext / 1000) };
        throw error;
      }
    },
  };
}

const SECONDS = 60;

/**
 * So many requests a minute for each key, over all processes that share a Redis; while that does not answer, each process
 * counts alone. Requests are taken a thousandth of the limit at a time, so that few pay the way.
 */
export function requestLimiter(
  redis: Redis | undefined,
  keyPrefix: string,
  perMinute: number,
  /** Where a key is counted, if there may be more keys than counters. */
  slotOf: (key: string) => string = (key) => key,
): RequestLimiter {
  if (perMinute === 0) return { take: () => undefined, quota: () => undefined };
  const options = { keyPrefix, points: perMinute, duration: SECONDS };
  const memory = new RateLimiterMemory(options);
  const limiter = redis ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: memory }) : memory;
  const portion = Math.max(1, Math.floor(perMinute / 1_000));
  const inHand = new LRUCache<string, InHand>({
    // With `max` it would make all of its places at the start.
    maxSize: CACHE_BOUNDS.countedKeys.count,
    sizeCalculation: () => 1,
    ttl: SECONDS * 1_000,
  });

  const underWay = new Map<string, Promise<TooMany | undefined>>();

  const keep = (key: string, left: number, { remainingPoints, msBeforeNext }: RateLimiterRes) => {
    const endsAt = performance.now() + msBeforeNext;
    inHand.set(key, { left, remaining: remainingPoints, endsAt }, { ttl: Math.max(1, msBeforeNext) });
  };

  async function takePortion(key: string): Promise<TooMany | undefined> {
    try {
      keep(key, portion, await limiter.consume(slotOf(key), portion));
      return undefined;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      keep(key, 0, error);
      return { retryAfterSeconds: Math.ceil(error.msBeforeNext / 1000) };
    } finally {
      underWay.delete(key);
    }
  }

  const takeInHand = (key: string): boolean => {
    const mine = inHand.get(key);
    if (!mine || mine.left === 0) return false;
    mine.left -= 1;
    return true;
  };

  /** Requests that arrive together share one portion, and take the next one when it is used up. */
  async function waitForPortion(key: string): Promise<TooMany | undefined> {
    while (!takeInHand(key)) {
      const refused = await getOrCreate(underWay, key, () => takePortion(key));
      if (refused) return refused;
    }
    return undefined;
  }

  return {
    take: (key) => (takeInHand(key) ? undefined : waitForPortion(key)),
    quota: (key) => {
      const mine = inHand.get(key);
      if (!mine) return undefined;
      const resetSeconds = Math.max(0, Math.ceil((mine.endsAt - performance.now()) / 1_000));
      return { limit: perMinute, windowSeconds: SECONDS, remaining: mine.remaining + mine.left, resetSeconds };
    },
  };
}

/** What was taken of a key's requests and is not used up, and what was there beside it. */
interface InHand {
  left: number;
  readonly remaining: number;
  readonly endsAt: number;
}
