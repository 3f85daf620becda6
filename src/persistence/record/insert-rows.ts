import type { Prisma } from '../../generated/prisma/client.js';

type Cell = string | number | Uint8Array | null;

/** Rows of one table, all with the same columns. */
export type Row = Readonly<Record<string, Cell>>;

/**
 * One INSERT for all rows; says how many were not there yet. Prisma's createMany takes every value through its query
 * compiler, which for the megabytes of a batch costs more than storing them.
 */
export async function insertRows(tx: Prisma.TransactionClient, table: string, rows: readonly Row[]): Promise<number> {
  const [first] = rows;
  if (!first) return 0;
  const columns = Object.keys(first);
  const tuples = rows.map((_, row) => `(${columns.map((_, place) => `$${row * columns.length + place + 1}`).join()})`);
  return tx.$executeRawUnsafe(
    `INSERT INTO "${table}" (${columns.map((column) => `"${column}"`).join()}) VALUES ${tuples.join()}
     ON CONFLICT DO NOTHING`,
    ...rows.flatMap((row) => columns.map((column) => row[column] ?? null)),
  );
}
