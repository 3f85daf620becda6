import { randomUUID } from 'node:crypto';
import { getNamedType, parse, type DocumentNode } from 'graphql';
import relay from 'relay-runtime';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { clientCredentials } from 'loan-gateway-client';
import { apolloClient } from '../../clients/typescript/examples/apollo.js';
import { relayEnvironment } from '../../clients/typescript/examples/relay.js';
import { urqlClient } from '../../clients/typescript/examples/urql.js';
import { businessDate } from '../../src/domain/calendar.js';
import { allCommands, commandNamed } from '../../src/features/command/registry.js';
import { buildGraph } from '../../src/gateway/graph/schema.js';
import { sampleEnvelope } from '../domain/record/sample.js';
import { closeDay } from '../support/close-day.js';
import { compileForRelay } from '../support/compile-for-relay.js';
import { askToErase } from '../support/erase.js';
import { importInto } from '../support/import-record.js';
import { isWhole, someOf } from '../support/runs.js';
import { SAMPLE_OPERATIONS } from '../support/sample-operations.js';
import {
  actorOf,
  APPLICATION,
  DAY_OF_SITUATIONS,
  inputFor,
  ONLY_APPROVED,
  type Scene,
  sceneFor,
} from '../support/situations.js';
import type { TestClient } from '../support/test-client.js';
import { testClock } from '../support/test-clock.js';
import { openWorld, type World } from '../support/world.js';

const { commitMutation, createOperationDescriptor, fetchQuery } = relay;

let world: World;
let clients: Scene['clients'];
beforeAll(async () => {
  world = await openWorld({ clock: testClock(DAY_OF_SITUATIONS) });
  const [servicer, second] = [await world.client('SERVICER'), await world.client('SERVICER')];
  clients = { servicer, second, underwriter: await world.client('UNDERWRITER'), lender: await world.client('LENDER') };
});
afterAll(() => world.close());

const affectedBy = (name: string): readonly string[] =>
  commandNamed(name === 'submitRepayments' ? 'submitRepayment' : name)?.affects ?? [];

const ALL = allCommands()
  .filter(({ name, onLoan }) => onLoan && !ONLY_APPROVED.includes(name))
  .map(({ name }) => name);

/** One command of those that affect the same fields. */
const DISTINCT = ALL.filter(
  (name, place) => ALL.findIndex((other) => affectedBy(other).join() === affectedBy(name).join()) === place,
);

interface Screen {
  readonly name: string;
  readonly document: DocumentNode;
  readonly variables: Readonly<Record<string, unknown>>;
}

const sample = (name: string, variables: Screen['variables'] = {}): Screen => {
  const operation = SAMPLE_OPERATIONS.get(name);
  if (!operation) throw new Error(`there is no operation ${name}`);
  return { name, document: operation.document, variables };
};

const WEBHOOKS: Screen = {
  name: 'Webhooks',
  document: parse(
    'query Webhooks { webhooks(first: 100) { totalCount nodes { id url disabledAt oldSecretEndsAt events deliveries(first: 10) { nodes { id eventId status } } } } }',
  ),
  variables: {},
};

/** Every screen that shows loans. */
const screensOf = (id: string): Screen[] => [
  sample('BorrowerPortal'),
  sample('DelinquencyBoard'),
  sample('DeskApprovals', { first: 25 }),
  sample('DeskBoard', { today: DAY_OF_SITUATIONS, weekEnd: '2026-07-10', withServicing: true }),
  sample('DeskHolds', { first: 25 }),
  sample('DeskLoan', { id }),
  sample('DeskLoans', { first: 25, filter: { loanStatus: ['ACTIVE'] }, orderBy: { field: 'REMAINING_BALANCE' } }),
  sample('DeskOlderEvents', { id }),
  sample('DeskOlderPayments', { id }),
  sample('DeskOlderPostings', { id }),
  sample('DeskPayments', { first: 25 }),
  sample('DeskQuoteRepayment', { input: { loanId: id, amount: '25.00' } }),
  sample('LoanDetail', { id }),
  sample('MarketplaceList', { first: 10 }),
  sample('PaymentQueue'),
  sample('ServicingDesk', { first: 10, filter: { nextPaymentDate: { from: '2026-01-01' } } }),
  sample('UnderwritingReview', { id }),
];

const { schema } = await buildGraph({ authDirectives: false });

const BATCH = parse(`mutation SubmitRepayments($inputs: [SubmitRepaymentInput!]!) {
  submitRepayments(inputs: $inputs) { idempotencyKey result { ... on RepaymentUpdated { loanId } ... on Refusal { code } } }
}`);

