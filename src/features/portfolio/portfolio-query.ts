import type { PortfolioDimension, PortfolioSelection } from './portfolio-reader.js';
import type { Portfolio } from '../../domain/access/viewer.js';
import type { PortfolioTotals } from '../../domain/portfolio/summary.js';
import { Prisma, type PrismaClient } from '../../generated/prisma/client.js';
import type { Planning } from '../../platform/postgres/statement.js';
import { samePersonSql } from '../loan/loan-conditions.js';
import { allOf, anyOf, constant } from '../../platform/postgres/sql/sql.js';

/** What the totals are kept apart by. */
const SHARE_KEYS = ['scope', 'lenderId', 'servicerId', 'loanStatus', 'bucket', 'grade', 'riskRating'] as const;

/** What is summed. */
const SHARE_MEASURES = [
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
    // Loans that moved elsewhere leave no rows that every sum would read.
    await tx.$executeRaw`DELETE FROM "PortfolioTotal" WHERE ${NOTHING}`;
  }, LONGEST);
}

/** Divisions within one total, in the order of the grouping. */
const TRAITS = ['loanStatus', 'bucket', 'grade', 'riskRating'] as const satisfies readonly PortfolioDimension[];

/** What a division shows; only the total has averages and losses too. */
const SHOWN: ReadonlySet<string> = new Set(['loans', 'principal', 'balance', 'pastDue']);

const ALL_SUMS = Prisma.raw(SHARE_MEASURES.map((measure) => `SUM(s."${measure}")::text AS "${measure}"`).join(', '));
const SHOWN_SUMS = Prisma.raw(
  SHARE_MEASURES.map((measure) => (SHOWN.has(measure) ? `SUM(s."${measure}")::text` : 'NULL::text')).join(', '),
);

/** Whose loans: those of the viewer's portfolio, and of them those that were asked for. */
interface Owners {
  readonly lenderIds: readonly string[];
  readonly servicerIds: readonly string[];
}

function ownersOf({ lenderId, servicerId }: PortfolioSelection, portfolio: Portfolio): Owners {
  const given = (...ids: (string | undefined)[]) => [...new Set(ids.filter((id) => id !== undefined))];
  return {
    lenderIds: given(portfolio.kind === 'LENDER' ? portfolio.id : undefined, lenderId),
    servicerIds: given(portfolio.kind === 'SERVICER' ? portfolio.id : undefined, servicerId),
  };
}

/** One statement for the total and every division that was asked for: rows of dimension, key and sums. */
export function portfolioQuery(
  dimensions: ReadonlySet<PortfolioDimension>,
  selection: PortfolioSelection,
  portfolio: Portfolio,
): Prisma.Sql {
  const owners = ownersOf(selection, portfolio);
  const source = sourceFor(portfolio, owners);
  const traits = TRAITS.filter((trait) => dimensions.has(trait));
  const byOwner = (['lenderId', 'servicerId'] as const).filter((owner) => dimensions.has(owner));
  return Prisma.join(
    [
      totalOf(source, owners, selection),
      ...(traits.length === 0 ? [] : [byTraits(source, traits, owners, selection)]),
      ...byOwner.map((owner) => dividedBy(source, owner, owners, selection)),
    ],
    ' UNION ALL ',
  );
}

/** Loans that two servicers share may be many; those of one borrower are not. */
export const portfolioPlanning = (selection: PortfolioSelection, portfolio: Portfolio): Planning =>
  portfolio.kind !== 'BORROWER' && ownersOf(selection, portfolio).servicerIds.length > 1 ? 'EACH_TIME' : 'ONCE';

/**
 * The totals as they are kept. Loans of one borrower, and loans that two servicers share, have no total of their own: they
 * are summed as they are.
 */
function sourceFor(portfolio: Portfolio, { servicerIds }: Owners): Prisma.Sql {
  if (portfolio.kind !== 'BORROWER' && servicerIds.length < 2)
    return Prisma.sql`(SELECT * FROM "PortfolioTotal" UNION ALL SELECT ${CHANGE_COLUMNS} FROM "PortfolioChange")`;
  const isServed = servicerIds.map((id) => Prisma.sql`${id} IN (l."primaryServicerId", l."secondaryServicerId")`);
  const isTheirs =
    portfolio.kind === 'BORROWER' ? [Prisma.sql`l."borrowerId" = ANY(${samePersonSql(portfolio.id)})`] : [];
  return Prisma.sql`(
    SELECT o."scope", o."lenderId", o."servicerId", p.*
    FROM "Loan" l, "portfolioShareOf"(l) p, "portfolioScopesOf"(l) o WHERE ${allOf([...isTheirs, ...isServed])})`;
}

