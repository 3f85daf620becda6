import type { PortfolioDimension, PortfolioSelection } from '../../app/ports/portfolio-reader.js';
import type { Portfolio } from '../../domain/access/viewer.js';
import { Prisma } from '../../generated/prisma/client.js';
import type { Planning } from '../database/statement.js';
import { samePersonSql } from '../loan/loan-conditions.js';
import { allOf, anyOf, constant } from '../sql/sql.js';
import { SHARE_MEASURES } from './fold-portfolio.js';

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
