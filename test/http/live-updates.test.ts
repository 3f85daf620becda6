import { once } from 'node:events';
import { connect as connectTo } from 'node:net';
import { createClient } from 'graphql-ws';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { command, pay } from '../support/commands.js';
import { connect, follow, type Following, LOAN_UPDATED, TRANSPORTS } from '../support/live.js';
import { INTEREST_FREE_LOAN } from '../support/simple-loan.js';
import { TestClient } from '../support/test-client.js';
import { openWorld, type World } from '../support/world.js';

let world: World;
let servicer: TestClient;
/** How a socket ends that never says who it is. */
let silent: Promise<number>;
beforeAll(async () => {
  world = await openWorld();
  servicer = await world.client('SERVICER');
  silent = closeOf(openSocket('/graphql'));
});
afterAll(() => world.close());

const openSocket = (path: string) =>
  new WebSocket(`${world.url.replace(/^http/, 'ws')}${path}`, 'graphql-transport-ws');

const closeOf = (socket: WebSocket) =>
  new Promise<number>((resolve) => {
    socket.on('error', () => {
      resolve(0);
    });
    socket.on('close', resolve);
  });

const fundedLoan = async (lenderId = 'LEN-1') => (await world.loan({ ...INTEREST_FREE_LOAN, lenderId })).id;

const submit = (loanId: string) => command(servicer, 'submitRepayment', { loanId, amount: '100.00', method: 'ACH' });

/** A subscription is under way when an event of its loan arrives; until then more of them happen. */
async function untilFollowing(following: Pick<Following, 'updates'>, loanId: string): Promise<void> {
  await expect
    .poll(
      async () => {
        if (following.updates.length === 0) await submit(loanId);
        return following.updates.length;
      },
      { interval: 200 },
    )
    .toBeGreaterThan(0);
}

