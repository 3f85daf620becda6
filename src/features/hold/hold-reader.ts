import type { HoldFilter, HoldReader } from './hold-store.js';
import { WHOLE_PORTFOLIO, type Portfolio } from '../../domain/access/viewer.js';
import { Prisma } from '../../generated/prisma/client.js';
import type { ReadSource } from '../read-source.js';
import { conditionSql, portfolioConditions } from '../loan/loan-conditions.js';
import { pageSql, toPage, type List } from '../../platform/postgres/sql/keyset.js';
import { allOf, among, combinedSql } from '../../platform/postgres/sql/sql.js';
import {
  endingBefore,
  isOfKind,
  standingOn,
  HOLD_COLUMNS,
  holdOf,
  shownHold,
  holdsOf,
  reliefsSql,
  type HoldRow,
} from '../loan/loan-holds.js';

const LIST = {
  table: 'Hold',
  columns: HOLD_COLUMNS,
  show: shownHold,
  sort: { name: 'from', sqlType: 'DATE', nullable: false, isShared: true },
  direction: 'ASC',
  along: { columns: reliefsSql('page'), joins: '' },
} as const satisfies Omit<List, 'where'>;

function conditionsOf(filter: HoldFilter, portfolio: Portfolio): Prisma.Sql[] {
  const { kinds, activeOn: day, endingBefore: end, loanIds } = filter;
  const ofPortfolio = portfolioConditions(portfolio);
  const within = Prisma.sql`"Hold"."loanId" IN (SELECT "Loan"."id" FROM "Loan" WHERE ${conditionSql(ofPortfolio)})`;
  return [
    ...(kinds ? [isOfKind(kinds)] : []),
    ...(day ? [standingOn(day)] : []),
    ...(end ? [endingBefore(end)] : []),
    ...(loanIds ? [Prisma.sql`"Hold"."loanId" ${among(loanIds)}`] : []),
    ...(ofPortfolio.length === 0 ? [] : [within]),
    ...combinedSql(filter, (each) => allOf(conditionsOf(each, WHOLE_PORTFOLIO))),
  ];
}

export function holdReader({ read }: Pick<ReadSource, 'read'>): HoldReader {
  return {
    ofLoans: (loanIds) => holdsOf(read, loanIds),
    page: async (filter, window, portfolio) => {
      const sql = pageSql({ ...LIST, where: conditionsOf(filter, portfolio) }, window);
      return toPage((await read<HoldRow>(sql, 'EACH_TIME')).map(holdOf), window);
    },
    count: async (filter, portfolio) => {
      const [counted] = await read<{ count: string }>(
        Prisma.sql`SELECT count(*)::text AS "count" FROM "Hold" WHERE ${allOf(conditionsOf(filter, portfolio))}`,
        'EACH_TIME',
      );
      return Number(counted?.count ?? 0);
    },
  };
}
