import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../support/test-client.js';
import { openWorld, type World } from '../support/world.js';

let world: World;
let client: TestClient;
/** Gateways that have no place: in the process, or for a client. */
let full: { process: string; client: string };
beforeAll(async () => {
  world = await openWorld();
  client = await world.client('SUPPORT');
  const { limits } = world.config;
  const without = async (concurrent: Partial<typeof limits.concurrent>) => {
    const changed = { ...limits, concurrent: { ...limits.concurrent, ...concurrent } };
    return (await world.peer({ limits: changed, redisUrl: undefined })).url;
  };
  full = { process: await without({ inAll: 0 }), client: await without({ perClient: 0 }) };
});
afterAll(() => world.close());

/** What Apollo Client, Relay and urql, graphql-http and plain programs ask for, and what they get. */
const ACCEPTED: readonly (readonly [string | undefined, string])[] = [
  ['application/graphql-response+json,application/json;q=0.9', 'application/graphql-response+json; charset=utf-8'],
  [
    'application/graphql-response+json, application/graphql+json, application/json, text/event-stream, multipart/mixed',
    'application/graphql-response+json; charset=utf-8',
  ],
  ['application/json', 'application/json; charset=utf-8'],
  [undefined, 'application/json; charset=utf-8'],
];

interface Sent {
  readonly at?: () => string;
  readonly query?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
  readonly anonymous?: boolean;
}

const REFUSALS: Readonly<Record<string, readonly [number, string, Sent]>> = {
  'no credentials': [401, 'UNAUTHENTICATED', { anonymous: true }],
  'a token that is none': [401, 'UNAUTHENTICATED', { headers: { authorization: 'Bearer x' } }],
  'no JSON': [400, 'BAD_REQUEST', { body: '{' }],
  'no GraphQL': [400, 'GRAPHQL_PARSE_FAILED', { body: '{"query":"{"}' }],
  'no such field': [400, 'GRAPHQL_VALIDATION_FAILED', { body: '{"query":"{ nothing }"}' }],
  'a limit that is passed': [
    400,
    'LIMIT_EXCEEDED',
    { body: JSON.stringify({ query: `{ ${'viewer { role } '.repeat(50)} }` }) },
  ],
  'a list of operations': [400, 'BATCHING_NOT_SUPPORTED', { body: '[{}]' }],
  'an unknown document': [
    // Clients of automatic persisted queries send the text then; they take it for an answer.
    200,
    'PERSISTED_QUERY_NOT_FOUND',
    { body: `{"extensions":{"persistedQuery":{"version":1,"sha256Hash":"${'0'.repeat(64)}"}}}` },
  ],
  'a mutation by GET': [
    405,
    'BAD_REQUEST',
    { query: 'mutation { authToken(input: { clientId: "a", clientSecret: "b" }) { accessToken } }' },
  ],
  'a body that is too large': [413, 'BODY_TOO_LARGE', { body: `{"query":"${'x'.repeat(1_100_000)}"}` }],
  'another content type': [415, 'UNSUPPORTED_MEDIA_TYPE', { headers: { 'content-type': 'text/plain' }, body: '{}' }],
  'no place for the client': [429, 'RATE_LIMITED', { at: () => full.client }],
  'no place in the process': [503, 'SERVICE_UNAVAILABLE', { at: () => full.process }],
};

describe.each(ACCEPTED)('who accepts %s', (accept, mediaType) => {
  it.each(Object.keys(REFUSALS))('is told of %s', async (name) => {
    const [status, code, { at, query, headers, body, anonymous }] = REFUSALS[name]!;
    const response = await fetch(
      `${at?.() ?? world.url}/graphql${query === undefined ? '' : `?query=${encodeURIComponent(query)}`}`,
      {
        ...(query === undefined && { method: 'POST', body: body ?? '{"query":"{ viewer { role } }"}' }),
        headers: {
          'content-type': 'application/json',
          accept: accept ?? '*/*',
          ...(!anonymous && client.headers),
          ...headers,
        },
      },
    );
    const answer = (await response.json()) as { errors: { message: string; extensions: { code: string } }[] };
    expect([response.status, response.headers.get('content-type')]).toEqual([status, mediaType]);
    expect(Object.keys(answer)).toEqual(['errors']);
    expect(answer.errors[0]).toEqual({
      message: expect.any(String) as string,
      extensions: expect.objectContaining({ code }) as object,
      ...('locations' in answer.errors[0]! && { locations: expect.any(Array) as unknown[] }),
    });
  });
});

it('who accepts events alone is told in JSON', async () => {
  const response = await fetch(`${world.url}/graphql`, { method: 'POST', headers: { accept: 'text/event-stream' } });
  expect([response.status, response.headers.get('content-type')]).toEqual([401, 'application/json; charset=utf-8']);
});

describe('a query by GET', () => {
  const get = (parameters: Record<string, string>, headers: Record<string, string>) =>
    fetch(`${world.url}/graphql?${new URLSearchParams(parameters).toString()}`, { headers });
  const asked = {
    query: 'query Who($a: Boolean!) { viewer { role name @skip(if: $a) } }',
    operationName: 'Who',
    variables: '{"a":true}',
  };

  it.each<[string, Record<string, string>]>([
    ['as urql sends it', { accept: ACCEPTED[1]![0]!, 'content-type': 'application/json' }],
    ['from a page of another origin', { origin: 'https://studio.apollographql.com' }],
    ['with nothing else', {}],
  ])('with both headers of a client is answered: %s', async (_, headers) => {
    const response = await get(asked, { ...client.headers, ...headers });
    expect([response.status, await response.json()]).toMatchObject([200, { data: { viewer: { role: 'SUPPORT' } } }]);
  });

  it('is answered the same when the document is known already, and when it is new', async () => {
    for (let n = 0; n < 3; n += 1)
      expect((await get({ query: `{ viewer { n${n % 2}: role } }` }, client.headers)).status).toBe(200);
  });

  it('with the content type of a form is refused, as Apollo Server does', async () => {
    const response = await get(asked, { ...client.headers, 'content-type': 'text/plain' });
    expect([response.status, await response.json()]).toMatchObject([
      415,
      { errors: [{ extensions: { code: 'BAD_REQUEST' } }] },
    ]);
  });

  it('that a form could send is not', async () => {
    expect((await get(asked, {})).status).toBe(401);
    expect((await get(asked, { key: client.credentials.apiKey })).status).toBe(401);
  });
});
