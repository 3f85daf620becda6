import type { Response } from 'express';
import type { ErrorCode } from '../app/error-codes.js';
import type { Scope } from '../domain/access/roles.js';
import type { RefusalCode } from '../domain/refusal-codes.js';
import type { FieldFault } from '../domain/refusal.js';

/** What was wrong, where, and what to do; never a value that was sent. */
export interface Problem {
  readonly status: number;
  readonly code: ErrorCode | RefusalCode;
  readonly message: string;
  readonly faults?: readonly FieldFault[];
  readonly currentState?: string;
  readonly command?: string;
  readonly allowedCommands?: readonly string[];
  readonly requiredScopes?: readonly Scope[];
  /** Figures that a client can act on. */
  readonly data?: Readonly<Record<string, string>>;
}

export const PROBLEM_TITLES = {
  400: 'Bad request',
  401: 'Not authenticated',
  403: 'Not permitted',
  404: 'Not found',
  405: 'Method not allowed',
  409: 'Conflict',
  413: 'Body too large',
  415: 'Content not supported',
  422: 'Refused',
  429: 'Too many requests',
  500: 'Our fault',
  503: 'Unavailable',
} as const;

export type ProblemStatus = keyof typeof PROBLEM_TITLES;

const titleOf = (status: number): string => (PROBLEM_TITLES as Readonly<Record<number, string>>)[status] ?? 'Problem';

/** Whoever is told that nobody can answer now is told when to ask again, on both edges. */
export function askAgainSoon(res: Response): void {
  if (!res.hasHeader('retry-after')) res.setHeader('retry-after', RETRY_SECONDS);
}

const RETRY_SECONDS = '1';

/** RFC 9457, with the code and message of the graph beside it. */
export function sendProblem(res: Response, { status, code, ...rest }: Problem): void {
  if (status === 503) askAgainSoon(res);
  const type = `urn:loan-gateway:problem:${code.toLowerCase().replaceAll('_', '-')}`;
  res
    .status(status)
    .set('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify({ type, title: titleOf(status), status, code, ...rest }));
}

export const badRequest = (message: string, faults?: readonly FieldFault[]): Problem => ({
  status: 400,
  code: 'BAD_REQUEST',
  message,
  ...(faults && { faults }),
});

export const forbidden = (requiredScopes: readonly Scope[]): Problem => ({
  status: 403,
  code: 'FORBIDDEN',
  message: 'This client may not use this endpoint: it needs all of requiredScopes',
  requiredScopes,
});
