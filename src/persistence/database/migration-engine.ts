import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils';
import type { SchemaEngine } from '@prisma/schema-engine-wasm/schema_engine_bg';
import { ForeignSchema, migrationNames, migrationsDir, readDatamodel, readMigration } from './migration-files.js';

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
        const connection = await factory.connect();
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

let engineModule: Promise<EngineModule> | undefined;

function loadEngine(): Promise<EngineModule> {
  engineModule ??= (async () => {
    const engine = await import('@prisma/schema-engine-wasm/schema_engine_bg');
    const home = dirname(createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm'));
    const wasm = (globalThis as unknown as { WebAssembly: WasmRuntime }).WebAssembly;
    const instance = new wasm.Instance(new wasm.Module(readFileSync(join(home, 'schema_engine_bg.wasm'))), {
      './schema_engine_bg.js': engine,
    });
    engine.__wbg_set_wasm(instance.exports);
    instance.exports.__wbindgen_start();
    return engine;
  })();
  return engineModule;
}
