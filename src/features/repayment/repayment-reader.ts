import {
  REPAYMENT_SORTS,
  type RepaymentFilter,
  type RepaymentListing,
  type RepaymentReader,
  type RepaymentSort,
} from './repayment-listing.js';
import { WHOLE_PORTFOLIO, type Portfolio } from '../../domain/access/viewer.js';
import { Prisma } from '../../generated/prisma/client.js';
import type { Planning } from '../../platform/postgres/statement.js';
import type { ReadSource } from '../read-source.js';
import { conditionSql, filterConditions, hasDigest, portfolioConditions } from '../loan/loan-conditions.js';
import { pageSql, readPages, toPage, type List, type SortColumn } from '../../platform/postgres/sql/keyset.js';
import { allOf, among, anyOf, combinedSql, enumWays, within as inRange } from '../../platform/postgres/sql/sql.js';
import { REPAYMENT_COLUMNS, repaymentOf } from './repayment-store.js';

/** Amounts and days are read as text. */
const AS_TEXT: ReadonlySet<string> = new Set(['amount', 'effectiveDate', 'expiresOn']);

const shown = (alias: string, name: string) => `"${alias}"."${name}"${AS_TEXT.has(name) ? '::text' : ''}`;

export const INITIATED_AT: SortColumn = {
  name: 'initiatedAt',
  sqlType: 'TIMESTAMPTZ(3)',
  nullable: false,
  isShared: false,
};

const SORT_COLUMNS: Readonly<Record<RepaymentSort, SortColumn>> = {
  INITIATED_AT,
  EFFECTIVE_DATE: { name: 'effectiveDate', sqlType: 'DATE', nullable: true, isShared: true },
};

/** What every list of repayments reads of them. */
export const REPAYMENT_LIST = { table: 'Repayment', columns: REPAYMENT_COLUMNS, show: shown } as const;

const column = (name: string) => Prisma.raw(`"Repayment"."${name}"`);

const statesOf = enumWays('"Repayment"."state"', '"RepaymentState"');
const methodsOf = enumWays('"Repayment"."method"', '"RepaymentMethod"');
const naturesOf = enumWays('"Repayment"."nature"', '"PaymentNature"');

/** On loans that exist for the portfolio, and of a lender or servicer where one is asked for. */
function onLoans({ lenderId, servicerId }: RepaymentFilter, portfolio: Portfolio): Prisma.Sql[] {
  const conditions = [
    ...portfolioConditions(portfolio),
    ...filterConditions({
      ...(lenderId !== undefined && { lenderId }),
      ...(servicerId !== undefined && { servicerId }),
    }),
  ];
  if (conditions.length === 0) return [];
  return [Prisma.sql`"Repayment"."loanId" IN (SELECT "Loan"."id" FROM "Loan" WHERE ${conditionSql(conditions)})`];
}

interface Conditions {
  /** Of which exactly one holds. */
  readonly states: readonly Prisma.Sql[] | undefined;
  readonly ranges: Readonly<Partial<Record<string, Prisma.Sql>>>;
  readonly others: readonly Prisma.Sql[];
}

function conditionsOf(filter: RepaymentFilter, portfolio: Portfolio): Conditions {
  const { state, method, nature, loanIds, effectiveDate, initiatedAt, externalReferences } = filter;
  return {
    states: state && statesOf(state),
    ranges: {
      ...(effectiveDate && { effectiveDate: inRange(column('effectiveDate'), 'date', effectiveDate) }),
      ...(initiatedAt && { initiatedAt: inRange(column('initiatedAt'), 'timestamptz', initiatedAt) }),
    },
    others: [
      ...(loanIds ? [Prisma.sql`"Repayment"."loanId" ${among(loanIds)}`] : []),
      ...(method ? [anyOf(methodsOf(method))] : []),
      ...(nature ? [anyOf(naturesOf(nature))] : []),
      ...(externalReferences ? [hasDigest('Repayment', 'referenceDigest', externalReferences)] : []),
      ...onLoans(filter, portfolio),
      ...combinedSql(filter, meets),
    ],
  };
}

function meets(filter: RepaymentFilter, portfolio: Portfolio = WHOLE_PORTFOLIO): Prisma.Sql {
  const { states, ranges, others } = conditionsOf(filter, portfolio);
  return allOf([...(states ? [anyOf(states)] : []), ...given(ranges), ...others]);
}

const given = (ranges: Conditions['ranges']): Prisma.Sql[] =>
  Object.values(ranges).filter((range) => range !== undefined);

/** `within` narrows the list beyond what its filter says. */
export function repaymentList(
  { filter, sort, direction }: RepaymentListing,
  portfolio: Portfolio,
  within: readonly Prisma.Sql[] = [],
): List {
  const { states, ranges, others } = conditionsOf(filter, portfolio);
  const foreign = { ...ranges, [REPAYMENT_SORTS[sort]]: undefined };
  const isMerged = states !== undefined && states.length > 1 && within.length === 0;
  return {
    ...REPAYMENT_LIST,
    sort: SORT_COLUMNS[sort],
    direction,
    where: [...within, ...(states && !isMerged ? [anyOf(states)] : []), ...given(ranges), ...others],
    ...(isMerged && { anyOf: states }),
    ...(given(foreign).length > 0 && within.length === 0 && { narrowedBy: allOf(given(foreign)) }),
  };
}

const OF_PARENT = [Prisma.sql`"Repayment"."loanId" = "parent"."id"`];

const planningOf = (filter: RepaymentFilter): Planning => (Object.keys(filter).length === 0 ? 'ONCE' : 'EACH_TIME');

export function repaymentReader({ read }: Pick<ReadSource, 'read'>): RepaymentReader {
  const selection = Prisma.raw(REPAYMENT_COLUMNS.map((name) => shown('Repayment', name)).join());
  return {
    byIds: async (ids, portfolio) => {
      const rows = await read<Parameters<typeof repaymentOf>[0]>(
        Prisma.sql`SELECT ${selection} FROM "Repayment"
          WHERE ${allOf([Prisma.sql`"Repayment"."id" ${among(ids)}`, ...onLoans({}, portfolio)])}`,
      );
      return new Map(rows.map((row) => [row.id, repaymentOf(row)]));
    },
    page: async (listing, window, portfolio) => {
      const sql = pageSql(repaymentList(listing, portfolio), window);
      const rows = await read<Parameters<typeof repaymentOf>[0]>(sql, 'EACH_TIME');
      return toPage(rows.map(repaymentOf), window);
    },
    count: async (filter, portfolio) => {
      const [counted] = await read<{ count: string }>(
        Prisma.sql`SELECT count(*)::text AS "count" FROM "Repayment" WHERE ${meets(filter, portfolio)}`,
        'EACH_TIME',
      );
      return Number(counted?.count ?? 0);
    },
    pagesOf: (loanIds, listing, window) =>
      readPages(
        read,
        loanIds,
        repaymentList(listing, WHOLE_PORTFOLIO, OF_PARENT),
        window,
        repaymentOf,
        planningOf(listing.filter),
      ),
    countsOf: async (loanIds, filter) => {
      const counted = await read<{ loanId: string; count: string }>(
        Prisma.sql`SELECT "loanId", count(*)::text AS "count" FROM "Repayment"
          WHERE "loanId" ${among(loanIds)} AND ${meets(filter)} GROUP BY "loanId"`,
        planningOf(filter),
      );
      return new Map(counted.map(({ loanId, count }) => [loanId, Number(count)]));
    },
  };
}
