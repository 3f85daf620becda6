import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { beginTrace } from '../../runtime/in-span.js';
import { edgeOf, factsOf } from './request-context.js';
import type { Metrics } from './metrics.js';

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
      person: viewer?.personId,
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

/** One span for each request that is to be traced, under the caller's when it sends one. Names and outcomes only, never values. */
export function traceRequests(req: IncomingMessage, res: ServerResponse, next: () => void): void {
  const { method = 'GET', url = '/' } = req;
  const edge = edgeOf(url);
  const parent = propagation.extract(context.active(), req.headers);
  const span = trace.getTracer('loan-gateway').startSpan(`${method} ${edge}`, { kind: SpanKind.SERVER }, parent);
  if (!span.isRecording()) {
    next();
    return;
  }
  const tracing = beginTrace();
  res.once('close', () => {
    const { requestId, viewer, operation, outcome } = factsOf(req);
    span.setAttributes({
      'http.request.method': method,
      'http.response.status_code': res.statusCode,
      'gateway.edge': edge,
      'gateway.request_id': requestId,
      ...(viewer && { 'gateway.client': viewer.clientId, 'gateway.role': viewer.role }),
      ...(operation !== undefined && { 'graphql.operation.name': operation }),
      ...(outcome !== undefined && { 'gateway.outcome': outcome }),
    });
    if (res.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
    tracing.end();
  });
  context.with(trace.setSpan(parent, span), next);
}
