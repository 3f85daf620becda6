import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { TestClient } from '../support/test-client.js';
import { openWorld, type World } from '../support/world.js';

let world: World;
let client: TestClient;
beforeAll(async () => {
  world = await openWorld();
  client = await world.client('AUDITOR');
});
afterAll(() => world.close());

const PLANTED = '900-12-3456';

describe('a malformed request', () => {
  it.each<[string, number, RequestInit]>([
    ['a body that is not JSON', 400, { body: `{"ssn":"${PLANTED}"` }],
    ['a body that is not UTF-8', 400, { body: Buffer.from(`{"query":"${PLANTED}\xfc"}`, 'latin1') }],
    [
      'a compressed body that is not UTF-8',
      400,
      {
        headers: { 'content-encoding': 'gzip' },
        body: new Uint8Array(gzipSync(Buffer.from('{"query":"{ viewer { role } } # \xfc"}', 'latin1'))),
      },
    ],
    ['a body that is a string', 400, { body: `"${PLANTED}"` }],
    ['a body beyond the limit', 413, { body: JSON.stringify({ query: PLANTED.repeat(2_400_000) }) }],
    ['an unknown content encoding', 415, { headers: { 'content-encoding': PLANTED }, body: '{}' }],
    [
      'an unknown character set',
      415,
      { headers: { 'content-type': `application/json; charset=${PLANTED}` }, body: '{}' },
    ],
    ['a body that is not the gzip it says', 400, { headers: { 'content-encoding': 'gzip' }, body: PLANTED }],
    [
      'variables that are no object',
      400,
      { body: JSON.stringify({ query: '{ viewer { role } }', variables: PLANTED }) },
    ],
    ['a query that is no text', 400, { body: JSON.stringify({ query: { PLANTED } }) }],
    [
      'an unknown operation name',
      400,
      { body: JSON.stringify({ query: 'query A { viewer { role } }', operationName: 'B' }) },
    ],
  ])('with %s is told so, and nothing of it comes back or is logged', async (_, status, init) => {
    const response = await client.fetch('/graphql', {
      method: 'POST',
      ...init,
      headers: { 'content-type': 'application/json', ...(init.headers as Record<string, string>) },
    });
    const text = await response.text();
    expect({ status: response.status, text }).toEqual({ status, text: expect.not.stringContaining(PLANTED) as string });
    expect(JSON.parse(text)).toMatchObject({ errors: [{ extensions: { code: expect.any(String) as string } }] });
    expect(world.log.join()).not.toContain(PLANTED);
  });

  it('with an address that does not decode is told so', async () => {
    const response = await client.fetch('/documents/%E0%A4%A');
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('may be compressed, within the same limit', async () => {
    const send = (body: string) =>
      client.fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
        body: new Uint8Array(gzipSync(body)),
      });
    expect((await send(JSON.stringify({ query: '{ viewer { role } }' }))).status).toBe(200);
    expect((await send(JSON.stringify({ query: ' '.repeat(26_000_000) }))).status).toBe(413);
  });

  it('with too many tokens is refused', async () => {
    const { status, errors } = await client.query(`{ ${'__typename '.repeat(6_000)} }`);
    expect(status).toBe(400);
    expect(errors[0]?.extensions.code).toBe('GRAPHQL_PARSE_FAILED');
  });
});

