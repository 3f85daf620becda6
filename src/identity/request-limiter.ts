import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { CACHE_BOUNDS } from '../app/cache-bounds.js';
import type { RequestLimiter, TooMany } from '../app/ports.js';

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
  if (perMinute === 0) return { take: () => undefined };
  const options = { keyPrefix, points: perMinute, duration: SECONDS };
  const memory = new RateLimiterMemory(options);
  const limiter = redis ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: memory }) : memory;
  const portion = Math.max(1, Math.floor(perMinute / 1_000));
  const inHand = new LRUCache<string, { left: number }>({ max: CACHE_BOUNDS.countedKeys.count, ttl: SECONDS * 1_000 });

  async function takePortion(key: string): Promise<TooMany | undefined> {
    try {
      const { msBeforeNext } = await limiter.consume(slotOf(key), portion);
      if (portion > 1) inHand.set(key, { left: portion - 1 }, { ttl: Math.max(1, msBeforeNext) });
      return undefined;
    } catch (error) {
      if (error instanceof RateLimiterRes) return { retryAfterSeconds: Math.ceil(error.msBeforeNext / 1000) };
      throw error;
    }
  }

  return {
    take: (key) => {
      const mine = inHand.get(key);
      if (!mine || mine.left === 0) return takePortion(key);
      mine.left -= 1;
      return undefined;
    },
  };
}
