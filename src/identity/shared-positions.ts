import { performance } from 'node:perf_hooks';
import { hash } from 'node:crypto';
import type { Redis } from 'ioredis';

/** Of two processes the one that writes last need not know the later position. */
const SET_LATER = `if (redis.call('GET', KEYS[1]) or '') < ARGV[1] then redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
else redis.call('PEXPIRE', KEYS[1], ARGV[2]) end`;

/**
 * What clients wrote last, shared by processes that have a Redis and a database in common, of which `key` tells. While Redis
 * does not answer, and for as long after as something could be missing, nothing is known for sure, and asking fails.
 */
export function sharedPositions(redis: Redis, key: Uint8Array, forMs: number) {
  const name = (clientId: string) => `positions:${hash('sha256', key).slice(0, 16)}:${clientId}`;
  let sureAfter = 0;
  const unsure = () => {
    sureAfter = performance.now() + forMs;
  };
  for (const event of ['close', 'error', 'ready'] as const) redis.on(event, unsure);
  const sure = async <Value>(asking: Promise<Value>): Promise<Value> => {
    try {
      return await asking;
    } catch (error) {
      unsure();
      throw error;
    }
  };
  return {
    of: async (clientId: string): Promise<string | undefined> => {
      const mayLack = () => performance.now() < sureAfter;
      // Also while it hangs: nobody waits for an answer that would not do.
      const found = mayLack() ? undefined : await sure(redis.get(name(clientId)));
      if (mayLack()) throw new Error('Redis may have missed something');
      return found ?? undefined;
    },
    set: async (clientId: string, position: string): Promise<void> => {
      await sure(redis.eval(SET_LATER, 1, name(clientId), position, forMs));
    },
  };
}
