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

/** Rows of a statement that writes, without the price of a Prisma query. It is carried out at most once. */
export type Write = <Row>(statement: Statement) => Promise<Row[]>;

/**
 * `ONCE` for statements whose best plan does not depend on their values: they are prepared. `EACH_TIME` for others, which are
 * prepared all the same where they have no values.
 */
export type Planning = 'ONCE' | 'EACH_TIME';

/**
 * What statements that come to the same have in common: who asks while one of them has not left yet may have its rows, which nobody
 * changes. Absent where a value is not plain, or the values are many.
 */
export function nameOf(what: string, values: readonly unknown[]): string | undefined {
  let name = what;
  for (const value of values) {
    const plain = Array.isArray(value) && value.length <= MOST_NAMED ? JSON.stringify(value) : plainName(value);
    if (plain === undefined || plain.length > LONGEST_NAMED) return undefined;
    name += ` ${plain}`;
  }
  return name;
}

/** As many as a page has, and some more. */
const MOST_NAMED = 200;
const LONGEST_NAMED = 10_000;

function plainName(value: unknown): string | undefined {
  if (typeof value === 'string') return JSON.stringify(value);
  return value === null || typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}

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
