import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { BoundedClient, type BoundedConfig } from './bounded-client.js';
import type { Transact } from './database.js';
import type { PreparedOf } from './prepared-statements.js';
import { retryConflicts } from './retry-conflicts.js';
import type { Statement } from './statement.js';

/** Ten with the pipelined connections. */
export const USUAL_SIZE = 8;
const IDLE_MS = 30_000;
/** Connections that all turn out to lead to the wrong server are not all a reason to look again. */
const RENEW_MS = 1_000;

/** `cannot execute … in a read-only transaction`: this is a standby, and the primary is to be looked for elsewhere. */
const READ_ONLY = '25006';

export interface RenewingPool {
  readonly pool: pg.Pool;
  /** Existing connections are closed once they are idle; new ones may lead to another server. */
  readonly renew: () => void;
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
  // An error of an idle connection affects no request.
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
  return { pool, renew };
}

const BEGIN: Statement = { text: 'BEGIN', values: [] };
const COMMIT: Statement = { text: 'COMMIT', values: [] };
const ROLLBACK: Statement = { text: 'ROLLBACK', values: [] };

/**
 * Transactions on a pool of pipelined connections: a write is sent without waiting for those before it, and the commit
 * right behind the last. PostgreSQL turns a commit into a rollback when something before it failed. A connection that
 * does not get through in time is closed.
 */
export function poolTransactions(pool: pg.Pool, preparedOf: PreparedOf): Transact {
  const transactOnce = transactOnceOn(pool, preparedOf);
  return (longestMs, work) => retryConflicts(() => transactOnce(longestMs, work));
}

function transactOnceOn(pool: pg.Pool, preparedOf: PreparedOf): Transact {
  return async (longestMs, work) => {
    const connection = await pool.connect();
    connection.on('error', ignore);
    const sent: Promise<pg.QueryResult>[] = [];
    const { stream } = connection.connection;
    const giveUp = setTimeout(() => stream.destroy(), longestMs);
    const send = (statement: Statement): Promise<pg.QueryResult> => {
      const { text, values } = statement;
      const name = preparedOf(statement, 'ONCE')?.name;
      // What is sent in one go leaves in one packet.
      stream.cork();
      const done = connection.query({ text, values: [...values], ...(name !== undefined && { name }) });
      process.nextTick(() => {
        stream.uncork();
      });
      done.catch(ignore);
      sent.push(done);
      return done;
    };
    let isBroken = false;
    try {
      void send(BEGIN);
      const result = await work({
        read: async <Row>(statement: Statement) => (await send(statement)).rows as Row[],
        write: (statement) => {
          void send(statement);
          return Promise.resolve();
        },
      });
      const committed = send(COMMIT);
      await Promise.all(sent);
      if ((await committed).command !== 'COMMIT') throw new Error('The database rolled back without saying why');
      return result;
    } catch (error) {
      const failure = await firstFailure(sent);
      await send(ROLLBACK).catch(() => {
        isBroken = true;
      });
      throw failure ?? error;
    } finally {
      clearTimeout(giveUp);
      connection.off('error', ignore);
      connection.release(isBroken);
    }
  };
}

/** A connection that is lost fails each of its statements, which is where it is noticed. */
const ignore = () => undefined;

/** What failed first is the reason; what comes after it only hears that the transaction has failed. */
async function firstFailure(sent: readonly Promise<unknown>[]): Promise<unknown> {
  const settled = await Promise.allSettled(sent);
  return settled.find((outcome) => outcome.status === 'rejected')?.reason;
}
