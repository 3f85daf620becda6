import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '../../src/gateway/config/config.js';
import type { TestClient } from '../support/test-client.js';
import { openWorld, type World } from '../support/world.js';

let world: World;
let client: TestClient;
beforeAll(async () => {
  const { limits } = loadConfig({});
  world = await openWorld({ config: { limits: { ...limits, requestSeconds: 1 } } });
  client = await world.client('SUPPORT');
  await client.query('{ viewer { role } }');
});
afterAll(() => world.close());

const times = (count: number, text: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => text(n)).join(' ');
const json = (body: unknown): RequestInit => ({ body: JSON.stringify(body) });
const asking = (query: string, variables?: unknown) => json({ query, variables });
/** A chain of fragments, each of which spreads the next one twice. */
const bomb = (levels: number, spread: (n: number) => string) =>
  `{ loan(id: "x") { ...F0 } } ${times(levels, (n) => `fragment F${n} on Loan { ${spread(n + 1)} }`)} fragment F${levels} on Loan { id }`;
const LOANS = 'query ($filter: LoanFilter) { loans(filter: $filter) { totalCount } }';
/** Text, because nothing that goes down with it could write it. */
const tower = (levels: number) =>
  `{"query":${JSON.stringify(LOANS)},"variables":{"filter":${'['.repeat(levels)}${']'.repeat(levels)}}}`;

const compressed = (text: string): RequestInit => ({
  body: new Uint8Array(gzipSync(text)),
  headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
});

const HOSTILE: Record<string, [status: number, code: string, request: RequestInit]> = {
  'goes 40 levels deep': [
    400,
    'LIMIT_EXCEEDED',
    asking(`{ loans ${'{ edges { node { borrower { loans '.repeat(10)} { totalCount } ${'}}}}'.repeat(10)} }`),
  ],
  'hides its depth in fragments': [
    400,
    'LIMIT_EXCEEDED',
    asking(bomb(20, (n) => `borrower { loans { edges { node { ...F${n} } } } }`)),
  ],
  'asks for 1,000 root fields': [400, 'LIMIT_EXCEEDED', asking(`{ ${'viewer { role } '.repeat(1_000)} }`)],
  'repeats a field 1,200 times': [400, 'LIMIT_EXCEEDED', asking(`{ viewer { ${'role '.repeat(1_200)} } }`)],
  'has 1,000 aliases': [400, 'LIMIT_EXCEEDED', asking(`{ viewer { ${times(1_000, (n) => `a${n}: role`)} } }`)],
  'has 1,000 aliases in fragments': [
    400,
    'LIMIT_EXCEEDED',
    asking(`{ viewer { ...F } } fragment F on Viewer { ${times(1_000, (n) => `a${n}: role`)} }`),
  ],
  'doubles with each of 90 fragments': [400, 'GRAPHQL_VALIDATION_FAILED', asking(bomb(90, (n) => `...F${n} ...G${n}`))],
  'defines 300 fragments': [400, 'LIMIT_EXCEEDED', asking(bomb(300, (n) => `...F${n}`))],
  'spreads fragments in a circle': [
    400,
    'GRAPHQL_VALIDATION_FAILED',
    asking('{ viewer { ...A } } fragment A on Viewer { ...B } fragment B on Viewer { ...A role }'),
  ],
  'has 500 directives': [400, 'LIMIT_EXCEEDED', asking(`{ viewer { role ${'@include(if: true) '.repeat(500)} } }`)],
  'has 200 faults': [400, 'GRAPHQL_VALIDATION_FAILED', asking(`{ viewer { ${times(200, (n) => `no${n}`)} } }`)],
  'has 900 faults in its variables': [
    400,
    'BAD_USER_INPUT',
    asking(LOANS, { filter: { loanStatus: Array.from({ length: 900 }, () => 'NO_SUCH') } }),
  ],
  'multiplies long lists': [
    400,
    'COST_LIMIT_EXCEEDED',
    asking(
      'query ($n: Int!) { loans(first: $n) { edges { node { events(first: $n) { edges { node { id } } } repayments(first: $n) { edges { node { id } } } ledger(first: 100) { edges { node { id entries { amount } } } } } } } }',
      { n: 100 },
    ),
  ],
  'names 3,000 entities': [
    400,
    'COST_LIMIT_EXCEEDED',
    asking('query ($r: [_Any!]!) { _entities(representations: $r) { ... on Loan { record { request } } } }', {
      r: Array.from({ length: 3_000 }, (_, n) => ({ __typename: 'Loan', id: `${n}` })),
    }),
  ],
  'stacks 15,000 brackets in its variables': [400, 'LIMIT_EXCEEDED', { body: tower(15_000) }],
  'stacks 100,000 brackets in its variables': [413, 'BODY_TOO_LARGE', { body: tower(100_000) }],
  'has 100,000 values in its variables': [
    413,
    'BODY_TOO_LARGE',
    asking(LOANS, { filter: { ids: Array(100_000).fill(1) } }),
  ],
  'has 30,000 values in its variables': [
    413,
    'BODY_TOO_LARGE',
    asking(LOANS, { filter: { ids: Array(30_000).fill(1) } }),
  ],
  'stacks 5,000 brackets, compressed': [400, 'BAD_REQUEST', compressed(tower(5_000))],
  'has 100,000 values, compressed': [413, 'BODY_TOO_LARGE', compressed(`[${'1,'.repeat(100_000)}1]`)],
  'is no JSON, compressed': [400, 'BAD_REQUEST', compressed('{"query":')],
  'hides its fields behind 900,000 characters': [
    400,
    'LIMIT_EXCEEDED',
    asking(`# ${'x'.repeat(900_000)}\n{ viewer { role } }`),
  ],
  'is a batch': [
    400,
    'BATCHING_NOT_SUPPORTED',
    json(Array.from({ length: 100 }, () => ({ query: '{ viewer { role } }' }))),
  ],
  'carries out two commands': [
    400,
    'LIMIT_EXCEEDED',
    asking(
      'mutation { a: waiveFee(input: {}) { __typename } ...B } fragment B on Mutation { waiveFee(input: {}) { __typename } }',
    ),
  ],
  'is a form': [
    415,
    'UNSUPPORTED_MEDIA_TYPE',
    { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'query={viewer{role}}' },
  ],
  'is plain text, as a page of another site may send': [
    415,
    'UNSUPPORTED_MEDIA_TYPE',
    { headers: { 'content-type': 'text/plain' }, ...asking('{ viewer { role } }') },
  ],
  'has variables of 2 MB': [413, 'BODY_TOO_LARGE', asking(LOANS, { filter: 'x'.repeat(2_000_000) })],
};

