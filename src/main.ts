import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { pino, type Logger } from 'pino';
import { readAuditLog } from './app/audit/read-audit-log.js';
import { authToken } from './app/auth-token.js';
import { authenticator } from './app/authenticate.js';
import { borrowerBySsn } from './app/borrower-by-ssn.js';
import { createClient } from './app/create-client.js';
import { documentLinks } from './app/document-links.js';
import { eraseBorrower } from './app/erase-borrower.js';
import type { Clock } from './app/ports.js';
import { revokeClient } from './app/revoke-client.js';
import { rotateClientKey } from './app/rotate-client-key.js';
import type { Config } from './config.js';
import { WHOLE_PORTFOLIO } from './domain/access/portfolio.js';
import { businessDate } from './domain/calendar.js';
import type { GraphServices } from './graphql/context.js';
import { buildGraph } from './graphql/schema.js';
import type { DemoAccess } from './http/pages/sandbox-page.js';
import { startServer } from './http/server.js';
import { attemptLimiter } from './identity/attempt-limiter.js';
import { documentTickets } from './identity/document-tickets.js';
import { lookupLimiter } from './identity/lookup-limiter.js';
import { tokens as makeTokens } from './identity/tokens.js';
import { auditReader } from './persistence/audit/audit-reader.js';
import { auditWriter } from './persistence/audit/audit-writer.js';
import { openAuditChain } from './persistence/audit/open-audit-chain.js';
import { borrowerReader } from './persistence/borrower/borrower-reader.js';
import { ssnLookup } from './persistence/borrower/ssn-index.js';
import { clientStore } from './persistence/client/client-store.js';
import type { Database } from './persistence/database/database.js';
import { openDatabase } from './persistence/database/open-database.js';
import { demoClients, type DemoClient } from './persistence/demo-clients.js';
import { keysOf } from './persistence/keys-of.js';
import { loanReader } from './persistence/loan/loan-reader.js';
import { recordReader } from './persistence/record/record-reader.js';
import { recordStore } from './persistence/record/record-store.js';
import { KeyRing } from './persistence/sealing/key-ring.js';
import { systemKey } from './persistence/sealing/system-keys.js';
import { unitOfWork } from './persistence/unit-of-work.js';

/** The composition root: the only file that knows everything. */
export interface RunningGateway {
  readonly url: string;
  readonly demo:
    { readonly clients: readonly DemoClient[]; access(role: DemoClient['role']): Promise<DemoAccess> } | undefined;
  stop(): Promise<void>;
}

const systemClock: Clock = { now: () => new Date(), sleep: (milliseconds) => sleep(milliseconds) };

export interface GatewayOptions {
  readonly clock?: Clock;
  readonly logger?: Logger;
  /** How many demo loans an empty embedded database gets. */
  readonly demoLoans?: number;
  readonly onSeeding?: (done: number) => void;
  /** An open, migrated database, for tests. */
  readonly database?: Database;
}

