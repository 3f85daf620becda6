import { insertion } from '../database/insertion.js';
import type { Session } from '../database/session.js';

type Cell = string | number | Uint8Array | null;

/** Rows of one table, all with the same columns. */
export type Row = Readonly<Record<string, Cell>>;

/** One INSERT for all rows; says how many were not there yet. */
export async function insertRows(session: Session, table: string, rows: readonly Row[]): Promise<number> {
  const [first, ...others] = rows;
  if (!first) return 0;
  const { text, values } = insertion(table, [first, ...others]);
  const inserted = await session.read({ text: `${text} ON CONFLICT DO NOTHING RETURNING 1`, values });
  return inserted.length;
}
