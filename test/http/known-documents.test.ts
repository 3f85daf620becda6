import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Config } from '../../src/gateway/config/config.js';
import { sampleEnvelope } from '../domain/record/sample.js';
import { DocumentCache } from '../../src/platform/http/pipeline/document-cache.js';
import { digestOf } from '../../src/platform/http/pipeline/persisted-documents.js';
import { importInto } from '../support/import-record.js';
import type { Answer, Headered, TestClient } from '../support/test-client.js';
import { openWorld, type World } from '../support/world.js';

const LOAN = 'query Known($id: ID!) { loan(id: $id) { id grade underwriting { deals { terms { aprPercent } } } } }';
const LARGE = `query Large($id: ID!) { loan(id: $id) {
  underwriting { primaryCreditBureauPdf { content size } bureauAttributes cashflows { csv } } id } }`;
const DENIED = 'query Denied($id: ID!) { loan(id: $id) { id borrower { lastName ssn } } }';
const PAGE = 'query Page($n: Int) { loans(first: $n) { edges { node { id } } } }';

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

const VARYING = new Set(['date', 'ratelimit', 'x-request-id']);

const shape = ({ status, headers, text }: Answer<unknown>) => ({
  status,
  text,
  headers: [...headers].filter(([name]) => !VARYING.has(name)).sort(),
});

/** How many texts were parsed and validated meanwhile. */
async function newTexts(work: () => Promise<unknown>): Promise<number> {
  const spy = vi.spyOn(DocumentCache.prototype, 'set');
  try {
    await work();
    return spy.mock.calls.length;
  } finally {
    spy.mockRestore();
  }
}

const DIGEST = digestOf(LOAN);
const variables = { id: 'LN-1' };
const persisted = { persistedQuery: { version: 1, sha256Hash: DIGEST } };
const inAddress = (members: Record<string, unknown>) =>
  new URLSearchParams(
    Object.entries(members).map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  ).toString();

/** What clients send for the same query: headers and a body, or an address. */
const CLIENTS: Readonly<Record<string, { headers?: Headered; body?: unknown; address?: string; type?: string }>> = {
  'a script': { body: { query: LOAN, variables } },
  'Apollo Client 4': {
    headers: {
      accept: 'application/graphql-response+json,application/json;q=0.9',
      origin: 'https://studio.apollographql.com',
      'accept-encoding': 'gzip, deflate, br, zstd',
    },
    body: { operationName: 'Known', variables, query: LOAN, extensions: { clientLibrary: { name: '@apollo/client' } } },
    type: 'application/graphql-response+json; charset=utf-8',
  },
  'a browser': {
    headers: { accept: '*/*', 'user-agent': 'Mozilla/5.0', 'sec-fetch-mode': 'cors', origin: 'https://desk.example' },
    body: { query: LOAN, variables },
  },
  'a router': {
    headers: {
      accept: 'application/json, application/graphql-response+json',
      traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
    },
    body: { query: LOAN, operationName: 'Known', variables },
  },
  'with a character set': {
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: { query: LOAN, variables },
  },
  'a GET': { address: inAddress({ query: LOAN, variables }) },
  'a digest': { body: { variables, extensions: persisted } },
  'a digest in the address': { address: inAddress({ variables, extensions: persisted }) },
};

describe('a query that is known', () => {
  beforeAll(async () => {
    // The first request has it read, and registers it.
    await client.raw({ query: LOAN, variables, extensions: persisted });
  });

  it.each(Object.keys(CLIENTS))('is answered without being read again, for any client: %s', async (name) => {
    const { headers = {}, body, address, type = 'application/json; charset=utf-8' } = CLIENTS[name]!;
    let text = '';
    const read = await newTexts(async () => {
      const response = await client.fetch(`/graphql${address === undefined ? '' : `?${address}`}`, {
        ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
        headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      });
      expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
      text = await response.text();
    });
    expect(read).toBe(0);
    expect(text).toBe((await client.query(LOAN, variables)).text);
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
      await newTexts(async () => {
        expect(await ask()).toEqual(first);
      }),
    ).toBe(0);
  });

  it('answers what it may beside a field that is denied, and is carried out once', async () => {
    const ask = async () => shape(await client.query(DENIED, { id: 'LN-1' }));
    const first = await ask();
    expect(JSON.parse(first.text)).toMatchObject({
      data: { loan: { id: 'LN-1', borrower: { ssn: null } } },
      errors: [{ path: ['loan', 'borrower', 'ssn'], extensions: { code: 'FORBIDDEN' } }],
    });
    expect(
      await newTexts(async () => {
        expect(await ask()).toEqual(first);
      }),
    ).toBe(0);
  });

  it.each<[string, unknown, number, string]>([
    ['variables of a wrong type', { query: LOAN, variables: { id: { in: ['LN-1'] } } }, 400, 'BAD_USER_INPUT'],
    ['a variable that is missing', { query: LOAN }, 400, 'BAD_USER_INPUT'],
    ['variables that are no object', { query: LOAN, variables: ['LN-1'] }, 400, 'BAD_REQUEST'],
    ['a page that is too large', { query: PAGE, variables: { n: 1_000 } }, 400, 'BAD_USER_INPUT'],
    ['an operation that it has not', { query: LOAN, operationName: 'Other' }, 400, 'OPERATION_RESOLUTION_FAILURE'],
    ['a name of great length', { query: LOAN, operationName: 'x'.repeat(201) }, 400, 'LIMIT_EXCEEDED'],
    ['a body that ends too soon', JSON.stringify({ query: LOAN }).slice(0, -1), 400, 'BAD_REQUEST'],
    ['a body that is a word', '"LN-1"', 400, 'BAD_REQUEST'],
    ['a body that is empty', '', 400, 'BAD_REQUEST'],
    ['a digest of something else', { query: PAGE, extensions: persisted }, 400, 'BAD_REQUEST'],
  ])('is refused with %s', async (_, body, status, code) => {
    await client.query(PAGE, { n: 1 });
    for (const accept of ['application/json', 'application/graphql-response+json']) {
      const { errors, headers, ...answer } = await client.raw(body, { accept });
      expect([answer.status, errors[0]?.extensions.code]).toEqual([status, code]);
      expect(headers.get('content-type')).toBe(`${accept}; charset=utf-8`);
    }
  });

  it('is refused where nothing is accepted that we send', async () => {
    expect((await client.raw({ query: LOAN, variables }, { accept: 'text/html' })).status).toBe(406);
  });

  it('is compressed if accepted, unless it contains sealed values', async () => {
    const long = `query Long { loans(first: 1) { edges { node { id ${'grade loanStatus '.repeat(3)} } } }
      __schema { types { name description } } }`;
    const encodingOf = async (asked: TestClient, query: string, accepted: string) => {
      const response = await asked.fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-encoding': accepted },
        body: JSON.stringify({ query, variables: { id: 'LN-1' } }),
      });
      expect(response.status).toBe(200);
      await response.text();
      return response.headers.get('content-encoding');
    };
    expect(await encodingOf(client, long, 'br, gzip')).toBe('br');
    expect(await encodingOf(client, long, 'gzip, br;q=0')).toBe('gzip');
    expect(await encodingOf(client, long, 'identity')).toBeNull();
    expect(await encodingOf(client, LOAN, 'gzip')).toBeNull();
    const personal = `query Personal($id: ID!) { loan(id: $id) { borrower { firstName } } __schema { types { name description } } }`;
    expect(await encodingOf(client, personal, 'gzip')).toBeNull();
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
