import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler, NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';
import type { Authenticator } from '../../identity/authenticator.js';
import { isUnavailable, UNAVAILABLE_MESSAGE } from '../../runtime/is-unavailable.js';
import { actorId } from '../../identity/viewer.js';
import { describeFault } from '../../errors/format-error.js';
import { sendProblem } from '../wire/problem.js';
import { MOST_VALUES } from '../wire/json-parser.js';
import { lifetimeOf, memoryOf, OUT_OF_MEMORY } from '../wire/request-lifetime.js';
import { addressOf, factsOf } from '../request/request-context.js';
import type { AddressRequest, Admission } from './admit.js';
import { apiKeyOf, identify, isKeyOfClient, UNAUTHENTICATED } from './identify.js';
import { type Denial, Refused } from './call.js';

type Step = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

/** A step of the pipeline for requests that Express answers: its error handler sends refusals. */
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

/** The first step of a request: a place in the process. */
export const admitRequest =
  (admission: Admission): RequestHandler =>
  (req, res, next) => {
    admission.process(lifetimeOf(req, res));
    next();
  };

interface AddressSteps {
  readonly admission: Admission;
  readonly authenticator: Authenticator;
  readonly trustProxy: number;
}

const countedFor =
  ({ admission, trustProxy }: AddressSteps, req: IncomingMessage) =>
  (asks: AddressRequest) =>
    admission.address(factsOf(req), addressOf(req, trustProxy), asks);

/** Any request of an address, such as an exchange of credentials. */
export const admitAddress = (needs: AddressSteps): RequestHandler =>
  step(async (req) => {
    const isKnownKey = await isKeyOfClient(needs.authenticator, apiKeyOf(req));
    await countedFor(needs, req)(isKnownKey ? 'exchange' : 'unknown');
  });

/** A known client, or 401, and then what it may ask for. By this edge also people's applications are clients, and show a key. */
export const admitClient = (needs: AddressSteps): RequestHandler =>
  step(async (req, res) => {
    const { viewer, apiKey } = await identify(needs.authenticator, req, false, countedFor(needs, req));
    if (!viewer || apiKey === undefined) throw new Refused(UNAUTHENTICATED);
    factsOf(req).viewer = viewer;
    // What it sends is counted for it.
    memoryOf(req, res, actorId(viewer));
    await needs.admission.client(lifetimeOf(req, res), factsOf(req), actorId(viewer));
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
  'levels.too.many': { status: 400, code: 'BAD_REQUEST', message: 'The request body is nested too deeply' },
  'entity.not.text': { status: 400, code: 'BAD_REQUEST', message: 'The request body is not UTF-8 text' },
  'entity.parse.failed': { status: 400, code: 'BAD_REQUEST', message: 'The request body is not valid JSON' },
  'encoding.unsupported': { status: 415, code: 'BAD_REQUEST', message: 'The content encoding is not supported' },
  'charset.unsupported': { status: 415, code: 'BAD_REQUEST', message: 'The character set is not supported' },
  'memory.none': { ...OUT_OF_MEMORY, retryAfterSeconds: 1 },
  'request.aborted': { status: 400, code: 'BAD_REQUEST', message: 'The request was interrupted' },
};

const BAD_ADDRESS: Denial = { status: 400, code: 'BAD_REQUEST', message: 'The URL is not encoded correctly' };
const UNREADABLE = { code: 'BAD_REQUEST', message: 'The request is malformed' } as const;

/** Express and its parsers mark what the caller did wrong with the status for it. */
const isCallersFault = (status: number | undefined): status is number =>
  status !== undefined && status >= 400 && status < 500;

/** For requests that Express answers: every thrown error ends as a problem. */
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
    : {
        status: 500,
        code: 'INTERNAL_SERVER_ERROR',
        message: 'Internal error. Report the `x-request-id` of the response.',
      };
}
