import { Redis } from 'ioredis';
import type { Logger } from 'pino';

/** Comes back once Redis answers, so that what is shared is shared from the first request on, or once it does not. */
export async function connectRedis(url: string, logger: Logger): Promise<Redis> {
  const redis = new Redis(url, {
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
