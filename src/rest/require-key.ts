import type { NextFunction, Request, Response } from 'express';
import { sendProblem } from './problem.js';

export const IDEMPOTENCY_KEY = 'Idempotency-Key';

export function requireKey(req: Request, res: Response, next: NextFunction): void {
  if (req.get(IDEMPOTENCY_KEY)?.trim()) {
    next();
    return;
  }
  sendProblem(res, {
    status: 400,
    code: 'IDEMPOTENCY_KEY_MISSING',
    message: 'Send your own name for this command in the header Idempotency-Key; a repeat with it is carried out once',
    faults: [{ field: IDEMPOTENCY_KEY, reason: 'missing' }],
  });
}
