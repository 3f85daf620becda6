import { getIntrospectionQuery, parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import type { Config } from '../../src/gateway/config/config.js';
import { documentFault } from '../../src/platform/limits/document-fault.js';
import { ViewerDocument } from '../../clients/typescript/src/generated/graphql.js';
import { connect, follow } from '../support/live.js';
import { SAMPLE_OPERATIONS } from '../support/sample-operations.js';
import type { TestClient } from '../support/test-client.js';
import { openWorld, type World } from '../support/world.js';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type Change = { readonly [Part in keyof Config['limits']]?: Partial<Config['limits'][Part]> };

/** A gateway with limits of its own, and two clients of it. It counts alone: others call from this address too. */
async function limited(change: Change): Promise<TestClient[]> {
  const { limits } = world.config;
  const changed = {
    ...limits,
    rate: { ...limits.rate, ...change.rate },
    concurrent: { ...limits.concurrent, ...change.concurrent },
    cost: { ...limits.cost, ...change.cost },
  };
  const peer = await world.peer({ limits: changed, redisUrl: undefined });
  const clients = [await world.client('SUPPORT'), await world.client('LENDER', { lender: 'L1' })];
  return clients.map((client) => client.at(peer.url));
}

const statuses = async (count: number, ask: () => Promise<{ status: number }>) => {
  const all: number[] = [];
  for (let n = 0; n < count; n++) all.push((await ask()).status);
  return all;
};

describe('a client that asks too often', () => {
  it('is told on either edge when to come again, while others are answered', async () => {
    const [mine, other] = await limited({ rate: { perClient: 3 } });
    expect(await statuses(3, () => mine!.query(ViewerDocument))).toEqual([200, 200, 200]);
    const { status, errors, headers } = await mine!.query(ViewerDocument);
    expect([status, errors[0]?.extensions.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    const rest = await mine!.fetch('/v2/servicing/loan-data/x');
    expect([rest.status, rest.headers.get('content-type')]).toEqual([429, 'application/problem+json; charset=utf-8']);
    expect((await other!.query(ViewerDocument)).status).toBe(200);
  });
});

describe('what is left of a minute', () => {
  const told = ({ headers }: { headers: Headers }) => [headers.get('ratelimit-policy'), headers.get('ratelimit')];
  const left = (requests: number, policy = 'client') =>
    expect.stringMatching(new RegExp(`^"${policy}";r=${requests};t=([1-9]|[1-5][0-9]|60)$`)) as string;
  const POLICY = '"client";q=3;w=60';

  it('is told with every answer of either edge that is counted', async () => {
    const [mine] = await limited({ rate: { perClient: 3 } });
    expect(told(await mine!.query(ViewerDocument))).toEqual([POLICY, left(2)]);
    expect(told(await mine!.fetch('/v2/servicing/loan-data/x'))).toEqual([POLICY, left(1)]);
    expect(told(await mine!.query('{ nothing }'))).toEqual([POLICY, left(0)]);
    for (const answer of [await mine!.query(ViewerDocument), await mine!.fetch('/v2/servicing/loan-data/x')]) {
      expect(answer.status).toBe(429);
      expect(told(answer)).toEqual([POLICY, left(0)]);
      expect(answer.headers.get('ratelimit')).toContain(`t=${answer.headers.get('retry-after')}`);
    }
  });

  it('is told where requests are taken many at a time', async () => {
    const [mine] = await limited({ rate: { perClient: 5_000 } });
    const remaining = async () => told(await mine!.query(ViewerDocument))[1];
    expect([await remaining(), await remaining()]).toEqual([left(4_999), left(4_998)]);
  });

  it('is that of the address for an anonymous caller, and nothing if nothing is counted', async () => {
    const [mine] = await limited({ rate: { perAddress: 2 } });
    const ask = () => mine!.query(ViewerDocument, undefined, { key: 'lgk_wrong' });
    expect(told(await ask())).toEqual(['"address";q=2;w=60', left(1, 'address')]);
    const [unlimited] = await limited({ rate: { perAddress: 0, perClient: 0 } });
    expect(told(await unlimited!.query(ViewerDocument))).toEqual([null, null]);
    expect(told(await fetch(`${mine!.url}/health/live`))).toEqual([null, null]);
  });
});

describe('an address that asks too often without credentials', () => {
  it('is told so, while its clients are answered and exchange their credentials', async () => {
    const [mine] = await limited({ rate: { perAddress: 2 } });
    const ask = () => mine!.query(ViewerDocument, undefined, { key: 'lgk_wrong' });
    expect(await statuses(4, ask)).toEqual([401, 401, 429, 429]);
    for (const path of ['/v2/servicing/loan-data/x', '/v2/servicing/nothing', '/v2/openapi.json', '/documents/x'])
      expect([path, (await fetch(`${mine!.url}${path}`)).status]).toEqual([path, 429]);
    expect((await fetch(`${mine!.url}/health/live`)).status).toBe(200);
    expect(await statuses(4, () => mine!.query(ViewerDocument))).toEqual([200, 200, 200, 200]);
    const exchange = () =>
      fetch(`${mine!.url}/v2/servicing/auth-token`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', key: mine!.headers.key! },
        body: JSON.stringify({ clientId: mine!.clientId, clientSecret: 'lgs_wrong' }),
      });
    expect(await statuses(3, exchange)).toEqual([401, 401, 429]);
  });

  it('is counted once for each request, however many arrive together', async () => {
    const [mine] = await limited({ rate: { perAddress: 10_000 } });
    const ask = () => mine!.query(ViewerDocument, undefined, { key: 'lgk_wrong' });
    const answers = await Promise.all(Array.from({ length: 200 }, ask));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401));
    const { headers } = await ask();
    expect(headers.get('ratelimit')).toMatch(/^"address";r=9799;/);
  });
});

