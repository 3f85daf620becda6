import type { Response } from 'express';

export interface Problem {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

const TITLES: Record<number, string> = {
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
};

/** RFC 9457, with the code and message of the graph beside it. */
export function sendProblem(res: Response, { status, code, message }: Problem): void {
  const type = `urn:loan-gateway:problem:${code.toLowerCase().replaceAll('_', '-')}`;
  res
    .status(status)
    .type('application/problem+json')
    .send(JSON.stringify({ type, title: TITLES[status] ?? 'Problem', status, code, message }));
}
