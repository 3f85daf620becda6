import { LOAN_COLUMNS } from '../../domain/record/loan-columns.js';
import {
  LOAN_SORTS,
  type LoanColumn,
  type LoanListing,
  type LoanSort,
  type LoanFilter,
  type LoanReader,
  type LoanView,
} from './loan-reader.js';
import type { Portfolio } from '../../domain/access/viewer.js';
import { Prisma } from '../../generated/prisma/client.js';
import { type List, type SortColumn, pageSql, toPage, readPages } from '../../platform/postgres/sql/keyset.js';
import { conditionSql, filterConditions, portfolioConditions, type LoanCondition } from './loan-conditions.js';
import { getOrCreate } from '../../platform/runtime/get-or-create.js';
import type { OpenPart } from '../../domain/record/field.js';
import type { Planning, Statement } from '../../platform/postgres/statement.js';
import type { ReadSource } from '../read-source.js';
import { PartsOfRow, partsSql } from './sealed-parts.js';
import { among } from '../../platform/postgres/sql/sql.js';

const SHOWN = {
  amount: (reference: string) => `${reference}::text`,
  decimal: (reference: string) => `trim_scale(${reference})::text`,
  date: (reference: string) => `${reference}::text`,
};

const shown = new Map<string, (reference: string) => string>(
  LOAN_COLUMNS.flatMap(({ name, type, sqlType }) => {
    const show = sqlType.endsWith(',2)')
      ? SHOWN.amount
      : type === 'decimal' || type === 'date'
        ? SHOWN[type]
        : undefined;
    return show ? [[name, show]] : [];
  }),
);

/** A column of Loan as the graph shows it: amounts with their cents, other decimals without idle zeros, dates as text. */
export function shownColumn(table: string, name: string): string {
  const reference = `"${table}"."${name}"`;
  const show = shown.get(name);
  return show ? `${show(reference)} AS "${name}"` : reference;
}

/** Columns with an index that goes on in the order of the sort: the loans of one value are read in order. */
const LED_BY: Partial<Record<LoanSort, readonly string[]>> = {
  CREATED_AT: [
    'borrowerId',
    'lenderId',
    'primaryServicerId',
    'servicerId',
    'loanStatus',
    'paymentStatus',
    'riskRating',
    'grade',
    'dealerState',
    'encumberedStatus',
  ],
  DAYS_PAST_DUE: ['lenderId', 'primaryServicerId', 'servicerId', 'loanStatus'],
  NEXT_PAYMENT_DATE: ['loanStatus'],
  REMAINING_BALANCE: ['loanStatus'],
};

/** Beyond it, merging one page per value costs more than sorting. */
const MOST_MERGED = 9;

/** `within` narrows the list beyond what its filter says. */
export function loanList(
  { filter, sort, direction }: LoanListing,
  columns: ReadonlySet<LoanColumn>,
  portfolio: Portfolio,
  within: readonly Prisma.Sql[] = [],
): List {
  const conditions = [...portfolioConditions(portfolio), ...filterConditions(filter)];
  const merged = within.length > 0 ? undefined : mergedBy(sort, conditions);
  return {
    table: 'Loan',
    columns: [...new Set(['id', ...columns, LOAN_SORTS[sort]])],
    show: shownColumn,
    sort: sortColumn(LOAN_SORTS[sort]),
    direction,
    where: [...within, conditionSql(conditions.filter((condition) => condition !== merged))],
    ...(merged && { anyOf: merged.ways }),
    ...narrowedBy(sort, conditions, within),
  };
}

/** What is to be charged off, or else the first condition that an index leads with; what has one way needs no merging. */
function mergedBy(sort: LoanSort, conditions: readonly LoanCondition[]): LoanCondition | undefined {
  const leading =
    conditions.find(({ on, ways }) => on === 'chargeOffDue' && ways.length > 1) ??
    conditions.find(({ on }) => LED_BY[sort]?.includes(on));
  return leading && leading.ways.length > 1 && leading.ways.length <= MOST_MERGED ? leading : undefined;
}

/** Ranges of other figures than the one sorted by; late loans have an index newest first. */
function narrowedBy(sort: LoanSort, conditions: readonly LoanCondition[], within: readonly Prisma.Sql[]) {
  const served = [LOAN_SORTS[sort], ...(sort === 'CREATED_AT' ? ['currentDpd'] : [])];
  const ranges = conditions.filter(({ on, isRange }) => isRange && !served.includes(on));
  return ranges.length === 0 || within.length > 0 ? {} : { narrowedBy: conditionSql(ranges) };
}

