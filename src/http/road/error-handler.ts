import type { NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';
import { isUnavailable, UNAVAILABLE_MESSAGE } from '../../app/runtime/is-unavailable.js';
import { describeFault } from '../../graphql/format-error.js';
import { MOST_VALUES } from '../../wire/json-parser.js';
import { sendProblem } from '../../rest/problem.js';
import { NO_ROOM } from '../../wire/room.js';
import { Refused, type Denial } from './call.js';
import { factsOf } from '../request/request-context.js';

interface HttpFault {
  readonly type?: string;
  readonly status?: number;
}

export const BODY_TOO_LARGE: Denial = { status: 413, code: 'BODY_TOO_LARGE', message: 'The request body is too large' };

/** Body parsers throw with a piece of the body in the message: the caller gets our words, the log none. */
const BODY_FAULTS: Readonly<Record<string, Denial>> = {
  'entity.too.large': BODY_TOO_LARGE,
  'values.too.many': { ...BODY_TOO_LARGE, message: `The request body has more than ${MOST_VALUES} values` },
  'levels.too.many': { status: 400, code: 'BAD_REQUEST', message: 'The request body is nested too deep' },
  'entity.parse.failed': { status: 400, code: 'BAD_REQUEST', message: 'The request body is not valid JSON' },
  'encoding.unsupported': { status: 415, code: 'BAD_REQUEST', message: 'The content encoding is not supported' },
  'charset.unsupported': { status: 415, code: 'BAD_REQUEST', message: 'The character set is not supported' },
  'room.none': { ...NO_ROOM, retryAfterSeconds: 1 },
  'request.aborted': { status: 400, code: 'BAD_REQUEST', message: 'The request was cut off' },
};

const BAD_ADDRESS: Denial = { status: 400, code: 'BAD_REQUEST', message: 'The address is not properly encoded' };
const UNREADABLE = { code: 'BAD_REQUEST', message: 'The request cannot be read' } as const;

/** Express and its parsers mark what the caller did wrong with the status for it. */
const isCallersFault = (status: number | undefined): status is number =>
  status !== undefined && status >= 400 && status < 500;

/** For what Express answers: whatever a handler threw ends as a problem. */
export function errorHandler(logger: Logger) {
  return (error: unknown, req: Request, res: Response, next: NextFunction): void => {
    if (res.headersSent) {
      next(error);
      return;
    }
    const { retryAfterSeconds, ...problem } = faultDenial(error, logger, factsOf(req).requestId);
    if (retryAfterSeconds !== undefined) res.set('retry-after', String(retryAfterSeconds));
    if (problem.status === 401) res.set('www-authenticate', 'Bearer');
    sendProblem(res, problem);
  };
}

/** What is told of something that was thrown: what the caller did wrong, or that it was not the caller. */
export function faultDenial(error: unknown, logger: Logger, requestId: string): Denial {
  if (error instanceof Refused) return error.denial;
  const { type, status } = error as HttpFault;
  const body = error instanceof URIError ? BAD_ADDRESS : BODY_FAULTS[type ?? ''];
  const known = body ?? (isCallersFault(status) ? { ...UNREADABLE, status } : undefined);
  if (known) return known;
  logger.error({ requestId, fault: describeFault(error) }, 'fault');
  return isUnavailable(error)
    ? { status: 503, code: 'SERVICE_UNAVAILABLE', message: UNAVAILABLE_MESSAGE, retryAfterSeconds: 1 }
    : { status: 500, code: 'INTERNAL_SERVER_ERROR', message: 'Something went wrong on our side' };
}