const variablesOf = (command: string, input: object): Readonly<Record<string, unknown>> =>
  command === 'submitRepayments' ? { inputs: [input] } : { input };

/** A command as the kit sends it, or the least of it. */
function documentOf(command: string): DocumentNode {
  if (command === 'submitRepayments') return BATCH;
  const type = command.charAt(0).toUpperCase() + command.slice(1);
  const operation = SAMPLE_OPERATIONS.get(`Desk${type}`) ?? SAMPLE_OPERATIONS.get(type);
  if (operation) return operation.document;
  const { type: result, args } = schema.getMutationType()!.getFields()[command]!;
  const successes = schema.getPossibleTypes(getNamedType(result) as never);
  const withLoan = successes
    .filter((member) => member.getFields().loanId)
    .map(({ name }) => `... on ${name} { loanId }`);
  return parse(
    `mutation ${type}($input: ${String(args[0]?.type)}) { ${command}(input: $input) { ${withLoan.join(' ')} ... on Refusal { code message } } }`,
  );
}

type OpenCache = (url: string, client: TestClient) => CacheClient | Promise<CacheClient>;

interface CacheClient {
  /** What the network answers; undefined if the library does not store it, because a part is hidden. */
  load(screen: Screen): Promise<unknown>;
  /** What the cache has, and the rest from the network. */
  look(screen: Screen): Promise<unknown>;
  send(command: string, input: object): Promise<unknown>;
  /** Fields of objects that a screen needs and the cache has not: `Loan.schedule`. */
  lost(screen: Screen): readonly string[];
}

function openApollo(url: string, { credentials }: TestClient): CacheClient {
  const client = apolloClient(url, clientCredentials({ url, ...credentials }), WebSocket);
  onTestFinished(() => {
    client.stop();
  });
  return {
    load: async ({ document: query, variables }) =>
      (await client.query({ query, variables, fetchPolicy: 'network-only' })).data,
    look: async ({ document: query, variables }) => (await client.query({ query, variables })).data,
    send: async (command, input) =>
      (await client.mutate({ mutation: documentOf(command), variables: variablesOf(command, input) })).data,
    lost: ({ document, variables }) => {
      const query = client.cache.transformDocument(document);
      const { missing } = client.cache.diff({ query, variables, optimistic: false, returnPartialData: true });
      return textsIn(missing?.missing)
        .map((text) => /field '(\w+).*' on (?:(\w+):.* object|ROOT_(QUERY))/s.exec(text))
        .map((found) => (found ? `${found[2] ?? 'Query'}.${found[1]}` : 'a part of an object'));
    },
  };
}

/** Relay masks what fragments select, so that a screen reads as one answer only without masks. */
async function openRelay(
  url: string,
  { credentials }: TestClient,
): Promise<CacheClient & { isFresh(screen: Screen): boolean }> {
  const compiled = await relayDocuments();
  const environment = relayEnvironment(url, clientCredentials({ url, ...credentials }), WebSocket);
  const request = (name: string) => {
    const found = compiled.get(name);
    if (!found) throw new Error(`There is no document ${name}`);
    return found;
  };
  const statusOf = ({ name, variables }: Screen) =>
    environment.check(createOperationDescriptor(request(name), { ...variables })).status;
  const fetchScreen = ({ name, variables }: Screen, fetchPolicy: 'network-only' | 'store-or-network') =>
    fetchQuery(environment, request(name), { ...variables }, { fetchPolicy }).toPromise();
  return {
    load: async (screen) => {
      // Relay stores two members of a union under one key when they have no id, and reads fields of both.
      if (screen.name === 'DeskQuoteRepayment') return undefined;
      environment.retain(createOperationDescriptor(request(screen.name), { ...screen.variables }));
      return fetchScreen(screen, 'network-only');
    },
    look: (screen) => fetchScreen(screen, 'store-or-network'),
    send: (command, input) =>
      new Promise((resolve, reject) => {
        commitMutation(environment, {
          mutation: request(`Desk${command.charAt(0).toUpperCase()}${command.slice(1)}`),
          variables: { input },
          onCompleted: resolve,
          onError: reject,
        });
      }),
    lost: (screen) => (statusOf(screen) === 'missing' ? [`all of ${screen.name}`] : []),
    isFresh: (screen) => statusOf(screen) === 'available',
  };
}

let compiling: ReturnType<typeof compileForRelay> | undefined;
const relayDocuments = () => (compiling ??= compileForRelay([...SAMPLE_OPERATIONS.values()], []));

