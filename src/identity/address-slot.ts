import { hash } from 'node:crypto';

/**
 * Addresses can be made up by the million, so what is counted for them is counted in so many slots, in memory and in Redis.
 * Two that share one share their count, which costs neither more than a wait.
 */
export const SLOTS = 16_384;

export const addressSlot = (address: string): string =>
  String(hash('sha256', networkOf(address), 'buffer').readUInt32BE() % SLOTS);

/** An IPv6 host has 2^64 addresses of its own, so its network is what counts. */
function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [head = '', tail] = address.split('::', 2);
  const before = groups(head);
  const after = tail === undefined ? [] : groups(tail);
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}

const groups = (text: string): string[] =>
  text === '' ? [] : text.split(':').map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''));
