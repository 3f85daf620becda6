import type { Logger } from 'pino';
import type { Config } from '../config/config.js';
import { limitsOfRequests } from '../persistence/database/bounded-client.js';
import type { Database } from '../persistence/database/database.js';
import { tracedRead } from '../persistence/database/traced-database.js';
import { openReplicas, type Replicas } from '../persistence/replica/replicas.js';

const USUAL_LAG_SECONDS = 5;

/** Undefined where none are configured. None is waited for: until it is known to follow, reads stay at home. */
export function configuredReplicas(
  config: Config,
  home: Pick<Database, 'read'>,
  logger: Pick<Logger, 'warn'>,
): Replicas | undefined {
  const { database, limits, otlpEndpoint, redisUrl } = config;
  if (database.kind !== 'postgres' || !database.readUrls) return undefined;
  if (redisUrl === undefined)
    logger.warn(
      'DATABASE_READ_URL without REDIS_URL: other processes know what a client wrote only if it carries that',
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
