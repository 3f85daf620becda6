import { setTimeout as sleep } from 'node:timers/promises';
import { pino, type Logger } from 'pino';
import { authenticator } from '../app/client/authenticate.js';
import type { Clock, Tokens } from '../app/ports/ports.js';
import type { Config } from '../config/config.js';
import { businessDayIn } from '../domain/business-day.js';
import { rehearse } from '../graphql/rehearse.js';
import { buildGraph } from '../graphql/schema.js';
import { loadPersistedDocuments, NO_DOCUMENTS } from '../http/road/registered-texts.js';
import type { GiveDemoAccess } from '../http/pages/demo-access.js';
import { startServer } from '../http/server.js';
import { addressSlot, requestLimiter } from '../identity/limiters.js';
import { connectRedis } from '../identity/connect-redis.js';
import { tokens as makeTokens } from '../identity/tokens.js';
import { limitsOfRequests } from '../persistence/database/bounded-client.js';
import type { AnchorSinks } from '../persistence/audit/audit-anchor.js';
import type { Database } from '../persistence/database/database.js';
import { openDatabase } from '../persistence/database/open-database.js';
import { readinessFaults } from '../persistence/database/condition.js';
import { LOAN_EVENT_CHANNEL, loanSignals } from '../persistence/loan/loan-events.js';
import { keysOf } from '../persistence/sealing/embedded-keys.js';
import { upgradeDatabase } from '../persistence/upgrade/upgrade-database.js';
import { gatewayServices, type Services } from './services.js';
import { startTracing } from './tracing.js';

/** What there is to try an embedded gateway with, beside its loans. */
export interface Demo {
  /** What the pages come with, if anything. */
  readonly access: GiveDemoAccess;
  stop(): Promise<void>;
}

export interface DemoNeeds {
  readonly config: Config;
  readonly dataDir: string;
  readonly database: Pick<Database, 'prisma'>;
  readonly services: Services;
  readonly tokens: Tokens;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** The composition root: with `services`, the only code that knows everything. */
export interface RunningGateway {
  readonly url: string;
  stop(): Promise<void>;
}

const systemClock: Clock = { now: () => new Date(), sleep: (milliseconds) => sleep(milliseconds) };

/** A HOST that is no address to reach the gateway by: links are then paths, unless PUBLIC_URL is given. */
const EVERY_ADDRESS = new Set(['0.0.0.0', '::']);

/** Lines leave together: a write for each would cost as much as a small request. */
const LOG_OUTPUT = { sync: false, minLength: 8_192, periodicFlush: 200 };

export interface GatewayOptions {
  readonly clock?: Clock;
  readonly logger?: Logger;
  /** Whether first requests find ready what they would have to wait for; the start takes longer. */
  readonly rehearsed?: boolean;
  /** Makes the demo of an embedded database. */
  readonly openDemo?: (needs: DemoNeeds) => Promise<Demo>;
  /** An open, migrated database, for tests. */
  readonly database?: Database;
}

/** A line of the log is an anchor too, wherever it is collected. */
function auditSinks(file: string | undefined, logger: Logger): AnchorSinks {
  if (file === undefined) logger.warn('AUDIT_ANCHOR is not set: the end of the audit log is kept in this log alone');
  return {
    file,
    say: (auditHead) => {
      logger.info({ auditHead }, 'audit head');
    },
    complain: (error) => {
      logger.error({ fault: error instanceof Error ? error.message : 'unknown' }, 'audit log');
    },
  };
}

export async function startGateway(config: Config, options: GatewayOptions = {}): Promise<RunningGateway> {
  const clock = options.clock ?? systemClock;
  const logger = options.logger ?? pino({ level: config.logLevel }, pino.destination(LOG_OUTPUT));
  const documents = config.persistedDocuments ? loadPersistedDocuments(config.persistedDocuments) : NO_DOCUMENTS;
  const stopTracing = await startTracing(config.otlpEndpoint);
  const [database, graph, redis] = await Promise.all([
    options.database ?? openDatabase(config.database, limitsOfRequests(config.limits.statementSeconds)),
    buildGraph({ authDirectives: config.federationAuthDirectives }),
    config.redisUrl === undefined ? undefined : connectRedis(config.redisUrl, logger),
  ]);
  const signals = loanSignals((heard) => database.listen(LOAN_EVENT_CHANNEL, heard));
  let demo: Demo | undefined;
  let listensAt = '';
  let closeServices: (() => Promise<void>) | undefined;
  const close = async () => {
    await demo?.stop();
    await closeServices?.();
    await signals.close();
    redis?.disconnect();
    if (!options.database) await database.close();
    await stopTracing();
  };
  try {
    const keys = keysOf(config);
    await upgradeDatabase(database, keys);
    const tokens = makeTokens(keys.tokenSigningKey, config.oidc);
    const businessDay = businessDayIn(config.businessTimeZone);
    const publicUrl = () => config.publicUrl ?? listensAt;
    const services = await gatewayServices({
      database,
      keys,
      tokens,
      redis,
      signals,
      clock,
      publicUrl,
      businessDay,
      retentionMonths: config.erasureRetentionMonths,
      adjustmentPolicy: config.adjustmentPolicy,
      auditSinks: auditSinks(options.database ? undefined : config.auditAnchor, logger),
    });
    closeServices = () => services.close();
    if (options.rehearsed) await rehearse(graph, services.graph);
    if (config.database.kind === 'embedded' && !options.database) {
      const { dataDir } = config.database;
      demo = await options.openDemo?.({ config, dataDir, database, services, tokens, clock, logger });
    }
    const server = await startServer({
      config,
      graph,
      services: services.graph,
      authenticator: authenticator(services.graph.clients, tokens),
      development: !config.production,
      limits: config.limits,
      isTraced: config.otlpEndpoint !== undefined,
      limiters: {
        perClient: requestLimiter(redis, 'requests-of-client', config.limits.rate.perClient),
        perAddress: requestLimiter(redis, 'requests-of-address', config.limits.rate.perAddress, addressSlot),
      },
      documents,
      sharedTexts: redis,
      pool: database.poolUse,
      readiness: { faults: readinessFaults(database) },
      demo: demo?.access,
      logger,
    });
    if (!EVERY_ADDRESS.has(config.host)) listensAt = server.url;
    return {
      url: server.url,
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
