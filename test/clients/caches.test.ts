import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { ApolloClient, gql, HttpLink, InMemoryCache, type TypedDocumentNode } from '@apollo/client';
import { Client, fetchExchange } from '@urql/core';
import { cacheExchange } from '@urql/exchange-graphcache';
import relay, { type ConcreteRequest } from 'relay-runtime';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { WebSocket } from 'ws';
import { clientCredentials, gatewayFetch } from 'loan-gateway-client';
import { cacheOptions as apolloCache } from 'loan-gateway-client/apollo';
import { cacheOptions as urqlCache } from 'loan-gateway-client/urql';
import {
  LoanDetailDocument,
  LoanLiveDocument,
  MarketplaceListDocument,
  PayInstallmentDocument,
} from 'loan-gateway-client/documents';
import { apolloClient } from '../../clients/typescript/examples/apollo.js';
import { followLoan } from '../../clients/typescript/examples/follow-loan.js';
import { relayEnvironment } from '../../clients/typescript/examples/relay.js';
import { urqlClient } from '../../clients/typescript/examples/urql.js';
import type { Role } from '../../src/domain/access/roles.js';
import { pay } from '../support/commands.js';
import { compileForRelay } from '../support/compile-for-relay.js';
import { complaints } from '../support/complaints.js';
import type { TestClient } from '../support/test-client.js';
import { SAMPLE_OPERATIONS } from '../support/sample-operations.js';
import { openScreens, type Screens } from '../support/screens.js';

const { fetchQuery } = relay;
const NODES_ONLY: TypedDocumentNode<
  { loans: { nodes: { id: string }[]; pageInfo: { endCursor: string } } },
  { first: number; after?: string }
> = gql(
  'query Nodes($first: Int, $after: String) { loans(first: $first, after: $after) { nodes { id } pageInfo { endCursor } } }',
);
/** Everything that `node` finds. */
const NODES = ['Borrower', 'Loan', 'Repayment', 'RiskAssessment', 'Underwriting', 'UnderwritingDeal'];
const queries = [...SAMPLE_OPERATIONS.values()].filter(({ kind }) => kind === 'query');

let screens: Screens;
let url: string;
beforeAll(async () => {
  screens = await openScreens();
  url = `${screens.world.url}/graphql`;
});
afterAll(() => screens.world.close());

async function tokensOf(role: Role) {
  const { credentials } = await screens.clientFor(role);
  return clientCredentials({ url, ...credentials });
}

/** The work of agents, which a role that sees a whole file does not do. */
const WORK_SCREENS = ['DeskCounts', 'DeskWorkCounts', 'DeskWorkQueues'];

/** What a role that sees a whole file asks, one screen after the other. */
const oneAfterTheOther = () =>
  queries
    .filter(({ name }) => !WORK_SCREENS.includes(name) && !['ADMIN', 'AUDITOR'].includes(screens.queries[name]!.role))
    .map(({ name, document }) => ({ name, document, variables: screens.queries[name]!.variables }));

/** The data of every answer that came over the network during the test. */
function networkAnswers(): readonly unknown[] {
  const answers: unknown[] = [];
  const { fetch } = globalThis;
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const response = await fetch(input, init);
    answers.push(((await response.clone().json()) as { data: unknown }).data);
    return response;
  });
  onTestFinished(() => {
    spy.mockRestore();
  });
  return answers;
}

/** Without the library's own additions, and without links to documents: of two screens' the cache has the newer one. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) =>
      ['__typename', 'link'].includes(name) ? [] : [[name, plain(member)]],
    ),
  );
}

/** The servicer takes a payment, behind the back of the client that is tried. */
const settlePayment = async () => pay(await screens.clientFor('SERVICER'), screens.loan.id, '25.00');

const balanceNow = async (): Promise<string> => {
  const { remainingBalance } = await screens.world.prisma.loan.findUniqueOrThrow({ where: { id: screens.loan.id } });
  return Number(remainingBalance).toFixed(2);
};

/** Every object with an id in an answer, with the types that were seen under it. */
function typesById(value: unknown, types = new Map<string, Set<string>>()): Map<string, Set<string>> {
  if (typeof value !== 'object' || value === null) return types;
  const { id, __typename } = value as { readonly id?: unknown; readonly __typename?: string };
  if (typeof id === 'string' && __typename !== undefined)
    types.set(id, (types.get(id) ?? new Set<string>()).add(__typename));
  for (const member of Object.values(value)) typesById(member, types);
  return types;
}

