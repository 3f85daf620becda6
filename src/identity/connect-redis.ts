import { Redis } from 'ioredis';
import type { Logger } from 'pino';

/** Where it connects from now on, and as whom; the connection that stands goes on. */
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
    // Redis by TLS is told by its address; who vouches for it may be somebody of the house.
    ...(ca !== undefined && { tls: { ca } }),
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    connectTimeout: 2_000,
    // A peer that went silent is not worth waiting for: whoever asks has a way without it.
    commandTimeout: 500,
    retryStrategy: (attempt) => Math.min(attempt * 100, 1_000),
  });
  redis.on('error', (error: NodeJS.ErrnoException) => {
    logger.warn({ code: error.code }, 'redis does not answer');
  });
  await new Promise((resolve) => redis.once('ready', resolve).once('error', resolve));
  return redis;
}
