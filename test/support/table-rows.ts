import type { PrismaClient } from '../../src/generated/prisma/client.js';

/** Without parts of tables, which are read with the whole. */
async function tables(prisma: PrismaClient): Promise<string[]> {
  const rows = await prisma.$queryRawUnsafe<{ name: string }[]>(
    `SELECT relname::text AS name FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}

/** How many rows each table holds. */
export async function countRows(prisma: PrismaClient): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of await tables(prisma)) {
    const [row] = await prisma.$queryRawUnsafe<{ count: bigint }[]>(`SELECT count(*) AS count FROM "${table}"`);
    counts[table] = Number(row?.count);
  }
  return counts;
}

/** Every row of every table as text; bytes in hexadecimal, as COPY would write them. */
export async function dumpRows(prisma: PrismaClient): Promise<string> {
  const lines: string[] = [];
  for (const table of await tables(prisma)) {
    const rows = await prisma.$queryRawUnsafe<{ row: string }[]>(`SELECT t::text AS row FROM "${table}" t`);
    lines.push(...rows.map(({ row }) => `${table} ${row}`));
  }
  return lines.join('\n');
}

/** What a refused command may leave: the answer under its key, and that someone asked. */
const MEMORY = ['IdempotencyKey', 'AuditEntry', 'AuditHead'];

/** Every row but those, in an order of its own: equal before and after a command that changed nothing. */
export async function lastingRows(prisma: PrismaClient): Promise<readonly string[]> {
  const lines = (await dumpRows(prisma)).split('\n');
  return lines.filter((line) => !MEMORY.includes(line.split(' ', 1)[0] ?? '')).sort();
}