describe('Apollo Client', () => {
  async function open(role: Role): Promise<ApolloClient> {
    const client = apolloClient(url, await tokensOf(role), WebSocket);
    onTestFinished(() => {
      client.stop();
    });
    return client;
  }

  const cached = (client: ApolloClient, query: (typeof queries)[number]['document'], variables: object) =>
    client.cache.diff({
      query: client.cache.transformDocument(query),
      variables,
      optimistic: false,
      returnPartialData: true,
    });

  it.each(queries)('$name is read from the cache as the network answered it', async ({ name, document }) => {
    const said = complaints();
    const { role, variables } = screens.queries[name]!;
    const client = await open(role);
    const answers = networkAnswers();
    const { error } = await client.query({ query: document, variables });
    expect(error).toBeUndefined();
    const { complete, missing, result } = cached(client, document, variables);
    expect({ complete, missing: missing?.message }).toEqual({ complete: true, missing: undefined });
    expect(result).toEqual(answers.at(-1));
    expect(said).toEqual([]);
  });

  it('keeps all of every screen when one cache serves them one after the other, and drops nothing', async () => {
    const said = complaints();
    const client = await open('UNDERWRITER');
    const network = networkAnswers();
    const answers = new Map<string, unknown>();
    for (const { name, document, variables } of [...oneAfterTheOther(), ...oneAfterTheOther()]) {
      const { error } = await client.query({ query: document, variables, fetchPolicy: 'network-only' });
      expect(error).toBeUndefined();
      answers.set(name, plain(network.at(-1)));
    }
    for (const { name, document, variables } of oneAfterTheOther()) {
      const { complete, result, missing } = cached(client, document, variables);
      expect({ name, complete, missing: missing?.message }).toEqual({ name, complete: true, missing: undefined });
      expect(plain(result)).toEqual(answers.get(name));
    }
    expect(client.cache.gc()).toEqual([]);
    expect(said).toEqual([]);
  });

  it('shows in a watched query what a mutation and a subscription tell of the loan', async () => {
    const said = complaints();
    const client = await open('SERVICER');
    const variables = { id: screens.loan.id };
    const seen: (string | null | undefined)[] = [];
    const watching = client
      .watchQuery({ query: LoanDetailDocument, variables })
      .subscribe(({ data }) => seen.push(data?.loan?.remainingBalance));
    onTestFinished(() => {
      watching.unsubscribe();
    });
    await expect.poll(() => seen.at(-1)).toBe(await balanceNow());

    await settlePayment();
    const settled = await balanceNow();
    expect(seen.at(-1)).not.toBe(settled);
    const input = { loanId: screens.loan.id, amount: '10.00', method: 'ACH', idempotencyKey: randomUUID() } as const;
    await client.mutate({ mutation: PayInstallmentDocument, variables: { input } });
    await expect.poll(() => seen.at(-1)).toBe(settled);

    const heard: unknown[] = [];
    const following = followLoan(client, screens.loan.id, (command) => heard.push(command));
    onTestFinished(() => {
      following.unsubscribe();
    });
    await expect
      .poll(
        async () => {
          if (heard.length === 0) await settlePayment();
          return heard.length;
        },
        { interval: 200 },
      )
      .toBeGreaterThan(0);
    expect(await balanceNow()).not.toBe(settled);
    await expect.poll(() => seen.at(-1)).toBe(await balanceNow());
    // All of the screen follows, not only the balance: payoff, per diem, schedule, payments and events.
    const other = await open('SERVICER');
    const { data: fresh } = await other.query({ query: LoanDetailDocument, variables });
    await expect.poll(() => plain(client.readQuery({ query: LoanDetailDocument, variables }))).toEqual(plain(fresh));
    expect(said).toEqual([]);
  });

  it('joins the pages of a list that grows, and keeps one of another page size apart', async () => {
    const said = complaints();
    const client = new ApolloClient({
      link: new HttpLink({ uri: url, fetch: gatewayFetch(await tokensOf('MARKETPLACE')) }),
      cache: new InMemoryCache(apolloCache({ infinite: ['Query.loans'] })),
      defaultOptions: {
        query: { errorPolicy: 'all' },
        watchQuery: { errorPolicy: 'all' },
        mutate: { errorPolicy: 'all' },
      },
    });
    const growing = client.watchQuery({ query: MarketplaceListDocument, variables: { first: 5 } });
    const seen: number[] = [];
    const watching = growing.subscribe(({ data }) => seen.push(data?.loans?.edges?.length ?? 0));
    onTestFinished(() => {
      watching.unsubscribe();
    });
    await expect.poll(() => seen.at(-1)).toBe(5);
    const { data } = await client.query({ query: MarketplaceListDocument, variables: { first: 5 } });
    await growing.fetchMore({ variables: { after: data!.loans.pageInfo.endCursor } });
    await expect.poll(() => seen.at(-1)).toBe(10);
    await client.query({ query: MarketplaceListDocument, variables: { first: 3 } });
    const all = client.readQuery({ query: MarketplaceListDocument, variables: { first: 5 } })!.loans.edges;
    expect(new Set(all.map(({ node }) => node.id)).size).toBe(10);
    expect(said).toEqual([]);
  });

  it('joins the nodes of a list that grows, also where a page is read again', async () => {
    const client = new ApolloClient({
      link: new HttpLink({ uri: url, fetch: gatewayFetch(await tokensOf('MARKETPLACE')) }),
      cache: new InMemoryCache(apolloCache({ infinite: ['Query.loans'] })),
      defaultOptions: {
        query: { errorPolicy: 'all' },
        watchQuery: { errorPolicy: 'all' },
        mutate: { errorPolicy: 'all' },
      },
    });
    const { data } = await client.query({ query: NODES_ONLY, variables: { first: 5 } });
    const after = data!.loans.pageInfo.endCursor;
    const readPage = () =>
      client.query({ query: NODES_ONLY, variables: { first: 5, after }, fetchPolicy: 'network-only' });
    await readPage();
    await readPage();
    const ids = client.readQuery({ query: NODES_ONLY, variables: { first: 5 } })!.loans.nodes.map(({ id }) => id);
    expect(ids).toHaveLength(10);
    expect(new Set(ids).size).toBe(10);
  });
});