describe.each(TRANSPORTS)('following a loan over %s', (transport) => {
  it('tells of every event in order, with the loan as it is by then', async () => {
    const loanId = await fundedLoan();
    const following = follow(servicer, transport, loanId);
    await untilFollowing(following, loanId);
    await pay(servicer, loanId, '1000.00');
    await expect.poll(() => following.updates.at(-1)?.data?.loanUpdated?.event?.command).toBe('acknowledgeRepayment');
    expect(following.updates.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    const changes = following.updates.map(({ data }) => data!.loanUpdated!);
    expect(changes.at(-1)).toMatchObject({ loanId, loan: { remainingBalance: '11000.00' } });
    const places = changes.map(({ event }) => event!.sequence);
    expect(places).toEqual(places.map((_, index) => places[0]! + index));
  });

  it('hides by the permission table what the viewer may not see', async () => {
    const loanId = await fundedLoan();
    const viewer = await world.client('MARKETPLACE');
    const query = `subscription ($loanId: ID!) {
      loanUpdated(loanId: $loanId) { event { command } loan { remainingBalance borrowerId } }
    }`;
    const following = follow(viewer, transport, loanId, query);
    await untilFollowing(following, loanId);
    const [{ data, errors }] = following.updates as [(typeof following.updates)[0]];
    expect(data).toEqual({ loanUpdated: { event: null, loan: { remainingBalance: '12000.00', borrowerId: null } } });
    expect(errors!.map(({ path, extensions }) => ({ path, code: extensions.code }))).toEqual([
      { path: ['loanUpdated', 'event'], code: 'FORBIDDEN' },
      { path: ['loanUpdated', 'loan', 'borrowerId'], code: 'FORBIDDEN' },
    ]);
  });

  it('tells a borrower nothing of holds, not even by a gap', async () => {
    const { id: loanId, borrowerId } = await world.loan(INTEREST_FREE_LOAN);
    const [borrower, staff] = [await world.client('BORROWER', { borrower: borrowerId }), servicer];
    const [following, witness] = [follow(borrower, transport, loanId), follow(staff, transport, loanId)];
    await untilFollowing(following, loanId);
    await untilFollowing(witness, loanId);
    const { hold } = await command(staff, 'placeHold', { loanId, kind: 'FRAUD', reason: 'x' });
    await command(staff, 'liftHold', { holdId: hold?.id, reason: 'x' });
    await pay(staff, loanId, '1000.00');
    const told = ({ updates }: Following) => updates.map(({ data }) => data?.loanUpdated?.event?.command);
    for (const each of [following, witness]) await expect.poll(() => told(each).at(-1)).toBe('acknowledgeRepayment');
    expect(told(witness).slice(-4)).toEqual(['placeHold', 'liftHold', 'submitRepayment', 'acknowledgeRepayment']);
    expect(new Set(told(following))).toEqual(new Set(['submitRepayment', 'acknowledgeRepayment']));
    const places = following.updates.map(({ data }) => data?.loanUpdated?.event?.sequence ?? 0);
    expect(places).toEqual(places.map((_, index) => (places[0] ?? 0) + index));
  });

  it('writes an audit entry for each event that shows something sealed', async () => {
    const loanId = await fundedLoan();
    const viewer = await world.client('SUPPORT');
    const query = 'subscription Desk($loanId: ID!) { loanUpdated(loanId: $loanId) { loan { borrowerId } } }';
    const following = follow(viewer, transport, loanId, query);
    await untilFollowing(following, loanId);
    const before = following.updates.length;
    await submit(loanId);
    await expect.poll(() => following.updates.length).toBe(before + 1);
    const entries = await world.prisma.auditEntry.findMany({ where: { clientId: viewer.clientId } });
    expect(entries).toHaveLength(before + 1);
    expect(entries[0]).toMatchObject({ operation: 'Desk', fields: ['Loan.borrowerId'] });
  });

  it('of another portfolio is refused in the same words as one that was never there', async () => {
    const loanId = await fundedLoan('LEN-MINE');
    const stranger = await world.client('LENDER', { lender: 'LEN-OTHER' });
    const outcomes = await Promise.all(
      [loanId, 'LN-NEVER'].map(async (id) => {
        const { updates, ended } = follow(stranger, transport, id);
        return { ended: await ended, updates };
      }),
    );
    expect(JSON.stringify(outcomes[0])).toContain('There is no loan with this `loanId` in your portfolio.');
    expect(outcomes[0]).toEqual(outcomes[1]);
  });

  it('stops when the loan leaves the portfolio', async () => {
    const loanId = await fundedLoan('LEN-SELLER');
    const seller = await world.client('LENDER', { lender: 'LEN-SELLER' });
    const witness = follow(servicer, transport, loanId);
    const following = follow(seller, transport, loanId);
    await untilFollowing(following, loanId);
    await untilFollowing(witness, loanId);
    // What one of them has heard of, the other may hear of a moment later.
    const last = ({ updates }: Pick<Following, 'updates'>) => updates.at(-1)?.data?.loanUpdated?.event?.sequence;
    await submit(loanId);
    const { sequence } = await world.prisma.loanEvent.findFirstOrThrow({
      where: { loanId },
      orderBy: { sequence: 'desc' },
    });
    await expect.poll(() => [last(following), last(witness)]).toEqual([sequence, sequence]);
    const seen = following.updates.length;
    await world.prisma.loan.update({ where: { id: loanId }, data: { lenderId: 'LEN-BUYER' } });
    const before = witness.updates.length;
    await submit(loanId);
    await expect.poll(() => witness.updates.length).toBeGreaterThan(before);
    expect(following.updates.slice(seen).map(({ data }) => data?.loanUpdated ?? null)).not.toContainEqual(
      expect.objectContaining({ loanId }),
    );
  });

  it('refuses callers without valid credentials', async () => {
    const loanId = await fundedLoan();
    const forged = new TestClient(world.url, servicer.credentials, `${servicer.accessToken}x`);
    const { updates, ended } = follow(forged, transport, loanId);
    // Apollo Client reports the refusal of a request as errors of an answer.
    expect((await ended) ?? updates[0]?.errors).toBeDefined();
    expect(updates.flatMap(({ data }) => data ?? [])).toEqual([]);
  });
});

describe('subscriptions of one client', () => {
  it('are so many at a time, and one that ends makes room', async () => {
    const loanId = await fundedLoan();
    const greedy = await world.client('SUPPORT');
    const connection = connect(greedy, 'WebSocket');
    const followings = Array.from({ length: 51 }, () => follow(greedy, connection, loanId));
    const refused = await Promise.race(followings.map((following) => following.ended.then(() => following)));
    expect(refused.updates).toMatchObject([{ errors: [{ extensions: { code: 'RATE_LIMITED' } }] }]);
    followings.find((following) => following !== refused)!.stop();
    await untilFollowing(follow(greedy, connection, loanId), loanId);
  });
});

describe('a subscription as a plain request', () => {
  it('is told where to go', async () => {
    const { status, errors } = await servicer.query('subscription { loanUpdated(loanId: "LN-1") { loanId } }');
    expect(status).toBe(400);
    expect(errors[0]?.message).toContain('text/event-stream');
  });
});

describe.each([
  'application/graphql-response+json, application/json, text/event-stream, multipart/mixed',
  'text/event-stream, application/json',
  'text/event-stream, multipart/mixed;subscriptionSpec=1.0, application/json',
])('a client that says it takes %s', (accept) => {
  it('is answered a query as JSON', async () => {
    const { status, headers, data } = await servicer.query('{ viewer { role } }', {}, { accept });
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining('json')]);
    expect(data).toEqual({ viewer: { role: 'SERVICER' } });
  });

  it('is answered a subscription as events', async () => {
    const response = await fetch(`${world.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...servicer.headers, accept },
      body: JSON.stringify({ query: LOAN_UPDATED, variables: { loanId: await fundedLoan() } }),
    });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
    await response.body?.cancel();
  });
});

describe('a client that takes parts only', () => {
  const ask = (query: string, accept: string) =>
    fetch(`${world.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...servicer.headers, accept },
      body: JSON.stringify({ query }),
    });

  it.each(['multipart/mixed', 'multipart/mixed;subscriptionSpec=2.0', 'multipart/mixed;subscriptionSpec=1.0;q=0'])(
    'is told what there is when it says %s',
    async (accept) => {
      const response = await ask('subscription { loanUpdated(loanId: "LN-1") { loanId } }', accept);
      expect(response.status).toBe(406);
      expect(await response.text()).toContain('subscriptionSpec=1.0');
    },
  );

  it('gets a heartbeat, the answer in a payload, and a last boundary', async () => {
    const response = await ask(
      'subscription { loanUpdated(loanId: "LN-NEVER") { loanId } }',
      'multipart/mixed;boundary=graphql;subscriptionSpec="1.0"',
    );
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('multipart/mixed;boundary=graphql;subscriptionSpec=1.0');
    const [opening, ...parts] = (await response.text()).split('\r\n--graphql');
    expect([opening, parts.pop()]).toEqual(['', '--\r\n']);
    const bodies = parts.map((part) => part.split('\r\n\r\n'));
    expect(bodies.map(([head]) => head)).toEqual([
      '\r\ncontent-type: application/json',
      '\r\ncontent-type: application/json',
    ]);
    expect(bodies.map(([, body]) => JSON.parse(body ?? '') as unknown)).toEqual([
      {},
      { payload: { errors: [expect.objectContaining({ path: ['loanUpdated'] })] } },
    ]);
  });
});

