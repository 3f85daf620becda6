import type { Request, RequestHandler } from 'express';
import type { RequestLimiter } from '../../app/ports.js';
import type { Deny } from '../authentication.js';
import { readyAnswerOf } from '../direct/direct-lane.js';
import { factsOf } from '../request-context.js';

export const addressOf = (req: Request): string => req.ip ?? '-';

/** The client that was authenticated; until then, the address. */
export const clientOf = (req: Request): string => factsOf(req).viewer?.clientId ?? addressOf(req);

export function limitRate(limiter: RequestLimiter, keyOf: (req: Request) => string, deny: Deny): RequestHandler {
  return async (req, res, next) => {
    // What was carried out already was counted then.
    const refused = readyAnswerOf(req) ? undefined : await limiter.take(keyOf(req));
    if (!refused) {
      next();
      return;
    }
    res.set('retry-after', String(refused.retryAfterSeconds));
    deny(res, {
      status: 429,
      code: 'RATE_LIMITED',
      message: `Too many requests: send the next one in ${refused.retryAfterSeconds} seconds`,
    });
  };
}
