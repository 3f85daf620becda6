import pg from 'pg';

/** The server processes that work on a statement, or why they are unknown. */
export type Findings = 'UNREACHABLE' | 'UNKNOWN' | ReadonlySet<number>;

const ACTIVE = `SELECT pid FROM pg_stat_activity WHERE state = 'active'`;

/** Error codes of a host that does not answer. A timeout has no code. */
const UNREACHABLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'EPIPE', 'ETIMEDOUT']);

const asking = new Map<string, Promise<Findings>>();

/**
 * The server processes that work on a statement, asked on a new connection. A pooler reports other process numbers, so behind
 * one they are unknown. Connections that fall silent together ask once.
 */
export async function processesAtWork(address: string, withinMs: number): Promise<Findings> {
  const known = asking.get(address);
  if (known) return known;
  const asked = ask(address, withinMs).finally(() => asking.delete(address));
  asking.set(address, asked);
  return asked;
}

async function ask(connectionString: string, withinMs: number): Promise<Findings> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: withinMs, query_timeout: withinMs });
  client.on('error', () => undefined);
  const late = setTimeout(() => client.connection.stream.destroy(), withinMs);
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number }>(ACTIVE);
    const active = new Set(rows.map(({ pid }) => pid));
    const own = (client as unknown as { readonly processID: number | null }).processID;
    return own !== null && active.has(own) ? active : 'UNKNOWN';
  } catch (error) {
    const { code } = error as { code?: unknown };
    return code === undefined || (typeof code === 'string' && UNREACHABLE.has(code)) ? 'UNREACHABLE' : 'UNKNOWN';
  } finally {
    clearTimeout(late);
    await client.end().catch(() => undefined);
  }
}
