import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import { PGLITE_OPTIONS } from '../../src/platform/postgres/embedded.js';

/** Compiled once for all databases of a worker: that is half of what opening one takes. */
let engine: Promise<WebAssembly.Module> | undefined;
const compileEngine = () =>
  WebAssembly.compile(
    readFileSync(join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), 'pglite.wasm')),
  );

const openNew = async () =>
  PGlite.create({
    ...PGLITE_OPTIONS,
    loadDataDir: new Blob([readFileSync(inject('template'))]),
    pgliteWasmModule: await (engine ??= compileEngine()),
  });

/** The tables, triggers and functions: a test that changed them leaves a database that no other test gets. */
const SHAPE = `SELECT md5(string_agg("what", ';' ORDER BY "what")) AS "shape" FROM (
  SELECT concat("relname", "relkind", "reloptions") AS "what" FROM pg_class WHERE "relnamespace" = 'public'::regnamespace
  UNION ALL SELECT concat("tgname", "tgrelid", "tgenabled") FROM pg_trigger
  UNION ALL SELECT concat("attrelid", "attname", "atttypid", "attnotnull") FROM pg_attribute
    JOIN pg_class ON pg_class."oid" = "attrelid" WHERE "relnamespace" = 'public'::regnamespace
  UNION ALL SELECT concat("conname", "conrelid") FROM pg_constraint
  UNION ALL SELECT md5("prosrc") FROM pg_proc WHERE "pronamespace" = 'public'::regnamespace
  UNION ALL SELECT "rolname" FROM pg_roles
  UNION ALL SELECT "each"::text FROM "_prisma_migrations" AS "each") AS "all"`;

const TABLES = `SELECT string_agg(format('%I.%I', "schemaname", "tablename"), ', ') AS "names" FROM pg_tables
  WHERE "schemaname" = 'public' AND "tablename" <> '_prisma_migrations'
    OR "schemaname" = 'pgboss' AND "tablename" IN ('job', 'archive', 'schedule', 'subscription')`;

const idle: PGlite[] = [];
let shape: unknown;
let tables: unknown;

async function valueOf(pglite: PGlite, sql: string): Promise<unknown> {
  const { rows } = await pglite.query<Record<string, unknown>>(sql);
  return Object.values(rows[0] ?? {})[0];
}

/**
 * A migrated, empty database. To open one takes two seconds of a processor, to empty one a tenth of that: so the next test gets
 * the one that another left, unless that has another shape than a new one.
 */
export async function takePglite(): Promise<{ readonly pglite: PGlite; readonly release: () => Promise<void> }> {
  const pglite = idle.pop() ?? (await openNew());
  shape ??= await valueOf(pglite, SHAPE);
  tables ??= await valueOf(pglite, TABLES);
  const release = async () => {
    if (await isEmptied(pglite)) idle.push(pglite);
    else await pglite.close();
  };
  return { pglite, release };
}

async function isEmptied(pglite: PGlite): Promise<boolean> {
  try {
    await pglite.exec('DISCARD ALL');
    if ((await valueOf(pglite, SHAPE)) !== shape) return false;
    await pglite.exec(
      `SET session_replication_role = replica; TRUNCATE ${String(tables)} RESTART IDENTITY; RESET session_replication_role`,
    );
    return true;
  } catch {
    return false;
  }
}
