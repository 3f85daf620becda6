import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ViewerDocument } from '../../clients/typescript/src/generated/graphql.js';
import { postGraphql, textOf, type Headered } from '../support/test-client.js';
import { AUTH_TOKEN, openWorld, quickClock, type World } from '../support/world.js';

let world: World;
const clock = quickClock();
beforeAll(async () => {
  world = await openWorld({ config: { production: true, trustProxy: 1 }, clock });
});
afterAll(() => world.close());

/** A caller from elsewhere, as a proxy names it: wrong secrets are counted for each. */
let callers = 0;
const someone = (): Headered => ({ 'x-forwarded-for': `198.51.100.${(callers += 1)}` });

interface Try {
  readonly clientId: string;
  readonly clientSecret: string;
}

const byGraphql = async ({ clientId, clientSecret }: Try, headers: Headered) => {
  const answer = await world.post({ query: AUTH_TOKEN, variables: { input: { clientId, clientSecret } } }, headers);
  return {
    status: answer.status,
    code: answer.errors[0]?.extensions.code,
    retryAfter: answer.headers.get('retry-after'),
    token: (answer.data as { authToken?: unknown } | null | undefined)?.authToken,
    text: answer.text,
  };
};

const byRest = async ({ clientId, clientSecret }: Try, headers: Headered) => {
  const response = await fetch(`${world.url}/v2/servicing/auth-token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ clientId, clientSecret }),
  });
  const text = await response.text();
  const body = JSON.parse(text) as { code?: string; data?: unknown };
  return {
    status: response.status,
    code: body.code,
    retryAfter: response.headers.get('retry-after'),
    token: body.data,
    text,
  };
};

describe.each([
  ['the mutation authToken', byGraphql],
  ['POST /v2/servicing/auth-token', byRest],
])('%s', (_, exchange) => {
  it('exchanges id, secret and key for a token that works with that key', async () => {
    const credentials = await world.register('SUPPORT');
    const { status, token } = await exchange(credentials, { key: credentials.apiKey });
    expect(status).toBe(200);
    expect(token).toEqual({ accessToken: expect.any(String) as string, tokenType: 'Bearer', expiresIn: 900 });
    const { accessToken } = token as { accessToken: string };
    const viewer = await postGraphql(
      world.url,
      { query: textOf(ViewerDocument) },
      { authorization: `Bearer ${accessToken}`, key: credentials.apiKey },
    );
    expect(viewer.data).toMatchObject({ viewer: { clientId: credentials.clientId } });
  });

  it('refuses a wrong secret, an unknown client and the key of another client in the same words', async () => {
    const mine = await world.register('SUPPORT');
    const other = await world.register('SUPPORT');
    const answers = [
      await exchange({ ...mine, clientSecret: other.clientSecret }, { key: mine.apiKey }),
      await exchange({ ...mine, clientId: 'client_unknown' }, { key: mine.apiKey }),
      await exchange(mine, { key: other.apiKey }),
    ];
    for (const { status, code, text } of answers) {
      expect({ status, code }).toEqual({ status: 401, code: 'UNAUTHENTICATED' });
      expect(text).toBe(answers[0]?.text);
    }
  });

  it('refuses a request without the key', async () => {
    expect((await exchange(await world.register('SUPPORT'), {})).status).toBe(401);
  });

  const wrongly = async (times: number, attempt: Try, headers: () => Headered) => {
    const statuses: number[] = [];
    for (let wrong = 1; wrong <= times; wrong++)
      statuses.push((await exchange({ ...attempt, clientSecret: `lgs_wrong${wrong}` }, headers())).status);
    return statuses;
  };

  it('slows wrong secrets beside the true key down, then refuses all for a while, wherever they come from', async () => {
    const mine = await world.register('SUPPORT');
    const other = await world.register('SUPPORT');
    const key = { key: mine.apiKey };
    clock.waits.length = 0;
    const tried = await wrongly(20, mine, () => ({ ...key, ...someone(), 'user-agent': `agent ${callers}` }));
    expect(tried).toEqual(Array.from({ length: 20 }, () => 401));
    expect(clock.waits).toEqual([...clock.waits].sort((a, b) => a - b));
    expect(clock.waits).toHaveLength(15);

    const attempts: [Try, Headered][] = [
      [
        { ...mine, clientSecret: 'lgs_wrong' },
        { ...key, ...someone() },
      ],
      [mine, { ...key, ...someone() }],
      [mine, { ...key, ...someone(), forwarded: 'for=192.0.2.8', 'x-real-ip': '192.0.2.9' }],
    ];
    for (const [attempt, headers] of attempts) {
      const { status, code, retryAfter, token } = await exchange(attempt, headers);
      expect({ status, code }).toEqual({ status: 429, code: 'RATE_LIMITED' });
      expect(Number(retryAfter)).toBeGreaterThan(0);
      expect(token ?? null).toBeNull();
    }
    expect((await exchange(other, { key: other.apiKey, ...someone() })).status).toBe(200);
  });

  it('locks no client without its true key, but the address', async () => {
    const mine = await world.register('SUPPORT');
    const attacker = await world.register('SUPPORT');
    const theirs = { key: attacker.apiKey, ...someone() };
    expect(await wrongly(22, mine, () => theirs)).toEqual([...Array.from({ length: 20 }, () => 401), 429, 429]);
    for (const headers of [someone(), theirs])
      expect((await exchange(mine, { ...headers, key: mine.apiKey })).status).toBe(200);
  });

  it('believes the nearest proxy about the address, and not what the caller says of itself', async () => {
    const mine = await world.register('SUPPORT');
    const attacker = await world.register('SUPPORT');
    const place = someone()['x-forwarded-for'];
    const tried = await wrongly(21, mine, () => ({
      key: attacker.apiKey,
      'x-forwarded-for': `${someone()['x-forwarded-for']}, ${place}`,
    }));
    expect(tried.at(-1)).toBe(429);
  });

  it('takes many right ones at once, and of many wrong ones at once no more than of those one by one', async () => {
    const mine = await world.register('SUPPORT');
    const atOnce = async (attempt: Try) => {
      const sent = Array.from({ length: 30 }, () => exchange(attempt, { key: mine.apiKey, ...someone() }));
      return (await Promise.all(sent)).map(({ status }) => status);
    };
    expect(new Set(await atOnce(mine))).toEqual(new Set([200]));
    const wrong = await atOnce({ ...mine, clientSecret: 'lgs_wrong' });
    expect(wrong.filter((status) => status === 401)).toHaveLength(20);
    expect((await exchange(mine, { key: mine.apiKey, ...someone() })).status).toBe(429);
  });

  it('forgets wrong secrets once the right one came', async () => {
    const mine = await world.register('SUPPORT');
    for (let round = 0; round < 3; round++) {
      for (let wrong = 0; wrong < 10; wrong++)
        await exchange({ ...mine, clientSecret: 'lgs_wrong' }, { key: mine.apiKey, ...someone() });
      expect((await exchange(mine, { key: mine.apiKey })).status).toBe(200);
    }
  });

  it('repeats no secret in answers or in the log', async () => {
    const mine = await world.register('SUPPORT');
    const { text } = await exchange({ ...mine, clientSecret: 'lgs_tried-in-vain' }, { key: mine.apiKey });
    await exchange(mine, { key: mine.apiKey });
    expect(text).not.toContain('tried-in-vain');
    expect(world.log.join()).not.toMatch(/lgs_|lgk_/);
  });
});

describe('one request can try one credential', () => {
  const input = (secret: string) => `{ clientId: "c", clientSecret: "${secret}" }`;

  it.each([
    [
      'aliases',
      `mutation { a: authToken(input: ${input('1')}) { accessToken } b: authToken(input: ${input('2')}) { accessToken } }`,
    ],
    [
      'the same field twice',
      `mutation { authToken(input: ${input('1')}) { accessToken } authToken(input: ${input('1')}) { expiresIn } }`,
    ],
    [
      'an inline fragment',
      `mutation { a: authToken(input: ${input('1')}) { accessToken } ... on Mutation { b: authToken(input: ${input('2')}) { accessToken } } }`,
    ],
    [
      'a named fragment',
      `mutation { ...F } fragment F on Mutation { authToken(input: ${input('1')}) { accessToken } }`,
    ],
    [
      'a fragment spread twice',
      `mutation { a: authToken(input: ${input('1')}) { accessToken } ...F } fragment F on Mutation { b: authToken(input: ${input('2')}) { accessToken } }`,
    ],
    [
      'two operations',
      `mutation A { authToken(input: ${input('1')}) { accessToken } } mutation B { authToken(input: ${input('2')}) { accessToken } }`,
    ],
    [
      'another mutation beside',
      `mutation { authToken(input: ${input('1')}) { accessToken } revokeClient(input: { clientId: "c", idempotencyKey: "k" }) { __typename } }`,
    ],
  ])('not by %s', async (_, query) => {
    const { apiKey } = await world.register('SUPPORT');
    const { status, data } = await world.post(
      { query, operationName: query.includes('mutation A') ? 'A' : undefined },
      { key: apiKey },
    );
    expect([400, 401]).toContain(status);
    expect(data ?? null).toBeNull();
  });

  it('not by a batch', async () => {
    const { apiKey } = await world.register('SUPPORT');
    const one = { query: AUTH_TOKEN, variables: { input: { clientId: 'c', clientSecret: 's' } } };
    const { status } = await world.post([one, one], { key: apiKey });
    expect([400, 401]).toContain(status);
  });

  it('not by GET', async () => {
    const { apiKey } = await world.register('SUPPORT');
    const query = `mutation { authToken(input: ${input('1')}) { accessToken } }`;
    const response = await fetch(`${world.url}/graphql?query=${encodeURIComponent(query)}`, {
      headers: { key: apiKey, 'apollo-require-preflight': 'true' },
    });
    expect(response.status).toBe(405);
  });
});
