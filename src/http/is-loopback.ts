/** A name or address, with or without a port, that means this machine and cannot be made to mean it by a DNS record. */
export function isLoopback(host: string): boolean {
  if (host === '::1') return true;
  const name = host.replace(/:\d+$/, '');
  return name === 'localhost' || name === '[::1]' || /^(::ffff:)?127(\.\d{1,3}){3}$/.test(name);
}
