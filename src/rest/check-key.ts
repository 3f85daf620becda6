import type { NextFunction, Request, Response } from 'express';
import { readKey } from '../app/command/idempotency-key.js';
import { sendProblem } from './problem.js';

export const IDEMPOTENCY_KEY = 'Idempotency-Key';

const keysOf = (req: Request): readonly string[] => req.headersDistinct[IDEMPOTENCY_KEY.toLowerCase()] ?? [];

/** The key that came, if one did: the specification's own clients send none. */
export function keyOf(req: Request): string | undefined {
  const [key = ''] = keysOf(req);
  return key.trim() === '' ? undefined : key;
}

/** One header with a key, or none. Two would be joined to a third key that nobody sent. */
export function checkKey(req: Request, res: Response, next: NextFunction): void {
  const [, ...others] = keysOf(req);
  const key = readKey(keyOf(req) ?? 'none');
  const reason = others.length > 0 ? 'was sent more than once' : key.ok ? undefined : key.refusal.faults[0]?.reason;
  if (reason === undefined) {
    next();
    return;
  }
  sendProblem(res, {
    status: 400,
    code: 'IDEMPOTENCY_KEY_INVALID',
    message: `The header Idempotency-Key ${reason}`,
    faults: [{ field: IDEMPOTENCY_KEY, reason }],
  });
}
