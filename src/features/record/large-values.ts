import type { ReserveMemory } from './record-store.js';
import { Prisma } from '../../generated/prisma/client.js';
import type { Read } from '../../platform/postgres/statement.js';
import { among } from '../../platform/postgres/sql/sql.js';

/** Bytes of large values that are read by one statement, unless one alone has more. */
const READ_BY_ONE = 4 * 1024 * 1024;
/** So much of a page is read without a look at its sizes first. */
const SMALL = 1024 * 1024;

interface Sized {
  readonly id: string;
  readonly size: number;
}

/** Small ones together, large ones one by one. */
export function readAtOnce(values: readonly Sized[]): string[][] {
  const groups: string[][] = [];
  let bytes = Infinity;
  for (const { id, size } of values) {
    if (bytes + size > READ_BY_ONE) {
      groups.push([]);
      bytes = 0;
    }
    bytes += size;
    groups.at(-1)?.push(id);
  }
  return groups;
}

interface LargeColumn {
  readonly table: string;
  readonly column: string;
  readonly shown: (column: string) => string;
  readonly along?: { readonly columns: string; readonly joins: string; readonly condition: Prisma.Sql };
}

const NOTHING = { columns: '', joins: '', condition: Prisma.empty };

export interface LargeRow {
  readonly loanId: string;
  readonly size: number;
  /** Null where the values of all rows are large together. */
  readonly value: string | null;
}

/**
 * One value of each loan, those that have one. Where they are large together the first statement has their sizes alone: room is
 * made for them, and then they are read few at once. What `valuesOf` takes are rows with the columns that come along.
 */
export async function largeColumn<Value>(
  read: Read,
  { table, column, shown, along = NOTHING }: LargeColumn,
  loanIds: readonly string[],
  reserveMemory: ReserveMemory | undefined,
  valuesOf: (rows: never) => Promise<readonly (Value | null)[]>,
): Promise<ReadonlyMap<string, Value | null>> {
  const stored = `"${table}"."${column}"`;
  const size = `octet_length(${stored})`;
  const ask = (ids: readonly string[], value: string) =>
    read<LargeRow>(
      Prisma.sql`${Prisma.raw(`SELECT "${table}"."loanId", ${size} AS "size", ${value} AS "value"${along.columns}
        FROM "${table}" ${along.joins} WHERE ${stored} IS NOT NULL AND "${table}"."loanId"`)} ${among(ids)} ${along.condition}`,
    );
  const found = new Map<string, Value | null>();
  const add = async (rows: readonly LargeRow[]) => {
    const values = await valuesOf(rows as never);
    rows.forEach(({ loanId }, index) => found.set(loanId, values[index] ?? null));
  };
  const rows = await ask(loanIds, `CASE WHEN sum(${size}) OVER () <= ${SMALL} THEN ${shown(stored)} END`);
  if (rows.every(({ value }) => value !== null)) await add(rows);
  else {
    reserveMemory?.(rows.map((row) => row.size));
    for (const ids of readAtOnce(rows.map((row) => ({ id: row.loanId, size: row.size }))))
      await add(await ask(ids, shown(stored)));
  }
  return found;
}
