import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, dirname } from 'node:path';
import { createRequire } from 'node:module';
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils';
import { HOME } from '../runtime/home.js';
import type { SchemaEngine } from '@prisma/schema-engine-wasm/schema_engine_bg';

const prismaDir = join(HOME, 'prisma');
export const migrationsDir = join(prismaDir, 'migrations');

export const readDatamodel = () => readFileSync(join(prismaDir, 'schema.prisma'), 'utf8');

export const migrationNames = () =>
  existsSync(migrationsDir)
    ? readdirSync(migrationsDir)
        .filter((name) => /^\d{14}_/.test(name))
        .sort()
    : [];

export const readMigration = (name: string) => readFileSync(join(migrationsDir, name, 'migration.sql'), 'utf8');

export type Query = (sql: string) => Promise<unknown>;

interface Entry {
  readonly name: string;
  readonly finished: boolean;
}

/** What Prisma's own bookkeeping table lists; undefined in a database that was never migrated. */
async function history(query: Query): Promise<readonly Entry[] | undefined> {
  const [table] = (await query(`SELECT to_regclass('_prisma_migrations')::text AS name`)) as { name: string | null }[];
  if (!table?.name) return undefined;
  return (await query(
    `SELECT migration_name AS name, finished_at IS NOT NULL AS finished
     FROM _prisma_migrations WHERE rolled_back_at IS NULL ORDER BY started_at`,
  )) as readonly Entry[];
}

export async function pendingMigrations(query: Query): Promise<readonly string[]> {
  const entries = (await history(query)) ?? [];
  const applied = new Set(entries.filter(({ finished }) => finished).map(({ name }) => name));
  return migrationNames().filter((name) => !applied.has(name));
}

/** A database that this version must not touch: something else than its own migrations shaped it. */
export class ForeignSchema extends Error {
  constructor(reason: string, what = 'upgraded') {
    super(`The database cannot be ${what}: ${reason}`);
    this.name = 'ForeignSchema';
  }
}

const MOST_NAMED = 3;

/** Refuses a database with a migration that this version does not know. */
export async function checkHistory(query: Query): Promise<void> {
  const known = new Set(migrationNames());
  const unknown = ((await history(query)) ?? []).filter(({ name }) => !known.has(name)).map(({ name }) => name);
  if (unknown.length > 0)
    throw new ForeignSchema(
      `it has migrations that this version does not know (${unknown.slice(-MOST_NAMED).join(', ')}). Run the version of the gateway that applied them, or a newer one.`,
      'used',
    );
}

/** A migration and the note of its end are one transaction: of one that was cut off nothing is left but that it was begun. */
export async function giveUpUnfinished(query: Query, write = query): Promise<void> {
  const begun = ((await history(query)) ?? []).some(({ finished }) => !finished);
  if (begun)
    await write(
      'UPDATE _prisma_migrations SET rolled_back_at = now() WHERE finished_at IS NULL AND rolled_back_at IS NULL',
    );
}

/** Also in a session that continues after its process was killed: abandoned work is not committed later. */
const noteEnd = (name: string): string => `;
DO $end$ BEGIN
  UPDATE "_prisma_migrations" SET "finished_at" = now()
  WHERE "migration_name" = '${name}' AND "finished_at" IS NULL AND "rolled_back_at" IS NULL;
  IF NOT FOUND THEN RAISE EXCEPTION 'another process took the migration over'; END IF;
END $end$;`;

const JOB_TABLES = '20261117011000_jobs';

/** Refuses a migration that would stop halfway, before anything is begun: the job engine has its own schema. */
export async function checkRights(query: Query, pending: readonly string[]): Promise<void> {
  if (!pending.includes(JOB_TABLES)) return;
  const [found] = (await query(
    `SELECT EXISTS (SELECT 1 FROM pg_class WHERE relnamespace = to_regnamespace('pgboss') AND relname = 'version') AS "taken", current_user::text AS "role", CASE
       WHEN to_regnamespace('pgboss') IS NULL THEN has_database_privilege(current_database(), 'CREATE')
       ELSE has_schema_privilege('pgboss', 'CREATE') AND has_schema_privilege('pgboss', 'USAGE') END AS "may"`,
  )) as { taken: boolean; role: string; may: boolean }[];
  if (found?.taken)
    throw new ForeignSchema(
      'its schema pgboss belongs to another application. Give the gateway a database of its own.',
    );
  if (!found?.may)
    throw new ForeignSchema(
      `the role ${found?.role ?? ''} may not make the schema pgboss. Let it (GRANT CREATE ON DATABASE), or make it for the role (CREATE SCHEMA pgboss AUTHORIZATION).`,
    );
}

type EngineModule = typeof import('@prisma/schema-engine-wasm/schema_engine_bg');

interface WasmRuntime {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { exports: { __wbindgen_start(): void } };
}

