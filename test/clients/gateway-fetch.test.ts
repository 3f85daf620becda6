import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { WebSocket } from 'ws';
import {
  clientCredentials,
  gatewayFetch,
  isHidden,
  newIdempotencyKey,
  NoToken,
  repeatingFetch,
  TokenSource,
} from 'loan-gateway-client';
import { liveClient } from 'loan-gateway-client/live';
import { liveClientOverSse } from 'loan-gateway-client/live-sse';
import { pageTokens } from '../../clients/typescript/examples/page-tokens.js';
import { ERROR_CODES } from '../../src/platform/errors/error-codes.js';
import type { ClientCredentials } from '../../src/features/client/manage-clients.js';
import { pay } from '../support/commands.js';
import { LOAN_UPDATED, type Update } from '../support/live.js';
import { scriptedServer, type Step } from '../support/scripted-server.js';
import { INTEREST_FREE_LOAN } from '../support/simple-loan.js';
import { openWorld, type World } from '../support/world.js';

const OK: Step = { status: 200, body: { data: { viewer: { name: 'somebody' } } } };
const refusedWith = (code: string): Step => ({
  status: 200,
  body: { data: { submitRepayment: { __typename: 'CommandRefused', code } } },
});

const post = (body: unknown, init: RequestInit = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
  ...init,
});
const QUERY = post({ query: 'query { viewer { name } }' });
const command = (input: object) =>
  post({
    query: 'mutation Pay($input: SubmitRepaymentInput!) { submitRepayment(input: $input) { __typename } }',
    variables: { input },
  });

describe('what is sent again', () => {
  const quick = repeatingFetch({ pauseMs: 1 });

  it.each<[string, Step]>([
    ['a lost connection', 'CUT'],
    ['503', { status: 503, body: {} }],
    ['429', { status: 429, headers: { 'retry-after': '0' }, body: {} }],
  ])('a query and a command with its key, after %s', async (_what, step) => {
    for (const init of [QUERY, command({ idempotencyKey: newIdempotencyKey() })]) {
      const { url, received } = await scriptedServer(step, step, OK);
      expect((await quick(url, init)).status).toBe(200);
      expect(received.map(({ body }) => body)).toEqual([init.body, init.body, init.body]);
    }
  });

  it('a command that is still being carried out, with the same key, until its answer is there', async () => {
    const { url, received } = await scriptedServer(refusedWith('IN_PROGRESS'), refusedWith('NOTHING_OWED'));
    const answer = await quick(url, command({ idempotencyKey: 'k-1' }));
    expect(await answer.json()).toMatchObject({ data: { submitRepayment: { code: 'NOTHING_OWED' } } });
    expect(received).toHaveLength(2);
  });

  it('a command of the REST edge by its header', async () => {
    const busy: Step = { status: 409, body: { code: 'IN_PROGRESS' } };
    const { url, received } = await scriptedServer('CUT', busy, OK);
    const init = post({ loanId: 'LN-1' }, { headers: { 'idempotency-key': 'k-1' } });
    expect((await quick(url, init)).status).toBe(200);
    expect(received).toHaveLength(3);
  });

  it('never a command without a key', async () => {
    const cut = await scriptedServer('CUT', OK);
    await expect(quick(cut.url, command({ amount: '1.00' }))).rejects.toThrow();
    const away = await scriptedServer({ status: 503, body: {} }, OK);
    expect((await quick(away.url, command({ amount: '1.00' }))).status).toBe(503);
    expect([cut.received.length, away.received.length]).toEqual([1, 1]);
  });

  it.each([400, 403, 404, 409, 413, 422, 500])('never after %i', async (status) => {
    const { url, received } = await scriptedServer({ status, body: {} }, OK);
    expect((await quick(url, QUERY)).status).toBe(status);
    expect(received).toHaveLength(1);
  });

  it('no more often than allowed, and not after a longer wait than allowed', async () => {
    const away = await scriptedServer({ status: 503, body: {} });
    expect((await repeatingFetch({ pauseMs: 1, most: 2 })(away.url, QUERY)).status).toBe(503);
    expect(away.received).toHaveLength(3);
    const long = await scriptedServer({ status: 429, headers: { 'retry-after': '3600' }, body: {} }, OK);
    expect((await quick(long.url, QUERY)).status).toBe(429);
    expect(long.received).toHaveLength(1);
  });

  it('not once the caller has stopped waiting', async () => {
    const { url, received } = await scriptedServer({ status: 503, headers: { 'retry-after': '20' }, body: {} }, OK);
    const giveUp = new AbortController();
    const asking = quick(url, { ...QUERY, signal: giveUp.signal });
    await expect.poll(() => received.length).toBe(1);
    giveUp.abort(new Error('the user left'));
    await expect(asking).rejects.toThrow('the user left');
    expect(received).toHaveLength(1);
  });

  it('by the codes that the table of errors says so of', async () => {
    for (const [code, { graph = [], sendAgain = false }] of Object.entries(ERROR_CODES)) {
      const status = graph.find((one) => one >= 400 && one !== 401);
      if (status === undefined) continue;
      const { url, received } = await scriptedServer({ status, body: { errors: [{ extensions: { code } }] } }, OK);
      await quick(url, QUERY);
      expect({ code, isSentAgain: received.length > 1 }).toEqual({ code, isSentAgain: sendAgain });
    }
  });
});

