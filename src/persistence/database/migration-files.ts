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

/** What Prisma's own bookkeeping table does not list as applied. */
export async function pendingMigrations(query: Query): Promise<readonly string[]> {
  const [table] = (await query(`SELECT to_regclass('_prisma_migrations')::text AS name`)) as { name: string | null }[];
  if (!table?.name) return migrationNames();
  const rows = (await query(
    `SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`,
  )) as { migration_name: string }[];
  const applied = new Set(rows.map((row) => row.migration_name));
  return migrationNames().filter((name) => !applied.has(name));
}
