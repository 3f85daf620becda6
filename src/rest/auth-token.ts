import type { Request, RequestHandler, Response } from 'express';
import type { AuthTokenAnswer, AuthTokenInput } from '../features/client/authenticate.js';
import { unstorableText } from '../platform/limits/unstorable-text.js';
import type { Endpoint } from './endpoint.js';
import { jsonBody } from './command-body.js';
import { objectSchema, type Schema } from './openapi-schema.js';
import { badRequest, sendProblem } from '../platform/http/wire/problem.js';

type AuthToken = (input: AuthTokenInput) => Promise<AuthTokenAnswer>;

const TEXT: Schema = { type: 'string' };

/** Client id and secret in the body, the API key in the header `key`. */
export const authTokenEndpoint = (authToken: AuthToken): Endpoint => ({
  method: 'post',
  path: '/auth-token',
  name: 'authToken',
  tag: 'Access',
  admits: 'ANYONE',
  handlers: [...jsonBody('credentials'), postAuthToken(authToken)],
  summary: 'Exchanges a client’s ID, secret and API key for a bearer token.',
  requiredScopes: [],
  once: false,
  body: objectSchema({ clientId: TEXT, clientSecret: TEXT }, ['clientId', 'clientSecret']),
  success: {
    status: 200,
    data: objectSchema({ accessToken: TEXT, tokenType: { const: 'Bearer' }, expiresIn: { type: 'integer' } }, [
      'accessToken',
      'tokenType',
      'expiresIn',
    ]),
  },
  problems: [400, 401, 413, 415, 429, 500, 503],
});

function postAuthToken(authToken: AuthToken): RequestHandler {
  return async (req: Request, res: Response): Promise<void> => {
    const { clientId, clientSecret } = req.body as Record<string, unknown>;
    const apiKey = req.get('key');
    if (typeof clientId !== 'string' || typeof clientSecret !== 'string') {
      sendProblem(res, badRequest('`clientId` and `clientSecret` must be strings in a JSON body.'));
      return;
    }
    const text = unstorableText({ clientId, clientSecret }, '');
    if (text) {
      sendProblem(res, badRequest('The body has invalid text. See `faults`.', [text]));
      return;
    }
    if (!apiKey) {
      sendProblem(res, { status: 401, code: 'UNAUTHENTICATED', message: 'Send the API key in the `key` header.' });
      return;
    }
    const answer = await authToken({ clientId, clientSecret, apiKey, address: req.ip ?? '' });
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
          message: 'Wrong client ID, client secret or API key.',
        });
        return;
      case 'TOO_MANY_ATTEMPTS':
        res.set('retry-after', String(answer.retryAfterSeconds));
        sendProblem(res, {
          status: 429,
          code: 'RATE_LIMITED',
          message: 'Too many failed attempts. Wait a minute, then retry.',
        });
        return;
    }
  };
}
