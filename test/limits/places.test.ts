import { once } from 'node:events';
import { connect as openSocket, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { sampleEnvelope } from '../domain/record/sample.js';
import { importInto } from '../support/import-record.js';
import { LOAN_UPDATED } from '../support/live.js';
import { INTEREST_FREE_LOAN } from '../support/simple-loan.js';
import type { TestClient } from '../support/test-client.js';
import { openWorld, type World } from '../support/world.js';

/** A client may have two requests at work at once, and fifty connections and subscriptions. */
const PER_CLIENT = 2;
const LIVE_PER_CLIENT = 50;

/** A support desk may not see full numbers: such an answer holds an error. */
const DENIED = '{ loans(first: 1) { edges { node { id borrower { lastName ssn } } } } }';
const LARGE = `{ quoteSchedule(input: { principal: "500000", annualRatePercent: "9", fundedOn: "2026-01-02",
  frequency: WEEKLY, installments: 520 }) { installments { number dueDate amount principal interest closingBalance } } }`;
const COMMAND = `mutation ($input: SubmitRepaymentInput!) { submitRepayment(input: $input) { __typename } }`;

let world: World;
let client: TestClient;
let loanId: string;
let documentPath: string;
beforeAll(async () => {
  world = await openWorld();
  loanId = (await world.loan(INTEREST_FREE_LOAN)).id;
  const { limits } = world.config;
  const concurrent = { inAll: PER_CLIENT, perClient: PER_CLIENT };
  const { url } = await world.peer({ limits: { ...limits, concurrent }, redisUrl: undefined });
  client = (await world.client('SUPPORT')).at(url);
  await importInto(world, [sampleEnvelope()]);
  const { loan } = await (
    await world.client('UNDERWRITER')
  ).data<{ loan: { underwriting: { primaryCreditBureauPdf: { link: { url: string } } } } }>(
    `{ loan(id: "LN-1-463370") { underwriting { primaryCreditBureauPdf { link { url } } } } }`,
  );
  documentPath = new URL(loan.underwriting.primaryCreditBureauPdf.link.url).pathname;
  expect((await fetch(`${url}${documentPath}`)).status).toBe(200);
  // A document that is known is carried out sooner than one that is new, which others below are.
  for (const query of [DENIED, DENIED, LARGE]) await client.query(query);
});
afterAll(() => world.close());

const post = (path: string, json: unknown, headers: Record<string, string> = {}) => {
  const body = JSON.stringify(json);
  const all = { ...client.headers, 'content-type': 'application/json', ...headers };
  const lines = Object.entries({ host: 'gateway', 'content-length': String(Buffer.byteLength(body)), ...all });
  return {
    head: `POST ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
    body,
  };
};
const get = (path: string) =>
  `GET ${path} HTTP/1.1\r\nhost: gateway\r\n${Object.entries(client.headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`;

async function socketTo(): Promise<Socket> {
  const { hostname, port } = new URL(client.url);
  const socket = openSocket({ host: hostname, port: Number(port) });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** Sends text on a connection of its own and leaves: after so many turns, or when something comes back. */
async function leave(text: string, when: number | 'ANSWERED'): Promise<void> {
  const socket = await socketTo();
  await new Promise<void>((resolve) => {
    socket.write(text, () => {
      resolve();
    });
  });
  if (when === 'ANSWERED') {
    await once(socket, 'data');
    socket.pause();
  } else for (let left = when; left > 0; left -= 1) await turn();
  socket.destroy();
  await once(socket, 'close');
}

/** More often than there are places. */
const TIMES = PER_CLIENT + 2;
const MOMENTS = [0, 1, 5, 50];

const expectPlaces = () => expect.poll(async () => (await client.query('{ viewer { role } }')).status).toBe(200);

describe('a place is given back when its request ends', () => {
  const whole = (query: string, variables: object = {}) => {
    const { head, body } = post('/graphql', { query, variables });
    return head + body;
  };
  const command = () =>
    whole(COMMAND, { input: { idempotencyKey: crypto.randomUUID(), loanId, amount: '1.00', method: 'ACH' } });
  const sse = () => {
    const { head, body } = post(
      '/graphql',
      { query: LOAN_UPDATED, variables: { loanId } },
      { accept: 'text/event-stream' },
    );
    return head + body;
  };
  const requests: [string, () => string][] = [
    ['before its body', () => post('/graphql', { query: DENIED }).head],
    [
      'before a body that is not plain',
      () => post('/graphql', { query: DENIED }, { accept: 'application/graphql-response+json' }).head,
    ],
    ['in the middle of its body', () => post('/graphql', { query: DENIED }).head + '{"query":'],
    ['while a query is carried out', () => whole('{ loans(first: 100) { edges { node { id } } } }')],
    ['while a query with a denied field is', () => whole(DENIED)],
    ['while a calculator is', () => whole(LARGE)],
    ['while a command waits or is', command],
    ['while a document is refused', () => whole('{ nothing }')],
    ['behind another on its connection', () => whole(LARGE) + whole(DENIED) + whole(DENIED)],
    ['on v2', () => get(`/v2/servicing/loan-data/${loanId}`)],
    [
      'in a command of v2',
      () => {
        const { head, body } = post(
          '/v2/servicing/submit-repayment',
          { loanId, amount: '1.00', method: 'ACH' },
          { 'idempotency-key': crypto.randomUUID() },
        );
        return head + body;
      },
    ],
    ['of a stream of events', sse],
    ['of a link to a document', () => get(documentPath)],
    ['of a link to a document that has expired', () => get('/documents/expired')],
    [
      'in an exchange for a token',
      () => {
        const { head, body } = post('/v2/servicing/auth-token', client.credentials);
        return head + body;
      },
    ],
    ['before the body of an exchange for a token', () => post('/v2/servicing/auth-token', client.credentials).head],
  ];

  it.each(requests)('%s', async (_, text) => {
    for (const moment of MOMENTS) await Promise.all(Array.from({ length: TIMES }, () => leave(text(), moment)));
    await expectPlaces();
  });

  it.each<[string, () => string]>([
    ['while a large answer is sent', () => whole(LARGE)],
    ['while events are sent', sse],
    ['while a document is sent', () => get(documentPath)],
  ])('%s', async (_, text) => {
    for (let time = 0; time < TIMES; time += 1) await leave(text(), 'ANSWERED');
    await expectPlaces();
  });
});

describe('over WebSocket', () => {
  interface Message {
    readonly type: string;
  }

  /** Says who it is and what it follows, and leaves at some moment of that. */
  async function connectAndLeave(until: 'OPEN' | 'INIT_SENT' | 'ACKNOWLEDGED' | 'SUBSCRIBE_SENT'): Promise<void> {
    const socket = new WebSocket(`${client.url.replace(/^http/, 'ws')}/graphql`, 'graphql-transport-ws');
    const send = (message: object) =>
      new Promise<void>((resolve) => {
        socket.send(JSON.stringify(message), () => {
          resolve();
        });
      });
    await once(socket, 'open');
    if (until !== 'OPEN') await send({ type: 'connection_init', payload: client.headers });
    if (until === 'ACKNOWLEDGED' || until === 'SUBSCRIBE_SENT') {
      const [data] = (await once(socket, 'message')) as [Buffer];
      expect((JSON.parse(String(data)) as Message).type).toBe('connection_ack');
    }
    if (until === 'SUBSCRIBE_SENT')
      await send({ id: 'a', type: 'subscribe', payload: { query: LOAN_UPDATED, variables: { loanId } } });
    socket.terminate();
  }

  it.each(['OPEN', 'INIT_SENT', 'ACKNOWLEDGED', 'SUBSCRIBE_SENT'] as const)(
    'connections and subscriptions are given back when a client leaves: %s',
    async (until) => {
      for (let sent = 0; sent < LIVE_PER_CLIENT + 5; sent += 1) await connectAndLeave(until);
      await expect
        .poll(async () => {
          try {
            await connectAndLeave('ACKNOWLEDGED');
            return await subscribes();
          } catch {
            return 'refused';
          }
        })
        .toBe('subscribed');
    },
  );

  /** A stream that was taken starts with a comment; one that was not says why. */
  async function subscribes(): Promise<string> {
    const response = await client.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ query: LOAN_UPDATED, variables: { loanId } }),
    });
    const reader = response.body!.getReader();
    const first = await Promise.race([read(reader), turns(200)]);
    await reader.cancel();
    return first.includes('RATE_LIMITED') ? 'refused' : 'subscribed';
  }

  async function read(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<string> {
    let text = '';
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      text += Buffer.from(chunk.value).toString();
      if (text.includes('event:')) return text;
    }
    return text;
  }

  async function turns(count: number): Promise<string> {
    for (let left = count; left > 0; left -= 1) await turn();
    return '';
  }
});
