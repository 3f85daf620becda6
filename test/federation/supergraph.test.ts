import { composeServices } from '@apollo/composition';
import { ApolloGateway, RemoteGraphQLDataSource } from '@apollo/gateway';
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildGraph } from '../../src/gateway/graph/schema.js';
import { sampleEnvelope } from '../domain/record/sample.js';
import { importInto } from '../support/import-record.js';
import { composeWithNotes, startNotes } from '../support/notes-graph.js';
import { postGraphql, type Headered, type TestClient } from '../support/test-client.js';
import { openWorld, type World } from '../support/world.js';

interface Parties {
  readonly lenderId: string;
  readonly lender: { readonly id: string; readonly name: string };
  readonly primaryServicerId: string;
  readonly primaryServicer: { readonly name: string };
  readonly application: {
    readonly dealer: {
      readonly dealerId: string;
      readonly name: string;
      readonly dealer: { readonly id: string; readonly name: string };
    };
  };
}

interface Context {
  readonly headers: Headered;
}

/** Passes the caller's credentials on to the loans, as a router is told to. */
class Forwarding extends RemoteGraphQLDataSource<Context> {
  override willSendRequest({
    request,
    context,
  }: Parameters<NonNullable<RemoteGraphQLDataSource<Context>['willSendRequest']>>[0]) {
    for (const name of ['authorization', 'key']) {
      const value = (context as Partial<Context>).headers?.[name];
      if (value) request.http?.headers.set(name, value);
    }
  }
}

let world: World;
let loan: { id: string; borrowerId: string };
let notes: Awaited<ReturnType<typeof startNotes>>;
let router: ApolloServer<Context>;
let routerUrl: string;
let supergraphSdl: string;
beforeAll(async () => {
  world = await openWorld({ config: { production: true } });
  loan = await world.loan();
  notes = await startNotes(loan.id);
  supergraphSdl = await composeWithNotes(world, notes.url);
  router = new ApolloServer<Context>({
    gateway: new ApolloGateway({
      supergraphSdl,
      buildService: ({ name, url }) =>
        name === 'loans' ? new Forwarding({ url: url! }) : new RemoteGraphQLDataSource<Context>({ url: url! }),
    }),
  });
  const { url } = await startStandaloneServer(router, {
    listen: { port: 0, host: '127.0.0.1' },
    context: ({ req }) => Promise.resolve({ headers: req.headers as Headered }),
  });
  routerUrl = url.replace(/\/$/, '');
});
afterAll(async () => {
  await router.stop();
  await notes.stop();
  await world.close();
});

const through = async (client: TestClient | undefined, query: string) => {
  const response = await fetch(routerUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...client?.headers },
    body: JSON.stringify({ query }),
  });
  return (await response.json()) as Awaited<ReturnType<typeof postGraphql<Record<string, never>>>>;
};

describe('the subgraph in a supergraph', () => {
  it('composes, with the class of every field as its tag', () => {
    expect(supergraphSdl).toMatch(/borrowerId: ID .*@tag\(name: "personal"\)/);
    expect(supergraphSdl).toMatch(/remainingBalance: Decimal .*@tag\(name: "public"\)/);
  });

  it('answers from a loan to the other graph', async () => {
    const client = await world.client('MARKETPLACE');
    const { data } = await through(client, `{ loan(id: "${loan.id}") { remainingBalance remarks { text } } }`);
    expect(data).toEqual({ loan: { remainingBalance: '18250.75', remarks: [{ text: `note of ${loan.id}` }] } });
  });

  it('answers from the other graph to a loan', async () => {
    const client = await world.client('SUPPORT');
    const { data } = await through(client, '{ note(id: "N1") { text loan { remainingBalance borrowerId } } }');
    expect(data).toEqual({
      note: { text: 'hello', loan: { remainingBalance: '18250.75', borrowerId: loan.borrowerId } },
    });
  });

  it('keeps hidden what is hidden', async () => {
    const client = await world.client('MARKETPLACE');
    const { data, errors } = await through(client, '{ note(id: "N1") { loan { id grade borrowerId } } }');
    expect(data).toEqual({ note: { loan: { id: loan.id, grade: 'B', borrowerId: null } } });
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
  });

  it('keeps a loan outside the portfolio from existing', async () => {
    const client = await world.client('LENDER', { lender: 'LEN-OTHER' });
    const { data } = await through(client, '{ note(id: "N1") { text loan { id grade } } }');
    expect(JSON.stringify(data)).not.toContain('"B"');
  });

  it('leaves the rest of an answer as it is where a link leads to a loan that does not exist for the caller', async () => {
    const client = await world.client('LENDER', { lender: 'LEN-OTHER' });
    const { data } = await through(client, '{ note(id: "N1") { text loan { loanStatus remainingBalance } } }');
    expect(data).toEqual({ note: { text: 'hello', loan: null } });
  });

  it('leads from a loan to its parties, which the other graph knows', async () => {
    await importInto(world, [sampleEnvelope()]);
    const client = await world.client('SUPPORT');
    const { data, errors } = await through(
      client,
      `{ loan(id: "LN-1-463370") {
        lenderId lender { lenderId name } primaryServicerId primaryServicer { name }
        application { dealer { dealerId name dealer { dealerId name } } }
      } }`,
    );
    expect(errors).toBeUndefined();
    const { loan } = data as unknown as { loan: Parties };
    const { dealer } = loan.application;
    expect(loan.lender).toEqual({ lenderId: loan.lenderId, name: `name of ${loan.lenderId}` });
    expect(loan.primaryServicer).toEqual({ name: `name of ${loan.primaryServicerId}` });
    expect(dealer.dealer).toEqual({ dealerId: dealer.dealerId, name: `name of ${dealer.dealerId}` });
    expect(dealer.name).not.toBe(dealer.dealer.name);
  });

  it('and shows a dealer to those alone who are shown its id', async () => {
    const client = await world.client('MARKETPLACE');
    const { data } = await through(
      client,
      `{ loan(id: "${loan.id}") { lender { lenderId } application { dealer { dealer { dealerId name } } } } }`,
    );
    expect(data).toMatchObject({
      loan: { lender: { lenderId: expect.any(String) as string }, application: { dealer: null } },
    });
  });

  it('passes no credentials to the other graph', () => {
    expect(notes.heard.length).toBeGreaterThan(3);
    expect(notes.heard.filter((headers) => headers.has('authorization') || headers.has('key'))).toEqual([]);
  });

  it('refuses callers whose credentials were not passed on', async () => {
    const { data, errors } = await through(undefined, `{ loan(id: "${loan.id}") { remainingBalance } }`);
    expect(data).toEqual({ loan: null });
    expect(JSON.stringify(errors)).toMatch(/UNAUTHENTICATED|401/);
  });
});

describe('the SDL with the auth directives', () => {
  it('tells routers the scopes of every field, and composes', async () => {
    const sdl = (await buildGraph({ authDirectives: true })).sdl();
    expect(sdl).toMatch(/borrowerId: ID .*@requiresScopes\(scopes: \[\["borrower:personal"\]\]\)/);
    expect(sdl).toMatch(/message: String! .*@authenticated/);
    expect(composeServices([{ name: 'loans', url: 'http://loans', typeDefs: parse(sdl) }]).errors).toBeUndefined();
  });

  it('has them only when asked to: @apollo/gateway refuses them', async () => {
    const sdl = (await buildGraph({ authDirectives: false })).sdl();
    expect(sdl).not.toMatch(/@requiresScopes|@authenticated/);
  });
});
