import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { NextFunction, Request, Response } from 'express';
import type { Viewer } from '../../domain/access/viewer.js';
import { knownLifeOf, type Life, noted } from './life.js';

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
export function callerOf(req: Request): { viewer: Viewer; requestId: string; life: Life | undefined } {
  const { viewer, requestId } = factsOf(req);
  if (!viewer) throw new Error('A route behind authentication ran without a viewer');
  return { viewer, requestId, life: knownLifeOf(req) };
}

export function noteOperation(req: Request, operation: string): void {
  factsOf(req).operation = operation;
}
