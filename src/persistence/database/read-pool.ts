import type pg from 'pg';
import type { Read } from './read.js';

/** A connection keeps what it prepared until it is closed. */
const MOST_PREPARED = 500;

/** Reads on the pool's connections, which Prisma uses too. */
export function readPool(pool: pg.Pool): Read {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= MOST_PREPARED) return known;
    const name = `read_${names.size}`;
    names.set(text, name);
    return name;
  };
  return async <Row>({ text, values }: Parameters<Read>[0], planning: Parameters<Read>[1] = 'ONCE') => {
    const name = planning === 'ONCE' ? nameOf(text) : undefined;
    const { rows } = await pool.query({ text, values: values as unknown[], ...(name !== undefined && { name }) });
    return rows as Row[];
  };
}
