import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

type Address = ReturnType<typeof ipaddr.process>;

/** Addresses beside those of the public internet that may be reached, such as `127.0.0.1` or `10.1.0.0/16`. */
export type AllowedLocal = readonly string[];

/** Public by its range, and yet the inside of a cloud. */
const OF_CLOUDS = new Set(['168.63.129.16']);

/** All that is handed out of IPv6 for the public; the rest leads inside, or back to IPv4. */
const PUBLIC_IPV6 = ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number];

const isPublic = (address: Address): boolean =>
  address.range() === 'unicast' &&
  !OF_CLOUDS.has(address.toString()) &&
  (address.kind() === 'ipv4' || (address as ipaddr.IPv6).match(PUBLIC_IPV6));

function isWithin(address: Address, range: string): boolean {
  const [network, bits] = ipaddr.isValidCIDR(range)
    ? ipaddr.parseCIDR(range)
    : [ipaddr.parse(range), ipaddr.parse(range).kind() === 'ipv4' ? 32 : 128];
  return network.kind() === address.kind() && address.match([network, bits] as never);
}

/** Whether an address was allowed by name. Those of IPv4 in the dress of IPv6 are taken as what they are. */
export function isAllowedLocal(text: string, allowed: AllowedLocal): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  return allowed.some((range) => isWithin(address, range));
}

/** Whether a message may go to this very address: it is of the public internet, or was allowed by name. */
export const isAllowed = (text: string, allowed: AllowedLocal): boolean =>
  ipaddr.isValid(text) && (isPublic(ipaddr.process(text)) || isAllowedLocal(text, allowed));

/** Whether a URL names no address that is forbidden. What a name leads to is looked at when a connection is made. */
export function mayBeNamed({ hostname, protocol }: URL, allowed: AllowedLocal): boolean {
  const literal = hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal) === 0) return true;
  return protocol === 'https:' ? isAllowed(literal, allowed) : isAllowedLocal(literal, allowed);
}