const textsIn = (tree: unknown): string[] =>
  typeof tree === 'string' ? [tree] : Object.values(tree ?? {}).flatMap(textsIn);

function openUrql(url: string, { credentials }: TestClient): CacheClient {
  const client = urqlClient(url, clientCredentials({ url, ...credentials }), WebSocket);
  return {
    load: async ({ document, variables }) => {
      const { data, error } = await client
        .query<unknown>(document, { ...variables }, { requestPolicy: 'network-only' })
        .toPromise();
      return error ? undefined : data;
    },
    look: async ({ document, variables }) => (await client.query<unknown>(document, { ...variables }).toPromise()).data,
    send: async (command, input) =>
      (await client.mutation<unknown>(documentOf(command), variablesOf(command, input)).toPromise()).data,
    // graphcache tells of whole screens only.
    lost: () => [],
  };
}

/** Without the library's own additions, and without links to documents: each answer has its own. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) =>
      ['__typename', 'link'].includes(name) ? [] : [[name, plain(member)]],
    ),
  );
}

/** Carries a command out on a cache with all screens, and compares each with a fresh answer. */
async function compareScreens(open: OpenCache, name: string): Promise<void> {
  const scene = await sceneFor(name, world, clients);
  const input = await inputFor(name, scene);
  const screens = await comparedAfter(open, clients[actorOf(name)], screensOf(scene.loanId), { name, input });
  expect(screens).toBeGreaterThan(5);
}

interface Sent {
  readonly name: string;
  readonly input: object;
}

/** Returns how many screens were compared. */
async function comparedAfter(
  open: OpenCache,
  actor: TestClient,
  known: readonly Screen[],
  { name, input }: Sent,
): Promise<number> {
  const url = `${world.url}/graphql`;
  const [shown, other] = [await open(url, actor), await open(url, actor)];
  const screens: Screen[] = [];
  for (const screen of known) if ((await shown.load(screen)) !== undefined) screens.push(screen);
  expect(screens.flatMap((screen) => shown.lost(screen))).toEqual([]);

  const answer = await shown.send(name, { ...input, idempotencyKey: randomUUID() });
  expect(JSON.stringify(answer)).toMatch(new RegExp(`^{"${name}":\\[?{`));
  expect(JSON.stringify(answer)).not.toContain('"code":');
  const lost = new Set(screens.flatMap((screen) => shown.lost(screen)));
  const stale: string[] = [];
  for (const screen of screens) {
    const [isShown, isFresh] = [plain(await shown.look(screen)), plain(await other.load(screen))];
    stale.push(...differences(isShown, isFresh, screen.name));
  }
  expect(stale).toEqual([]);
  // No screen is lost as a whole: of the loan, only what the command says.
  expect([...lost].filter((field) => field.startsWith('Loan.') && !affectedBy(name).includes(field))).toEqual([]);
  expect([...lost].filter((field) => field === 'Query.loan' || field.startsWith('all of'))).toEqual([]);
  return screens.length;
}

/** Each library forgets what the kit's one table names. `npm run test:all` tries every command, and each table that differs on all libraries. */
it.each(isWhole ? ALL : someOf(DISTINCT, 6))('Apollo Client shows on every screen what %s changed', (name) =>
  compareScreens(openApollo, name),
);

it.each(someOf(DISTINCT, 3))('graphcache shows on every screen what %s changed', (name) =>
  compareScreens(openUrql, name),
);

it.each(someOf(DISTINCT, 2))('Relay shows on every screen what %s changed', (name) => compareScreens(openRelay, name));

it('Relay fetches only the screens again that show what a command changed', async () => {
  const scene = await sceneFor('addProduct', world, clients);
  const relay = await openRelay(`${world.url}/graphql`, clients.servicer);
  const unchanged = [
    sample('DeskApprovals', { first: 25 }),
    sample('DeskHolds', { first: 25 }),
    sample('PaymentQueue'),
  ];
  const changed = sample('DeskLoan', { id: scene.loanId });
  for (const screen of [...unchanged, changed]) await relay.load(screen);
  await relay.send('addProduct', { ...(await inputFor('addProduct', scene)), idempotencyKey: randomUUID() });
  expect(unchanged.map((screen) => relay.isFresh(screen))).toEqual([true, true, true]);
  expect(relay.isFresh(changed)).toBe(false);
});

/** Where two answers differ. */
function differences(one: unknown, other: unknown, path: string): string[] {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return Object.is(one, other) ? [] : [`${path}: ${JSON.stringify(one)} and not ${JSON.stringify(other)}`];
  const [before, after] = [one as Readonly<Record<string, unknown>>, other as Readonly<Record<string, unknown>>];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
    differences(before[name], after[name], `${path}.${name}`),
  );
}