describe('what is no subscription', () => {
  it.each([
    ['{ viewer { role } }', 'This endpoint accepts subscriptions only'],
    ['subscription { loanUpdated { loanId } }', 'argument'],
    ['subscription {', 'Syntax Error'],
    [`subscription { ${'loanUpdated(loanId: "LN-1") { loanId } '.repeat(30)} }`, 'fields'],
  ])('is refused on both ways, in the same words: %s', async (query, words) => {
    const stream = await servicer.query(query, {}, { accept: 'text/event-stream' });
    expect(stream.status).toBe(400);
    expect(stream.errors[0]?.message).toContain(words);
    const { updates, ended } = follow(servicer, 'WebSocket', 'LN-1', query);
    expect(await ended).toEqual(stream.errors);
    expect(updates).toEqual([]);
  });
});

describe('credentials that end', () => {
  it('end every subscription within seconds, revoked or expired', async () => {
    const loanId = await fundedLoan();
    const revoked = await world.client('SUPPORT');
    const { credentials } = await world.client('SUPPORT');
    const expiring = new TestClient(world.url, credentials, await shortToken(credentials.clientId, 10));
    const clients = [revoked, expiring];
    const sockets = clients.map((client) => follow(client, 'WebSocket', loanId));
    const streams = clients.flatMap((client) =>
      (['SSE', 'multipart'] as const).map((transport) => follow(client, transport, loanId)),
    );
    for (const following of [...sockets, ...streams]) await untilFollowing(following, loanId);
    await world.prisma.apiClient.update({ where: { id: revoked.clientId }, data: { revokedAt: new Date() } });
    expect(await Promise.all(sockets.map(({ ended }) => ended))).toEqual([
      expect.objectContaining({ code: 4403 }),
      expect.objectContaining({ code: 4403 }),
    ]);
    await Promise.all(streams.map(({ ended }) => ended));
    for (const { updates } of streams)
      expect(updates.at(-1)?.errors?.map(({ extensions }) => extensions.code)).toEqual(['UNAUTHENTICATED']);
  });

  it('close a socket also when an event finds them ended first', async () => {
    const loanId = await fundedLoan();
    const revoked = await world.client('SUPPORT');
    const { updates, ended } = follow(revoked, 'WebSocket', loanId);
    await untilFollowing({ updates }, loanId);
    await world.prisma.apiClient.update({ where: { id: revoked.clientId }, data: { revokedAt: new Date() } });
    const busy = setInterval(() => void submit(loanId), 20);
    onTestFinished(() => {
      clearInterval(busy);
    });
    expect(await ended).toMatchObject({ code: 4403 });
    expect(updates.flatMap(({ errors }) => errors ?? [])).toEqual([]);
  });
});