function sortColumn(name: LoanColumn | 'id'): SortColumn {
  if (name === 'id') return { name, sqlType: 'text', nullable: false, isShared: false };
  const found = LOAN_COLUMNS.find((column) => column.name === name);
  if (!found) throw new Error(`${name} is no column to sort by`);
  // A cast to NUMERIC(18,2) would round a cursor that someone wrote by hand.
  const sqlType = found.type === 'decimal' ? 'NUMERIC' : found.sqlType;
  return { name, sqlType, nullable: found.nullable, isShared: found.type !== 'timestamp' };
}

const OF_PARENT = [Prisma.sql`"Loan"."borrowerId" = "parent"."id"`];

/** Loans are read through `read`; rows come as they are shown. */
export function loanReader({ read }: Pick<ReadSource, 'read'>): LoanReader {
  return {
    byIds: async (ids, columns, portfolio, parts = NO_PARTS) => {
      const rows = await read<LoanView>(byIdsSql(ids, columns, portfolio, parts));
      return new Map(viewsOf(rows, parts).map((row) => [row.id, row]));
    },
    page: async (listing, window, columns, portfolio, parts = NO_PARTS) => {
      const list = { ...loanList(listing, columns, portfolio), along: partsSql(parts, '"page"."id"') };
      const sql = pageSql(list, window);
      return toPage(viewsOf(await read<LoanView>(sql, planningOf(listing, sql)), parts), window);
    },
    pagesOf: (borrowerIds, listing, window, columns, portfolio) =>
      readPages(
        read,
        borrowerIds,
        loanList(listing, columns, portfolio, OF_PARENT),
        window,
        (row: LoanView): LoanView => row,
        // Of one borrower they are few, and found by it; what else they are to meet may take long to look up.
        filterConditions(listing.filter).length === 0 ? 'ONCE' : 'EACH_TIME',
      ),
    count: async (filter, portfolio) => {
      const [counted] = await read<{ count: string }>(countSql(filter, portfolio), 'EACH_TIME');
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

/**
 * Unfiltered lists, and those filtered by ids that an index of the sort starts with, are read in order, for any values.
 */
function planningOf({ filter, sort }: LoanListing, { values }: Prisma.Sql): Planning {
  const [first, ...others] = filterConditions(filter);
  if (!first) return 'ONCE';
  const isInOrder = others.length === 0 && LED_BY[sort]?.includes(first.on) && first.ways.length <= MOST_MERGED;
  return isInOrder && values.length === 0 ? 'ONCE' : 'EACH_TIME';
}

export const countSql = (filter: LoanFilter, portfolio: Portfolio): Prisma.Sql =>
  Prisma.sql`SELECT count(*)::text AS "count" FROM "Loan" WHERE ${listed(filter, portfolio)}`;

const listed = (filter: LoanFilter, portfolio: Portfolio): Prisma.Sql =>
  conditionSql([...portfolioConditions(portfolio), ...filterConditions(filter)]);

const NO_PARTS: ReadonlySet<OpenPart> = new Set();

const viewsOf = (rows: readonly LoanView[], parts: ReadonlySet<OpenPart>): readonly LoanView[] =>
  parts.size === 0 ? rows : rows.map((row) => ({ ...row, brought: new PartsOfRow(parts, row, row.id) }));

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
  const byParts = getOrCreate(texts, columns, () => new WeakMap<ReadonlySet<OpenPart>, Map<string, string>>());
  const byKind = getOrCreate(byParts, parts, () => new Map<string, string>());
  const text = getOrCreate(byKind, `${portfolio.kind} ${ids.length === 1 ? 'one' : 'many'}`, () => {
    const selected = ['id', ...columns].map((name) => shownColumn('Loan', name)).join(', ');
    const along = partsSql(parts, '"Loan"."id"');
    const from = `SELECT ${selected}${along.columns} FROM "Loan" ${along.joins}`;
    return Prisma.sql`${Prisma.raw(from)} WHERE "Loan"."id" ${wanted} AND ${within}`.text;
  });
  return { text, values: [...wanted.values, ...within.values] };
}
