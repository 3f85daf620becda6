import type { LoanFilter } from '../../app/loan-filter.js';
import type { LoanColumn, LoanReader, LoanView } from '../../app/loan-reader.js';
import type { Portfolio } from '../../domain/access/portfolio.js';
import type { OpenPart } from '../../domain/record/field.js';
import { Prisma } from '../../generated/prisma/client.js';
import type { Executor } from '../database/executor.js';
import { readThrough } from '../database/read.js';
import { pageSql, toPage } from '../keyset.js';
import { readPages } from '../read-pages.js';
import { conditionSql, filterConditions, portfolioConditions } from './loan-conditions.js';
import { loanList } from './loan-list.js';
import { partsSql, withParts } from './loan-parts.js';
import { shownColumn } from './shown-column.js';

const OF_PARENT = [Prisma.sql`"Loan"."borrowerId" = "parent"."id"`];

/** Loans are read through `read`; rows come as they are shown. */
export function loanReader(prisma: Executor, read = readThrough(prisma)): LoanReader {
  return {
    byIds: async (ids, columns, portfolio, parts = NO_PARTS) => {
      const rows = await read<LoanView>(byIdsSql(ids, columns, portfolio, parts));
      return new Map(viewsOf(rows, parts).map((row) => [row.id, row]));
    },
    page: async (listing, window, columns, portfolio, parts = NO_PARTS) => {
      const planning = Object.keys(listing.filter).length === 0 ? 'ONCE' : 'EACH_TIME';
      const list = { ...loanList(listing, columns, portfolio), along: partsSql(parts, '"page"."id"') };
      return toPage(viewsOf(await read<LoanView>(pageSql(list, window), planning), parts), window);
    },
    pagesOf: (borrowerIds, listing, window, columns, portfolio) =>
      readPages(
        prisma,
        borrowerIds,
        loanList(listing, columns, portfolio, OF_PARENT),
        window,
        (row: LoanView): LoanView => row,
      ),
    count: async (filter, portfolio) => {
      const [counted] = await prisma.$queryRaw<{ count: bigint }[]>`
        SELECT count(*) FROM "Loan" WHERE ${listed(filter, portfolio)}`;
      return Number(counted?.count ?? 0);
    },
    countsOf: async (borrowerIds, filter, portfolio) => {
      const counted = await prisma.$queryRaw<{ borrowerId: string; count: bigint }[]>`
        SELECT "borrowerId", count(*) FROM "Loan"
        WHERE "borrowerId" = ANY(${[...borrowerIds]}::text[]) AND ${listed(filter, portfolio)} GROUP BY "borrowerId"`;
      return new Map(counted.map(({ borrowerId, count }) => [borrowerId, Number(count)]));
    },
  };
}

const listed = (filter: LoanFilter, portfolio: Portfolio): Prisma.Sql =>
  conditionSql([...portfolioConditions(portfolio), ...filterConditions(filter)]);

const NO_PARTS: ReadonlySet<OpenPart> = new Set();

const viewsOf = (rows: readonly LoanView[], parts: ReadonlySet<OpenPart>): readonly LoanView[] =>
  parts.size === 0 ? rows : rows.map(withParts(parts));

/** A set of columns belongs to a field of a document and comes again with every request for it. */
const selections = new WeakMap<ReadonlySet<LoanColumn>, Prisma.Sql>();

function byIdsSql(
  ids: readonly string[],
  columns: ReadonlySet<LoanColumn>,
  portfolio: Portfolio,
  parts: ReadonlySet<OpenPart>,
): Prisma.Sql {
  const selected =
    selections.get(columns) ?? Prisma.raw(['id', ...columns].map((name) => shownColumn('Loan', name)).join(', '));
  selections.set(columns, selected);
  const along = partsSql(parts, '"Loan"."id"');
  return Prisma.sql`SELECT ${selected}${Prisma.raw(along.columns)} FROM "Loan" ${Prisma.raw(along.joins)}
    WHERE "Loan"."id" = ANY(${[...ids]}::text[]) AND ${conditionSql(portfolioConditions(portfolio))}`;
}
