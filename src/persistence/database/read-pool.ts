import type pg from 'pg';
import type { AskRead } from './lane.js';
import { isStale, PreparedRead } from './prepared-read.js';
import type { PreparedOf } from './prepared-statements.js';
import type { Planning, Read, Statement } from './statement.js';

/** Carries a prepared statement out on a connection of the pool, which Prisma uses too. */
export const askPool =
  (pool: pg.Pool): AskRead =>
  async (prepared, values) => {
    try {
      const rows: Promise<unknown[]> = pool.query(new PreparedRead(prepared, values) as never);
      return await rows;
    } catch (error) {
      if (!isStale(error)) throw error;
      return askUnprepared(pool, { text: prepared.text, values });
    }
  };

const askUnprepared = async (pool: pg.Pool, { text, values }: Statement): Promise<unknown[]> =>
  (await pool.query<object>({ text, values: [...values] })).rows;

/**
 * Statements whose plan is made once are handed to `ask`. All others are for the pool, where one that takes its time holds nobody
 * up: prepared too, where they have no values to be planned for.
 */
export function readPool(pool: pg.Pool, preparedOf: PreparedOf, ask: AskRead): Read {
  const askHere = askPool(pool);
  return async <Row>(statement: Statement, planning: Planning = 'ONCE') => {
    const prepared = preparedOf(statement, planning);
    if (!prepared) return (await askUnprepared(pool, statement)) as Row[];
    return (await (planning === 'ONCE' ? ask : askHere)(prepared, statement.values)) as Row[];
  };
}
