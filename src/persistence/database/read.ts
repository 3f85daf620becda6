import type { Executor } from './executor.js';
import type { Statement } from './statement.js';

/**
 * Rows of a statement, without the price of a Prisma query. What is not text, integer, boolean, instant or bytes is cast
 * to text by the statement itself.
 */
export type Read = <Row>(statement: Statement, planning?: Planning) => Promise<Row[]>;

/**
 * `ONCE` for statements whose best plan does not depend on their values: they are prepared. `EACH_TIME` for others.
 */
export type Planning = 'ONCE' | 'EACH_TIME';

/** The same inside a transaction, and where there is no pool. */
export const readThrough =
  (prisma: Executor): Read =>
  ({ text, values }) =>
    prisma.$queryRawUnsafe(text, ...values);
