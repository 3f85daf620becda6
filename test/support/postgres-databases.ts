import { hostname } from 'node:os';
import pg from 'pg';

/** Databases of this machine's test runs: the process id of the run follows. */
export const PREFIX = `loan_gateway_test_${hostname().toLowerCase().replaceAll(/\W/g, '').slice(0, 16)}_`;

export type Query = (sql: string) => Promise<Record<string, unknown>[]>;

export async function asAdministrator<T>(url: string, work: (query: Query) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  // A server that is stopped by a test ends its connections; later callers are told by the query.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(async (sql) => (await client.query<Record<string, unknown>>(sql)).rows);
  } finally {
    await client.end();
  }
}

export function databaseUrl(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

let made = 0;

/**
 * A database of its own for one test. An empty one where no template is given. To drop one makes the server write everything to
 * disk, so they are dropped together at the end. Here nothing is lost when the server stops, so no commit waits for the disk.
 */
export async function createDatabase(url: string, template?: string, tablespace?: string): Promise<string> {
  made += 1;
  const name = `${PREFIX}${process.ppid}_${process.pid}_${made}`;
  const options = [template && `TEMPLATE "${template}"`, tablespace && `TABLESPACE "${tablespace}"`].filter(Boolean);
  await asAdministrator(url, async (query) => {
    await query(`CREATE DATABASE "${name}" ${options.join(' ')}`);
    if (template) await query(`ALTER DATABASE "${name}" SET synchronous_commit = off`);
  });
  return databaseUrl(url, name);
}
