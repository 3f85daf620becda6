import type pg from 'pg';
import { preparedNames } from './prepared-names.js';
import type { Read } from './read.js';

/** Reads on the pool's connections, which Prisma uses too. */
export function readPool(pool: pg.Pool): Read {
  const nameOf = preparedNames('read');
  return async <Row>({ text, values }: Parameters<Read>[0], planning: Parameters<Read>[1] = 'ONCE') => {
    const name = planning === 'ONCE' ? nameOf(text) : undefined;
    const { rows } = await pool.query({ text, values: values as unknown[], ...(name !== undefined && { name }) });
    return rows as Row[];
  };
}
