import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { PrismaClient } from '../../generated/prisma/client.js';
import { LIMITS_OF_BATCHES, type BoundedConfig, type StatementLimits } from './bounded-client.js';
import { condition } from './condition.js';
import type { Database } from './database.js';
import { listenPostgres } from './listen-postgres.js';
import { applyMigrations, checkHistory, pendingMigrations } from './migrations.js';
import { openLanes } from './lanes.js';
import { askPool, readPool } from './read-pool.js';
import { openPool, POOL_SIZE } from './open-pool.js';
import { poolTransactions } from './pool-transactions.js';
import { preparedStatements } from './prepared-statements.js';

/** Any fixed number that no one else in this database uses. */
const MIGRATION_LOCK = 7_201_944_310;

const CONNECT_MS = 5_000;

export function openPostgres(url: string, limits: StatementLimits = LIMITS_OF_BATCHES): Database {
  const known = condition();
  const config: BoundedConfig = {
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    limits,
    complained: (code) => {
      known.complained(code);
    },
  };
  const { pool, renew } = openPool(config);
  const isSpare = () => pool.waitingCount === 0 && (pool.idleCount > 0 || pool.totalCount < POOL_SIZE);
  const lanes = openLanes(config, askPool(pool), isSpare);
  const preparedOf = preparedStatements();
  const read = readPool(pool, preparedOf, lanes.ask);
  const transact = poolTransactions(pool, preparedOf);
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool) });
  const query = (sql: string) => read<Record<string, unknown>>({ text: sql, values: [] });
  const pending = () => pendingMigrations(query);
  return {
    engine: 'postgres',
    prisma,
    read,
    write: readPool(pool, preparedOf, askPool(pool)),
    transact,
    migrate: async () => {
      if ((await pending()).length === 0) {
        await checkHistory(query);
        return;
      }
      await withMigrationLock(url, async () => {
        // Under the lock: a migration that another process is at work on is no broken one.
        await checkHistory(query);
        if ((await pending()).length > 0) await applyMigrations(new PrismaPg({ connectionString: url, max: 1 }));
      });
    },
    listen: listenPostgres(url),
    pendingMigrations: pending,
    faults: () =>
      known.faults({
        read,
        transact,
        renew: () => {
          renew();
          lanes.renew();
        },
      }),
    poolUse: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      await lanes.close();
      await prisma.$disconnect();
      await pool.end();
    },
  };
}

/** Prisma's engine waits ten seconds for its own lock and then fails; ours makes the others wait their turn. */
async function withMigrationLock(url: string, work: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await work();
  } finally {
    await client.end();
  }
}
