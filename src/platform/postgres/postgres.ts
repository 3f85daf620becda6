import { setTimeout as sleep } from 'node:timers/promises';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import type { PostgresPlace } from './place.js';
import { PrismaClient } from '../../generated/prisma/client.js';
import { LIMITS_OF_BATCHES, BoundedClient, type BoundedConfig, type StatementLimits } from './bounded-client.js';
import { condition } from './condition.js';
import type { Database, Listen } from './database.js';
import { checkNoProcessServes, HOLD_IN_USE } from './full-stop.js';
import { applyMigrations, checkHistory, checkRights, giveUpUnfinished, pendingMigrations } from './migrations.js';
import { openPool, USUAL_SIZE, poolTransactions } from './open-pool.js';
import { nothingPrepared, preparedStatements } from './prepared-statements.js';
import {
  openPipelinedConnections,
  askPool,
  longReadsOf,
  LONG_READS_OF_JOBS,
  readPool,
  writePool,
} from './read-pool.js';

/** Any fixed number that no one else in this database uses. */
const MIGRATION_LOCK = 7_201_944_310;
/** Of Prisma's engine, while it migrates. */
const ENGINE_LOCK = 72_707_369;

const CONNECT_MS = 5_000;
const USUAL_SILENT_SECONDS = 3;

/** Beside its address. */
export type PostgresOptions = Pick<PostgresPlace, 'directUrl' | 'poolSize' | 'silentSeconds'>;

/**
 * With a direct address a pooler that shares sessions may stand before the other: what takes a session (listening, the lock of
 * migrations) goes the direct way, and connections of the pool neither prepare nor set anything.
 */
export function openPostgres(
  url: string,
  limits: StatementLimits = LIMITS_OF_BATCHES,
  { directUrl, poolSize = USUAL_SIZE, silentSeconds = USUAL_SILENT_SECONDS }: PostgresOptions = {},
): Database {
  let direct = directUrl;
  const known = condition();
  const config: BoundedConfig = {
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    limits,
    deadMs: silentSeconds * 1_000,
    sharesSessions: directUrl !== undefined,
    complained: (code) => {
      known.complained(code);
    },
  };
  const { pool, renew } = openPool(config, poolSize);
  const connections = openPipelinedConnections(config, askPool(pool));
  const preparedOf = directUrl === undefined ? preparedStatements() : nothingPrepared;
  const readWith = (longReads: number) => readPool(pool, preparedOf, connections.ask, longReads);
  const read = readWith(longReadsOf(poolSize));
  const write = writePool(pool, preparedOf);
  const transact = poolTransactions(pool, preparedOf);
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool) });
  const query = (sql: string) => read<Record<string, unknown>>({ text: sql, values: [] });
  const pending = () => pendingMigrations(query);
  const renewAll = () => {
    renew();
    connections.renew();
  };
  return {
    engine: 'postgres',
    prisma,
    connections: poolSize,
    read,
    readForJobs: readWith(LONG_READS_OF_JOBS),
    write,
    transact,
    execute: (text, values) => executeOn(pool, text, values),
    migrate: async () => {
      if ((await pending()).length === 0) {
        await checkHistory(query);
        return;
      }
      const address = direct ?? url;
      await withMigrationLock(address, async (session) => {
        await checkHistory(query);
        // Under the lock: a migration that another process is at work on is not cut off.
        await giveUpUnfinished(query, (text) => write({ text, values: [] }));
        const waiting = await pending();
        if (waiting.length === 0) return;
        await checkRights(query, waiting);
        await checkNoProcessServes(session, waiting);
        await applyMigrations(new PrismaPg({ connectionString: address, max: 1 }));
      });
    },
    useAddress: (next, nextDirect) => {
      direct = nextDirect;
      config.connectionString = next;
      pool.options.connectionString = next;
      renewAll();
    },
    listen: listenPostgres(() => direct ?? config.connectionString ?? url),
    pendingMigrations: pending,
    faults: () =>
      known.faults({
        read,
        transact,
        renew: renewAll,
      }),
    poolUse: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      await connections.close();
      await prisma.$disconnect();
      await pool.end();
    },
  };
}

/** A script that fails halfway leaves its own transaction open: the connection is closed with it. */
async function executeOn<Row>(pool: pg.Pool, text: string, values?: readonly unknown[]): Promise<Row[]> {
  if (values) return (await pool.query({ text, values: [...values] })).rows as Row[];
  const connection = await pool.connect();
  try {
    await connection.query(text);
    connection.release();
    return [];
  } catch (error) {
    connection.release(true);
    throw error;
  }
}

/** Prisma's engine waits ten seconds for its own lock and then fails; ours makes the others wait their turn. */
async function withMigrationLock(
  url: string,
  work: (session: (sql: string) => Promise<unknown[]>) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  // Lost while it waits, its question fails; lost while it has the lock, there is still that of Prisma's engine.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    // A session whose process was killed goes on to the end of its script, and has the lock of Prisma's engine until then.
    await client.query('SELECT pg_advisory_lock($1), pg_advisory_unlock($1)', [ENGINE_LOCK]);
    await work(async (sql) => (await client.query<object>(sql)).rows);
  } finally {
    await client.end();
  }
}

const PAUSE_MS = 500;
/** A connection that only listens does not notice that the other side is gone. */
const ASK_MS = 1_000;
const LIMITS = { statementMs: 1_000, silentMs: 1_500 };

/**
 * LISTEN on a connection of its own, which is opened again whenever it is lost or falls silent. It also tells migrations that a
 * process serves.
 */
export const listenPostgres =
  (url: () => string): Listen =>
  async (channel, heard) => {
    const stopped = new AbortController();
    let client = await connect(url(), channel, heard, again);

    function again() {
      if (stopped.signal.aborted) return;
      sleep(PAUSE_MS, undefined, { signal: stopped.signal })
        .then(() => connect(url(), channel, heard, again))
        .then(
          async (opened) => {
            client = opened;
            if (stopped.signal.aborted) await client.end();
            else heard(undefined);
          },
          () => {
            again();
          },
        );
    }

    return async () => {
      stopped.abort();
      await client.end().catch(() => undefined);
    };
  };

async function connect(
  connectionString: string,
  channel: string,
  heard: (payload: string | undefined) => void,
  lost: () => void,
): Promise<BoundedClient> {
  const client = new BoundedClient({ connectionString, connectionTimeoutMillis: 2_000, limits: LIMITS });
  client.on('error', () => undefined);
  client.on('notification', ({ payload }) => {
    heard(payload);
  });
  try {
    await client.connect();
    await client.query(HOLD_IN_USE);
    await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  const asking = setInterval(() => {
    client.query('SELECT 1').catch(() => undefined);
  }, ASK_MS).unref();
  client.once('end', () => {
    clearInterval(asking);
    lost();
  });
  return client;
}