describe('values in a request', () => {
  const LOANS =
    'query ($filter: LoanFilter, $first: Int, $after: String) { loans(filter: $filter, first: $first, after: $after) { totalCount } }';
  const requests: ((v: string) => { query: string; variables?: Record<string, unknown> })[] = [
    (v) => ({ query: LOANS, variables: { filter: { loanStatus: [v] } } }),
    (v) => ({ query: LOANS, variables: { filter: { [v]: v } } }),
    (v) => ({ query: LOANS, variables: { filter: { lenderId: { v } } } }),
    (v) => ({ query: LOANS, variables: { first: v } }),
    (v) => ({ query: LOANS, variables: { after: v } }),
    (v) => ({ query: `{ loans(after: ${JSON.stringify(v)}) { totalCount } }` }),
    (v) => ({ query: `{ loans(first: ${JSON.stringify(v)}) { totalCount } }` }),
    (v) => ({ query: `{ loan(id: [${JSON.stringify(v)}]) { id } }` }),
    (v) => ({ query: `{ loan(id: ${JSON.stringify(v)} { id } }` }),
    (v) => ({ query: `{ loan(id: "${v}` }),
    (v) => ({
      query: 'query ($r: [_Any!]!) { _entities(representations: $r) { __typename } }',
      variables: { r: [{ __typename: v, id: v }, { __typename: 'Loan', id: { v } }, { id: v }, v] },
    }),
  ];

  it('never come back in an error, and never reach the log', async () => {
    const planted = fc.stringMatching(/^9[0-9]{2}-[0-9]{2}-[0-9]{4}$/);
    await fc.assert(
      fc.asyncProperty(planted, fc.constantFrom(...requests), async (value, request) => {
        const { text, errors } = await client.raw(request(value));
        expect(errors.length).toBeGreaterThan(0);
        expect(text).not.toContain(value);
        expect(world.log.join()).not.toContain(value);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a fault of ours', () => {
  it('is masked, and logged by name and place without its message', async () => {
    const fault = Object.assign(new Error(`Invalid invocation: where ssn = ${PLANTED}`), {
      name: 'PrismaClientValidationError',
    });
    const admin = await world.client('ADMIN');
    const spy = vi.spyOn(world.prisma.apiClient, 'findMany').mockRejectedValueOnce(fault);
    const { status, errors, text } = await admin.query(
      '{ clients(first: 1) { edges { node { name } } } viewer { role } }',
    );
    spy.mockRestore();
    expect(status).toBe(200);
    expect(errors).toEqual([
      expect.objectContaining({
        message: 'Internal error. Report the `x-request-id` of the response.',
        path: ['clients'],
        extensions: { code: 'INTERNAL_SERVER_ERROR' },
      }),
    ]);
    expect(text).not.toMatch(/Prisma|Invalid invocation/);
    const line = world.log.find((entry) => entry.includes('PrismaClientValidationError'));
    expect(line).toBeDefined();
    expect(world.log.join()).not.toMatch(/Invalid invocation|900-12-3456/);
  });

  it('is told apart from a database that does not answer', async () => {
    const admin = await world.client('ADMIN');
    const spy = vi
      .spyOn(world.prisma.apiClient, 'findMany')
      .mockRejectedValueOnce(Object.assign(new Error('x'), { code: 'P1001' }));
    const { errors } = await admin.query('{ clients(first: 1) { edges { node { name } } } }');
    spy.mockRestore();
    expect(errors[0]?.extensions.code).toBe('SERVICE_UNAVAILABLE');
  });

  it('while authenticating is 503 when the database does not respond, and says no more', async () => {
    const fresh = await world.client('SUPPORT');
    await new Promise((resolve) => setTimeout(resolve, 2_100));
    const spy = vi
      .spyOn(world.prisma.apiClient, 'findUnique')
      .mockRejectedValueOnce(Object.assign(new Error(PLANTED), { code: 'ECONNREFUSED' }));
    const { status, text } = await fresh.query('{ viewer { role } }');
    spy.mockRestore();
    expect(status).toBe(503);
    expect(text).not.toContain(PLANTED);
  });
});

describe('every answer', () => {
  it('names its request, and keeps the name that the caller gave', async () => {
    const own = await client.fetch('/graphql', { headers: { 'x-request-id': 'trace-12345678' } });
    expect(own.headers.get('x-request-id')).toBe('trace-12345678');
    const made = await client.fetch('/graphql', { headers: { 'x-request-id': `${PLANTED} is no id` } });
    expect(made.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
  });

  it('to a method that there is not names those that there are', async () => {
    const { status, headers } = await client.fetch('/graphql', { method: 'PUT' });
    expect([status, headers.get('allow')]).toEqual([405, 'GET, POST']);
  });

  it('comes by HTTP/1.1 to who offers another protocol, and the connection stays open', async () => {
    const body = JSON.stringify({ query: '{ __typename }' });
    const socket = connect(Number(new URL(world.url).port), '127.0.0.1');
    let said = '';
    socket.setEncoding('utf8').on('data', (text: string) => (said += text));
    socket.write(
      `POST /graphql HTTP/1.1\r\nhost: x\r\nconnection: Upgrade, HTTP2-Settings\r\nupgrade: h2c\r\nhttp2-settings: AAMAAABkAAQAAP__\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
    );
    socket.write(body.slice(5));
    await expect.poll(() => said).toMatch(/^HTTP\/1\.1 401 Unauthorized\r\n[^]*"UNAUTHENTICATED"/);
    const warned = vi.fn();
    process.on('warning', warned);
    onTestFinished(() => void process.off('warning', warned));
    for (let request = 0; request < 20; request += 1) {
      said = '';
      socket.write('GET /health/live HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: h2c\r\n\r\n');
      await expect.poll(() => said, { interval: 5 }).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    }
    socket.destroy();
    expect(warned, 'nothing is left of each').not.toHaveBeenCalled();
  });

  it('comes to each of many that offer another protocol one behind the other, in their order', async () => {
    const socket = connect(Number(new URL(world.url).port), '127.0.0.1');
    let said = '';
    socket.setEncoding('utf8').on('data', (text: string) => (said += text));
    const asked = Array.from({ length: 10 }, (_, n) => (n % 3 === 0 ? '/health/live' : `/nothing/${n}`));
    const offer = 'host: x\r\nconnection: Upgrade\r\nupgrade: h2c\r\n';
    socket.write(asked.map((path) => `GET ${path} HTTP/1.1\r\n${offer}\r\n`).join(''));
    const statuses = () => [...said.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
    await expect.poll(statuses).toEqual(asked.map((path) => (path === '/health/live' ? '200' : '404')));
    socket.destroy();
  });

  it('of the graph is kept by no cache', async () => {
    const { headers } = await client.query('{ viewer { role } }');
    expect(headers.get('cache-control')).toBe('no-store');
  });
});
