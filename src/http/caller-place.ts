import type { IncomingMessage } from 'node:http';

/** The address that a request comes from: behind a proxy that is trusted, the first that it names. As Express has it. */
export function addressOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? headers['x-forwarded-for'] : undefined;
  const [first = ''] = String(forwarded ?? '').split(',', 1);
  const address = first.trim();
  return address === '' ? (socket.remoteAddress ?? '-') : address;
}
