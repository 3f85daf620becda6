import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { PrismaClient } from '../../generated/prisma/client.js';
import type { Database } from './database.js';
import { listenPostgres } from './listen-postgres.js';
import { applyMigrations } from './migration-engine.js';
import { checkHistory, pendingMigrations } from './migration-files.js';
import { openLanes } from './lanes.js';
import { poolTransactions } from './pool-transactions.js';
import { preparedStatements } from './prepared-statements.js';
import { askPool, readPool } from './read-pool.js';

/** Any fixed number that no one else in this database uses. */
const MIGRATION_LOCK = 7_201_944_310;

const CONNECTION = { connectionTimeoutMillis: 5_000, statement_timeout: 30_000, pipeline: true };
/** Ten with the lanes. */
const POOL = { max: 8, idleTimeoutMillis: 30_000 };

export function openPostgres(url: string): Database {
  const pool = new pg.Pool({ connectionString: url, ...CONNECTION, ...POOL });
  const isSpare = () => pool.waitingCount === 0 && (pool.idleCount > 0 || pool.totalCount < POOL.max);
  const lanes = openLanes({ connectionString: url, ...CONNECTION }, askPool(pool), isSpare);
  const preparedOf = preparedStatements('read');
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool, { disposeExternalPool: true }) });
  const query = (sql: string) => prisma.$queryRawUnsafe(sql);
  const pending = () => pendingMigrations(query);
  return {
    engine: 'postgres',
    prisma,
    read: readPool(pool, preparedOf, lanes.ask),
    write: readPool(pool, preparedOf, askPool(pool)),
    transact: poolTransactions(pool),
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
    poolUse: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      await lanes.close();
      await prisma.$disconnect();
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
