import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ViewerDocument } from '../../clients/typescript/src/generated/graphql.js';
import type { TestClient } from '../support/test-client.js';
import { openWorld, type World } from '../support/world.js';

const METRICS_TOKEN = 'of-those-who-run-it';

let world: World;
let client: TestClient;
beforeAll(async () => {
  world = await openWorld({ config: { metricsToken: METRICS_TOKEN } });
  client = await world.client('SUPPORT');
});
afterAll(() => world.close());

const get = (path: string) => fetch(`${world.url}${path}`);

describe('health', () => {
  it('is live as long as the process answers', async () => {
    expect(await (await get('/health/live')).json()).toEqual({ status: 'live' });
  });

  it('is ready when the database answers and its schema is up to date', async () => {
    const ready = async () => {
      const response = await get('/health/ready');
      return [response.status, (await response.json()) as unknown];
    };
    await expect.poll(ready).toEqual([200, { status: 'ready' }]);
  });

  it('is not ready while a migration is missing, and says what to do', async () => {
    await world.prisma.$executeRaw`UPDATE _prisma_migrations SET rolled_back_at = now()`;
    const faults = async () => ((await (await get('/health/ready')).json()) as { faults?: string[] }).faults?.join();
    await expect.poll(faults).toContain('loan-gateway migrate');
    expect((await get('/health/ready')).status).toBe(503);
    await world.prisma.$executeRaw`UPDATE _prisma_migrations SET rolled_back_at = NULL`;
  });
});

describe('metrics', () => {
  const metrics = async () => {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    return (await fetch(`${world.url}/metrics`, { headers })).text();
  };

  it('are for those who have their token, which is none of a client', async () => {
    for (const authorization of [undefined, 'Bearer wrong', `Bearer ${METRICS_TOKEN}x`, client.headers.authorization]) {
      const response = await fetch(`${world.url}/metrics`, { headers: authorization ? { authorization } : {} });
      expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
      expect(await response.text()).not.toContain('gateway_');
    }
    const withoutToken = await world.peer({ metricsToken: undefined });
    for (const authorization of ['Bearer undefined', 'Bearer x'])
      expect((await fetch(`${withoutToken.url}/metrics`, { headers: { authorization } })).status).toBe(404);
  });

  it('count requests by operation, role and outcome, name no client, and tell the lag of the event loop', async () => {
    await client.data(ViewerDocument);
    await client.query('query Denied { clients { totalCount } }');
    await expect.poll(metrics).toMatch(/role="SUPPORT",outcome="FORBIDDEN",operation="Denied"/);
    const text = await metrics();
    expect(text).toMatch(/duration_seconds_count\{edge="graphql",role="SUPPORT",outcome="200",operation="Viewer"\} 1/);
    expect(text).not.toContain(client.clientId);
    expect(text).toContain('nodejs_eventloop_lag_seconds');
  });
});

describe('the log', () => {
  it('has one line per request: who, what, how long, how it ended, and no values', async () => {
    const name = 'Nosy Nancy 900-12-3456';
    await client.query('query Looking($id: ID!) { loan(id: $id) { id } }', { id: name });
    const line = () => world.log.find((entry) => entry.includes('"operation":"Looking"'));
    await expect.poll(line).toBeDefined();
    expect(JSON.parse(line()!)).toMatchObject({
      client: client.clientId,
      edge: 'graphql',
      method: 'POST',
      status: 200,
      requestId: expect.any(String) as string,
      ms: expect.any(Number) as number,
    });
    expect(world.log.join()).not.toContain('900-12-3456');
  });
});

describe('pages', () => {
  it('Sandbox at / and GraphiQL at /explorer, the latter with nothing from another host', async () => {
    expect(await (await get('/')).text()).toContain('/graphql');
    const explorer = await (await get('/explorer')).text();
    expect(explorer).toContain('Explorer');
    expect(explorer).not.toMatch(/(src|href)="https?:/);
  });
});

describe('GET /graphql', () => {
  it('answers a query, and no mutation', async () => {
    const ask = (query: string) =>
      client.fetch(`/graphql?query=${encodeURIComponent(query)}`, { headers: { 'apollo-require-preflight': 'true' } });
    expect(await (await ask('{ viewer { role } }')).json()).toMatchObject({ data: { viewer: { role: 'SUPPORT' } } });
    expect(
      (await ask('mutation { revokeClient(input: { clientId: "x", idempotencyKey: "k" }) { __typename } }')).status,
    ).toBe(405);
  });
});

describe('a port that is taken', () => {
  it('is named', async () => {
    await expect(world.peer({ port: Number(new URL(world.url).port) })).rejects.toThrow('EADDRINUSE');
  });
});
