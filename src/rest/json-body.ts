import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { isJsonObject } from '../domain/record/json.js';
import { BODY_LIMITS, type BodyLimit } from './body-limits.js';
import { jsonParser } from './json-parser.js';
import { badRequest, sendProblem } from './problem.js';

/** Reads a body that is a JSON object, and answers any other. */
export const jsonBody = (limit: BodyLimit): readonly RequestHandler[] => [
  requireJson(sendProblem),
  jsonParser(BODY_LIMITS[limit]),
  requireObject,
];

type Answer = (res: Response, problem: { status: number; code: string; message: string }) => void;

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