it('what an answer says of how far it wrote goes along with what is asked next', async () => {
  const wrote = (position: string): Step => ({ status: 200, headers: { 'x-gateway-position': position }, body: {} });
  const { url, received } = await scriptedServer(OK, wrote('0002'), OK, wrote('0001'), OK);
  const tokens = new TokenSource('a key', () => Promise.resolve({ accessToken: 'a token', expiresIn: 900 }));
  const ask = gatewayFetch(tokens);
  for (let times = 0; times < 5; times += 1) await ask(url, QUERY);
  const carried = received.map(({ headers }) => headers['x-gateway-position']);
  expect(carried).toEqual([undefined, undefined, '0002', '0002', '0002']);
});

describe('tokens', () => {
  let world: World;
  let credentials: ClientCredentials;
  let url: string;
  beforeAll(async () => {
    world = await openWorld();
    url = `${world.url}/graphql`;
    credentials = await world.register('SERVICER');
  });
  afterAll(() => world.close());

  const viewer = post({ query: 'query { viewer { clientId } }' });

  it('come once for many who wait, and last', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch');
    onTestFinished(() => {
      fetch.mockRestore();
    });
    const ask = gatewayFetch(clientCredentials({ url, ...credentials }));
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(url, viewer)));
    for (const answer of answers)
      expect(await answer.json()).toMatchObject({ data: { viewer: { clientId: credentials.clientId } } });
    await ask(url, viewer);
    expect(fetch).toHaveBeenCalledTimes(1 + 10 + 1);
  });

  it('are renewed once for many when the gateway refuses one', async () => {
    let asked = 0;
    const tokens = new TokenSource(credentials.apiKey, async () => {
      asked += 1;
      return { accessToken: asked === 1 ? 'stale.token.here' : await world.tokenFor(credentials), expiresIn: 900 };
    });
    const ask = gatewayFetch(tokens);
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(url, viewer)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(asked).toBe(2);
  });

  it('come to a page from its own server', async () => {
    const token = { accessToken: await world.tokenFor(credentials), expiresIn: 900 };
    const session = await scriptedServer({ status: 200, body: token }, { status: 401, body: {} });
    expect((await gatewayFetch(pageTokens(session.url, credentials.apiKey))(url, viewer)).status).toBe(200);
    await expect(pageTokens(session.url, credentials.apiKey).token()).rejects.toThrow('Log in again');
  });

  it('are renewed before they end', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    let asked = 0;
    const tokens = new TokenSource('key', () =>
      Promise.resolve({ accessToken: `token-${(asked += 1)}`, expiresIn: 900 }),
    );
    expect(await tokens.token()).toBe('token-1');
    vi.setSystemTime(Date.now() + 839_000);
    expect(await tokens.token()).toBe('token-1');
    vi.setSystemTime(Date.now() + 2_000);
    expect(await tokens.token()).toBe('token-2');
  });

  it('that are refused again are not asked for again', async () => {
    let asked = 0;
    const tokens = new TokenSource(credentials.apiKey, () => {
      asked += 1;
      return Promise.resolve({ accessToken: 'no.such.token', expiresIn: 900 });
    });
    expect((await gatewayFetch(tokens)(url, viewer)).status).toBe(401);
    expect(asked).toBe(2);
  });

  it('are not to be had with wrong credentials, which says so without them', async () => {
    const clientSecret = 'a secret that is wrong';
    const asking = clientCredentials({ url, ...credentials, clientSecret }).token();
    await expect(asking).rejects.toThrow(NoToken);
    await expect(asking).rejects.toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    await expect(asking).rejects.not.toThrow(clientSecret);
  });

  it.each(['WebSocket', 'SSE'] as const)(
    'are renewed for live updates over %s without an interruption',
    async (way) => {
      const loan = await world.loan(INTEREST_FREE_LOAN);
      let asked = 0;
      const tokens = new TokenSource(credentials.apiKey, async () => {
        asked += 1;
        return { accessToken: asked === 1 ? 'stale.token.here' : await world.tokenFor(credentials), expiresIn: 900 };
      });
      const live =
        way === 'SSE'
          ? liveClientOverSse({ url, tokens })
          : liveClient({ url: url.replace(/^http/, 'ws'), tokens, webSocketImpl: WebSocket });
      const told: Update[] = [];
      const faults: unknown[] = [];
      const stop = (live as ReturnType<typeof createClient>).subscribe<Update['data']>(
        { query: LOAN_UPDATED, variables: { loanId: loan.id } },
        {
          next: (update) => told.push(update as Update),
          error: (error) => faults.push(error),
          complete: () => undefined,
        },
      );
      onTestFinished(stop);
      await expect.poll(() => asked).toBe(2);
      const servicer = await world.client('SERVICER');
      await expect
        .poll(
          async () => {
            if (told.length === 0) await pay(servicer, loan.id, '100.00');
            return told.length;
          },
          { interval: 200 },
        )
        .toBeGreaterThan(0);
      expect(told.flatMap(({ errors }) => errors ?? [])).toEqual([]);
      expect(faults).toEqual([]);
    },
  );
});

describe('a null that is hidden', () => {
  const errors = [{ path: ['loan', 'borrower'], extensions: { code: 'FORBIDDEN' } }];

  it('is told from one that says "none"', () => {
    expect(isHidden(errors, 'loan', 'borrower')).toBe(true);
    expect(isHidden(errors, 'loan', 'borrower', 'firstName')).toBe(true);
    expect(isHidden(errors, 'loan', 'lateFee')).toBe(false);
    expect(isHidden(undefined, 'loan', 'borrower')).toBe(false);
    expect(
      isHidden([{ path: ['loan', 'borrower'], extensions: { code: 'SERVICE_UNAVAILABLE' } }], 'loan', 'borrower'),
    ).toBe(false);
  });

  it('may be any where more errors were than are listed', () => {
    expect(isHidden([{ extensions: { code: 'ERRORS_CAPPED' } }], 'loan', 'lateFee')).toBe(true);
  });
});