describe('urql with graphcache', () => {
  it.each(queries)('$name is read from the cache as the network answered it', async ({ name, document }) => {
    const said = complaints();
    const { role, variables } = screens.queries[name]!;
    const client = urqlClient(url, await tokensOf(role), WebSocket);
    const answers = networkAnswers();
    const { error } = await client.query<unknown>(document, { ...variables }).toPromise();
    expect(error).toBeUndefined();
    const again = client.readQuery<unknown>(document, { ...variables }, { requestPolicy: 'cache-only' });
    expect(plain(again?.data)).toEqual(plain(answers.at(-1)));
    expect(again?.stale).toBe(false);
    expect(said).toEqual([]);
  });

  it('keeps all of every screen when one cache serves them one after the other', async () => {
    const said = complaints();
    const client = urqlClient(url, await tokensOf('UNDERWRITER'), WebSocket);
    const network = networkAnswers();
    const answers = new Map<string, unknown>();
    for (const { name, document, variables } of [...oneAfterTheOther(), ...oneAfterTheOther()]) {
      const { error } = await client
        .query<unknown>(document, { ...variables }, { requestPolicy: 'network-only' })
        .toPromise();
      expect(error).toBeUndefined();
      answers.set(name, plain(network.at(-1)));
    }
    for (const { name, document, variables } of oneAfterTheOther()) {
      const again = client.readQuery<unknown>(document, { ...variables }, { requestPolicy: 'cache-only' });
      expect({ name, stale: again?.stale }).toEqual({ name, stale: false });
      expect(plain(again?.data)).toEqual(answers.get(name));
    }
    expect(said).toEqual([]);
  });

  it('shows in a watched query what a mutation and a subscription tell of the loan', async () => {
    const said = complaints();
    const client = urqlClient(url, await tokensOf('SERVICER'), WebSocket);
    const seen: (string | null | undefined)[] = [];
    const watching = client
      .query(LoanDetailDocument, { id: screens.loan.id })
      .subscribe(({ data }) => seen.push(data?.loan?.remainingBalance));
    onTestFinished(() => {
      watching.unsubscribe();
    });
    await expect.poll(() => seen.at(-1)).toBe(await balanceNow());
    await settlePayment();
    const settled = await balanceNow();
    expect(seen.at(-1)).not.toBe(settled);
    const input = { loanId: screens.loan.id, amount: '10.00', method: 'ACH', idempotencyKey: randomUUID() } as const;
    await client.mutation(PayInstallmentDocument, { input }).toPromise();
    await expect.poll(() => seen.at(-1)).toBe(settled);

    const heard: unknown[] = [];
    const following = client
      .subscription(LoanLiveDocument, { loanId: screens.loan.id })
      .subscribe(({ data }) => heard.push(data?.loanUpdated?.event?.command));
    onTestFinished(() => {
      following.unsubscribe();
    });
    await expect
      .poll(
        async () => {
          if (heard.length === 0) await settlePayment();
          return heard.length;
        },
        { interval: 200 },
      )
      .toBeGreaterThan(0);
    await expect.poll(() => seen.at(-1)).toBe(await balanceNow());
    expect(said).toEqual([]);
  });

  const growing = async () =>
    new Client({
      url,
      fetch: gatewayFetch(await tokensOf('MARKETPLACE')),
      preferGetMethod: false,
      exchanges: [cacheExchange(urqlCache({ infinite: ['Query.loans'] })), fetchExchange],
    });

  it('joins the pages of a list that grows', async () => {
    const client = await growing();
    const first = await client.query(MarketplaceListDocument, { first: 5 }).toPromise();
    const after = first.data!.loans.pageInfo.endCursor;
    const both = await client.query(MarketplaceListDocument, { first: 5, after }).toPromise();
    expect(new Set(both.data!.loans.edges.map(({ node }) => node.id)).size).toBe(10);
  });

  it('joins the nodes of a list that grows', async () => {
    const client = await growing();
    const first = await client.query(NODES_ONLY, { first: 5 }).toPromise();
    const after = first.data!.loans.pageInfo.endCursor;
    const all = await client.query(NODES_ONLY, { first: 5, after }).toPromise();
    expect(new Set(all.data!.loans.nodes.map(({ id }) => id)).size).toBe(10);
  });
});

