import { openPostgres } from '../../src/persistence/database/postgres.js';
import { asAdministrator, databaseUrl, PREFIX, type Query } from './postgres-databases.js';
import type { Template } from './templates.js';

/** One migrated database, which each test file clones. */
export async function postgresTemplate(url: string): Promise<Template> {
  const name = `${PREFIX}${process.pid}_template`;
  await asAdministrator(url, async (query) => {
    await dropLeftovers(query);
    await query(`CREATE DATABASE "${name}"`);
  });
  const database = openPostgres(databaseUrl(url, name));
  await database.migrate();
  await database.close();
  return {
    name,
    remove: () => asAdministrator(url, (query) => dropDatabasesOf(query, process.pid)),
  };
}

/** Runs that were killed leave their databases behind; a run that still lives keeps its own. */
async function dropLeftovers(query: Query): Promise<void> {
  const rows = await query(`SELECT datname FROM pg_database WHERE datname LIKE '${PREFIX}%'`);
  const pids = new Set(rows.map((row) => Number(String(row.datname).slice(PREFIX.length).split('_')[0])));
  for (const pid of pids) if (!isAlive(pid)) await dropDatabasesOf(query, pid);
}

async function dropDatabasesOf(query: Query, pid: number): Promise<void> {
  const rows = await query(`SELECT datname FROM pg_database WHERE datname LIKE '${PREFIX}${pid}\\_%'`);
  for (const row of rows) await query(`DROP DATABASE IF EXISTS "${String(row.datname)}" WITH (FORCE)`);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
