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

/** Whether statements of one text come to the same. Values that are neither plain nor lists of such are not looked into. */
export const areSame = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length &&
  some.every((value, place) => {
    const other = others[place];
    return (
      value === other ||
      (Array.isArray(value) &&
        Array.isArray(other) &&
        value.length === other.length &&
        value.every((each, index) => each === other[index]))
    );
  });

/** What statements that come to the same have in common. Absent where a value is not plain, or long. */
export function nameOf({ text, values }: Statement): string | undefined {
  const isNamed = values.every((value) => (Array.isArray(value) ? value.every(isPlain) : isPlain(value)));
  return isNamed ? `${text} ${JSON.stringify(values)}` : undefined;
}

const LONGEST_NAMED = 1_000;

const isPlain = (value: unknown): boolean =>
  value === null ||
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value)) ||
  (typeof value === 'string' && value.length <= LONGEST_NAMED);

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
