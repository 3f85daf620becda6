import type { LoanFilter } from '../../app/loan-filter.js';
import type { LoanColumn, LoanReader } from '../../app/loan-reader.js';
import type { Portfolio } from '../../domain/access/portfolio.js';
import { Prisma } from '../../generated/prisma/client.js';
import type { Executor } from '../database/executor.js';
import { readPages } from '../read-pages.js';
import { pageSql, toPage } from '../keyset.js';
import { conditionSql, filterConditions, portfolioConditions } from './loan-conditions.js';
import { loanList } from './loan-list.js';
import { loanView, type LoanRow } from './loan-view.js';
import { portfolioFilter } from './portfolio-filter.js';

const OF_PARENT = [Prisma.sql`"Loan"."borrowerId" = "parent"."id"`];

export function loanReader(prisma: Executor): LoanReader {
  return {
    byIds: async (ids, columns, portfolio) => {
      const where = { AND: [{ id: { in: [...ids] } }, portfolioFilter(portfolio)] };
      const rows: LoanRow[] = await prisma.loan.findMany({ where, select: selectOf(columns) });
      return new Map(rows.map((row) => [row.id, loanView(row)]));
    },
    page: async (listing, window, columns, portfolio) => {
      const rows = await prisma.$queryRaw<LoanRow[]>(pageSql(loanList(listing, columns, portfolio), window));
      return toPage(rows.map(loanView), window);
    },
    pagesOf: (borrowerIds, listing, window, columns, portfolio) =>
      readPages(prisma, borrowerIds, loanList(listing, columns, portfolio, OF_PARENT), window, loanView),
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

const selectOf = (columns: ReadonlySet<LoanColumn>) => ({
  id: true as const,
  ...Object.fromEntries([...columns].map((column) => [column, true])),
});
