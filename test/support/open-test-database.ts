import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import type { Database } from '../../src/persistence/database/database.js';
import { embeddedDatabase, PGLITE_OPTIONS } from '../../src/persistence/database/embedded.js';
import { openPostgres } from '../../src/persistence/database/postgres.js';
import { asAdministrator, createDatabase } from './postgres-databases.js';
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

/** Compiled once for all databases of a worker: that is half of what opening one takes. */
let engine: Promise<WebAssembly.Module> | undefined;
const compileEngine = () =>
  WebAssembly.compile(
    readFileSync(join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), 'pglite.wasm')),
  );

async function openPglite(): Promise<TestDatabase> {
  const pglite = await PGlite.create({
    ...PGLITE_OPTIONS,
    loadDataDir: new Blob([readFileSync(inject('template'))]),
    pgliteWasmModule: await (engine ??= compileEngine()),
  });
  const sql = watchPglite(pglite);
  return {
    ...embeddedDatabase(pglite),
    url: undefined,
    sql,
    dump: async () => Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()),
    run: async (script) => {
      await pglite.exec(script);
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

function opened(clone: Awaited<ReturnType<typeof createDatabase>>): TestDatabase {
  const database = openPostgres(clone.url);
  const sql = watchPostgres();
  return {
    ...database,
    url: clone.url,
    sql,
    dump: () => Promise.resolve(backup(clone.url)),
    run: (script) =>
      asAdministrator(clone.url, async (query) => {
        await query(script);
      }),
    close: async () => {
      sql.stop();
      await database.close();
      await clone.drop();
    },
  };
}

/** Empty where there is no pg_dump. */
function backup(url: string): Buffer {
  const { status, stdout, stderr, error } = spawnSync('pg_dump', ['--dbname', url], { maxBuffer: 1 << 28 });
  if ((error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT') return Buffer.alloc(0);
  if (status !== 0) throw new Error(stderr.toString());
  return stdout;
}
