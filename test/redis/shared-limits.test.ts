import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '../support/world.js';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const withRate = (perClient: number) => ({ limits: { ...world.config.limits, rate: { perClient, perAddress: 0 } } });
const ROLE = '{ viewer { role } }';

it('gateways that share a Redis count the requests of a client together', async () => {
  const client = await world.client('SUPPORT');
  const gateways = [await world.peer(withRate(4)), await world.peer(withRate(4))].map(({ url }) => client.at(url));
  const statuses: number[] = [];
  for (let n = 0; n < 6; n++) statuses.push((await gateways[n % 2]!.query(ROLE)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
});

it('a gateway whose Redis does not answer counts alone, and goes on', async () => {
  const client = await world.client('SUPPORT');
  const alone = client.at((await world.peer({ ...withRate(2), redisUrl: 'redis://127.0.0.1:9' })).url);
  const statuses: number[] = [];
  for (let n = 0; n < 3; n++) statuses.push((await alone.query(ROLE)).status);
  expect(statuses).toEqual([200, 200, 429]);
});

it('gateways that share a Redis know the documents that clients registered at any of them', async () => {
  const client = await world.client('SUPPORT');
  // A name of its own, without digits: four of them might be a personal value, and such a text is not shared.
  const query = `query Role_${client.clientId.replace(/[\W\d]/g, '_')} { viewer { role } }`;
  const extensions = {
    persistedQuery: { version: 1, sha256Hash: createHash('sha256').update(query).digest('hex') },
  };
  expect((await client.raw({ query, extensions })).status).toBe(200);
  const there = client.at((await world.peer()).url);
  await expect.poll(async () => (await there.raw({ extensions })).data).toEqual({ viewer: { role: 'SUPPORT' } });
});