describe.each([
  ['Apollo Client', openApollo],
  ['graphcache', openUrql],
])('%s shows what a command on no loan changed', (_, open) => {
  it('new and revoked clients', async () => {
    const admin = await world.client('ADMIN');
    const screens = [sample('Clients', { first: 100 })];
    const { clientId } = await world.register('MARKETPLACE', { lender: 'LEN-1' });
    const input = { name: 'new', role: 'MARKETPLACE', portfolio: { kind: 'LENDER', id: 'LEN-1' } };
    expect(await comparedAfter(open, admin, screens, { name: 'createClient', input })).toBe(1);
    expect(await comparedAfter(open, admin, screens, { name: 'revokeClient', input: { clientId } })).toBe(1);
  });

  it('a new loan', async () => {
    const { underwriter } = clients;
    const screens = [sample('MarketplaceList', { first: 10 }), sample('DelinquencyBoard')];
    expect(await comparedAfter(open, underwriter, screens, { name: 'createLoan', input: APPLICATION })).toBe(2);
  });

  it('a new key', async () => {
    const admin = await world.client('ADMIN');
    const { clientId } = await world.register('MARKETPLACE', { lender: 'LEN-1' });
    const screens = [sample('Clients', { first: 100 })];
    expect(await comparedAfter(open, admin, screens, { name: 'rotateClientKey', input: { clientId } })).toBe(1);
  });

  it('payments that were submitted together', async () => {
    const { loanId } = await sceneFor('submitRepayment', world, clients);
    const sent = { name: 'submitRepayments', input: { loanId, amount: '10.00', method: 'ACH' } };
    expect(await comparedAfter(open, clients.servicer, screensOf(loanId), sent)).toBeGreaterThan(5);
  });

  it('borrowers that were linked, unlinked and erased', async () => {
    const borrowerIds = ['A', 'B'].map((each) => `BR-${open.name}-${each}`);
    const records = borrowerIds.map((borrowerId, place) => {
      const made = sampleEnvelope();
      Object.assign(made.data.loanDetails, { borrowerId, lenderId: `LEN-${place}` });
      return { ...made, loanId: `LN-${borrowerId}` };
    });
    await importInto(world, records);
    const [borrowerId = ''] = borrowerIds;
    const screens = screensOf(`LN-${borrowerId}`);
    const send = (actor: TestClient, name: string, input: object) =>
      comparedAfter(open, actor, screens, { name, input: { ...input, reason: 'asked to' } });
    expect(await send(clients.underwriter, 'linkBorrowers', { borrowerIds })).toBeGreaterThan(5);
    expect(await send(clients.underwriter, 'unlinkBorrower', { borrowerId })).toBeGreaterThan(5);
    const [first, second] = [await world.client('ADMIN'), await world.client('ADMIN')];
    await askToErase(first, borrowerId, { override: true });
    expect(await send(second, 'eraseBorrower', { borrowerId, override: true })).toBeGreaterThan(5);
  });

  it('a webhook', async () => {
    const { lender } = clients;
    const send = (name: string, input: object) => comparedAfter(open, lender, [WEBHOOKS], { name, input });
    const url = `https://example.com/${open.name}`;
    expect(await send('createWebhook', { url })).toBe(1);
    const { webhooks } = await lender.data<{ webhooks: { nodes: { id: string; url: string }[] } }>(
      '{ webhooks { nodes { id url } } }',
    );
    const webhookId = webhooks.nodes.find((webhook) => webhook.url === url)?.id;
    for (const [name, input] of [
      ['updateWebhook', { url: `${url}/2` }],
      ['disableWebhook', {}],
      ['enableWebhook', {}],
      ['testWebhook', {}],
      ['rotateWebhookSecret', {}],
      ['deleteWebhook', {}],
    ] as const)
      expect(await send(name, { webhookId, ...input })).toBe(1);
  });

  it('a period that was closed and reopened', async () => {
    const through = open === openApollo ? '2026-04-30' : '2026-05-31';
    await closeDay(world.prisma, businessDate(through));
    const screens = [sample('DelinquencyBoard'), sample('DeskLedger')];
    const [first, second] = [await world.client('LENDER'), await world.client('LENDER')];
    const send = (actor: TestClient, name: string) => comparedAfter(open, actor, screens, { name, input: { through } });
    expect(await send(first, 'closePeriod')).toBe(2);
    expect(await send(first, 'reopenPeriod')).toBe(2);
    expect(await send(second, 'reopenPeriod')).toBe(2);
  });
});
