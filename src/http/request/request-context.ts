import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { NextFunction, Request, Response } from 'express';
import type { Viewer } from '../../domain/access/viewer.js';
import { knownLifeOf, type Life, noted } from '../../wire/life.js';

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
