import { hash } from 'node:crypto';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Attempt, AttemptLimiter, Attempts } from '../app/ports.js';
import { addressSlot } from './address-slot.js';

const ALLOWED = 20;
const FREE = 5;
const LOCKED_SECONDS = 900;

/**
 * Five wrong secrets at full speed, then each waits longer, and after twenty none is looked at for a while. Clients are
 * counted that exist, addresses in slots, so what is kept is bounded. Gateways count together that have the same signing key.
 */
export function attemptLimiter(redis: Redis | undefined, signingKey: Uint8Array): AttemptLimiter {
  const installation = hash('sha256', signingKey).slice(0, 16);
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
