import { Resolver } from 'node:dns/promises';
import type { LookupAddress } from 'node:dns';

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
 * Asks the name servers of this machine, and not the lookups of the system: those share a few threads with all of the process, and
 * one name whose servers are silent would hold up everybody. Names of the file of hosts are not known, but `localhost` is.
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

/** A name is asked for once at a time, and what was found stands for some seconds, also when that is nothing. */
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