/** Applies prisma/migrations with Prisma's own engine, which keeps its usual `_prisma_migrations` table. */
export function applyMigrations(
  factory: SqlMigrationAwareDriverAdapterFactory,
  options: { keepOpen?: boolean } = {},
): Promise<void> {
  return withEngine(factory, options, async (engine) => {
    try {
      await engine.applyMigrations({ migrationsList: migrationsList(), filters: NO_FILTERS });
    } catch (error) {
      throw new ForeignSchema(reasonOf(error));
    }
  });
}

/** The SQL that would turn what the migrations build into what schema.prisma says; empty when they agree. */
export function migrationDrift(
  factory: SqlMigrationAwareDriverAdapterFactory,
  options: { keepOpen?: boolean } = {},
): Promise<string> {
  return withEngine(factory, options, async (engine) => {
    const { stdout } = await engine.diff({
      from: { tag: 'migrations', ...migrationsList() },
      to: { tag: 'schemaDatamodel', files: [{ path: 'schema.prisma', content: readDatamodel() }] },
      script: true,
      exitCode: null,
      filters: NO_FILTERS,
    });
    return stdout ?? '';
  });
}

/** The engine's message goes on for pages; which migration and the database's own complaint say enough. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const name = /migration_name="(\w+)"/.exec(text)?.[1] ?? 'unknown';
  const complaint = /ERROR: ([^\n]{1,200})/.exec(text)?.[1] ?? 'no reason given';
  return `migration ${name} failed: ${complaint}`;
}

const NO_FILTERS = { externalTables: [], externalEnums: [] };

const migrationsList = () => ({
  baseDir: migrationsDir,
  lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
  shadowDbInitScript: '',
  migrationDirectories: migrationNames().map((path) => ({
    path,
    migrationFile: { path: 'migration.sql', content: { tag: 'ok' as const, value: readMigration(path) } },
  })),
});

/** The engine holds a session lock and never closes its connection, so we keep hold of it and close it ourselves. */
async function withEngine<T>(
  factory: SqlMigrationAwareDriverAdapterFactory,
  { keepOpen = false }: { keepOpen?: boolean },
  work: (engine: SchemaEngine) => Promise<T>,
): Promise<T> {
  const { SchemaEngine: Engine } = await loadEngine();
  const open: SqlDriverAdapter[] = [];
  const tracked = Object.create(factory, {
    connect: {
      value: async () => {
        const connection = wholeScripts(await factory.connect());
        open.push(connection);
        return connection;
      },
    },
  }) as SqlMigrationAwareDriverAdapterFactory;
  const datamodels = [['schema.prisma', readDatamodel()]] as [string, string][];
  const engine = await Engine.new({ datamodels }, () => undefined, bindMigrationAwareSqlAdapterFactory(tracked));
  try {
    return await work(engine);
  } finally {
    engine.free();
    if (!keepOpen) for (const connection of open) await connection.dispose();
  }
}

/**
 * A script that comes whole is one transaction. The pg adapter cuts it at every semicolon, also inside a function's body;
 * PostgreSQL reads a whole script itself when it comes without arguments.
 */
function wholeScripts(connection: SqlDriverAdapter): SqlDriverAdapter {
  const names = new Map(migrationNames().map((name) => [readMigration(name), name]));
  const execute =
    connection.adapterName === '@prisma/adapter-pg'
      ? async (sql: string) => {
          await connection.executeRaw({ sql, args: [], argTypes: [] });
        }
      : connection.executeScript.bind(connection);
  return Object.assign(connection, {
    executeScript: (sql: string) => {
      const name = names.get(sql);
      return execute(name === undefined ? sql : sql + noteEnd(name));
    },
  });
}

/** Its limits of time stay set when what they limit is done: a command would wait ten seconds for them before it ends. */
const withPassingTimers = (engine: EngineModule): object =>
  Object.fromEntries(
    Object.entries(engine as unknown as Record<string, (...args: unknown[]) => unknown>).map(([name, call]) =>
      name.startsWith('__wbg_setTimeout')
        ? [name, (...args: unknown[]) => (call(...args) as NodeJS.Timeout).unref()]
        : [name, call],
    ),
  );

let engineModule: Promise<EngineModule> | undefined;

function loadEngine(): Promise<EngineModule> {
  engineModule ??= (async () => {
    const engine = await import('@prisma/schema-engine-wasm/schema_engine_bg');
    const home = dirname(createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm'));
    const wasm = (globalThis as unknown as { WebAssembly: WasmRuntime }).WebAssembly;
    const instance = new wasm.Instance(new wasm.Module(readFileSync(join(home, 'schema_engine_bg.wasm'))), {
      './schema_engine_bg.js': withPassingTimers(engine),
    });
    engine.__wbg_set_wasm(instance.exports);
    instance.exports.__wbindgen_start();
    return engine;
  })();
  return engineModule;
}
