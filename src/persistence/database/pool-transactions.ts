import type pg from 'pg';
import type { PreparedOf } from './prepared-statements.js';
import type { Transact } from './session.js';
import type { Statement } from './statement.js';

const BEGIN: Statement = { text: 'BEGIN', values: [] };
const COMMIT: Statement = { text: 'COMMIT', values: [] };
const ROLLBACK: Statement = { text: 'ROLLBACK', values: [] };

/**
 * Transactions on a pool of pipelined connections: a write is sent without waiting for those before it, and the commit
 * right behind the last. PostgreSQL turns a commit into a rollback when something before it failed. A connection that
 * does not get through in time is closed.
 */
export function poolTransactions(pool: pg.Pool, preparedOf: PreparedOf): Transact {
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