const CHANGE_COLUMNS = Prisma.raw(
  ['scope', 'lenderId', 'servicerId', ...TRAITS, ...SHARE_MEASURES].map((column) => `"${column}"`).join(', '),
);

/** The rows of one kind of total. Two lenders leave none; of two servicers either will do, as the source has both. */
function inScope({ lenderIds, servicerIds }: Owners, divided?: 'lenderId' | 'servicerId'): Prisma.Sql {
  const lender = lenderIds.length > 0 || divided === 'lenderId';
  const servicer = servicerIds.length > 0 || divided === 'servicerId';
  const scope = lender && servicer ? 'PAIR' : lender ? 'LENDER' : servicer ? 'SERVICER' : 'ALL';
  return allOf([
    Prisma.sql`s."scope" = ${constant(scope)}`,
    ...lenderIds.map((id) => Prisma.sql`s."lenderId" = ${id}`),
    ...servicerIds.slice(0, 1).map((id) => Prisma.sql`s."servicerId" = ${id}`),
  ]);
}

function totalOf(source: Prisma.Sql, owners: Owners, selection: PortfolioSelection): Prisma.Sql {
  return Prisma.sql`
    SELECT NULL::text AS "dimension", NULL::text AS "key", ${ALL_SUMS}
    FROM ${source} s WHERE ${inScope(owners)} AND ${matching(selection)}`;
}

function byTraits(
  source: Prisma.Sql,
  traits: readonly (typeof TRAITS)[number][],
  owners: Owners,
  selection: PortfolioSelection,
): Prisma.Sql {
  const branches = (print: (trait: string) => string) =>
    Prisma.raw(`CASE ${traits.map((trait) => `WHEN GROUPING(s."${trait}") = 0 THEN ${print(trait)}`).join(' ')} END`);
  return Prisma.sql`
    SELECT ${branches((trait) => `'${trait}'`)}, ${branches((trait) => `s."${trait}"`)}, ${SHOWN_SUMS}
    FROM ${source} s WHERE ${inScope(owners)} AND ${matching(selection)}
    GROUP BY GROUPING SETS (${Prisma.raw(traits.map((trait) => `(s."${trait}")`).join(', '))})`;
}

const dividedBy = (
  source: Prisma.Sql,
  owner: 'lenderId' | 'servicerId',
  owners: Owners,
  selection: PortfolioSelection,
): Prisma.Sql => Prisma.sql`
  SELECT ${owner}, ${Prisma.raw(`s."${owner}"`)}, ${SHOWN_SUMS}
  FROM ${source} s WHERE ${inScope(owners, owner)} AND ${matching(selection)} GROUP BY 2`;

function matching({ loanStatus, bucket, grade, riskRating }: PortfolioSelection): Prisma.Sql {
  const among = (column: string, values: readonly string[] | undefined) =>
    values === undefined ? [] : [Prisma.sql`${Prisma.raw(`s."${column}"`)} = ANY(${[...values]})`];
  return allOf([
    ...among('loanStatus', loanStatus),
    ...among('bucket', bucket),
    ...among('grade', grade),
    ...among('riskRating', riskRating),
  ]);
}

/** The same for rows that keep the loans' own owners. They do not tell borrowers apart, so a borrower is shown none. */
export function ownedBy(selection: PortfolioSelection, portfolio: Portfolio): Prisma.Sql {
  if (portfolio.kind === 'BORROWER') return Prisma.sql`FALSE`;
  const { lenderIds, servicerIds } = ownersOf(selection, portfolio);
  return allOf([
    ...lenderIds.map((id) => Prisma.sql`s."lenderId" = ${id}`),
    ...servicerIds.map((id) =>
      anyOf([Prisma.sql`s."primaryServicerId" = ${id}`, Prisma.sql`s."secondaryServicerId" = ${id}`]),
    ),
  ]);
}
