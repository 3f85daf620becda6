import { type Tokens, authenticator } from '../features/client/authenticate.js';
import type { Logger } from 'pino';
import type { Workers } from '../platform/jobs/workers.js';
import type { Clock } from '../features/ports.js';
import type { Config } from './config/config.js';
import { rehearse } from './graph/rehearse.js';
import { buildGraph } from './graph/schema.js';
import { loadPersistedDocuments, NO_DOCUMENTS } from '../platform/http/pipeline/persisted-documents.js';
import type { GiveDemoAccess } from './pages/sandbox-route.js';
import { startServer } from './http/server.js';
import { actorSlot, requestLimiter } from '../platform/identity/limiters.js';
import type { Database } from '../platform/postgres/database.js';
import type { KeyRing } from '../platform/sealing/key-ring.js';
import { readinessFaults } from '../platform/postgres/condition.js';
import { openServices, type OpenOptions } from './open-services.js';
import type { Services } from './services.js';
import { hiveReports, type HiveReports } from './hive-reports.js';
import { workersOn } from './work.js';

/** What there is to try an embedded gateway with, beside its loans. */
export interface Demo {
  /** What the pages come with, if anything. */
  readonly access: GiveDemoAccess;
  /** Whether all loans were made, once that is known; undefined when they are made already. */
  readonly making: Promise<boolean> | undefined;
  stop(): Promise<void>;
}

export interface DemoNeeds {
  readonly config: Config;
  readonly dataDir: string;
  readonly database: Pick<Database, 'prisma' | 'read' | 'write' | 'transact'>;
  readonly ring: KeyRing;
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

/** A HOST that is no address to reach the gateway by: links are then paths, unless PUBLIC_URL is given. */
const EVERY_ADDRESS = new Set(['0.0.0.0', '::']);

export interface GatewayOptions extends OpenOptions {
  /** Whether first requests find ready what they would have to wait for; the start takes longer. */
  readonly rehearsed?: boolean;
  /** Makes the demo of an embedded database. */
  readonly openDemo?: (needs: DemoNeeds) => Promise<Demo>;
}

export async function startGateway(config: Config, options: GatewayOptions = {}): Promise<RunningGateway> {
  const documents = config.persistedDocuments ? loadPersistedDocuments(config.persistedDocuments) : NO_DOCUMENTS;
  // The database begins to load before the graph is built, which keeps this thread busy.
  const [open, graph] = await Promise.all([
    openServices(config, { ...options, readsReplicas: true }),
    buildGraph({ authDirectives: config.federationAuthDirectives }),
  ]);
  const { services, database, ring, replicas, tokens, redis, clock, logger } = open;
  let demo: Demo | undefined;
  let workers: Workers | undefined;
  let reports: HiveReports | undefined;
  let isClosing = false;
  // Jobs of today would draw what the demo's history has still to play.
  const startWorkers = async () => {
    if (!isClosing) workers = await workersOn(open, config);
  };
  const close = async () => {
    isClosing = true;
    await workers?.stop();
    await demo?.stop();
    await Promise.all([reports?.close(), open.close()]);
  };
  try {
    if (options.rehearsed) await rehearse(graph, services.graph);
    if (config.database.kind === 'embedded' && !options.database) {
      const { dataDir } = config.database;
      demo = await options.openDemo?.({ config, dataDir, database, ring, services, tokens, clock, logger });
    }
    reports = await hiveReports(config.hive, graph.schema, logger);
    open.onSecrets((next) => reports?.use(next.hive));
    if (config.workers && demo?.making) void demo.making.then(startWorkers);
    else if (config.workers) await startWorkers();
    const server = await startServer({
      config,
      metricsToken: open.metricsToken,
      graph,
      services: services.graph,
      authenticator: authenticator(services.graph.clients, tokens),
      development: !config.production,
      limits: config.limits,
      isTraced: config.otlpEndpoint !== undefined,
      limiters: {
        perClient: requestLimiter(redis, 'requests-of-client', config.limits.rate.perClient, actorSlot),
        perAddress: requestLimiter(redis, 'requests-of-address', config.limits.rate.perAddress),
      },
      documents,
      sharedTexts: redis,
      pool: database.poolUse,
      replicas,
      keyService: ring.service,
      reports,
      jobs: { done: () => workers?.counts() ?? new Map(), waiting: () => services.jobs.engine.waiting() },
      readiness: { faults: readinessFaults(database), replicas, keyService: ring.service },
      demo: demo?.access,
      logger,
    });
    if (!EVERY_ADDRESS.has(config.host)) open.listensAt(server.url);
    return {
      url: server.url,
      stop: async () => {
        // Both have seconds to end what they are at.
        await Promise.all([server.stop(), workers?.stop()]);
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
