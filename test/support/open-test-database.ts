import { spawnSync } from 'node:child_process';
import { inject } from 'vitest';
import type { Database } from '../../src/platform/postgres/database.js';
import { embeddedDatabase } from '../../src/platform/postgres/embedded.js';
import { openPostgres } from '../../src/platform/postgres/postgres.js';
import { asAdministrator, createDatabase } from './postgres-databases.js';
import { takePglite } from './used-pglite.js';
import { watchPglite, watchPostgres, type SqlWatch } from './sql-watch.js';

export interface TestDatabase extends Database {
  /** Set on PostgreSQL only, where other processes can reach it too. */
  readonly url: string | undefined;
  readonly sql: SqlWatch;
  /** What someone with a copy of it would have: its files, or a backup. */
  dump(): Promise<Buffer>;
  /** Carries out a script of any number of statements. */
  run(script: string): Promise<void>;
}

/** A migrated database of its own, on the engine that this project runs on. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const server = inject('testDatabase');
  return server === 'pglite' ? openPglite() : openClone(server);
}

async function openPglite(): Promise<TestDatabase> {
  const { pglite, release } = await takePglite();
  const sql = watchPglite(pglite);
  const database = embeddedDatabase(pglite);
  return {
    ...database,
    url: undefined,
    sql,
    dump: async () => Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()),
    run: async (script) => {
      await pglite.exec(script);
    },
    close: async () => {
      await database.prisma.$disconnect();
      sql.stop();
      await release();
    },
  };
}

const openClone = async (server: string) => opened(await createDatabase(server, inject('template')));

/** The same on a server of its own, of which only this test knows. */
export async function openDatabaseAt(url: string, tablespace?: string): Promise<TestDatabase> {
  const database = opened(await createDatabase(url, undefined, tablespace));
  await database.migrate();
  return database;
}

function opened(url: string): TestDatabase {
  const database = openPostgres(url);
  const sql = watchPostgres(new URL(url).pathname.slice(1));
  return {
    ...database,
    url,
    sql,
    dump: () => Promise.resolve(backup(url)),
    run: (script) =>
      asAdministrator(url, async (query) => {
        await query(script);
      }),
    close: async () => {
      sql.stop();
      await database.close();
    },
  };
}

/** Empty where there is no pg_dump. */
function backup(url: string): Buffer {
  const { status, stdout, stderr, error } = spawnSync('pg_dump', ['--dbname', url], { maxBuffer: 1 << 28 });
  if (error && 'code' in error && error.code === 'ENOENT') return Buffer.alloc(0);
  if (status !== 0) throw new Error(stderr.toString());
  return stdout;
}
