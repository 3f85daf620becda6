import { connect } from 'node:net';
import { ApolloServer } from '@apollo/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Config } from '../../src/config.js';
import { sampleEnvelope } from '../domain/record/sample.js';
import { importInto } from '../support/import-record.js';
import type { Answer, Headered, TestClient } from '../support/test-client.js';
import { openWorld, type World } from '../support/world.js';

const LOAN = 'query Known($id: ID!) { loan(id: $id) { id grade underwriting { deals { terms { apr } } } } }';
const LARGE = `query Large($id: ID!) { loan(id: $id) {
  underwriting { primaryCreditBureauPdf { content size } bureauAttributes cashflows { csv } } id } }`;
const DENIED = 'query Denied($id: ID!) { loan(id: $id) { id borrower { lastName ssn } } }';
const PAGE = 'query Page($n: Int) { loans(first: $n) { edges { node { id } } } }';

/** A wish that only the ordinary way understands, and that asks for what the direct one gives. */
const ORDINARY: Headered = { accept: 'application/json;q=1' };

let world: World;
let client: TestClient;
beforeAll(async () => {
  world = await openWorld();
  await world.loan({ id: 'LN-1' });
  client = await world.client('SUPPORT');
});
afterAll(() => world.close());

async function limited(change: { perClient?: number; cost?: number }): Promise<TestClient> {
  const { limits } = world.config;
  const changed: Config['limits'] = {
    ...limits,
    rate: { ...limits.rate, perClient: change.perClient ?? limits.rate.perClient },
    cost: { ...limits.cost, SUPPORT: change.cost ?? limits.cost.SUPPORT },
  };
  const peer = await world.peer({ limits: changed, redisUrl: undefined });
  return (await world.client('SUPPORT')).at(peer.url);
}

const VARYING = new Set(['date', 'x-request-id']);

const shape = ({ status, headers, text }: Answer<unknown>) => ({
  status,
  text,
  headers: [...headers].filter(([name]) => !VARYING.has(name)).sort(),
});

/** How many requests went through Apollo meanwhile. */
async function ordinaryRequests(work: () => Promise<unknown>): Promise<number> {
  const spy = vi.spyOn(ApolloServer.prototype, 'executeHTTPGraphQLRequest');
  try {
    await work();
    return spy.mock.calls.length;
  } finally {
    spy.mockRestore();
  }
}

