import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { buildSchema } from 'type-graphql';
import { onTestFinished } from 'vitest';
import { openAuditLog } from '../../src/platform/audit/audit-log.js';
import { verifyChain } from '../../src/platform/audit/verify-chain.js';
import { batchesOf } from '../../src/platform/executor/batch-field.js';
import { operationExecutor } from '../../src/platform/executor/execute-operation.js';
import type { Graph } from '../../src/platform/executor/graph.js';
import { makeNullable } from '../../src/platform/guard/deniable-fields.js';
import type { Permissions } from '../../src/platform/guard/access.js';
import { Guard, rulesOf } from '../../src/platform/guard/guard.js';
import { assertNoGaps } from '../../src/platform/guard/permission-gaps.js';
import { graphqlEndpoint } from '../../src/platform/http/graphql-endpoint.js';
import { liveUpdates } from '../../src/platform/http/live/live-updates.js';
import { admission } from '../../src/platform/http/pipeline/admit.js';
import { startApolloServer } from '../../src/platform/http/pipeline/apollo-server.js';
import { NO_DOCUMENTS } from '../../src/platform/http/pipeline/persisted-documents.js';
import { accessLog } from '../../src/platform/http/request/access-log.js';
import { metrics } from '../../src/platform/http/request/metrics.js';
import { startFacts } from '../../src/platform/http/request/request-context.js';
import { idempotencyStore } from '../../src/platform/idempotency/idempotency-store.js';
import type { Authenticator } from '../../src/platform/identity/authenticator.js';
import { requestLimiter } from '../../src/platform/identity/limiters.js';
import type { Viewer } from '../../src/platform/identity/viewer.js';
import { jobEngine, jobSender } from '../../src/platform/jobs/job-engine.js';
import { operationCost } from '../../src/platform/limits/operation-cost.js';
import type { Read } from '../../src/platform/postgres/statement.js';
import { KeyRing, systemKeys } from '../../src/platform/sealing/key-ring.js';
import { openTestDatabase, type TestDatabase } from '../support/open-test-database.js';
import { postGraphql } from '../support/test-client.js';
import { Addresses, type Library, LibraryContext } from './library.context.js';
import { BookResolver, MemberResolver } from './library.graph.js';

const permissions: Permissions = {
  table: {
    Query: { books: 'CATALOGUE' },
    Mutation: { lendBook: { scopes: ['book:lend'] } },
    Book: { id: 'CATALOGUE', title: 'CATALOGUE', condition: 'CATALOGUE', borrower: { scopes: ['book:lend'] } },
    Member: { id: 'CATALOGUE', name: 'CATALOGUE', address: 'ADDRESS' },
    LendingRefused: { code: 'VIEWER', message: 'VIEWER' },
  },
  classes: {
    scopeOfClass: { CATALOGUE: 'catalogue:read', ADDRESS: 'address:read' },
    audited: ['ADDRESS'],
    common: 'CATALOGUE',
  },
};

const COSTS = { fields: { 'Book.borrower': 2 }, listArguments: {} };

const LIMITS = {
  document: { depth: 5, aliases: 5, rootFields: 3 },
  cost: { VISITOR: 60, CLERK: 60, LIBRARIAN: 60 },
  concurrent: { inAll: 10, perClient: 5 },
};

async function buildGraph(): Promise<Graph> {
  const schema = await buildSchema({ resolvers: [BookResolver, MemberResolver], validate: false });
  makeNullable(schema, permissions);
  assertNoGaps(schema, permissions.table);
  const guard = new Guard(permissions.classes, () => rulesOf(permissions));
  return {
    schema,
    costOf: operationCost(schema, COSTS),
    execute: operationExecutor({ schema, permissions, guard, batches: batchesOf(schema) }),
  };
}

const SCOPES = {
  VISITOR: ['catalogue:read'],
  CLERK: ['catalogue:read', 'book:lend'],
  LIBRARIAN: ['catalogue:read', 'book:lend', 'address:read'],
};
export type Role = keyof typeof SCOPES;

const VIEWERS = new Map(
  Object.entries(SCOPES).map(([role, scopes]): [string, Viewer] => [
    `token-of-${role}`,
    { clientId: role.toLowerCase(), name: `a ${role.toLowerCase()}`, role, scopes: new Set(scopes) },
  ]),
);

const authenticator: Authenticator = {
  clientOfKey: () => Promise.resolve(undefined),
  viewerOf: (token) => Promise.resolve(VIEWERS.get(token)),
  knownViewerOf: () => undefined,
  whyNot: () => undefined,
};

