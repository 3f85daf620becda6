import type { Request, Response } from 'express';
import type { AuthTokenAnswer, AuthTokenInput } from '../app/auth-token.js';
import { sendProblem } from './problem.js';

/** POST /auth-token: client id and secret in the body, the API key in the header `key`. */
export function postAuthToken(authToken: (input: AuthTokenInput) => Promise<AuthTokenAnswer>) {
  return async (req: Request, res: Response): Promise<void> => {
    const { clientId, clientSecret } = (req.body ?? {}) as Record<string, unknown>;
    const apiKey = req.get('key');
    if (typeof clientId !== 'string' || typeof clientSecret !== 'string') {
      sendProblem(res, {
        status: 400,
        code: 'BAD_REQUEST',
        message: 'clientId and clientSecret must be strings in a JSON body',
      });
      return;
    }
    if (!apiKey) {
      sendProblem(res, { status: 401, code: 'UNAUTHENTICATED', message: 'Send the API key in the header `key`' });
      return;
    }
    const answer = await authToken({ clientId, clientSecret, apiKey });
    switch (answer.kind) {
      case 'ISSUED': {
        const { accessToken, expiresIn } = answer.token;
        res.set('cache-control', 'no-store');
        res.json({ message: 'Token issued', data: { accessToken, tokenType: 'Bearer', expiresIn } });
        return;
      }
      case 'WRONG_CREDENTIALS':
        sendProblem(res, {
          status: 401,
          code: 'UNAUTHENTICATED',
          message: 'Wrong client id, client secret or API key',
        });
        return;
      case 'TOO_MANY_ATTEMPTS':
        res.set('retry-after', String(answer.retryAfterSeconds));
        sendProblem(res, {
          status: 429,
          code: 'RATE_LIMITED',
          message: 'Too many wrong secrets for this client: wait before the next try',
        });
        return;
    }
  };
}
