import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { BoundedClient, type BoundedConfig } from './bounded-client.js';

/** Ten with the lanes. */
export const USUAL_SIZE = 8;
const IDLE_MS = 30_000;
/** Connections that all turn out to lead to the wrong server are not all a reason to look again. */
const RENEW_MS = 1_000;

/** `cannot execute … in a read-only transaction`: this is a standby, and the primary is to be looked for elsewhere. */
const READ_ONLY = '25006';

export interface RenewingPool {
  readonly pool: pg.Pool;
  /** Connections made until now are closed as soon as nobody uses them; new ones may lead to another server. */
  readonly renew: () => void;
  /** Whether whoever asks has a connection at once. */
  readonly isSpare: () => boolean;
}

export function openPool(config: BoundedConfig, size = USUAL_SIZE): RenewingPool {
  const open = new Set<pg.PoolClient>();
  const idle = new Set<pg.PoolClient>();
  const outdated = new WeakSet<pg.PoolClient>();
  let renewedAt = -RENEW_MS;
  const renew = () => {
    if (performance.now() - renewedAt < RENEW_MS) return;
    renewedAt = performance.now();
    for (const client of open) {
      outdated.add(client);
      if (idle.has(client)) client.connection.stream.destroy();
    }
  };
  const complained = (code: string) => {
    if (code === READ_ONLY) renew();
    config.complained?.(code);
  };
  const options = { ...config, complained, max: size, idleTimeoutMillis: IDLE_MS, Client: BoundedClient };
  const pool = new pg.Pool(options as unknown as pg.PoolConfig);
  // What happens to a connection that nobody uses concerns nobody.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => open.add(client));
  pool.on('acquire', (client) => idle.delete(client));
  pool.on('release', (_error, client) => {
    // The pool drops a connection that is being closed.
    if (outdated.has(client)) void (client as unknown as pg.Client).end();
    else idle.add(client);
  });
  pool.on('remove', (client) => {
    open.delete(client);
    idle.delete(client);
  });
  const isSpare = () => pool.waitingCount === 0 && (pool.idleCount > 0 || pool.totalCount < size);
  return { pool, renew, isSpare };
}
