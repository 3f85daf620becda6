import type { HoldFilter, HoldReader } from '../../app/ports/hold-store.js';
import type { Portfolio } from '../../domain/access/viewer.js';
import { Prisma } from '../../generated/prisma/client.js';
import type { Read } from '../database/statement.js';
import { conditionSql, portfolioConditions } from '../loan/loan-conditions.js';
import { pageSql, toPage, type List } from '../sql/keyset.js';
import { allOf, among } from '../sql/sql.js';
import {
  endingBefore,
  isOfKind,
  standingOn,
  HOLD_COLUMNS,
  holdOf,
  shownHold,
  holdsOf,
  type HoldRow,
} from '../hold/hold-store.js';

const LIST = {
  table: 'Hold',
  columns: HOLD_COLUMNS,
  show: shownHold,
  sort: { name: 'from', sqlType: 'DATE', nullable: false, isShared: true },
  direction: 'ASC',
} as const satisfies Omit<List, 'where'>;

function conditionsOf({ kinds, standingOn: day, endingBefore: end, loanIds }: HoldFilter, portfolio: Portfolio) {
  const ofPortfolio = portfolioConditions(portfolio);
  const within = Prisma.sql`"Hold"."loanId" IN (SELECT "Loan"."id" FROM "Loan" WHERE ${conditionSql(ofPortfolio)})`;
  return [
    ...(kinds ? [isOfKind(kinds)] : []),
    ...(day ? [standingOn(day)] : []),
    ...(end ? [endingBefore(end)] : []),
    ...(loanIds ? [Prisma.sql`"Hold"."loanId" ${among(loanIds)}`] : []),
    ...(ofPortfolio.length === 0 ? [] : [within]),
  ];
}

export function holdReader(read: Read): HoldReader {
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
