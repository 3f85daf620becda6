import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler, NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';
import type { Authenticator } from '../../app/client/authenticate.js';
import { isUnavailable, UNAVAILABLE_MESSAGE } from '../../app/runtime/is-unavailable.js';
import { actorId } from '../../domain/access/viewer.js';
import { describeFault } from '../../graphql/format-error.js';
import { sendProblem } from '../../rest/problem.js';
import { MOST_VALUES } from '../../wire/json-parser.js';
import { lifeOf, roomOf, NO_ROOM } from '../../wire/life.js';
import { addressOf, factsOf } from '../request/request-context.js';
import type { Admission } from './admit.js';
import { identify, UNAUTHENTICATED } from './identify.js';
import { type Denial, Refused } from './call.js';

type Step = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

/** A step of the road for what Express answers: who is refused there is refused by its error handler. */
const step =
  (take: Step): RequestHandler =>
  (req, res, next) => {
    take(req, res)
      .finally(() => {
        const { rateLimit = [] } = factsOf(req);
        for (let at = 0; at < rateLimit.length; at += 2) res.setHeader(rateLimit[at] ?? '', rateLimit[at + 1] ?? '');
      })
      .then(() => {
        next();
      }, next);
  };

/** Before anybody knows who asks. */
export const admitAddress = (admission: Admission, trustProxy: number): RequestHandler =>
  step(async (req, res) => admission.process(lifeOf(req, res), factsOf(req), addressOf(req, trustProxy)));

/** A known client, or 401, and then what it may ask for. By this edge also people's applications are clients, and show a key. */
export const admitClient = (authenticator: Authenticator, admission: Admission): RequestHandler =>
  step(async (req, res) => {
    const { viewer, apiKey } = await identify(authenticator, req, false);
    if (!viewer || apiKey === undefined) throw new Refused(UNAUTHENTICATED);
    factsOf(req).viewer = viewer;
    // What it sends is counted for it.
    roomOf(req, res, actorId(viewer));
    await admission.client(lifeOf(req, res), factsOf(req), actorId(viewer));
  });

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
  'entity.not.text': { status: 400, code: 'BAD_REQUEST', message: 'The request body is not text in UTF-8' },
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