describe('a query that is known', () => {
  it('is answered past the ordinary way, in the same words', async () => {
    const ask = async () => shape(await client.query(LOAN, { id: 'LN-1' }));
    const first = await ask();
    expect(first.status).toBe(200);
    expect(
      await ordinaryRequests(async () => {
        expect(await ask()).toEqual(first);
      }),
    ).toBe(0);
  });

  it('brings large values whole, each in its place', async () => {
    const { loanId } = sampleEnvelope();
    await importInto(world, [sampleEnvelope()]);
    const underwriter = await world.client('UNDERWRITER');
    const ask = async () => shape(await underwriter.query(LARGE, { id: loanId }));
    const first = await ask();
    expect(JSON.parse(first.text)).toMatchObject({
      data: {
        loan: {
          underwriting: {
            primaryCreditBureauPdf: { content: expect.stringMatching(/^JVBERi/) as unknown },
            bureauAttributes: expect.objectContaining({}) as unknown,
          },
          id: loanId,
        },
      },
    });
    expect(
      await ordinaryRequests(async () => {
        expect(await ask()).toEqual(first);
      }),
    ).toBe(0);
  });

  it.each<[string, unknown]>([
    ['a field that is denied', { query: DENIED, variables: { id: 'LN-1' } }],
    ['a loan that is not there', { query: LOAN, variables: { id: 'LN-NEVER' } }],
    ['variables of a wrong type', { query: LOAN, variables: { id: { in: ['LN-1'] } } }],
    ['a variable that is missing', { query: LOAN }],
    ['variables that are no object', { query: LOAN, variables: ['LN-1'] }],
    ['a page that is too large', { query: PAGE, variables: { n: 1_000 } }],
    [
      'an operation that the document does not have',
      { query: LOAN, operationName: 'Other', variables: { id: 'LN-1' } },
    ],
    ['a body that ends too soon', JSON.stringify({ query: LOAN }).slice(0, -1)],
    ['a body that is a list', [{ query: LOAN, variables: { id: 'LN-1' } }]],
    ['a body that is a word', '"LN-1"'],
    ['a body that is empty', ''],
  ])('is refused or answered as on the ordinary way: %s', async (_, body) => {
    for (const query of [LOAN, DENIED]) await client.query(query, { id: 'LN-1' });
    await client.query(PAGE, { n: 1 });
    const direct = shape(await client.raw(body));
    expect(direct).toEqual(shape(await client.raw(body, ORDINARY)));
  });

  it('that costs more than the role may spend is refused', async () => {
    const poor = await limited({ cost: 20 });
    expect((await poor.query(PAGE, { n: 20 })).status).toBe(200);
    const { status, errors } = await poor.query(PAGE, { n: 21 });
    expect([status, errors[0]?.extensions.code]).toEqual([400, 'COST_LIMIT_EXCEEDED']);
  });

  it.each([
    ['with an answer', LOAN],
    ['with an error', DENIED],
  ])('counts once towards what a client may ask: %s', async (_, query) => {
    const mine = await limited({ perClient: 4 });
    const statuses = [];
    for (let n = 0; n < 5; n += 1) statuses.push((await mine.query(query, { id: 'LN-1' })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    const { errors, headers } = await mine.query(query, { id: 'LN-1' });
    expect(errors[0]?.extensions.code).toBe('RATE_LIMITED');
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('is refused within seconds once its client is revoked', async () => {
    const revoked = await world.client('SUPPORT');
    const ask = async () => (await revoked.query(LOAN, { id: 'LN-1' })).status;
    expect([await ask(), await ask()]).toEqual([200, 200]);
    await world.prisma.apiClient.update({ where: { id: revoked.clientId }, data: { revokedAt: new Date() } });
    await expect.poll(ask, { timeout: 5_000, interval: 100 }).toBe(401);
  });
});

describe('a caller that hangs up', () => {
  const body = JSON.stringify({ query: LOAN, variables: { id: 'LN-1' } });

  /** Sends part of a request and goes. */
  async function hangUp(requestId: string, sent: string): Promise<void> {
    const { hostname, port } = new URL(world.url);
    const headers = { ...client.headers, 'x-request-id': requestId, 'content-type': 'application/json' };
    const lines = Object.entries({ host: hostname, ...headers, 'content-length': String(body.length) });
    const head = ['POST /graphql HTTP/1.1', ...lines.map(([name, value]) => `${name}: ${value}`), '', ''].join('\r\n');
    const socket = connect(Number(port), hostname);
    await new Promise<void>((resolve) =>
      socket.write(head + sent, () => {
        resolve();
      }),
    );
    // The gateway is to begin to read first.
    await new Promise((resolve) => setTimeout(resolve, 50));
    socket.destroy();
  }

  const loggedOf = (requestId: string) =>
    world.log
      .map((line) => JSON.parse(line) as { requestId?: string; outcome?: string })
      .filter((line) => line.requestId === requestId)
      .map(({ outcome }) => outcome);

  it('in the middle of its body leaves one line in the log, and the others are answered', async () => {
    await client.query(LOAN, { id: 'LN-1' });
    await hangUp('hung-up-in-body', body.slice(0, 20));
    await expect.poll(() => loggedOf('hung-up-in-body')).toEqual(['aborted']);
    expect((await client.query(LOAN, { id: 'LN-1' })).status).toBe(200);
  });

  it('after its body leaves one line in the log', async () => {
    await hangUp('hung-up-after', body);
    await expect.poll(() => loggedOf('hung-up-after')).toHaveLength(1);
    expect((await client.query(LOAN, { id: 'LN-1' })).status).toBe(200);
    expect(loggedOf('hung-up-after')).toHaveLength(1);
  });
});
