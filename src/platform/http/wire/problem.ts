import type { Response } from 'express';

/** `field` is the path inside the request. */
export interface FieldFault {
  readonly field: string;
  readonly reason: string;
}

/** What was wrong, where, and what to do; never a value that was sent. */
export interface Problem {
  readonly status: number;
  /** Of an error or of a refusal. */
  readonly code: string;
  readonly message: string;
  readonly faults?: readonly FieldFault[];
  readonly currentState?: string;
  readonly command?: string;
  readonly allowedCommands?: readonly string[];
  readonly requiredScopes?: readonly string[];
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
  500: 'Internal error',
  503: 'Unavailable',
} as const;

export type ProblemStatus = keyof typeof PROBLEM_TITLES;

const titleOf = (status: number): string => (PROBLEM_TITLES as Readonly<Record<number, string>>)[status] ?? 'Problem';

/** Every refusal for lack of resources says when to retry, on both interfaces. */
export function askAgainSoon(res: Response): void {
  if (!res.hasHeader('retry-after')) res.setHeader('retry-after', RETRY_SECONDS);
}

const RETRY_SECONDS = '1';

/** The URN of a problem. */
export const problemType = (code: string): string =>
  `urn:loan-gateway:problem:${code.toLowerCase().replaceAll('_', '-')}`;

/** RFC 9457, with the code and message of the graph beside it. */
export function sendProblem(res: Response, { status, code, ...rest }: Problem): void {
  if (status === 503) askAgainSoon(res);
  const type = problemType(code);
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

export const forbidden = (requiredScopes: readonly string[]): Problem => ({
  status: 403,
  code: 'FORBIDDEN',
  message: 'This client lacks one of `requiredScopes`.',
  requiredScopes,
});
