import { afterAll, beforeAll, expect, it } from 'vitest';
import { AUTH_TOKEN, openWorld, type World } from '../support/world.js';
import { postGraphql } from '../support/test-client.js';

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
