import { ApolloServer } from '@apollo/server';
import { Parser } from 'graphql/language/parser.js';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { DocumentCache } from '../../src/platform/http/pipeline/document-cache.js';
import { follow, LOAN_UPDATED } from '../support/live.js';
import type { TestClient } from '../support/test-client.js';
import { openWorld, type World } from '../support/world.js';

let world: World;
let client: TestClient;
beforeAll(async () => {
  world = await openWorld();
  client = await world.client('SERVICER');
});
afterAll(() => world.close());

function countCalls<Owner extends object>(owner: Owner, method: keyof Owner & string) {
  const spy = vi.spyOn(owner as Record<string, () => unknown>, method);
  onTestFinished(() => {
    spy.mockRestore();
  });
  return () => spy.mock.calls.length;
}

describe("Apollo Server's pipeline", () => {
  it('answers every operation over HTTP, whether its document is new or known', async () => {
    const answered = countCalls(ApolloServer.prototype, 'executeHTTPGraphQLRequest');
    const query = 'query Pipeline { viewer { role } }';
    await client.data(query);
    await client.data(query);
    const path = `/graphql?${new URLSearchParams({ query }).toString()}`;
    expect(await (await client.fetch(path)).json()).toMatchObject({ data: { viewer: { role: 'SERVICER' } } });
    expect(answered()).toBe(3);
  });

  it('finds the documents of subscriptions over both transports', async () => {
    const { id } = await world.loan();
    const known = countCalls(DocumentCache.prototype, 'get');
    for (const transport of ['WebSocket', 'SSE'] as const) follow(client, transport, id);
    await expect.poll(known).toBe(2);
  });

  it('parses a new text once, and a known one never', async () => {
    const parsed = countCalls(Parser.prototype, 'parseDocument');
    const query = 'query ParsedOnce { viewer { role name } }';
    await client.data(query);
    expect(parsed()).toBe(1);
    await client.data(query);
    expect(parsed()).toBe(1);
  });

  it('parses a text that is refused once too', async () => {
    const parsed = countCalls(Parser.prototype, 'parseDocument');
    const { errors } = await client.query(`{ ${'viewer { role } '.repeat(60)} }`);
    expect(errors.map(({ extensions }) => extensions)).toEqual([
      { code: 'LIMIT_EXCEEDED', limit: 'rootFields', most: expect.any(Number) as number },
    ]);
    expect(parsed()).toBe(1);
  });
});

describe('an event source, which sends a GET', () => {
  const get = (query: string, accept: string) =>
    client.fetch(`/graphql?${new URLSearchParams({ query, variables: '{"loanId":"LN-1"}' }).toString()}`, {
      headers: { accept },
    });

  it('is sent the events of its subscription', async () => {
    const { status, headers, body } = await get(LOAN_UPDATED, 'text/event-stream');
    await body?.cancel();
    expect([status, headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
  });

  it.each([
    [
      'a mutation',
      'mutation { authToken(input: { clientId: "a", clientSecret: "b" }) { tokenType } }',
      'text/event-stream',
      400,
    ],
    ['a subscription that is to be answered in JSON', LOAN_UPDATED, 'application/json', 405],
  ])('is refused %s', async (_, query, accept, status) => {
    expect((await get(query, accept)).status).toBe(status);
  });
});
