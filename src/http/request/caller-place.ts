import type { IncomingMessage } from 'node:http';

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
