import type { Statement } from './statement.js';

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