export async function startGateway(config: Config, options: GatewayOptions = {}): Promise<RunningGateway> {
  const clock = options.clock ?? systemClock;
  const logger = options.logger ?? pino({ level: config.logLevel });
  const [database, graph] = await Promise.all([
    options.database ?? openDatabase(config.database),
    buildGraph({ authDirectives: config.federationAuthDirectives }),
  ]);
  const redis = config.redisUrl === undefined ? undefined : connectRedis(config.redisUrl, logger);
  const close = async () => {
    redis?.disconnect();
    if (!options.database) await database.close();
  };
  try {
    await database.migrate();
    const { prisma } = database;
    const keys = keysOf(config);
    const ring = new KeyRing(keys.masterKeys);
    const chain = await openAuditChain(prisma, ring);
    const work = unitOfWork(prisma, await systemKey(prisma, ring, 'idempotency-input'), chain);
    const audit = auditWriter(prisma, chain);
    const tokens = makeTokens(keys.tokenSigningKey, config.oidc);
    const clients = clientStore(prisma);
    const loans = loanReader(prisma);
    const records = recordReader(prisma, ring);
    const services: GraphServices = {
      loans,
      borrowers: borrowerReader(prisma),
      records,
      documentLinks: documentLinks({
        tickets: documentTickets(keys.tokenSigningKey),
        clients,
        loans,
        records,
        audit,
        clock,
      }),
      audit,
      now: () => clock.now(),
      readAuditLog: readAuditLog({ audit: auditReader(prisma), loans }),
      borrowerBySsn: borrowerBySsn({
        index: ssnLookup(prisma, await systemKey(prisma, ring, 'ssn-index')),
        lookups: lookupLimiter(redis),
      }),
      eraseBorrower: eraseBorrower({ unitOfWork: work, clock }),
      clients,
      authToken: authToken({ clients, tokens, attempts: attemptLimiter(redis), clock }),
      createClient: createClient({ unitOfWork: work, clock }),
      rotateClientKey: rotateClientKey({ unitOfWork: work }),
      revokeClient: revokeClient({ unitOfWork: work, clock }),
    };
    const demoPortfolio = async (dataDir: string) => {
      const store = recordStore(prisma, {
        ring,
        ssnIndexKey: await systemKey(prisma, ring, 'ssn-index'),
        digestKey: await systemKey(prisma, ring, 'import-digest'),
      });
      const demoLoans = options.demoLoans ?? 0;
      if (demoLoans > 0 && (await loans.count({}, WHOLE_PORTFOLIO)) === 0) {
        const today = businessDate(clock.now().toISOString().slice(0, 10));
        // The generator brings a large library along, which no other start needs.
        const { seedPortfolio } = await import('./app/seed-portfolio.js');
        await seedPortfolio(store, { loans: demoLoans, seed: 'demo', today }, options.onSeeding ?? (() => undefined));
      }
      const first = await loans.page(
        { filter: {}, sort: 'CREATED_AT', direction: 'DESC' },
        { direction: 'FORWARD', size: 1, after: undefined, before: undefined },
        new Set(['borrowerId']),
        WHOLE_PORTFOLIO,
      );
      return demoClients(dataDir, work, clock, first.rows[0]?.borrowerId);
    };
    const demo =
      config.database.kind === 'embedded' && !options.database
        ? await demoPortfolio(config.database.dataDir)
        : undefined;
    const access = async (role: DemoClient['role']): Promise<DemoAccess> => {
      const client = demo?.find((candidate) => candidate.role === role);
      if (!client) throw new Error(`There is no demo client for ${role}`);
      return { accessToken: (await tokens.issue(client.clientId)).accessToken, apiKey: client.apiKey };
    };
    const server = await startServer({
      config,
      graph,
      services,
      authenticator: authenticator(clients, tokens),
      development: !config.production,
      readiness: { faults: () => readinessFaults(database) },
      demo: demo && isLoopback(config.host) ? () => access('UNDERWRITER') : undefined,
      logger,
    });
    return {
      url: server.url,
      demo: demo && { clients: demo, access },
      stop: async () => {
        await server.stop();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function readinessFaults(database: Database): Promise<readonly string[]> {
  try {
    const pending = await database.pendingMigrations();
    return pending.length > 0 ? ['the database schema is not up to date: run `loan-gateway migrate`'] : [];
  } catch {
    return ['the database does not answer'];
  }
}

function connectRedis(url: string, logger: Logger): Redis {
  const redis = new Redis(url, { maxRetriesPerRequest: 1, enableOfflineQueue: false, connectTimeout: 2_000 });
  redis.on('error', (error: NodeJS.ErrnoException) => {
    logger.warn({ code: error.code }, 'redis does not answer');
  });
  return redis;
}

const isLoopback = (host: string) => host === 'localhost' || host === '::1' || host.startsWith('127.');
