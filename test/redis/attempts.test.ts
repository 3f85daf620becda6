import { hash, randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { attemptLimiter } from '../../src/platform/identity/limiters.js';
import { connectRedis } from '../../src/platform/identity/redis.js';
import { postGraphql } from '../support/test-client.js';
import { AUTH_TOKEN, openWorld, type World } from '../support/world.js';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

it('gateways that share a Redis count wrong secrets together', async () => {
  const peer = await world.peer();
  const mine = await world.register('SUPPORT');
  const attempt = async (url: string, clientSecret: string) => {
    const input = { clientId: mine.clientId, clientSecret };
    return (await postGraphql(url, { query: AUTH_TOKEN, variables: { input } }, { key: mine.apiKey })).status;
  };
  expect(await attempt(world.url, mine.clientSecret)).toBe(200);
  for (let wrong = 0; wrong < 20; wrong++) {
    expect(await attempt(wrong % 2 === 0 ? world.url : peer.url, 'lgs_wrong')).toBe(401);
  }
  for (const url of [world.url, peer.url]) expect(await attempt(url, mine.clientSecret)).toBe(429);
});

it('a gateway whose Redis does not answer counts by itself', async () => {
  const peer = await world.peer({ redisUrl: 'redis://127.0.0.1:9' });
  const mine = await world.register('SUPPORT');
  const input = { clientId: mine.clientId, clientSecret: 'lgs_wrong' };
  const statuses: number[] = [];
  for (let wrong = 0; wrong < 21; wrong++) {
    statuses.push(
      (await postGraphql(peer.url, { query: AUTH_TOKEN, variables: { input } }, { key: mine.apiKey })).status,
    );
  }
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 401), 429]);
});

it('keeps in Redis short names only, a bounded number of them, and none for good', async () => {
  const redis = await connectRedis(world.config.redisUrl ?? '', pino({ level: 'silent' }));
  const signingKey = randomBytes(32);
  const mine = `auth-attempts:${hash('sha256', signingKey).slice(0, 16)}:`;
  const { ofAddress } = attemptLimiter(redis, signingKey);
  const madeUp = Array.from({ length: 50 }, (_, n) => `${n} ${'made up '.repeat(1_000)}`);
  const ofOneNetwork = Array.from({ length: 50 }, (_, n) => `2001:db8:1:2::${n}`);
  for (const address of [...madeUp, ...ofOneNetwork]) await ofAddress.count(address);
  const kept = await redis.keys(`${mine}*`);
  expect(kept.length).toBeLessThanOrEqual(51);
  expect(kept.length).toBeGreaterThan(25);
  for (const key of kept) {
    expect(key.slice(mine.length)).toMatch(/^address:\d{1,5}$/);
    expect(await redis.ttl(key)).toBeGreaterThan(0);
  }
  redis.disconnect();
});
