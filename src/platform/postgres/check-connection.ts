import pg from 'pg';
import type { PostgresPlace } from './place.js';

/** Why the gateway cannot start on this database, and what to do. */
export class DatabaseRefused extends Error {
  constructor(reason: string, cause?: unknown) {
    super(`The database cannot be used: ${reason}`, { cause });
    this.name = 'DatabaseRefused';
  }
}

const TRANSACTION_POOLER =
  'the address leads to a transaction pooler (PgBouncer with pool_mode = transaction or statement), but the gateway uses LISTEN and advisory locks. Set DATABASE_DIRECT_URL to a direct connection, or set pool_mode = session for this database.';

const SHARED_DIRECT = 'DATABASE_DIRECT_URL leads to a transaction pooler. Set it to a direct connection to PostgreSQL.';

const OTHER_DATABASE =
  'DATABASE_DIRECT_URL and DATABASE_URL lead to different databases. Set both to the same database.';

const CONNECT_MS = 5_000;
const SESSIONS = 3;
const ROUNDS = 2;

/** Names the cause of a start that would fail, and refuses what would only fail, or answer wrongly, later. */
export async function checkConnection({ url, directUrl }: Pick<PostgresPlace, 'url' | 'directUrl'>): Promise<void> {
  if (directUrl === undefined) {
    await checkAddress(url, TRANSACTION_POOLER);
    return;
  }
  const direct = await checkAddress(directUrl, SHARED_DIRECT);
  if (direct !== (await checkAddress(url))) throw new DatabaseRefused(OTHER_DATABASE);
}

/** Answers which database it is. Sessions that are shared are a reason to refuse it, where one is given. */
async function checkAddress(url: string, whyNotShared?: string): Promise<string> {
  const place = new URL(url).host;
  const sessions: pg.Client[] = [];
  try {
    for (let count = 0; count < SESSIONS; count += 1) sessions.push(await connect(url));
    if (whyNotShared !== undefined && (await sharesSessions(sessions))) throw new DatabaseRefused(whyNotShared);
    return await whichDatabase(sessions[0]);
  } catch (error) {
    throw error instanceof DatabaseRefused ? error : new DatabaseRefused(reasonOf(error, place), error);
  } finally {
    await Promise.all(sessions.map((session) => session.end()));
  }
}

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_MS, query_timeout: CONNECT_MS });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function whichDatabase(session: pg.Client | undefined): Promise<string> {
  const answer = await session?.query<{ which: string }>(
    `SELECT system_identifier || ' ' || current_database() AS "which" FROM pg_control_system()`,
  );
  return answer?.rows[0]?.which ?? '';
}

/** Sessions that are open at once are served by one process of PostgreSQL each, which stays the same. */
async function sharesSessions(sessions: readonly pg.Client[]): Promise<boolean> {
  const servedBy = new Map<pg.Client, number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const session of sessions) {
      const { rows } = await session.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      const pid = rows[0]?.pid ?? 0;
      if ((servedBy.get(session) ?? pid) !== pid) return true;
      servedBy.set(session, pid);
    }
  }
  return new Set(servedBy.values()).size < sessions.length;
}

/** The server's messages during connection contain names of the configuration, and no values. */
function reasonOf(error: unknown, place: string): string {
  const { code = '', message } = error as { code?: string; message?: string };
  const said = (message ?? '').split('\n')[0]?.slice(0, 200) ?? '';
  const hint = HINTS[code] ?? (code.startsWith('28') ? HINTS['28000'] : undefined);
  if (hint !== undefined) return `${hint} (${place}${code ? `, ${code}` : ''}${said ? `: ${said}` : ''})`;
  return `${place} reports: ${said || 'nothing'}${code ? ` (${code})` : ''}`;
}

const NAME_CA = 'Name the certificate authority: DATABASE_URL with ?sslmode=verify-full&sslrootcert=<file>';

const HINTS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'the connection was refused. Start the database, or correct DATABASE_URL',
  ECONNRESET: 'the connection was closed at once. Check the log of the database',
  EHOSTUNREACH: 'the host is unreachable. Correct DATABASE_URL, or check the network',
  ENETUNREACH: 'the host is unreachable. Correct DATABASE_URL, or check the network',
  ENOTFOUND: 'the host name is unknown. Correct DATABASE_URL',
  EAI_AGAIN: 'the host name cannot be resolved at the moment. Retry, or correct DATABASE_URL',
  ENOENT: 'a certificate file does not exist. Correct sslrootcert, sslcert or sslkey in DATABASE_URL',
  DEPTH_ZERO_SELF_SIGNED_CERT: `the certificate is not trusted. ${NAME_CA}`,
  SELF_SIGNED_CERT_IN_CHAIN: `the certificate is not trusted. ${NAME_CA}`,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: `the certificate is not trusted. ${NAME_CA}`,
  CERT_HAS_EXPIRED: 'the certificate has expired. Renew it',
  ERR_TLS_CERT_ALTNAME_INVALID:
    'the certificate is for another host. Use the host name of the certificate, or renew it',
  ETIMEDOUT: 'the host does not respond. Correct DATABASE_URL, or check the network',
  '28000': 'the user was refused. Correct user and password in DATABASE_URL, or pg_hba.conf',
  '3D000': 'the database does not exist. Create it, or correct DATABASE_URL',
  '53300':
    'all connections are in use. Each gateway uses 11 unless DATABASE_POOL_SIZE is set. Raise max_connections, or run fewer gateways',
  '57P03': 'the database is starting up or shutting down. Retry',
};
