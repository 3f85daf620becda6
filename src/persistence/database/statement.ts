import type { Prisma, PrismaClient } from '../../generated/prisma/client.js';

/** SQL with $1, $2 in place of its values; Prisma.Sql is one. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * Rows of a statement, without the price of a Prisma query. What is not text, integer, boolean, instant or bytes is cast
 * to text by the statement itself.
 */
export type Read = <Row>(statement: Statement, planning?: Planning) => Promise<Row[]>;

/**
 * `ONCE` for statements whose best plan does not depend on their values: they are prepared. `EACH_TIME` for others, which are
 * prepared all the same where they have no values.
 */
export type Planning = 'ONCE' | 'EACH_TIME';

/** The same inside a transaction, and where there is no pool. */
export const readThrough =
  (prisma: Executor): Read =>
  ({ text, values }) =>
    prisma.$queryRawUnsafe(text, ...values);

/** The client inside or outside a transaction: stores do not care. */
export type Executor = PrismaClient | Prisma.TransactionClient;

/** One INSERT for all rows, which have the same columns. Instants and days go as text, which no time zone moves. */
export function insertion(table: string, rows: readonly [object, ...object[]]): Statement {
  const columns = Object.keys(rows[0]);
  const tuples = rows.map((_, row) => `(${columns.map((_, place) => `$${row * columns.length + place + 1}`).join()})`);
  return {
    text: `INSERT INTO "${table}" (${columns.map((column) => `"${column}"`).join()}) VALUES ${tuples.join()}`,
    values: rows.flatMap((row) => Object.values(row).map(cellOf)),
  };
}

const cellOf = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value);
