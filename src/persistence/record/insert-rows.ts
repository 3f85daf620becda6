import { insertion } from '../database/insertion.js';
import type { Session } from '../database/session.js';
import type { Statement } from '../database/statement.js';

type Cell = string | number | Uint8Array | null;

/** Rows of one table, all with the same columns. */
export type Row = Readonly<Record<string, Cell>>;

/** Stores rows that are not there yet: another one in the place of any of them fails the transaction. */
export async function addRows(session: Session, table: string, rows: readonly Row[]): Promise<void> {
  const statement = insertionOf(table, rows);
  if (statement) await session.write(statement);
}

/** Stores those rows that are not there yet and says how many. */
export async function addMissing(session: Session, table: string, rows: readonly Row[]): Promise<number> {
  const statement = insertionOf(table, rows);
  if (!statement) return 0;
  const { text, values } = statement;
  const added = await session.read({ text: `${text} ON CONFLICT DO NOTHING RETURNING 1`, values });
  return added.length;
}

function insertionOf(table: string, [first, ...others]: readonly Row[]): Statement | undefined {
  return first && insertion(table, [first, ...others]);
}
