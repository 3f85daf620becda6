import type { Tokens } from '../features/client/authenticate.js';
import type { Redis } from 'ioredis';
import { pino, type Logger } from 'pino';
import type { Clock } from '../features/ports.js';
import { ConfigError, type Config } from './config/config.js';
import { watchSecrets } from './config/secret-files.js';
import { businessDayIn } from '../domain/calendar.js';
import { describeFault } from '../platform/errors/format-error.js';
import { connectRedis, useRedisAddress } from '../platform/identity/redis.js';
import { tokens as makeTokens } from '../platform/identity/tokens.js';
import type { AnchorSinks } from '../platform/audit/audit-anchor.js';
import type { PostLimits } from '../platform/outbound/post-message.js';
import { limitsOfRequests } from '../platform/postgres/bounded-client.js';
import type { Database } from '../platform/postgres/database.js';
import { openDatabase } from '../platform/postgres/open-database.js';
import { tracedDatabase, tracedRead } from '../platform/postgres/traced-database.js';
import { LOAN_EVENT_CHANNEL, loanSignals } from '../features/loan/loan-events.js';
import { type Replicas, openReplicas } from '../platform/replica/replicas.js';
import { identityProvider } from './identity-provider.js';
import { keysOf, openKeyRing } from './config/keys.js';
import type { KeyRing } from '../platform/sealing/key-ring.js';
import { upgradeDatabase } from './upgrade/upgrade-database.js';
import { buildGraph } from './graph/schema.js';
import { gatewayServices, type Services, systemClock } from './services.js';
import { startTracing } from './tracing.js';

export interface OpenOptions {
  readonly clock?: Clock;
  readonly logger?: Logger;
  /** Whether queries go to replicas, where some are configured. */
  readonly readsReplicas?: boolean;
  /** An open, migrated database, for tests. */
  readonly database?: Database;
  /** What a new embedded database is a copy of. */
  readonly packed?: string | undefined;
  /** Makes an open database ready for use, before anything is read of it. */
  readonly prepare?: ((opened: { database: Database; ring: KeyRing }) => Promise<void>) | undefined;
  /** How long receivers of webhooks may take, for tests. */
  readonly postLimits?: PostLimits | undefined;
}

/** Every use case on an open database, ready for a server or for workers. */
export interface OpenServices {
  readonly services: Services;
  readonly database: Database;
  readonly tokens: Tokens;
  readonly redis: Redis | undefined;
  readonly replicas: Replicas | undefined;
  readonly ring: KeyRing;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly metricsToken: () => string | undefined;
  /** Tells of secrets that were read again and taken. */
  readonly onSecrets: (told: (next: Config) => void) => void;
  /** Says where the gateway is reached, for links, once that is known. */
  readonly listensAt: (url: string) => void;
  close(): Promise<void>;
}

/** Lines leave together: a write for each would cost as much as a small request. */
const LOG_OUTPUT = { sync: false, minLength: 8_192, periodicFlush: 200 };

