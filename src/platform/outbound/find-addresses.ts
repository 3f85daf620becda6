import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';
import { type IpAddress, type IpRange, isWithin, parseAddress, parseRange } from '../runtime/ip-address.js';

/** All addresses of a name. */
export type FindAddresses = (hostname: string) => Promise<readonly LookupAddress[]>;

const FIND_MS = 2_500;
const KEPT_MS = 10_000;
const MOST_KEPT = 1_000;

const THIS_MACHINE: readonly LookupAddress[] = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
];

/**
 * Asks the name servers of this computer, and not the lookups of the system: those share a few threads of the process,
 * and one silent name server would block all of them. Names of the hosts file are not known, except `localhost`.
 */
export async function askNameServers(hostname: string, servers?: readonly string[]): Promise<readonly LookupAddress[]> {
  if (/^(.+\.)?localhost\.?$/.test(hostname)) return THIS_MACHINE;
  const resolver = new Resolver({ timeout: 1_000, tries: 2 });
  if (servers) resolver.setServers(servers);
  const timer = setTimeout(() => {
    resolver.cancel();
  }, FIND_MS);
  const [four, six] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  clearTimeout(timer);
  return [
    ...(four.status === 'fulfilled' ? four.value : []).map((address) => ({ address, family: 4 })),
    ...(six.status === 'fulfilled' ? six.value : []).map((address) => ({ address, family: 6 })),
  ];
}

/** A name is resolved once at a time, and the result is valid for some seconds, also if it is empty. */
export function keptFor(find: FindAddresses, now: () => number = Date.now): FindAddresses {
  const kept = new Map<string, { readonly until: number; readonly found: ReturnType<FindAddresses> }>();
  return (hostname) => {
    const known = kept.get(hostname);
    if (known && known.until > now()) return known.found;
    const found = find(hostname);
    kept.delete(hostname);
    kept.set(hostname, { until: now() + KEPT_MS, found });
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return found;
  };
}

/** Addresses beside those of the public internet that may be reached, such as `127.0.0.1` or `10.1.0.0/16`. */
export type AllowedLocal = readonly string[];

/** Public by its range, and yet the inside of a cloud. */
const OF_CLOUDS = new Set(['168.63.129.16']);

/** All that is handed out of IPv6 for the public; the rest leads inside, or back to IPv4. */
const PUBLIC_IPV6: IpRange = ipaddr.parseCIDR('2000::/3');

const isPublic = (address: IpAddress): boolean =>
  address.range() === 'unicast' &&
  !OF_CLOUDS.has(address.toString()) &&
  (address.kind() === 'ipv4' || isWithin(address, PUBLIC_IPV6));

/** Whether an address was allowed by name. Those of IPv4 in the dress of IPv6 are taken as what they are. */
export function isAllowedLocal(text: string, allowed: AllowedLocal): boolean {
  const address = parseAddress(text);
  return (
    address !== undefined &&
    allowed.some((given) => {
      const range = parseRange(given);
      return range !== undefined && isWithin(address, range);
    })
  );
}

/** Whether a message may go to this very address: it is of the public internet, or was allowed by name. */
export function isAllowed(text: string, allowed: AllowedLocal): boolean {
  const address = parseAddress(text);
  return address !== undefined && (isPublic(address) || isAllowedLocal(text, allowed));
}

/** Whether a URL names no address that is forbidden. What a name leads to is looked at when a connection is made. */
export function mayBeNamed({ hostname, protocol }: URL, allowed: AllowedLocal): boolean {
  const literal = hostname.replace(/^\[|\]$/g, '');
  if (parseAddress(literal) === undefined) return true;
  return protocol === 'https:' ? isAllowed(literal, allowed) : isAllowedLocal(literal, allowed);
}
