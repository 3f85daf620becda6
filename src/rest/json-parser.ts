import express, { type Request, type RequestHandler } from 'express';
import { hasMoreValues } from './json-values.js';
import { parseAside } from './parse-aside.js';

/** Reading JSON takes as long as it has values, however short they are. A full record has some 4,000. */
export const MOST_VALUES = 20_000;

/** From here on a body is read aside. */
const LARGE = 1_000_000;

/** Reads a JSON body of so many bytes, for every edge. */
export function jsonParser(limit: number): RequestHandler {
  const parse = express.json({ limit, verify: refuseUnread });
  const takeBytes = express.raw({ limit, type: 'application/json', verify: refuseUnread });
  return (req, res, next) => {
    if (!mayBeLarge(req, limit)) {
      parse(req, res, next);
      return;
    }
    takeBytes(req, res, (fault?: unknown) => {
      if (fault !== undefined || !Buffer.isBuffer(req.body)) {
        next(fault as Error);
        return;
      }
      parseAside(req.body).then((json) => {
        req.body = json;
        if (typeof json === 'object' && json !== null) next();
        else next(faultOf('entity.parse.failed'));
      }, next);
    });
  };
}

/** Compressed bodies, and those whose length is not stated, may. */
const mayBeLarge = ({ headers }: Request, limit: number): boolean =>
  limit > LARGE && (headers['content-encoding'] !== undefined || Number(headers['content-length'] ?? Infinity) > LARGE);

/** The parsers hand on what is thrown here with its type, which the error handler knows. */
function refuseUnread(req: { readonly headers: Request['headers'] }, _res: unknown, body: Buffer): void {
  // Bytes mean what they seem to in no other encoding, and JSON between systems has no other.
  if (!IN_UTF8.test(req.headers['content-type'] ?? '')) throw faultOf('charset.unsupported');
  // Each value takes two bytes with the mark beside it.
  if (body.length > 2 * MOST_VALUES && hasMoreValues(body, MOST_VALUES)) throw faultOf('values.too.many');
}

const IN_UTF8 = /^(?!.*charset=(?!"?utf-?8\b))/i;

const faultOf = (type: string) => Object.assign(new SyntaxError(type), { type });
