import type { Hold } from '../../domain/hold/hold.js';
import { Prisma } from '../../generated/prisma/client.js';
import type { Read } from '../database/statement.js';
import { among } from '../sql/sql.js';
import { holdOf, HOLD_SELECTION, type HoldRow } from './hold-row.js';

/** By the ids of loans, and by their first days. */
export async function holdsOf(read: Read, loanIds: readonly string[]): Promise<ReadonlyMap<string, readonly Hold[]>> {
  const holds = new Map<string, Hold[]>();
  if (loanIds.length === 0) return holds;
  const rows = await read<HoldRow>(
    Prisma.sql`SELECT ${Prisma.raw(HOLD_SELECTION)} FROM "Hold" WHERE "loanId" ${among(loanIds)}
      ORDER BY "Hold"."from", "Hold"."id"`,
  );
  for (const row of rows) {
    const known = holds.get(row.loanId) ?? [];
    known.push(holdOf(row));
    holds.set(row.loanId, known);
  }
  return holds;
}
