import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { jsonParser } from '../../rest/json-parser.js';
import type { Deny } from '../authentication.js';
import { readBodyOf } from '../direct/plain-body.js';
import { BODY_TOO_LARGE } from '../error-handler.js';

/**
 * Reads a JSON body up to a limit. The parser reads the rest of a body that is too large before it says so; here the answer
 * comes at once, and what still arrives is thrown away.
 */
export function readJson(limit: number, deny: Deny): RequestHandler {
  const parse = jsonParser(limit);
  return (req, res, next) => {
    const read = readBodyOf(req);
    if (read !== undefined) {
      takeJson(req, read, next);
      return;
    }
    if (Number(req.headers['content-length'] ?? 0) > limit) {
      deny(res, BODY_TOO_LARGE);
      return;
    }
    denyBeyond(limit, req, res, deny);
    parse(req, res, (fault?: unknown) => {
      if (!res.headersSent) next(fault);
    });
  };
}

/** As the parser would have taken it. */
function takeJson(req: Request, text: string, next: NextFunction): void {
  try {
    req.body = text === '' ? {} : (JSON.parse(text) as unknown);
  } catch {
    next(Object.assign(new SyntaxError('The body is not JSON'), { type: 'entity.parse.failed' }));
    return;
  }
  if (typeof req.body === 'object') next();
  else next(Object.assign(new SyntaxError('The body is no object'), { type: 'entity.parse.failed' }));
}

function denyBeyond(limit: number, req: Request, res: Response, deny: Deny): void {
  let received = 0;
  req.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received > limit && !res.headersSent) deny(res, BODY_TOO_LARGE);
  });
}
