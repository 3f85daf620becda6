import type { IncomingMessage } from 'node:http';

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
