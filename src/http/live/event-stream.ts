import { once } from 'node:events';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { Authenticator } from '../../app/authenticate.js';
import { readSubscription, type ReadLimits, type SubscriptionRequest } from '../../graphql/live/read-subscription.js';
import type { Graph } from '../../graphql/schema.js';
import { apiKeyOf, bearerOf } from '../authentication.js';
import { factsOf, noteOperation } from '../request-context.js';
import type { LiveCaller, LiveUpdates } from './live-updates.js';
import { sender } from './sender.js';

export interface LiveEndpointNeeds {
  readonly graph: Graph;
  readonly authenticator: Authenticator;
  readonly live: LiveUpdates;
  readonly limits: ReadLimits;
  readonly logger: Logger;
}

const PING_MS = 12_000;

/**
 * Live updates as server-sent events, one subscription per request: the "distinct connections" mode of the GraphQL over
 * SSE protocol. It stands behind authentication and the reading of the body; who prefers JSON passes by.
 */
export function eventStream({ graph, authenticator, live, limits, logger }: LiveEndpointNeeds): RequestHandler {
  return async (req: Request, res: Response, next: NextFunction) => {
    const asked = requestOf(req);
    if (!asked || req.accepts(['application/json', 'text/event-stream']) !== 'text/event-stream') {
      next();
      return;
    }
    const caller = callerOf(req, authenticator);
    const { errorsToSend, toSend, faultToSend } = sender(caller.requestId, logger);
    const read = readSubscription(graph, asked, limits);
    if ('errors' in read) {
      res.status(400).json({ errors: errorsToSend(read.errors) });
      return;
    }
    noteOperation(req, read.operation.operationName ?? 'anonymous subscription');
    const answers = await live.start(caller, read.operation);
    if (res.closed) {
      // Gone while we prepared: nobody will tell us a second time.
      if ('next' in answers) await answers.return?.();
      return;
    }
    const write = openStream(res);
    if ('next' in answers) {
      res.once('close', () => void answers.return?.());
      try {
        for await (const answer of answers) await write('next', toSend(answer));
      } catch (error) {
        await write('next', faultToSend(error));
      }
    } else await write('next', toSend(answers));
    await write('complete');
    res.end();
  };
}

/** GET is what GraphiQL sends. Its credentials are headers, so another site cannot make a browser send it. */
function requestOf({ method, body, query }: Request): SubscriptionRequest | undefined {
  if (method === 'POST') return (body ?? {}) as SubscriptionRequest;
  return method === 'GET' ? { ...query, variables: parsed(query.variables) } : undefined;
}

function parsed(variables: unknown): unknown {
  if (typeof variables !== 'string') return variables;
  try {
    return JSON.parse(variables);
  } catch {
    return variables;
  }
}

function callerOf(req: Request, authenticator: Authenticator): LiveCaller {
  const apiKey = apiKeyOf(req);
  const bearer = bearerOf(req.headers.authorization);
  return {
    requestId: factsOf(req).requestId,
    apiKey,
    viewer: async () =>
      bearer !== undefined && apiKey !== undefined ? authenticator.viewerOf(bearer, apiKey) : undefined,
  };
}

/** A slow reader is waited for; one that has gone is written nothing. */
function openStream(res: Response) {
  res.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' });
  res.write(':\n\n');
  const ping = setInterval(() => res.write(':\n\n'), PING_MS);
  res.once('close', () => {
    clearInterval(ping);
  });
  return async (event: 'next' | 'complete', data?: unknown): Promise<void> => {
    if (res.destroyed) return;
    const isTaken = res.write(`event: ${event}\ndata: ${data === undefined ? '' : JSON.stringify(data)}\n\n`);
    if (!isTaken) await Promise.race([once(res, 'drain'), once(res, 'close')]);
  };
}
