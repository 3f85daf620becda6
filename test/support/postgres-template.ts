import { openPostgres } from '../../src/platform/postgres/postgres.js';
import { asAdministrator, databaseUrl, PREFIX, type Query } from './postgres-databases.js';
import type { Template } from './templates.js';

/** One migrated database, which each test file clones. */
export async function postgresTemplate(url: string): Promise<Template> {
  const name = `${PREFIX}${process.pid}_template`;
  await dropLeftovers(url);
  await asAdministrator(url, (query) => query(`CREATE DATABASE "${name}"`));
  const database = openPostgres(databaseUrl(url, name));
  await database.migrate();
  await database.close();
  return {
    name,
    remove: () => dropDatabasesOf(url, process.pid),
  };
}

/** Runs that were killed leave their databases behind; a run that still lives keeps its own. */
async function dropLeftovers(url: string): Promise<void> {
  const names = await asAdministrator(url, (query) => databasesLike(query, PREFIX));
  const pids = new Set(names.map((name) => Number(name.slice(PREFIX.length).split('_')[0])));
  for (const pid of pids) if (!isAlive(pid)) await dropDatabasesOf(url, pid);
}

/** Each makes the server write everything to disk and waits for that; those that are dropped at once wait for the same. */
const DROPPED_AT_ONCE = 8;

async function dropDatabasesOf(url: string, pid: number): Promise<void> {
  const names = await asAdministrator(url, (query) => databasesLike(query, `${PREFIX}${pid}_`));
  const drop = async (query: Query) => {
    for (let name = names.pop(); name !== undefined; name = names.pop())
      await query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
  };
  await Promise.all(Array.from({ length: DROPPED_AT_ONCE }, () => asAdministrator(url, drop)));
}

async function databasesLike(query: Query, prefix: string): Promise<string[]> {
  const rows = await query(`SELECT datname FROM pg_database WHERE starts_with(datname, '${prefix}')`);
  return rows.map(({ datname }) => String(datname));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
