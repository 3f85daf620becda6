import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { edgeOf } from './edge-of.js';
import { factsOf } from './request-context.js';

/** One span for each request, under the caller's when it sends one. Names and outcomes only, never values. */
export function traceRequests(req: IncomingMessage, res: ServerResponse, next: () => void): void {
  const { method = 'GET', url = '/' } = req;
  const edge = edgeOf(url);
  const parent = propagation.extract(context.active(), req.headers);
  const span = trace.getTracer('loan-gateway').startSpan(`${method} ${edge}`, { kind: SpanKind.SERVER }, parent);
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
  });
  context.with(trace.setSpan(parent, span), next);
}