describe('a client of graphql-ws that renews its token', () => {
  it('connects again by itself when the old one ends, and its subscription goes on', async () => {
    const loanId = await fundedLoan();
    const client = await world.client('SUPPORT');
    const tokens = [await shortToken(client.clientId, 10), client.accessToken];
    const closes: number[] = [];
    let connections = 0;
    const source = createClient({
      url: `${world.url.replace(/^http/, 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: () => ({
        authorization: `Bearer ${tokens[Math.min(connections++, 1)]!}`,
        key: client.credentials.apiKey,
      }),
      on: {
        closed: (event) => {
          closes.push((event as CloseEvent).code);
        },
      },
    });
    onTestFinished(async () => {
      await source.dispose();
    });
    const following = follow(client, source, loanId);
    await untilFollowing(following, loanId);
    await expect.poll(() => connections).toBe(2);
    expect(closes).toEqual([4403]);
    const before = following.updates.length;
    await expect
      .poll(
        async () => {
          await submit(loanId);
          return following.updates.length;
        },
        { interval: 200 },
      )
      .toBeGreaterThan(before);
    expect(following.updates.flatMap(({ errors }) => errors ?? [])).toEqual([]);
  });
});

describe('a socket', () => {
  it('is taken at /graphql only', async () => {
    expect(await closeOf(openSocket('/elsewhere'))).toBe(0);
  });

  it('that is turned away and breaks does no harm, and does not stay open', async () => {
    const { port, hostname } = new URL(world.url);
    const turnedAway = async () => {
      const socket = connectTo({ port: Number(port), host: hostname, allowHalfOpen: true });
      socket.write('GET /elsewhere HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\n');
      const [said] = (await once(socket, 'data')) as [Buffer];
      expect(String(said)).toMatch(/^HTTP\/1.1 404 /);
      return socket;
    };
    (await turnedAway()).resetAndDestroy();
    const open = await turnedAway();
    // The gateway closes its half; later data are answered by a reset.
    const reset = once(open, 'error');
    const sending = setInterval(() => open.write('x'), 10);
    onTestFinished(() => {
      clearInterval(sending);
      open.destroy();
    });
    const [error] = (await reset) as [NodeJS.ErrnoException];
    expect(['ECONNRESET', 'EPIPE']).toContain(error.code);
    expect((await fetch(`${world.url}/health/live`)).status).toBe(200);
  });

  it('that sends no credentials, or too much, is closed', async () => {
    const large = openSocket('/graphql');
    large.on('open', () => {
      large.send('x'.repeat(70_000));
    });
    expect(await closeOf(large)).toBe(1009);
    const garbled = openSocket('/graphql');
    garbled.on('open', () => {
      garbled.send('{');
    });
    expect(await closeOf(garbled)).toBe(4400);
    expect(await silent).toBe(4408);
  });
});

const shortToken = (clientId: string, seconds: number) =>
  new SignJWT({})
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .setIssuer('loan-gateway')
    .setAudience('loan-gateway')
    .setSubject(clientId)
    .setIssuedAt()
    .setExpirationTime(`${seconds}s`)
    .sign(world.config.keys!.tokenSigningKey);

describe('shutting down', () => {
  it.each(TRANSPORTS)('ends what is followed over %s, soon', async (transport) => {
    const peer = await world.peer();
    const loanId = await fundedLoan();
    const following = follow(servicer.at(peer.url), transport, loanId);
    await untilFollowing(following, loanId);
    const started = Date.now();
    await peer.stop();
    await following.ended;
    expect(Date.now() - started).toBeLessThan(3_000);
  });
});
