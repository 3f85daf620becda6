import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { persistWithRelay } from '../support/compile-for-relay.js';
import { follow, LOAN_UPDATED } from '../support/live.js';
import type { TestClient } from '../support/test-client.js';
import { AUTH_TOKEN, openWorld, type World } from '../support/world.js';

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

const ROLE = 'query Role { viewer { role } }';
const LOAN = 'query Loan($id: ID!) { loan(id: $id) { id } }';
/** Relay wants operations named after their file and kind. */
const ROLE_FOR_RELAY = 'query PersistedQuery { viewer { role } }';
const OTHER = 'query Other { viewer { clientId } }';
const LISTED = [ROLE, LOAN, AUTH_TOKEN];

const folder = mkdtempSync(join(tmpdir(), 'loan-gateway-documents-'));
const file = join(folder, 'documents.json');

let world: World;
let open: TestClient;
let only: TestClient;
beforeAll(async () => {
  writeFileSync(file, JSON.stringify(Object.fromEntries(LISTED.map((text) => [digest(text), text]))));
  world = await openWorld({ config: { persistedDocuments: { file, only: false } } });
  open = await world.client('SUPPORT');
  only = open.at((await world.peer({ persistedDocuments: { file, only: true } })).url);
});
afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true });
});

const role = { viewer: { role: 'SUPPORT' } };
const get = async (client: TestClient, parameters: Record<string, string>) => {
  const response = await client.fetch(`/graphql?${new URLSearchParams(parameters).toString()}`, {
    headers: { 'apollo-require-preflight': '1' },
  });
  return { status: response.status, ...((await response.json()) as { data?: unknown; errors?: unknown }) };
};
const byHash = (text: string) => ({ persistedQuery: { version: 1, sha256Hash: digest(text) } });

describe('a stored document', () => {
  it.each([
    ['the digest', digest(ROLE)],
    ['with its name', `sha256:${digest(ROLE)}`],
  ])('runs by its documentId: %s', async (_, documentId) => {
    expect((await open.raw({ documentId })).data).toEqual(role);
    expect((await get(open, { documentId })).data).toEqual(role);
    expect((await get(only, { documentId })).data).toEqual(role);
  });

  it('takes variables', async () => {
    const variables = { id: 'nobody' };
    expect((await only.raw({ documentId: digest(LOAN), variables })).data).toEqual({ loan: null });
    const parameters = { documentId: digest(LOAN), variables: JSON.stringify(variables) };
    expect((await get(only, parameters)).data).toEqual({ loan: null });
  });

  it('exchanges credentials for a token too', async () => {
    const { clientId, clientSecret, apiKey } = await world.register('LENDER', { lender: 'L' });
    const body = { documentId: digest(AUTH_TOKEN), variables: { input: { clientId, clientSecret } } };
    expect((await world.post(body, { key: apiKey })).data).toMatchObject({ authToken: { tokenType: 'Bearer' } });
  });

  it('that is unknown is named as such', async () => {
    const { status, errors } = await open.raw({ documentId: digest(OTHER) });
    expect([status, errors[0]?.extensions.code]).toEqual([400, 'PERSISTED_QUERY_NOT_FOUND']);
  });

  it('does not come with another one', async () => {
    expect((await open.raw({ documentId: digest(ROLE), query: OTHER })).status).toBe(400);
  });
});

