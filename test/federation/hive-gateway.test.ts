import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGatewayRuntime } from '@graphql-hive/gateway-runtime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gatewayConfig } from '../../deploy/routers/hive-gateway.config.js';
import { composeWithNotes, startNotes } from '../support/notes-graph.js';
import { postGraphql, TestClient } from '../support/test-client.js';
import { openWorld, type World } from '../support/world.js';

let world: World;
let loan: { id: string; borrowerId: string };
let notes: Awaited<ReturnType<typeof startNotes>>;
let runtime: ReturnType<typeof createGatewayRuntime>;
let server: Server;
let url: string;

/** What the router knows of its caller: the scopes of the bearer. A router in production reads them from the token. */
const scopesOf = async (headers: Headers): Promise<string[] | undefined> => {
  const { data } = await postGraphql<{ viewer: { scopes: string[] } }>(
    world.url,
    { query: '{ viewer { scopes } }' },
    credentialsIn(headers),
  );
  return data?.viewer.scopes.map((name) => name.toLowerCase().replace('_', ':'));
};

const credentialsIn = (headers: Headers) => ({
  authorization: headers.get('authorization') ?? '',
  key: headers.get('key') ?? '',
});

beforeAll(async () => {
  world = await openWorld({ config: { production: true, federationAuthDirectives: true } });
  loan = await world.loan();
  notes = await startNotes(loan.id);
  runtime = createGatewayRuntime({
    supergraph: await composeWithNotes(world, notes.url),
    logging: false,
    ...gatewayConfig,
    genericAuth: {
      mode: 'protect-granular',
      rejectUnauthenticated: false,
      resolveUserFn: async ({ request }) => {
        const scope = await scopesOf(request.headers);
        return scope && { scope };
      },
    },
  });
  server = createServer((req, res) => void runtime(req, res));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await runtime[Symbol.asyncDispose]();
  await notes.stop();
  await world.close();
});

const through = (client: TestClient, query: string) => client.at(url).query(query);

/** The JSON bodies of a multipart answer. */
const partsOf = (text: string) =>
  text.split(/\r?\n---(?:--)?\r?\n|^---\r?\n/).flatMap((part) => {
    const json = /\{[\s\S]*\}/.exec(part)?.[0];
    return json === undefined ? [] : [JSON.parse(json) as Record<string, unknown>];
  });

describe('the subgraph with its auth directives, behind Hive Gateway', () => {
  it('answers across both graphs, with the credentials passed on', async () => {
    const support = await world.client('SUPPORT');
    const { data, errors } = await through(
      support,
      `{ loan(id: "${loan.id}") { remainingBalance borrowerId remarks { text } } note(id: "N1") { loan { grade } } }`,
    );
    expect(errors).toEqual([]);
    expect(data).toEqual({
      loan: {
        remainingBalance: '18250.75',
        borrowerId: loan.borrowerId,
        remarks: [{ text: `note of ${loan.id}` }],
      },
      note: { loan: { grade: 'B' } },
    });
  });

  it('refuses a hidden field before it asks the subgraph, and the rest stands', async () => {
    const marketplace = await world.client('MARKETPLACE');
    const lines = world.log.length;
    const { data, errors } = await through(marketplace, `{ note(id: "N1") { text loan { grade borrowerId } } }`);
    expect(data).toEqual({ note: { text: 'hello', loan: { grade: 'B', borrowerId: null } } });
    expect(errors).toHaveLength(1);
    expect(errors[0]?.path).toEqual(['note', 'loan', 'borrowerId']);
    expect(world.log.slice(lines).join()).not.toContain('FORBIDDEN');
  });

  it('keeps a loan outside the portfolio from existing', async () => {
    const stranger = await world.client('LENDER', { lender: 'LEN-OTHER' });
    const { text } = await through(stranger, '{ note(id: "N1") { text loan { id grade } } }');
    expect(text).not.toContain('"B"');
  });

  it('sends a deferred part of a loan after the rest', async () => {
    const underwriter = await world.client('UNDERWRITER');
    const query = `{ loan(id: "${loan.id}") { grade ... @defer(label: "slow") { underwriting { primaryCreditBureauPdf { size } } } } }`;
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'multipart/mixed', ...underwriter.headers },
      body: JSON.stringify({ query }),
    });
    expect(response.headers.get('content-type')).toMatch(/^multipart\/mixed/);
    const [first, ...later] = partsOf(await response.text());
    expect(first).toMatchObject({ data: { loan: { grade: 'B' } }, hasNext: true });
    expect(JSON.stringify(first)).not.toContain('underwriting');
    expect(JSON.stringify(later)).toContain('primaryCreditBureauPdf');
  });

  it('passes no credentials to the other graph', () => {
    expect(notes.heard.length).toBeGreaterThan(0);
    expect(notes.heard.filter((headers) => headers.has('authorization') || headers.has('key'))).toEqual([]);
  });

  it('refuses callers without credentials', async () => {
    const { data, text } = await postGraphql(url, { query: `{ loan(id: "${loan.id}") { remainingBalance } }` });
    expect(data?.loan ?? null).toBeNull();
    expect(text).not.toContain('18250.75');
  });
});
