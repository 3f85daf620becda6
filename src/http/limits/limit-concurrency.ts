import type { Request, RequestHandler } from 'express';
import type { Denial, Deny } from '../authentication.js';
import { clientOf } from './limit-rate.js';

interface Concurrency {
  readonly most: number;
  readonly keyOf: (req: Request) => string;
  readonly denial: Denial;
}

/** Work that piles up helps nobody: who comes when all places are taken is told to come again. */
function limitConcurrency({ most, keyOf, denial }: Concurrency): (deny: Deny) => RequestHandler {
  const atWork = new Map<string, number>();
  return (deny) => (req, res, next) => {
    const key = keyOf(req);
    const count = atWork.get(key) ?? 0;
    if (count >= most) {
      res.set('retry-after', '1');
      deny(res, denial);
      return;
    }
    atWork.set(key, count + 1);
    res.once('close', () => {
      const left = (atWork.get(key) ?? 1) - 1;
      if (left === 0) atWork.delete(key);
      else atWork.set(key, left);
    });
    next();
  };
}

export const limitProcess = (most: number) =>
  limitConcurrency({
    most,
    keyOf: () => '',
    denial: {
      status: 503,
      code: 'SERVICE_UNAVAILABLE',
      message: 'This gateway has as many requests at work as it takes: send the same request again in a second',
    },
  });

export const limitClient = (most: number) =>
  limitConcurrency({
    most,
    keyOf: clientOf,
    denial: {
      status: 429,
      code: 'RATE_LIMITED',
      message: `A client may have ${most} requests at work at once: wait for one of them`,
    },
  });