export async function openServices(config: Config, options: OpenOptions): Promise<OpenServices> {
  const clock = options.clock ?? systemClock;
  const logger = options.logger ?? pino({ level: config.logLevel }, pino.destination(LOG_OUTPUT));
  const stopTracing = await startTracing(config.otlpEndpoint);
  const opened =
    options.database ??
    (await openDatabase(config.database, limitsOfRequests(config.limits.statementSeconds), options.packed));
  // After what may refuse to be opened: a connection to Redis would keep the process alive.
  const redis = config.redisUrl === undefined ? undefined : await connectRedis(config.redisUrl, logger, config.redisCa);
  const database = config.otlpEndpoint === undefined ? opened : tracedDatabase(opened);
  const signals = loanSignals((heard) => database.listen(LOAN_EVENT_CHANNEL, heard));
  const replicas = options.readsReplicas ? configuredReplicas(config, opened, logger) : undefined;
  let { metricsToken } = config;
  let stopWatching: (() => void) | undefined;
  let url = '';
  let toldOfSecrets: (next: Config) => void = () => undefined;
  let closeServices: (() => Promise<void>) | undefined;
  const close = async () => {
    stopWatching?.();
    await closeServices?.();
    await signals.close();
    redis?.disconnect();
    await replicas?.close();
    if (!options.database) await database.close();
    await stopTracing();
  };
  try {
    let keys = keysOf(config);
    const ring = await openKeyRing(config);
    await options.prepare?.({ database, ring });
    await upgradeDatabase(database, ring);
    await signals.open();
    const signingKeys = () => [keys.tokenSigningKey, ...(keys.otherSigningKeys ?? [])] as const;
    const tokens = makeTokens(signingKeys, identityProvider(config.oidc));
    const services = await gatewayServices({
      database,
      ring,
      signingKeys,
      tokens,
      redis,
      replicas,
      signals,
      clock,
      publicUrl: () => config.publicUrl ?? url,
      businessDay: businessDayIn(config.businessTimeZone),
      retentionMonths: config.erasureRetentionMonths,
      idempotencyDays: config.idempotencyDays,
      adjustmentPolicy: config.adjustmentPolicy,
      webhookAllowLocal: config.webhookAllowLocal,
      postLimits: options.postLimits,
      complain: (requestId, error) => {
        logger.error({ requestId, fault: describeFault(error) }, 'fault');
      },
      paymentPolicy: config.paymentPolicy,
      letterSender: config.letterSender,
      letterTemplates: config.letterTemplates,
      graph: () => buildGraph({ authDirectives: config.federationAuthDirectives }),
      auditSinks: auditSinks(options.database ? undefined : config.auditAnchor, logger),
    });
    closeServices = () => services.close();
    stopWatching = watchSecrets(config, {
      changed: async (next) => {
        const nextKeys = keysOf(next);
        // A denied person is denied at once, with any other result.
        tokens.use(identityProvider(next.oidc));
        // Then what may be refused.
        await services.useMasterKeys(nextKeys);
        keys = nextKeys;
        ({ metricsToken } = next);
        if (next.database.kind === 'postgres') {
          database.useAddress?.(next.database.url, next.database.directUrl);
          if (next.database.readUrls) replicas?.useAddresses(next.database.readUrls);
        }
        if (redis && next.redisUrl !== undefined) useRedisAddress(redis, next.redisUrl);
        toldOfSecrets(next);
        logger.info('secrets were reloaded');
      },
      refused: (error) => {
        const why = error instanceof ConfigError ? error.faults : [error instanceof Error ? error.message : 'unknown'];
        logger.error({ faults: why }, 'changed secrets are invalid; the earlier ones stay in use');
      },
    });
    return {
      services,
      database,
      tokens,
      redis,
      replicas,
      ring,
      clock,
      logger,
      metricsToken: () => metricsToken,
      onSecrets: (told) => void (toldOfSecrets = told),
      listensAt: (at) => void (url = at),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** A line of the log is an anchor too, wherever it is collected. */
function auditSinks(file: string | undefined, logger: Logger): AnchorSinks {
  if (file === undefined)
    logger.warn('AUDIT_ANCHOR is not set: the head of the audit log is recorded only in this log');
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

const USUAL_LAG_SECONDS = 5;

/** Undefined where none are configured. None is waited for: until it is known to follow, reads stay at home. */
function configuredReplicas(
  config: Config,
  home: Pick<Database, 'read'>,
  logger: Pick<Logger, 'warn'>,
): Replicas | undefined {
  const { database, limits, otlpEndpoint, redisUrl } = config;
  if (database.kind !== 'postgres' || !database.readUrls) return undefined;
  if (redisUrl === undefined)
    logger.warn(
      'DATABASE_READ_URL without REDIS_URL: clients that switch processes can read stale data from a replica',
    );
  const traced: typeof tracedRead = otlpEndpoint === undefined ? (read) => read : tracedRead;
  return openReplicas({
    urls: database.readUrls,
    config: { limits: limitsOfRequests(limits.statementSeconds) },
    poolSize: database.poolSize,
    readHome: traced(home.read),
    askHome: home.read,
    traced,
    longestLagMs: (database.longestLagSeconds ?? USUAL_LAG_SECONDS) * 1_000,
  });
}
