import { LOAN_SORTS, type LoanColumn, type LoanFilter, type LoanReader, type LoanView } from '../../app/loan-reader.js';
import type { Keyset, Window } from '../../app/paging.js';
import type { Portfolio } from '../../domain/access/portfolio.js';
import { LOAN_COLUMNS } from '../../domain/record/loan-columns.js';
import type { Prisma } from '../../generated/prisma/client.js';
import type { Executor } from '../database/executor.js';
import { keysetQuery, toPage } from '../keyset.js';
import { loanView, type LoanRow } from './loan-view.js';
import { portfolioFilter } from './portfolio-filter.js';

export function loanReader(prisma: Executor): LoanReader {
  const read = async (query: Prisma.LoanFindManyArgs, columns: ReadonlySet<LoanColumn>): Promise<LoanView[]> => {
    const rows = await prisma.loan.findMany({ ...query, select: selectOf(columns) });
    return (rows as LoanRow[]).map(loanView);
  };
  return {
    byIds: async (ids, columns, portfolio) => {
      const where = { AND: [{ id: { in: [...ids] } }, portfolioFilter(portfolio)] };
      const rows = await read({ where }, columns);
      return new Map(rows.map((row) => [row.id, row]));
    },
    page: async ({ filter, sort, direction }, window, columns, portfolio) => {
      const column = LOAN_SORTS[sort];
      const { AND, orderBy, take } = keysetQuery(sortColumn(column), direction, inColumn(column, window));
      const where = { AND: [filterWhere(filter, portfolio), ...AND] } as Prisma.LoanWhereInput;
      return toPage(await read({ where, orderBy, take }, new Set([...columns, column])), window);
    },
    count: (filter, portfolio) => prisma.loan.count({ where: filterWhere(filter, portfolio) }),
  };
}

function sortColumn(column: LoanColumn) {
  const found = LOAN_COLUMNS.find(({ name }) => name === column);
  if (!found) throw new Error(`${column} is no column to sort by`);
  return found;
}

/** Prisma takes dates and instants as Date only. */
function inColumn(column: LoanColumn, window: Window) {
  const { type } = sortColumn(column);
  if (type !== 'date' && type !== 'timestamp') return window;
  const convert = (keyset: Keyset | undefined) =>
    keyset && { ...keyset, value: keyset.value === null ? null : new Date(keyset.value) };
  return { ...window, after: convert(window.after), before: convert(window.before) };
}

const selectOf = (columns: ReadonlySet<LoanColumn>): Prisma.LoanSelect => ({
  id: true,
  ...Object.fromEntries([...columns].map((column) => [column, true])),
});

function filterWhere({ loanStatus, ...equal }: LoanFilter, portfolio: Portfolio): Prisma.LoanWhereInput {
  return { AND: [portfolioFilter(portfolio), equal, loanStatus ? { loanStatus: { in: [...loanStatus] } } : {}] };
}
