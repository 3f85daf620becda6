import type { Request, RequestHandler } from 'express';
import type { Authenticator } from '../app/authenticate.js';
import { BODY_LIMITS } from '../rest/body-limits.js';
import { jsonParser } from '../rest/json-parser.js';
import { apiKeyOf } from './authentication.js';
import { documentText } from './persisted/document-text.js';
import type { PersistedDocuments } from './persisted/persisted-documents.js';

const INTROSPECTION = /\b(__schema|__type|_service)\b/;

/**
 * What a request without a token may be: an exchange of credentials with a known API key, or, in development, a look at
 * the schema. Only such a request has its small body read; everything else is refused unread.
 */
export function anonymousOperation(authenticator: Authenticator, development: boolean, documents: PersistedDocuments) {
  const readSmallBody = jsonParser(BODY_LIMITS.credentials);
  return async (req: Request): Promise<boolean> => {
    const apiKey = apiKeyOf(req);
    const knownKey = apiKey !== undefined && (await authenticator.clientOfKey(apiKey)) !== undefined;
    if (!knownKey && !development) return false;
    if (!(await isRead(req, readSmallBody))) return false;
    const query = documentText(req, documents) ?? '';
    return (knownKey && /\bauthToken\b/.test(query)) || (development && INTROSPECTION.test(query));
  };
}

async function isRead(req: Request, readSmallBody: RequestHandler): Promise<boolean> {
  if (req.method === 'GET') return true;
  const fault = await new Promise((done) => {
    void readSmallBody(req, req.res as never, done);
  });
  return fault === undefined;
}
