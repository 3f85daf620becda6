import type { NextFunction, Request, Response } from 'express';
import { readKey } from '../app/command/idempotency-key.js';
import { sendProblem } from './problem.js';

export const IDEMPOTENCY_KEY = 'Idempotency-Key';

/** One header with a key. Two would be joined to a third key that nobody sent. */
export function requireKey(req: Request, res: Response, next: NextFunction): void {
  const [given = '', ...others] = req.headersDistinct[IDEMPOTENCY_KEY.toLowerCase()] ?? [];
  if (given.trim() === '' && others.length === 0) {
    sendProblem(res, {
      status: 400,
      code: 'IDEMPOTENCY_KEY_MISSING',
      message:
        'Send your own name for this command in the header Idempotency-Key; a repeat with it is carried out once',
      faults: [{ field: IDEMPOTENCY_KEY, reason: 'missing' }],
    });
    return;
  }
  const key = readKey(given);
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
