import ipaddr from 'ipaddr.js';

export type IpAddress = ReturnType<typeof ipaddr.process>;

/** An IPv4 address in four parts or an IPv6 address; one of IPv4 within IPv6 is the IPv4 address. Undefined for other text. */
export const parseAddress = (text: string): IpAddress | undefined =>
  ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text) ? ipaddr.process(text) : undefined;

/** An address and the length of its prefix, as in `10.1.0.0/16`. */
export type IpRange = readonly [IpAddress, number];

/** A range, or a single address. Undefined for other text. */
export function parseRange(text: string): IpRange | undefined {
  const address = parseAddress(text);
  if (address) return [address, address.kind() === 'ipv4' ? 32 : 128];
  const isRange = parseAddress(text.split('/', 1)[0] ?? '') !== undefined && ipaddr.isValidCIDR(text);
  return isRange ? ipaddr.parseCIDR(text) : undefined;
}

export const isWithin = (address: IpAddress, [network, bits]: IpRange): boolean =>
  network.kind() === address.kind() && address.match([network, bits] as never);

/** The prefix that belongs to one host: an IPv6 host has 2^64 addresses of its own. */
export function networkOf(text: string): string {
  const address = parseAddress(text);
  if (!address) return text;
  return 'parts' in address
    ? address.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(':')
    : address.toString();
}

/** A name or address, with or without a port, that means this machine and cannot be made to mean it by a DNS record. */
export function isLoopback(host: string): boolean {
  const name = parseAddress(host) ? host : host.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');
  return name === 'localhost' || parseAddress(name)?.range() === 'loopback';
}
