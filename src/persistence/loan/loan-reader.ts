import type { LoanFilter } from '../../app/loan-filter.js';
import type { LoanColumn, LoanReader, LoanView } from '../../app/loan-reader.js';
import type { Portfolio } from '../../domain/access/portfolio.js';
import { obtain } from '../../domain/obtain.js';
import type { OpenPart } from '../../domain/record/field.js';
import { Prisma } from '../../generated/prisma/client.js';
import type { Executor } from '../database/executor.js';
import { readThrough } from '../database/read.js';
import type { Statement } from '../database/statement.js';
import { pageSql, toPage } from '../keyset.js';
import { readPages } from '../read-pages.js';
import { PartsOfRow, partsSql } from '../record/joined-parts.js';
import { among } from '../sql.js';
import { conditionSql, filterConditions, portfolioConditions } from './loan-conditions.js';
import { loanList } from './loan-list.js';
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
        read,
        borrowerIds,
        loanList(listing, columns, portfolio, OF_PARENT),
        window,
        (row: LoanView): LoanView => row,
      ),
    count: async (filter, portfolio) => {
      const [counted] = await read<{ count: string }>(
        Prisma.sql`SELECT count(*)::text AS "count" FROM "Loan" WHERE ${listed(filter, portfolio)}`,
        'EACH_TIME',
      );
      return Number(counted?.count ?? 0);
    },
    countsOf: async (borrowerIds, filter, portfolio) => {
      const counted = await read<{ borrowerId: string; count: string }>(
        Prisma.sql`SELECT "borrowerId", count(*)::text AS "count" FROM "Loan"
          WHERE "borrowerId" ${among(borrowerIds)} AND ${listed(filter, portfolio)} GROUP BY "borrowerId"`,
        'EACH_TIME',
      );
      return new Map(counted.map(({ borrowerId, count }) => [borrowerId, Number(count)]));
    },
  };
}

const listed = (filter: LoanFilter, portfolio: Portfolio): Prisma.Sql =>
  conditionSql([...portfolioConditions(portfolio), ...filterConditions(filter)]);

const NO_PARTS: ReadonlySet<OpenPart> = new Set();

const viewsOf = (rows: readonly LoanView[], parts: ReadonlySet<OpenPart>): readonly LoanView[] =>
  parts.size === 0 ? rows : rows.map((row) => Object.assign(row, { brought: new PartsOfRow(parts, row, row.id) }));

/** Columns and parts belong to a field of a document and come again with every request for it. */
const texts = new WeakMap<ReadonlySet<LoanColumn>, WeakMap<ReadonlySet<OpenPart>, Map<string, string>>>();

function byIdsSql(
  ids: readonly string[],
  columns: ReadonlySet<LoanColumn>,
  portfolio: Portfolio,
  parts: ReadonlySet<OpenPart>,
): Statement {
  const wanted = among(ids);
  const within = conditionSql(portfolioConditions(portfolio));
  const byParts = obtain(texts, columns, () => new WeakMap<ReadonlySet<OpenPart>, Map<string, string>>());
  const byKind = obtain(byParts, parts, () => new Map<string, string>());
  const text = obtain(byKind, `${portfolio.kind} ${ids.length === 1 ? 'one' : 'many'}`, () => {
    const selected = ['id', ...columns].map((name) => shownColumn('Loan', name)).join(', ');
    const along = partsSql(parts, '"Loan"."id"');
    const from = `SELECT ${selected}${along.columns} FROM "Loan" ${along.joins}`;
    return Prisma.sql`${Prisma.raw(from)} WHERE "Loan"."id" ${wanted} AND ${within}`.text;
  });
  return { text, values: [...wanted.values, ...within.values] };
}
