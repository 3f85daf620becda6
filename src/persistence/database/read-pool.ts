import type pg from 'pg';
import { atMost } from '../../app/runtime/at-most.js';
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

/** More than callers have in their shares. */
const QUEUE = { length: 10_000, milliseconds: 30_000 };

/** Of eight connections six. */
const longReadsOf = (connections: number): number => Math.max(1, Math.floor((connections * 3) / 4));

/**
 * Statements whose plan is made once are handed to `ask`. All others are for the pool, where one that takes its time holds nobody
 * up: prepared too, where they have no values to be planned for. However many they are, whoever asks for them, some connections
 * are left to commands, the audit log and reads that are short.
 */
export function readPool(pool: pg.Pool, preparedOf: PreparedOf, ask: AskRead): Read {
  const askHere = askPool(pool);
  const inTurn = atMost(longReadsOf(pool.options.max), QUEUE);
  return async <Row>(statement: Statement, planning: Planning = 'ONCE') => {
    const prepared = preparedOf(statement, planning);
    const askFor = (asks: AskRead) => (prepared ? asks(prepared, statement.values) : askUnprepared(pool, statement));
    return (await (planning === 'ONCE' ? askFor(ask) : inTurn(() => askFor(askHere)))) as Row[];
  };
}
