import type { PortfolioTotals } from '../../domain/portfolio/summary.js';
import { Prisma, type PrismaClient } from '../../generated/prisma/client.js';

/** What the totals are kept apart by. */
export const SHARE_KEYS = ['scope', 'lenderId', 'servicerId', 'loanStatus', 'bucket', 'grade', 'riskRating'] as const;

/** What is summed. */
export const SHARE_MEASURES = [
  'loans',
  'principal',
  'balance',
  'pastDue',
  'rateWeight',
  'ltvWeight',
  'ltvBalance',
  'termWeight',
  'chargedOff',
  'recovered',
] as const satisfies readonly (keyof PortfolioTotals)[];

export type ShareMeasure = (typeof SHARE_MEASURES)[number];

/** Summing so many more rows is not felt. */
const ROWS_LEFT_ALONE = 500;
const AT_MOST_EVERY_MS = 1_000;

const list = (names: readonly string[], print: (name: string) => string) => Prisma.raw(names.map(print).join(', '));
const KEYS = list(SHARE_KEYS, (name) => `"${name}"`);
const MEASURES = list(SHARE_MEASURES, (name) => `"${name}"`);
const SUMS = list(SHARE_MEASURES, (name) => `SUM("${name}")`);
const ADDED = list(SHARE_MEASURES, (name) => `"${name}" = t."${name}" + EXCLUDED."${name}"`);

const NOTHING = Prisma.raw(SHARE_MEASURES.map((name) => `"${name}" = 0`).join(' AND '));

/** A day's end leaves hundreds of thousands of rows. */
const LONGEST = { maxWait: 10_000, timeout: 120_000 };

const lastLook = new WeakMap<PrismaClient, number>();

/**
 * Adds what changed to the totals, behind the answer that noticed it and not more often than now and then. What changes
 * meanwhile is left for the next time; if another process is at it, it is left to that one.
 */
export function foldPortfolio(prisma: PrismaClient): void {
  const now = Date.now();
  if (now - (lastLook.get(prisma) ?? 0) < AT_MOST_EVERY_MS) return;
  lastLook.set(prisma, now);
  // A fold that fails loses nothing: totals and changes sum to the same, and the next look finds them again.
  void foldChanges(prisma, ROWS_LEFT_ALONE).catch(() => undefined);
}

export function foldChanges(prisma: PrismaClient, leftAlone: number): Promise<void> {
  return prisma.$transaction(async (tx) => {
    const [look] = await tx.$queryRaw<{ free: boolean; rows: bigint }[]>`
      SELECT pg_try_advisory_xact_lock(hashtext('fold-portfolio')) AS "free", COUNT(*) AS "rows" FROM "PortfolioChange"`;
    if (look?.free !== true || look.rows <= leftAlone) return;
    await tx.$executeRaw`
      WITH gone AS (DELETE FROM "PortfolioChange" RETURNING *)
      INSERT INTO "PortfolioTotal" AS t (${KEYS}, ${MEASURES})
      SELECT ${KEYS}, ${SUMS} FROM gone GROUP BY ${KEYS}
      ON CONFLICT (${KEYS}) DO UPDATE SET ${ADDED}`;
    // Loans that went elsewhere leave nothing, of which everybody who sums would read the rows.
    await tx.$executeRaw`DELETE FROM "PortfolioTotal" WHERE ${NOTHING}`;
  }, LONGEST);
}