describe('live updates over WebSocket', () => {
  it('are counted too: each connection by its address, each subscription by its client', async () => {
    const [few] = await limited({ rate: { perAddress: 2 } });
    const open = () => {
      const socket = new WebSocket(`${few!.url.replace(/^http/, 'ws')}/graphql`, 'graphql-transport-ws');
      onTestFinished(() => {
        socket.terminate();
      });
      return new Promise<unknown>((resolve) => {
        socket.on('open', () => {
          resolve('taken');
        });
        socket.on('unexpected-response', (_, { statusCode, headers }) => {
          resolve([statusCode, Number(headers['retry-after']) > 0]);
        });
        socket.on('error', () => undefined);
      });
    };
    expect([await open(), await open(), await open()]).toEqual(['taken', 'taken', [429, true]]);

    const [mine] = await limited({ rate: { perClient: 2 } });
    const source = connect(mine!, 'WebSocket');
    const faults = async () =>
      (await follow(mine!, source, 'LN-1', 'subscription { nothing }').ended) as { extensions: { code: string } }[];
    const codes = [];
    for (let n = 0; n < 3; n += 1) codes.push((await faults())[0]?.extensions.code);
    expect(codes).toEqual(['GRAPHQL_VALIDATION_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'RATE_LIMITED']);
  });
});

describe('requests at once', () => {
  /** Takes a place for as long as its body is not complete. */
  function hold(client: TestClient) {
    let finish: () => void = () => undefined;
    const body = new ReadableStream({
      start: (stream) => {
        stream.enqueue(Buffer.from('{"query":'));
        finish = () => {
          stream.enqueue(Buffer.from('"{ viewer { role } }"}'));
          stream.close();
        };
      },
    });
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' };
    const answer = client.fetch('/graphql', { ...init, headers: { 'content-type': 'application/json' } });
    return { finish: () => (finish(), answer) };
  }

  it.each([
    ['of one client', { perClient: 2 }, 429, 200],
    ['of all clients', { inAll: 2 }, 503, 503],
  ])('%s are bounded, and the next is answered when there is place', async (_, concurrent, mineThen, othersThen) => {
    const [mine, other] = await limited({ concurrent });
    const held = [hold(mine!), hold(mine!)];
    await expect.poll(async () => (await mine!.query(ViewerDocument)).status).toBe(mineThen);
    expect((await other!.query(ViewerDocument)).status).toBe(othersThen);
    for (const { finish } of held) expect((await finish()).status).toBe(200);
    await expect.poll(async () => (await mine!.query(ViewerDocument)).status).toBe(200);
  });
});

it('what tools ask of the schema and what our screens ask fits the limits', async () => {
  const client = await world.client('SUPPORT');
  expect((await client.query(getIntrospectionQuery({ inputValueDeprecation: true }))).status).toBe(200);
  const { document } = world.config.limits;
  for (const { name, text } of SAMPLE_OPERATIONS.values())
    expect([name, documentFault(parse(text), document)]).toEqual([name, undefined]);
});

describe('the cost of an operation', () => {
  it('is announced in every answer, with what the role may spend', async () => {
    const client = await world.client('BORROWER', { borrower: 'B1' });
    const { text } = await client.query(
      'query ($n: Int) { loans(first: $n) { edges { node { id autoLoan { ltv } } } } }',
      {
        n: 30,
      },
    );
    expect(JSON.parse(text)).toMatchObject({ extensions: { cost: { requested: 60, limit: 20_000 } } });
  });

  it('beyond what the role may spend is refused with both figures', async () => {
    const [mine, other] = await limited({ cost: { SUPPORT: 20 } });
    const { status, errors } = await mine!.query('{ loans(first: 21) { edges { node { id } } } }');
    expect(status).toBe(400);
    expect(errors[0]?.extensions).toEqual({ code: 'COST_LIMIT_EXCEEDED', cost: { requested: 21, limit: 20 } });
    expect((await mine!.query('{ loans(first: 20) { edges { node { id } } } }')).status).toBe(200);
    expect((await other!.query('{ loans(first: 21) { edges { node { id } } } }')).status).toBe(200);
  });
});
