import type { PrismaClient } from '../../src/generated/prisma/client.js';
import type { Statement } from '../../src/platform/postgres/statement.js';

interface Node {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly Node[];
}

export interface Plan {
  /** Scans of a table, by the index that they use; `none` for one that reads the whole table. */
  readonly scans: readonly string[];
  /** Rows that scans looked at, whether they were kept or not. */
  readonly read: number;
  /** The most rows that were sorted at once. */
  readonly sorted: number;
}

/** How the database really carries a statement out. */
export async function planOf(prisma: PrismaClient, { text, values }: Statement): Promise<Plan> {
  const [row] = await prisma.$queryRawUnsafe<{ 'QUERY PLAN': [{ Plan: Node }] }[]>(
    `EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${text}`,
    ...values,
  );
  const nodes = flat(row!['QUERY PLAN'][0].Plan).filter((node) => node['Actual Loops'] > 0);
  const scans = nodes.filter((node) => node['Node Type'].endsWith('Scan') && isOfTable(node));
  return {
    scans: scans.map((node) => node['Index Name'] ?? (node['Node Type'] === 'Bitmap Heap Scan' ? 'bitmap' : 'none')),
    read: scans.filter((node) => node['Relation Name'] !== undefined).reduce((sum, node) => sum + looked(node), 0),
    sorted: Math.max(
      0,
      ...nodes.filter((node) => node['Node Type'].includes('Sort')).map((node) => looked(node.Plans![0]!)),
    ),
  };
}

const flat = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(flat)];

const isOfTable = (node: Node) => node['Relation Name'] !== undefined || node['Node Type'] === 'Bitmap Index Scan';

const looked = (node: Node) =>
  node['Actual Loops'] *
  (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0));
