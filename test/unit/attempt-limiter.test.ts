import { type Tokens, authToken } from '../../src/features/client/authenticate.js';
import { describe, expect, it } from 'vitest';
import type { ClientStore } from '../../src/features/ports.js';
import type { AttemptLimiter, Attempts } from '../../src/platform/identity/limits.js';
import { CACHE_BOUNDS } from '../../src/platform/runtime/cache-bounds.js';
import { addressSlot } from '../../src/platform/identity/limiters.js';
import { quickClock } from '../support/world.js';

describe('the slot of an address', () => {
  it('is one of a few thousand, however many addresses there are', () => {
    const slots = new Set(Array.from({ length: 1_000 }, (_, n) => addressSlot(`${n}, ${'made up '.repeat(100)}`)));
    for (const slot of slots) expect(Number(slot)).toBeLessThan(CACHE_BOUNDS.addressSlots.count);
    expect(slots.size).toBeGreaterThan(900);
  });

  it('is the same for all addresses of one IPv6 network, and another for each of IPv4', () => {
    const slotsOf = (...addresses: string[]) => new Set(addresses.map(addressSlot)).size;
    expect(slotsOf('2001:db8:0:7::1', '2001:db8:0:7:ffff:a:b:c', '2001:0DB8::7:0:0:0:2')).toBe(1);
    expect(slotsOf('2001:db8:0:7::1', '2001:db8:0:8::1', '::1')).toBe(3);
    expect(slotsOf('::ffff:192.0.2.1', '::ffff:c000:201', '192.0.2.1')).toBe(1);
    expect(slotsOf('::ffff:192.0.2.1', '::ffff:192.0.2.2', '192.0.2.3')).toBe(3);
  });
});

describe('an exchange of made-up ids', () => {
  const kept = new Set<string>();
  const counter = (kind: string): Attempts => ({
    look: () => Promise.resolve({ delayMs: 0 }),
    count: (name) => {
      kept.add(`${kind} ${name}`);
      return Promise.resolve({ delayMs: 0 });
    },
    clear: () => Promise.resolve(),
  });
  const attempts: AttemptLimiter = { ofAddress: counter('address'), ofClient: counter('client') };

  it('keeps nothing of them, and asks the database only for what can be an id', async () => {
    const asked: string[] = [];
    const clients = {
      byId: (id) => {
        asked.push(id);
        return Promise.resolve(undefined);
      },
    } satisfies Partial<ClientStore> as unknown as ClientStore;
    const exchange = authToken({ clients, tokens: {} as Tokens, attempts, clock: quickClock() });
    const ids = ['', 'x', 'client_', 'client_\0', `client_${'x'.repeat(13)}`, 'x'.repeat(8_000), 'client_AAAAAAAAAAAA'];
    for (const clientId of ids) {
      const answer = await exchange({ clientId, clientSecret: 's', apiKey: 'k', address: '192.0.2.1' });
      expect(answer).toEqual({ kind: 'WRONG_CREDENTIALS' });
    }
    expect(asked).toEqual(['client_AAAAAAAAAAAA']);
    expect(kept).toEqual(new Set(['address 192.0.2.1']));
  });
});
