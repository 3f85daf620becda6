import { hash } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';

/** The address and user of new connections; the existing connection stays. */
export function useRedisAddress({ options }: Redis, url: string): void {
  const { hostname, port, username, password } = new URL(url);
  options.host = hostname;
  options.port = Number(port || 6379);
  if (username) options.username = decodeURIComponent(username);
  if (password) options.password = decodeURIComponent(password);
}

/** Comes back once Redis answers, so that what is shared is shared from the first request on, or once it does not. */
export async function connectRedis(url: string, logger: Logger, ca?: string): Promise<Redis> {
  const redis = new Redis(url, {
    // The host name of Redis by TLS; its certificate authority may be a private one.
    ...(ca !== undefined && { tls: { ca } }),
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    connectTimeout: 2_000,
    // A silent peer is not worth waiting for: callers can do without it.
    commandTimeout: 500,
    retryStrategy: (attempt) => Math.min(attempt * 100, 1_000),
  });
  redis.on('error', (error: NodeJS.ErrnoException) => {
    logger.warn({ code: error.code }, 'redis does not answer');
  });
  await new Promise((resolve) => redis.once('ready', resolve).once('error', resolve));
  return redis;
}

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
      // Also while it hangs: no caller waits for a useless answer.
      const found = mayLack() ? undefined : await sure(redis.get(name(clientId)));
      if (mayLack()) throw new Error('Redis may have missed something');
      return found ?? undefined;
    },
    set: async (clientId: string, position: string): Promise<void> => {
      await sure(redis.eval(SET_LATER, 1, name(clientId), position, forMs));
    },
  };
}
