import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { AttemptLimiter } from '../app/ports.js';

const ALLOWED = 20;
const FREE = 5;
const LOCKED_SECONDS = 900;

/** Five tries at full speed, then each waits longer, and after twenty in a row none is looked at for a while. */
export function attemptLimiter(redis: Redis | undefined): AttemptLimiter {
  const options = {
    keyPrefix: 'auth-attempts',
    points: ALLOWED,
    duration: LOCKED_SECONDS,
    blockDuration: LOCKED_SECONDS,
  };
  const limiter = redis
    ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: new RateLimiterMemory(options) })
    : new RateLimiterMemory(options);
  return {
    take: async (clientId) => {
      try {
        const { consumedPoints } = await limiter.consume(clientId);
        return { delayMs: Math.max(0, consumedPoints - FREE) * 100 };
      } catch (error) {
        if (error instanceof RateLimiterRes) return { retryAfterSeconds: Math.ceil(error.msBeforeNext / 1000) };
        throw error;
      }
    },
    clear: async (clientId) => {
      await limiter.delete(clientId);
    },
  };
}