describe('a request that', () => {
  it.each(Object.keys(HOSTILE))('%s is refused within a second of work', async (name) => {
    const [status, code, init] = HOSTILE[name]!;
    const before = process.cpuUsage();
    const response = await client.fetch('/graphql', {
      method: 'POST',
      ...init,
      headers: { 'content-type': 'application/json', ...(init.headers as Record<string, string>) },
    });
    const text = await response.text();
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(1_000);
    const { errors } = JSON.parse(text) as { errors: { message: string; extensions: { code: string } }[] };
    expect([response.status, errors[0]?.extensions.code], text).toEqual([status, code]);
    expect(errors.length).toBeLessThanOrEqual(5);
    expect(text.length).toBeLessThan(3_000);
  });
});

it('a GET is answered with credentials, which no page of another site can send', async () => {
  const path = `/graphql?query=${encodeURIComponent('{ viewer { role } }')}`;
  const response = await client.fetch(path);
  expect([response.status, await response.json()]).toMatchObject([200, { data: { viewer: { role: 'SUPPORT' } } }]);
  expect((await fetch(`${world.url}${path}`)).status).toBe(401);
});

describe('a body', () => {
  const CRLF = Buffer.from('\r\n');
  const rss = () => process.memoryUsage.rss() / 1e6;

  it('of 100 MB is refused unread, and memory stays flat', async () => {
    const before = rss();
    const megabyte = Buffer.alloc(1e6, 'x');
    for (const announced of [true, false]) {
      const { answer, sent } = await upload(megabyte, 100, announced);
      expect(answer).toContain('HTTP/1.1 413');
      expect(sent).toBeLessThan(60);
    }
    expect(rss() - before).toBeLessThan(150);
  });

  it('that comes byte by byte is cut off when its time is over', async () => {
    const socket = connect(Number(new URL(world.url).port), '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString())).on('error', () => undefined);
    const drip = setInterval(() => socket.write(' '), 50);
    socket.write(`${head('content-length: 1000')}{`);
    await new Promise((resolve) => socket.once('close', resolve));
    clearInterval(drip);
    expect(answer).toContain('HTTP/1.1 408');
  });

  const head = (length: string) =>
    `POST /graphql HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\nkey: ${client.credentials.apiKey}\r\nauthorization: Bearer ${client.accessToken}\r\n${length}\r\n\r\n`;

  /** Sends piece by piece until an answer comes or all is sent. */
  function upload(piece: Buffer, pieces: number, announced: boolean): Promise<{ answer: string; sent: number }> {
    return new Promise((resolve) => {
      const socket = connect(Number(new URL(world.url).port), '127.0.0.1');
      let sent = 0;
      socket.on('error', () => undefined);
      socket.once('data', (chunk) => {
        socket.destroy();
        resolve({ answer: chunk.toString(), sent });
      });
      const send = () => {
        if (sent >= pieces || socket.destroyed) return;
        sent += 1;
        const chunk = announced ? piece : Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, CRLF]);
        socket.write(chunk, () => setTimeout(send, 5));
      };
      socket.write(head(announced ? `content-length: ${piece.length * pieces}` : 'transfer-encoding: chunked'), send);
    });
  }
});

it.each(['live', 'ready'])(
  'probes of %s that one connection sends at once are answered a few in a turn',
  async (name) => {
    const count = 2_000;
    let answered = 0;
    let inTurn = 0;
    let most = 0;
    const note = () => {
      answered += 1;
      inTurn += 1;
      most = Math.max(most, inTurn);
    };
    const endTurn = () => {
      inTurn = 0;
      if (answered < count) setImmediate(endTurn);
    };
    subscribe('http.server.response.finish', note);
    const socket = connect(Number(new URL(world.url).port), '127.0.0.1').resume();
    setImmediate(endTurn);
    socket.write(`GET /health/${name} HTTP/1.1\r\nhost: here\r\n\r\n`.repeat(count));
    await expect.poll(() => answered).toBe(count);
    unsubscribe('http.server.response.finish', note);
    socket.destroy();
    expect(most).toBeLessThan(100);
  },
);

describe('after all of it', () => {
  it('the gateway answers as before', async () => {
    expect((await client.query('{ viewer { role } }')).data).toEqual({ viewer: { role: 'SUPPORT' } });
  });
});
