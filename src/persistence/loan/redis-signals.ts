import { setTimeout as sleep } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import type { SignalSource } from './loan-signals.js';

const PATIENCE_MS = 2_000;
const CHANNEL = 'loan-gateway:loan-event';

/** Hints through Redis, where several processes share one. */
export const redisSignals =
  (redis: Redis): SignalSource =>
  async (heard) => {
    // A connection that listens can do nothing else.
    const listener = redis.duplicate({ enableOfflineQueue: true, maxRetriesPerRequest: null });
    listener.on('error', () => undefined);
    listener.on('message', (_channel, loanId) => {
      heard(loanId);
    });
    listener.on('ready', () => {
      heard(undefined);
    });
    const subscribed = listener.subscribe(CHANNEL).then(
      () => {
        heard(undefined);
      },
      () => undefined,
    );
    // While Redis is away, the log is looked at now and then: late updates are better than none.
    await Promise.race([subscribed, sleep(PATIENCE_MS, undefined, { ref: false })]);
    return () => {
      listener.disconnect();
      return Promise.resolve();
    };
  };

/** After the commit. Whoever does not hear of it looks into the log a little later. */
export const announceThrough = (redis: Redis) => (loanId: string) => {
  redis.publish(CHANNEL, loanId).catch(() => undefined);
};
