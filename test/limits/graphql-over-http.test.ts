import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../support/test-client.js';
import { openWorld, type World } from '../support/world.js';

let world: World;
let client: TestClient;
beforeAll(async () => {
  world = await openWorld();
  client = await world.client('SUPPORT');
});
afterAll(() => world.close());

it('the GraphQL-over-HTTP audits find no MUST that is not kept, and at most three SHOULD', async () => {
  const audits = serverAudits({
    url: `${client.url}/graphql`,
    fetchFn: (url: string, init: RequestInit = {}) =>
      fetch(url, { ...init, headers: { ...client.headers, ...(init.headers as Record<string, string>) } }),
  });
  const missed: string[] = [];
  for (const audit of audits) {
    const result = await audit.fn();
    if (result.status !== 'ok') missed.push(audit.name);
  }
  expect(audits.length).toBeGreaterThan(50);
  expect(missed.filter((name) => name.startsWith('MUST'))).toEqual([]);
  expect(missed.filter((name) => name.startsWith('SHOULD')).length, missed.join('\n')).toBeLessThanOrEqual(3);
});
