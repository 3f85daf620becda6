import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NextFunction, Request, Response, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Viewer } from '../../domain/access/viewer.js';
import { knownLifeOf, noted, type Life } from '../../wire/life.js';
import { beginTrace } from '../../app/runtime/in-span.js';
import type { Metrics } from './metrics.js';

/** Which part of the gateway a path belongs to, for logs, metrics and traces. */
export function edgeOf(path: string): string {
  if (path.startsWith('/graphql')) return 'graphql';
  if (path.startsWith('/v2/')) return 'rest';
  if (path.startsWith('/documents/')) return 'documents';
  if (path.startsWith('/health') || path === '/metrics') return 'operations';
  return 'pages';
}

/** What the edge knows of a request, filled in as it passes through. Never its values. */
export interface RequestFacts {
  readonly requestId: string;
  readonly startedAt: number;
  viewer?: Viewer;
  operation?: string;
  outcome?: string;
  /** What its answer says of the limit that it was counted for last, as names and values in turn. */
  rateLimit?: readonly string[] | undefined;
}

const facts = noted<RequestFacts>('facts');

const REQUEST_ID = /^[\w.:-]{8,64}$/;

/** Begins to note what becomes known of a request. */
export function startFacts(req: IncomingMessage): RequestFacts {
  const given = req.headers['x-request-id'];
  const requestId = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
  const started = { requestId, startedAt: performance.now() };
  facts.set(req, started);
  return started;
}

export function requestContext(req: Request, res: Response, next: NextFunction): void {
  const { requestId } = facts.of(req) ?? startFacts(req);
  res.setHeader('x-request-id', requestId);
  next();
}

export function factsOf(req: IncomingMessage): RequestFacts {
  const found = facts.of(req);
  if (!found) throw new Error('requestContext must run first');
  return found;
}

/** For routes behind `authenticate`, which lets nobody pass without a viewer. */
export function callerOf(req: Request): CallerOfRequest {
  const { viewer, requestId } = factsOf(req);
  if (!viewer) throw new Error('A route behind authentication ran without a viewer');
  const carry = (position: string) => req.res?.setHeader(POSITION_HEADER, position);
  return { viewer, requestId, life: knownLifeOf(req), position: positionOf(req), carry };
}

interface CallerOfRequest {
  readonly viewer: Viewer;
  readonly requestId: string;
  readonly life: Life | undefined;
  readonly position: string | undefined;
  readonly carry: (position: string) => void;
}

/** Tells in an answer how far its client wrote, and in a request how much of that it wants to see. */
export const POSITION_HEADER = 'x-gateway-position';

export function positionOf({ headers }: IncomingMessage): string | undefined {
  const given = headers[POSITION_HEADER];
  return typeof given === 'string' ? given : undefined;
}

export function noteOperation(req: Request, operation: string): void {
  factsOf(req).operation = operation;
}

/** A name or address, with or without a port, that means this machine and cannot be made to mean it by a DNS record. */
export function isLoopback(host: string): boolean {
  if (host === '::1') return true;
  const name = host.replace(/:\d+$/, '');
  return name === 'localhost' || name === '[::1]' || /^(::ffff:)?127(\.\d{1,3}){3}$/.test(name);
}

/** No address is longer. */
const LONGEST = 64;

/** A piece of a header would keep the whole header in memory where it is counted by, so it is copied. */
const addressToKeep = (address: string): string => Buffer.from(address.slice(0, LONGEST)).toString();

/**
 * The address that a request comes from: behind so many proxies the one that the outermost of them saw. What stands before
 * it in the header is what the caller says of itself. As Express has it.
 */
export function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const forwarded = proxies > 0 ? String(headers['x-forwarded-for'] ?? '') : '';
  const named = forwarded.split(',').slice(-proxies)[0]?.trim() ?? '';
  return named === '' ? (socket.remoteAddress ?? '-') : addressToKeep(named);
}

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
