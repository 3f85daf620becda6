import pg from 'pg';

/** Why the gateway cannot start on this database, and what to do. */
export class DatabaseRefused extends Error {
  constructor(reason: string, cause?: unknown) {
    super(`The database cannot be used: ${reason}`, { cause });
    this.name = 'DatabaseRefused';
  }
}

const TRANSACTION_POOLER =
  'a connection pooler stands before it that hands each transaction to another connection (PgBouncer with ' +
  'pool_mode = transaction or statement). The gateway needs sessions: it prepares statements, listens and takes locks. ' +
  'Set pool_mode = session for this database, or let DATABASE_URL lead to PostgreSQL itself.';

const CONNECT_MS = 5_000;
const SESSIONS = 3;
const ROUNDS = 2;

/** Names the cause of a start that would fail, and refuses what would only fail, or answer wrongly, later. */
export async function checkConnection(url: string): Promise<void> {
  const place = new URL(url).host;
  const sessions: pg.Client[] = [];
  try {
    for (let count = 0; count < SESSIONS; count += 1) sessions.push(await connect(url));
    if (await sharesSessions(sessions)) throw new DatabaseRefused(TRANSACTION_POOLER);
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

const HINTS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens at its address. Start it, or correct DATABASE_URL',
  ECONNRESET: 'it closed the connection at once. See its log',
  EHOSTUNREACH: 'its host cannot be reached. Correct DATABASE_URL, or the network',
  ENETUNREACH: 'its host cannot be reached. Correct DATABASE_URL, or the network',
  ENOTFOUND: 'nobody knows its host. Correct DATABASE_URL',
  EAI_AGAIN: 'its host cannot be looked up now. Try again, or correct DATABASE_URL',
  ETIMEDOUT: 'its host does not answer. Correct DATABASE_URL, or the network',
  '28000': 'it does not accept this user. Correct user and password in DATABASE_URL, or its pg_hba.conf',
  '3D000': 'there is no database of this name. Create it, or correct DATABASE_URL',
  '53300': 'it has no connection to spare. A gateway takes up to 11: raise max_connections, or run fewer',
  '57P03': 'it is starting up or shutting down. Try again',
};
