import type pg from 'pg';
import type { AskRead } from './lane.js';
import { PreparedRead } from './prepared-read.js';
import type { PreparedOf } from './prepared-statements.js';
import type { Read } from './statement.js';

/** Carries a prepared statement out on a connection of the pool, which Prisma uses too. */
export const askPool =
  (pool: pg.Pool): AskRead =>
  (prepared, values) =>
    pool.query(new PreparedRead(prepared, values) as never);

/** Statements whose plan can be made once are prepared and handed to `ask`; others are for the pool. */
export const readPool =
  (pool: pg.Pool, preparedOf: PreparedOf, ask: AskRead): Read =>
  async <Row>({ text, values }: Parameters<Read>[0], planning: Parameters<Read>[1] = 'ONCE') => {
    const prepared = planning === 'ONCE' ? preparedOf(text) : undefined;
    if (prepared) return (await ask(prepared, values)) as Row[];
    const { rows } = await pool.query({ text, values: values as unknown[] });
    return rows as Row[];
  };
