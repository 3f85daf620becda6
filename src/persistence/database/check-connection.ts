import pg from 'pg';
import type { PostgresPlace } from '../../config/database-settings.js';

/** Why the gateway cannot start on this database, and what to do. */
export class DatabaseRefused extends Error {
  constructor(reason: string, cause?: unknown) {
    super(`The database cannot be used: ${reason}`, { cause });
    this.name = 'DatabaseRefused';
  }
}

const TRANSACTION_POOLER =
  'a connection pooler stands before it that hands each transaction to another connection (PgBouncer with ' +
  'pool_mode = transaction or statement), and the gateway listens and takes locks. Give DATABASE_DIRECT_URL too, which leads ' +
  'to PostgreSQL itself, or set pool_mode = session for this database.';

const SHARED_DIRECT =
  'DATABASE_DIRECT_URL leads through a connection pooler that hands each transaction to another connection. ' +
  'Let it lead to PostgreSQL itself.';

const OTHER_DATABASE = 'DATABASE_DIRECT_URL leads to another database than DATABASE_URL.';

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

/** What a server says to somebody who connects holds names of the configuration, and no values. */
function reasonOf(error: unknown, place: string): string {
  const { code = '', message } = error as { code?: string; message?: string };
  const said = (message ?? '').split('\n')[0]?.slice(0, 200) ?? '';
  const hint = HINTS[code] ?? (code.startsWith('28') ? HINTS['28000'] : undefined);
  if (hint !== undefined) return `${hint} (${place}${code ? `, ${code}` : ''}${said ? `: ${said}` : ''})`;
  return `${place} says: ${said || 'nothing'}${code ? ` (${code})` : ''}`;
}

const NAME_CA = 'Name who does: DATABASE_URL with ?sslmode=verify-full&sslrootcert=<file>';

const HINTS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens at its address. Start it, or correct DATABASE_URL',
  ECONNRESET: 'it closed the connection at once. See its log',
  EHOSTUNREACH: 'its host cannot be reached. Correct DATABASE_URL, or the network',
  ENETUNREACH: 'its host cannot be reached. Correct DATABASE_URL, or the network',
  ENOTFOUND: 'nobody knows its host. Correct DATABASE_URL',
  EAI_AGAIN: 'its host cannot be looked up now. Try again, or correct DATABASE_URL',
  ENOENT: 'a file that its address names is not there. Correct sslrootcert, sslcert or sslkey in DATABASE_URL',
  DEPTH_ZERO_SELF_SIGNED_CERT: `nobody known vouches for its certificate. ${NAME_CA}`,
  SELF_SIGNED_CERT_IN_CHAIN: `nobody known vouches for its certificate. ${NAME_CA}`,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: `nobody known vouches for its certificate. ${NAME_CA}`,
  CERT_HAS_EXPIRED: 'its certificate has expired. Renew it',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host. Reach it by the name that it is for, or renew it',
  ETIMEDOUT: 'its host does not answer. Correct DATABASE_URL, or the network',
  '28000': 'it does not accept this user. Correct user and password in DATABASE_URL, or its pg_hba.conf',
  '3D000': 'there is no database of this name. Create it, or correct DATABASE_URL',
  '53300':
    'it has no connection to spare. A gateway takes 11 unless DATABASE_POOL_SIZE says otherwise: raise max_connections, or run fewer',
  '57P03': 'it is starting up or shutting down. Try again',
};