describe('Relay', () => {
  let compiled: ReadonlyMap<string, ConcreteRequest>;
  beforeAll(async () => {
    compiled = await compileForRelay([...SAMPLE_OPERATIONS.values()], NODES);
  });

  it('compiles every sample operation over the plain schema', () => {
    expect([...compiled.keys()].filter((name) => !name.startsWith('refetch ')).sort()).toEqual(
      [...SAMPLE_OPERATIONS.keys()].sort(),
    );
  });

  it.each(NODES)('refetches a %s by its id', async (type) => {
    const { id, borrowerId } = screens.loan;
    const ids: Record<string, string> = {
      Borrower: `borrower:${borrowerId}`,
      Loan: id,
      Repayment: (await screens.world.prisma.repayment.findFirstOrThrow()).id,
      RiskAssessment: `risk-assessment:${id}`,
      Underwriting: `underwriting:${id}`,
      UnderwritingDeal: `deal:0:${id}`,
    };
    const network = networkAnswers();
    const environment = relayEnvironment(url, await tokensOf('UNDERWRITER'), WebSocket);
    await fetchQuery(environment, compiled.get(`refetch ${type}`)!, { id: ids[type] }).toPromise();
    expect(network.at(-1)).toEqual({ node: { __typename: type, id: ids[type] } });
  });

  it('keeps objects of different types apart: no two have one id', async () => {
    const said = complaints();
    const network = networkAnswers();
    const environment = relayEnvironment(url, await tokensOf('UNDERWRITER'), WebSocket);
    for (const { name, variables } of oneAfterTheOther())
      await fetchQuery(environment, compiled.get(name)!, { ...variables }).toPromise();
    const shared = [...typesById(network)].filter(([, types]) => types.size > 1);
    expect(shared.map(([id, types]) => [id, [...types].sort()])).toEqual([]);
    expect(said).toEqual([]);
  });
});

describe('the example', () => {
  const tsc = resolve('node_modules/typescript-native/bin/tsc');
  const run = (...args: readonly string[]) =>
    promisify(execFile)(process.execPath, args, { env: environmentOf(servicer) });
  let servicer: TestClient;

  it('is strictly typed, builds as a package of its own and pays an installment of a real loan', async () => {
    servicer = await screens.clientFor('SERVICER');
    await run(tsc, '-p', 'clients/typescript');
    const { stdout, stderr } = await run('clients/typescript/examples/start.js', screens.loan.id, '12.50');
    expect(stdout).toBe('12.50 submitted; the loan is ACTIVE.\n');
    expect(stderr).toBe('');
  });
});

const environmentOf = ({ credentials: { clientId, clientSecret, apiKey } }: TestClient) => ({
  ...process.env,
  URL: url,
  CLIENT_ID: clientId,
  CLIENT_SECRET: clientSecret,
  API_KEY: apiKey,
});
