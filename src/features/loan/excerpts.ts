import type { JsonPart } from '../../domain/record/field.js';
import { Prisma } from '../../generated/prisma/client.js';
import { among } from '../../platform/postgres/sql/sql.js';
import { mapInTurns } from '../../platform/runtime/in-turns.js';
import type { ReadSource } from '../read-source.js';
import { loaderFor, type Reading } from '../reading.js';
import { discloseExcerpts } from './disclosures.js';
import { borrowerSeal, HOLDER, joinHolder, type KeyHolder } from './loan-seals.js';
import { partSql, PART_COLUMNS, type PartsRow, type PartTable, readPart } from './sealed-parts.js';
import { type Excerpts } from './loan-reader.js';

interface HeldRow extends KeyHolder {
  readonly loanId: string;
}

/** `sealOf`: another one for bulk readers, or to measure the cost of sealing. */
export function excerptsReader({ read, ring }: Pick<ReadSource, 'read' | 'ring'>, sealOf = borrowerSeal) {
  const sealsOf = (rows: readonly KeyHolder[]) => Promise.all(rows.map((row) => sealOf(ring, row)));

  async function tableExcerpts(table: PartTable, parts: readonly JsonPart[], loanIds: readonly string[]) {
    const sealed = parts.some((part) => PART_COLUMNS[part].sealed);
    const columns = parts.map((part) => `${partSql(part)} AS "${part}"`);
    const selected = [`"${table}"."loanId"`, ...columns, ...(sealed ? [HOLDER] : [])].join(', ');
    const from = `"${table}" ${sealed ? joinHolder(`"${table}"."loanId"`) : ''}`;
    const rows = await read<HeldRow & PartsRow>(
      Prisma.sql`${Prisma.raw(`SELECT ${selected} FROM ${from} WHERE "${table}"."loanId"`)} ${among(loanIds)}`,
    );
    const seals = sealed ? await sealsOf(rows) : [];
    return mapInTurns(rows, (row, index) => {
      const excerpts = parts.map((part) => [part, readPart(part, row[part] ?? null, row.loanId, seals[index])]);
      return [row.loanId, Object.fromEntries(excerpts) as Excerpts] as const;
    });
  }

  return async (loanIds: readonly string[], parts: ReadonlySet<JsonPart>): Promise<ReadonlyMap<string, Excerpts>> => {
    const wanted = (table: PartTable) => [...parts].filter((part) => PART_COLUMNS[part].table === table);
    const tables = new Set([...parts].map((part) => PART_COLUMNS[part].table));
    const found = await Promise.all([...tables].map((table) => tableExcerpts(table, wanted(table), loanIds)));
    const merged = new Map<string, Excerpts>();
    for (const [loanId, excerpts] of found.flat()) merged.set(loanId, { ...merged.get(loanId), ...excerpts });
    return merged;
  };
}

/** A loader per set of parts: a part that no field asks for is neither read nor opened. */
export const excerptsOfLoan = loaderFor(
  (parts: ReadonlySet<JsonPart>, ids, reading: Reading) => reading.from(excerptsReader)(ids, parts),
  { disclose: discloseExcerpts },
);
