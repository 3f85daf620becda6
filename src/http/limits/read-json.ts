import express, { type Request, type RequestHandler, type Response } from 'express';
import type { Deny } from '../authentication.js';
import { BODY_TOO_LARGE } from '../error-handler.js';

/**
 * Reads a JSON body up to a limit. The parser reads the rest of a body that is too large before it says so; here the answer
 * comes at once, and what still arrives is thrown away.
 */
export function readJson(limit: number, deny: Deny): RequestHandler {
  const parse = express.json({ limit });
  return (req, res, next) => {
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

function denyBeyond(limit: number, req: Request, res: Response, deny: Deny): void {
  let received = 0;
  req.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received > limit && !res.headersSent) deny(res, BODY_TOO_LARGE);
  });
}
