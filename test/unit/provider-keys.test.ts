import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProviderUnavailable } from '../../src/platform/identity/token-claims.js';
import { providerKeys } from '../../src/platform/identity/provider-tokens.js';

const published: JWK[] = [];
let isAway = false;
let asked = 0;
const server = createServer((req, res) => {
  const { port } = server.address() as AddressInfo;
  if (isAway) return res.writeHead(500).end();
  if (req.url !== '/jwks') return res.end(JSON.stringify({ jwks_uri: `http://127.0.0.1:${port}/jwks` }));
  asked += 1;
  return res.end(JSON.stringify({ keys: published }));
});

let passed = 0;
let keyOf: (kid: string) => Promise<unknown>;
beforeEach(async () => {
  const now = performance.now.bind(performance);
  passed = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now() + passed);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const keys = providerKeys(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  keyOf = async (kid) => keys({ alg: 'ES256', kid }, { payload: '', signature: '' });
  [isAway, asked, published.length] = [false, 0, 0];
  await publish('first');
});
afterEach(async () => {
  vi.restoreAllMocks();
  await new Promise((closed) => server.close(closed));
});

async function publish(kid: string): Promise<void> {
  const { publicKey } = await generateKeyPair('ES256');
  published.push({ ...(await exportJWK(publicKey)), kid, alg: 'ES256' });
}

describe('keys of an identity provider', () => {
  it('that are known serve while it is away; an unknown one cannot be judged', async () => {
    await keyOf('first');
    isAway = true;
    passed = 6_000;
    await expect(keyOf('new')).rejects.toThrow(ProviderUnavailable);
    await expect(keyOf('new'), 'before it is asked again').rejects.toThrow(ProviderUnavailable);
    expect(await keyOf('first')).toBeDefined();
    isAway = false;
    await publish('new');
    passed = 12_000;
    expect(await keyOf('new')).toBeDefined();
    await expect(keyOf('made up'), 'it has answered').rejects.not.toThrow(ProviderUnavailable);
  });

  it('are asked for again when they are old, and soon again where that failed', async () => {
    await keyOf('first');
    published.length = 0;
    await publish('second');
    isAway = true;
    passed = 600_000;
    expect(await keyOf('first')).toBeDefined();
    isAway = false;
    passed = 606_000;
    await expect
      .poll(async () => {
        passed += 6_000;
        return keyOf('first').catch((error: unknown) => (error as Error).name);
      })
      .toBe('JWKSNoMatchingKey');
    expect(passed).toBeLessThan(1_200_000);
    expect(asked).toBeGreaterThan(1);
  });
});
