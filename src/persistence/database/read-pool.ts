import type pg from 'pg';
import { preparedNames } from './prepared-names.js';
import type { ReadLanes } from './read-lanes.js';
import type { Read } from './read.js';

/** What is planned once is short and shares a connection; what is planned each time may take long and has its own. */
export function readPool(pool: pg.Pool, lanes: ReadLanes): Read {
  const nameOf = preparedNames('read');
  return async <Row>(statement: Parameters<Read>[0], planning: Parameters<Read>[1] = 'ONCE') => {
    const { rows } =
      planning === 'ONCE'
        ? await lanes.ask(statement, nameOf(statement.text))
        : await pool.query({ text: statement.text, values: statement.values as unknown[] });
    return rows as Row[];
  };
}
