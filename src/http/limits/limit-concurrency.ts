import type { Request, RequestHandler } from 'express';
import type { Denial, Deny } from '../authentication.js';
import { clientOf } from './limit-rate.js';
import type { Places } from './places.js';

interface Concurrency {
  readonly places: Places;
  readonly keyOf: (req: Request) => string;
  readonly denial: Denial;
}

/** Work that piles up helps nobody: who comes when all places are taken is told to come again. */
function limitConcurrency({ places, keyOf, denial }: Concurrency, deny: Deny): RequestHandler {
  return (req, res, next) => {
    const key = keyOf(req);
    if (!places.take(key)) {
      res.set('retry-after', '1');
      deny(res, denial);
      return;
    }
    res.once('close', () => {
      places.leave(key);
    });
    next();
  };
}

export const limitProcess = (places: Places, deny: Deny) =>
  limitConcurrency(
    {
      places,
      keyOf: () => '',
      denial: {
        status: 503,
        code: 'SERVICE_UNAVAILABLE',
        message: 'This gateway has as many requests at work as it takes: send the same request again in a second',
      },
    },
    deny,
  );

export const limitClient = (places: Places, most: number, deny: Deny) =>
  limitConcurrency(
    {
      places,
      keyOf: clientOf,
      denial: {
        status: 429,
        code: 'RATE_LIMITED',
        message: `A client may have ${most} requests at work at once: wait for one of them`,
      },
    },
    deny,
  );
