import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { edgeOf } from './edge-of.js';
import type { Metrics } from './metrics.js';
import { factsOf } from './request-context.js';

/** One line and one observation per request: who, what, how long, how it ended. Never variables or values. */
export interface AccessLog {
  /** For a request that has ended. */
  record(req: IncomingMessage, res: ServerResponse, path?: string): void;
  readonly watch: RequestHandler;
}

export function accessLog(logger: Logger, metrics: Metrics): AccessLog {
  const record: AccessLog['record'] = (req, res, path = req.url ?? '/') => {
    const { requestId, startedAt, viewer, operation, outcome } = factsOf(req);
    const seconds = (performance.now() - startedAt) / 1000;
    const edge = edgeOf(path);
    const ended = res.writableFinished ? (outcome ?? String(res.statusCode)) : 'aborted';
    metrics.observe({ edge, operation: operation ?? '-', role: viewer?.role ?? '-', outcome: ended }, seconds);
    if (edge === 'operations') return;
    logger.info({
      requestId,
      client: viewer?.clientId,
      edge,
      operation,
      method: req.method,
      status: res.statusCode,
      outcome: ended,
      ms: Math.round(seconds * 1e5) / 100,
    });
  };
  return {
    record,
    watch: (req, res, next) => {
      const { path } = req;
      res.once('close', () => {
        record(req, res, path);
      });
      next();
    },
  };
}