const TABLES = `
  CREATE TABLE "Member" ("id" text PRIMARY KEY, "name" text NOT NULL, "address" bytea NOT NULL);
  CREATE TABLE "Book" ("id" text PRIMARY KEY, "title" text NOT NULL, "borrowerId" text REFERENCES "Member");
  SELECT pgboss.create_queue('reminder', '{"policy": "short"}')`;

const MEMBERS = [
  ['M1', 'Jane', '1 Chawton Lane'],
  ['M2', 'Bram', '2 Whitby Road'],
];
const BOOKS = [
  ['B1', 'Emma', 'M2'],
  ['B2', 'Dracula', 'M1'],
  ['B3', 'Persuasion', 'M2'],
  ['B4', 'Lady Susan', null],
];

async function fill(database: TestDatabase, addresses: Addresses): Promise<void> {
  await database.run(TABLES);
  for (const [id = '', name, address = ''] of MEMBERS)
    await database.execute('INSERT INTO "Member" VALUES ($1, $2, $3)', [id, name, addresses.seal(id, address)]);
  for (const book of BOOKS) await database.execute('INSERT INTO "Book" VALUES ($1, $2, $3)', book);
}

interface LibraryOptions {
  /** Requests that one client may send in a minute; 0 is no limit. */
  readonly perMinute?: number;
}

/** The platform serving a graph that is not about loans: over HTTP, on a database of the test's own. */
export async function openLibrary({ perMinute = 0 }: LibraryOptions = {}) {
  const database = await openTestDatabase();
  const log: string[] = [];
  const logger = pino({}, { write: (line: string) => log.push(line) });
  const ring = new KeyRing([randomBytes(32)]);
  const { chain, audit, anchor } = await openAuditLog(database, ring, {
    file: undefined,
    say: () => undefined,
    complain: (error) => log.push(String(error)),
  });
  const [addressKey, inputKey] = await systemKeys(database.prisma, ring, 'addresses', 'idempotency-input');
  const addresses = new Addresses(addressKey);
  await fill(database, addresses);

  const statements: string[] = [];
  const read: Read = (statement, planning) => {
    statements.push(statement.text);
    return database.read(statement, planning);
  };
  const library: Library = {
    read,
    addresses,
    audit,
    now: () => new Date(),
    usage: { note: () => undefined },
    newContext: (request) => new LibraryContext(library, request),
    unitOfWork: {
      run: (work) =>
        database.transact(5_000, (session) =>
          work({
            session,
            idempotency: idempotencyStore(session, inputKey, () => Promise.resolve(undefined)),
            jobs: jobSender(session),
          }),
        ),
    },
  };
  const { url, stop } = await serve(await buildGraph(), library, logger, perMinute);
  return {
    url,
    database,
    log,
    /** The statements that loaders and queries sent. */
    statements,
    jobs: jobEngine(database),
    verifyAudit: () => verifyChain(database.prisma, chain),
    ask: (role: Role, query: string, variables: object = {}) =>
      postGraphql(url, { query, variables }, { authorization: `Bearer token-of-${role}` }),
    close: async () => {
      await stop();
      await anchor.close();
      await database.close();
    },
  };
}

/** One that closes with its test. */
export async function openTestLibrary(options: LibraryOptions = {}) {
  const library = await openLibrary(options);
  onTestFinished(() => library.close());
  return library;
}

async function serve(graph: Graph, services: Library, logger: pino.Logger, perMinute: number) {
  const needs = { graph, services, logger, limits: LIMITS, documents: NO_DOCUMENTS, development: false };
  const apollo = await startApolloServer({ ...needs, sharedTexts: undefined });
  const live = liveUpdates(needs);
  const limiters = {
    perClient: requestLimiter(undefined, 'client', perMinute),
    perAddress: requestLimiter(undefined, 'address', 0),
  };
  const endpoint = graphqlEndpoint({
    ...needs,
    apollo,
    live,
    authenticator,
    admission: admission({ concurrent: LIMITS.concurrent, limiters }),
    trustProxy: 0,
    bodySizeFor: () => 'operation',
    credentialsField: 'signIn',
    accessLog: accessLog(logger, metrics({ pool: undefined })),
    sending: { headers: ['cache-control', 'no-store'], logger },
  });
  const server = createServer((req, res) => {
    startFacts(req);
    endpoint(req, res);
  });
  await listening(server);
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    live.stop();
    server.close();
    server.closeAllConnections();
    await apollo.stop();
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}

const listening = (server: Server) => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
