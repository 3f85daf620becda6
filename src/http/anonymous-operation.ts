import express, { type Request } from 'express';
import type { Authenticator } from '../app/authenticate.js';
import { apiKeyOf } from './authentication.js';

const INTROSPECTION = /\b(__schema|__type|_service)\b/;

/**
 * What a request without a token may be: an exchange of credentials with a known API key, or, in development, a look at
 * the schema. Only such a request has its small body read; everything else is refused unread.
 */
export function anonymousOperation(authenticator: Authenticator, development: boolean) {
  const readSmallBody = express.json({ limit: '8kb' });
  return async (req: Request): Promise<boolean> => {
    const apiKey = apiKeyOf(req);
    const knownKey = apiKey !== undefined && (await authenticator.clientOfKey(apiKey)) !== undefined;
    if (!knownKey && !development) return false;
    const query = await queryOf(req, readSmallBody);
    return (knownKey && /\bauthToken\b/.test(query)) || (development && INTROSPECTION.test(query));
  };
}

async function queryOf(req: Request, readSmallBody: ReturnType<typeof express.json>): Promise<string> {
  if (req.method === 'GET') return typeof req.query.query === 'string' ? req.query.query : '';
  const fault = await new Promise((done) => {
    readSmallBody(req, req.res as never, done);
  });
  const query = fault ? undefined : (req.body as { query?: unknown } | undefined)?.query;
  return typeof query === 'string' ? query : '';
}
