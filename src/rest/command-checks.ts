import type { NextFunction, Request, Response, RequestHandler } from 'express';
import { readKey } from '../app/command/once.js';
import { sendProblem, forbidden, badRequest, type Problem } from './problem.js';
import { isJsonObject, type JsonObject } from '../domain/record/json.js';
import { RECORD_SHAPE } from '../domain/record/record-shape.js';
import type { Caller, StoredOperation } from './stored-operation.js';
import { BODY_LIMITS, type BodyLimit } from '../wire/send-pieces.js';
import { jsonParser } from '../wire/json-parser.js';

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

/** What a record consists of. A body may hold all of it, since what was read can be sent; each command takes its part. */
export const RECORD_MEMBERS: ReadonlySet<string> = new Set(RECORD_SHAPE.members.keys());

/** A record may come bare, or in the envelope in which it was read. */
export function unwrapped(body: JsonObject): JsonObject {
  const { message, data, ...beside } = body;
  if (!isJsonObject(data) || (message !== undefined && typeof message !== 'string')) return body;
  return { ...beside, ...data };
}

/**
 * A command whose answer may not be seen must not be carried out first. So what the permission table asks of all of it is
 * asked before anything of the request is read. A read needs no such care: it is run, and then whole or a problem.
 */
export function requireScopes({ requiredScopes }: StoredOperation, callerOf: (req: Request) => Caller): RequestHandler {
  return (req, res, next) => {
    const { scopes } = callerOf(req).viewer;
    if (requiredScopes.every((scope) => scopes.has(scope))) next();
    else sendProblem(res, forbidden(requiredScopes));
  };
}

/** Reads a body that is a JSON object, and answers any other. */
export const jsonBody = (limit: BodyLimit): readonly RequestHandler[] => [
  requireJson(sendProblem),
  jsonParser(BODY_LIMITS[limit]),
  requireObject,
];

type Answer = (res: Response, problem: Problem) => void;

/** For either edge: nothing but JSON is read, so no form of another site can be a request. */
export const requireJson =
  (deny: Answer): RequestHandler =>
  (req, res, next) => {
    // `is` answers null where there is no body at all, and false where there is another one.
    if (req.is('application/json') !== false) {
      next();
      return;
    }
    deny(res, {
      status: 415,
      code: 'UNSUPPORTED_MEDIA_TYPE',
      message: 'Send the body as content-type application/json',
    });
  };

function requireObject(req: Request, res: Response, next: NextFunction): void {
  if (isJsonObject(req.body)) next();
  else sendProblem(res, badRequest('Send a JSON object as the body'));
}
