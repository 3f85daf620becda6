import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const prismaDir = fileURLToPath(new URL('../../../prisma', import.meta.url));
export const migrationsDir = join(prismaDir, 'migrations');

export const readDatamodel = () => readFileSync(join(prismaDir, 'schema.prisma'), 'utf8');

export const migrationNames = () =>
  existsSync(migrationsDir)
    ? readdirSync(migrationsDir)
        .filter((name) => /^\d{14}_/.test(name))
        .sort()
    : [];

export const readMigration = (name: string) => readFileSync(join(migrationsDir, name, 'migration.sql'), 'utf8');

type Query = (sql: string) => Promise<unknown>;

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
  constructor(reason: string) {
    super(`The database cannot be brought up to date: ${reason}`);
    this.name = 'ForeignSchema';
  }
}

/** Refuses a database with a migration that broke off, or one that this version does not know. */
export async function checkHistory(query: Query): Promise<void> {
  const entries = (await history(query)) ?? [];
  const known = new Set(migrationNames());
  const broken = entries.filter(({ finished }) => !finished).map(({ name }) => name);
  const unknown = entries.filter(({ name }) => !known.has(name)).map(({ name }) => name);
  if (unknown.length > 0)
    throw new ForeignSchema(
      `it has migrations that this version does not know (${unknown.join(', ')}). Use the version that made it.`,
    );
  if (broken.length > 0)
    throw new ForeignSchema(
      `a migration broke off before its end (${broken.join(', ')}). Restore a backup from before it, or use another database.`,
    );
}
