import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { NextFunction, Request, Response } from 'express';
import type { Viewer } from '../../identity/viewer.js';
import { knownLifetimeOf, noted, type RequestLifetime } from '../wire/request-lifetime.js';

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

/** For routes behind `authenticate`, which requires a viewer: one that the application's authenticator named. */
export function callerOf<Caller extends Viewer>(req: Request): CallerOfRequest<Caller> {
  const { viewer, requestId } = factsOf(req);
  if (!viewer) throw new Error('A route behind authentication ran without a viewer');
  const carry = (position: string) => req.res?.setHeader(POSITION_HEADER, position);
  return { viewer: viewer as Caller, requestId, lifetime: knownLifetimeOf(req), position: positionOf(req), carry };
}

interface CallerOfRequest<Caller extends Viewer> {
  readonly viewer: Caller;
  readonly requestId: string;
  readonly lifetime: RequestLifetime | undefined;
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

/** No address is longer. */
const LONGEST = 64;

/** A piece of a header would keep the whole header in memory where it is counted by, so it is copied. */
const addressToKeep = (address: string): string => Buffer.from(address.slice(0, LONGEST)).toString();

/**
 * The address of a request: behind a number of proxies the one that the outermost of them saw. Earlier addresses in the
 * header are the caller's own claim. As in Express.
 */
export function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const forwarded = proxies > 0 ? String(headers['x-forwarded-for'] ?? '') : '';
  const named = forwarded.split(',').slice(-proxies)[0]?.trim() ?? '';
  return named === '' ? (socket.remoteAddress ?? '-') : addressToKeep(named);
}