describe('an automatic persisted query', () => {
  it('is asked for by its digest, registered with its text, and known from then on', async () => {
    // Gateways that share a Redis know it for a day.
    const text = `query ByHash_${randomBytes(8).toString('hex')} { viewer { role } }`;
    const first = await open.raw({ extensions: byHash(text) });
    expect(first.errors[0]?.extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
    expect((await open.raw({ query: text, extensions: byHash(text) })).data).toEqual(role);
    expect((await open.raw({ extensions: byHash(text) })).data).toEqual(role);
    expect((await get(open, { extensions: JSON.stringify(byHash(text)) })).data).toEqual(role);
  });

  it('finds a stored document at once', async () => {
    expect((await only.raw({ extensions: byHash(ROLE) })).data).toEqual(role);
  });

  it.each<[string, unknown, string]>([
    ['another digest than its own', byHash(LOAN), 'sha does not match'],
    ['another version', { persistedQuery: { version: 2, sha256Hash: digest(ROLE) } }, 'persisted query version'],
    ['a digest that is no text', { persistedQuery: { version: 1, sha256Hash: {} } }, 'sha does not match'],
  ])('with %s is told so', async (_, extensions, message) => {
    const { status, errors } = await open.raw({ query: ROLE, extensions });
    expect([status, errors[0]?.extensions.code]).toEqual([400, 'BAD_REQUEST']);
    expect(errors[0]?.message).toContain(message);
    expect((await get(open, { query: ROLE, extensions: JSON.stringify(extensions) })).status).toBe(400);
  });

  it('is not registered when it is refused', async () => {
    const text = `{ ${'viewer { role } '.repeat(30)} }`;
    expect((await open.raw({ query: text, extensions: byHash(text) })).status).toBe(400);
    const again = await open.raw({ extensions: byHash(text) });
    expect(again.errors[0]?.extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
  });
});

describe('a gateway that runs stored documents only', () => {
  it('runs them by text too, and no other', async () => {
    expect((await only.query(ROLE)).data).toEqual(role);
    for (const body of [{ query: OTHER }, { query: OTHER, extensions: byHash(OTHER) }]) {
      const { status, errors } = await only.raw(body);
      expect([status, errors[0]?.extensions.code]).toEqual([400, 'PERSISTED_QUERY_ONLY']);
    }
    expect((await open.query(OTHER)).status).toBe(200);
    await open.raw({ query: OTHER, extensions: byHash(OTHER) });
    expect((await only.raw({ extensions: byHash(OTHER) })).data).toBeUndefined();
  });

  it('says so over WebSocket in the words of HTTP', async () => {
    const { errors } = await only.raw({ query: LOAN_UPDATED, variables: { loanId: 'LN-1' } });
    expect(errors[0]?.extensions.code).toBe('PERSISTED_QUERY_ONLY');
    expect(await follow(only, 'WebSocket', 'LN-1').ended).toEqual(errors);
  });
});

describe('a manifest', () => {
  const start = async (contents: object) => {
    const manifest = join(folder, 'manifest.json');
    writeFileSync(manifest, JSON.stringify(contents));
    return open.at((await world.peer({ persistedDocuments: { file: manifest, only: true } })).url);
  };

  it('of Apollo is run by Apollo Client, which sends the ID as a hash', async () => {
    const operations = LISTED.map((body) => ({ id: digest(body), name: 'Any', type: 'query', body }));
    const client = await start({ format: 'apollo-persisted-query-manifest', version: 1, operations });
    const apollo = new ApolloClient({
      link: new PersistedQueryLink({ generateHash: () => digest(ROLE) }).concat(
        new HttpLink({ uri: `${client.url}/graphql`, headers: { ...client.headers } }),
      ),
      cache: new InMemoryCache(),
      defaultOptions: {
        query: { errorPolicy: 'all' },
        watchQuery: { errorPolicy: 'all' },
        mutate: { errorPolicy: 'all' },
      },
    });
    const sent = vi.spyOn(globalThis, 'fetch');
    onTestFinished(() => {
      sent.mockRestore();
      apollo.stop();
    });
    expect((await apollo.query({ query: gql(ROLE) })).data).toMatchObject(role);
    const [[, init]] = sent.mock.calls as [[unknown, RequestInit]];
    expect(JSON.parse(init.body as string)).not.toHaveProperty('query');
  });

  it.each(['MD5', 'SHA1', 'SHA256'] as const)('of Relay with %s is run by `documentId`', async (algorithm) => {
    const manifest = await persistWithRelay(ROLE_FOR_RELAY, algorithm);
    const [[id, text]] = Object.entries(manifest) as [[string, string]];
    const client = await start(manifest);
    expect((await client.raw({ documentId: id })).data).toEqual(role);
    expect((await client.query(text)).data).toEqual(role);
  });

  it.each([
    ['that is no JSON', 'nonsense', 'of the form'],
    [
      'of operations in an unknown version',
      '{"format":"apollo-persisted-query-manifest","version":2,"operations":[]}',
      'of the form',
    ],
    ['whose digest is not that of its document', JSON.stringify({ [digest(ROLE)]: LOAN }), 'do not match their ID'],
    ['whose ID is no digest', JSON.stringify({ role: ROLE }), 'do not match their ID'],
  ])('%s keeps the gateway from starting', async (_, text, message) => {
    const wrong = join(folder, 'wrong.json');
    writeFileSync(wrong, text);
    await expect(world.peer({ persistedDocuments: { file: wrong, only: true } })).rejects.toThrow(message);
  });
});
