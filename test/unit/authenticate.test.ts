import { type Tokens, authenticator, credentialHash } from '../../src/features/client/authenticate.js';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { ApiClient, ClientStore } from '../../src/features/ports.js';

const KEY = 'lgk_of-a-test';

/** Clients in a slow store that counts its callers. */
function setUp() {
  const client = { id: 'client_1', name: 'Desk', role: 'SUPPORT', portfolio: { kind: 'ALL' } } as ApiClient;
  const store = { lookups: 0, revokedAt: null as Date | null, isDown: false };
  const clients = {
    byKeyHash: async (hash: Buffer) => {
      store.lookups += 1;
      const { revokedAt, isDown } = store;
      await sleep(20);
      if (isDown) throw new Error('the store is down');
      return hash.equals(credentialHash(KEY)) ? { ...client, revokedAt } : undefined;
    },
  } as unknown as ClientStore;
  const claims = { issuedBy: 'GATEWAY', clientId: client.id } as const;
  const tokens = { verify: () => Promise.resolve(claims), verified: () => claims } as unknown as Tokens;
  return { store, auth: authenticator(clients, tokens) };
}

describe('a client', () => {
  it('that asks many times at once is looked up once', async () => {
    const { store, auth } = setUp();
    const viewers = await Promise.all(Array.from({ length: 50 }, () => auth.viewerOf('token', KEY)));
    expect(new Set(viewers.map((viewer) => viewer?.clientId))).toEqual(new Set(['client_1']));
    expect(store.lookups).toBe(1);
  });

  it('that goes on asking never has to wait, and is still looked up again and again', async () => {
    const { store, auth } = setUp();
    await auth.viewerOf('token', KEY);
    for (let time = 0, last = Date.now(); time < 50; time += 1) {
      await sleep(50);
      // On a machine that stood still for a while it did not go on asking.
      if (Date.now() - last > 500) await auth.viewerOf('token', KEY);
      last = Date.now();
      expect(auth.knownViewerOf('token', KEY)?.clientId).toBe('client_1');
    }
    expect(store.lookups).toBeGreaterThanOrEqual(3);
  });

  it('that was revoked, or cannot be looked up, is unknown two seconds later, however often it asks', async () => {
    const outcomes = [{ revokedAt: new Date() }, { isDown: true }].map(async (change) => {
      const { store, auth } = setUp();
      await auth.viewerOf('token', KEY);
      Object.assign(store, change);
      for (const end = Date.now() + 2_100; Date.now() < end;) {
        auth.knownViewerOf('token', KEY);
        await sleep(50);
      }
      return auth.knownViewerOf('token', KEY);
    });
    expect(await Promise.all(outcomes)).toEqual([undefined, undefined]);
  });
});
