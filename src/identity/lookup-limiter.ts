import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { LookupLimiter } from '../app/borrower-by-ssn.js';

const OPTIONS = { keyPrefix: 'ssn-lookups', points: 30, duration: 60 };

/** Enough for a desk that works by hand, far too little to try numbers out. */
export function lookupLimiter(redis: Redis | undefined): LookupLimiter {
  const limiter = redis
    ? new RateLimiterRedis({ ...OPTIONS, storeClient: redis, insuranceLimiter: new RateLimiterMemory(OPTIONS) })
    : new RateLimiterMemory(OPTIONS);
  return {
    take: async (clientId) => {
      try {
        await limiter.consume(clientId);
        return undefined;
      } catch (error) {
        if (error instanceof RateLimiterRes) return { retryAfterSeconds: Math.ceil(error.msBeforeNext / 1000) };
        throw error;
      }
    },
  };
}
