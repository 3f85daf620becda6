import type { IncomingMessage } from 'node:http';

export type Encoding = 'br' | 'gzip';

/** The best that we have of what the caller takes. */
export function acceptedEncoding({ headers }: IncomingMessage): Encoding | undefined {
  const accepted = headers['accept-encoding'];
  if (typeof accepted !== 'string') return undefined;
  if (/\bbr\b(?!;\s*q=0(\.0*)?\b)/.test(accepted)) return 'br';
  return /\bgzip\b(?!;\s*q=0(\.0*)?\b)/.test(accepted) ? 'gzip' : undefined;
}
