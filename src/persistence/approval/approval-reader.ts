import type { ApprovalFilter, ApprovalReader } from '../../app/ports/approval-stores.js';
import type { Portfolio } from '../../domain/access/viewer.js';
import { Prisma } from '../../generated/prisma/client.js';
import type { Read } from '../database/statement.js';
import { conditionSql, portfolioConditions } from '../loan/loan-conditions.js';
import { pageSql, toPage, type List, type SortColumn } from '../sql/keyset.js';
import { allOf, among, anyOf, enumWays } from '../sql/sql.js';
import { APPROVAL_COLUMNS, approvalOf, shownApproval, type ApprovalFacts } from './approval-store.js';

const REQUESTED_AT: SortColumn = {
  name: 'requestedAt',
  sqlType: 'TIMESTAMPTZ(3)',
  nullable: false,
  isShared: false,
};

const statesOf = enumWays('"ApprovalRequest"."state"', '"ApprovalState"');

function onLoans(portfolio: Portfolio): Prisma.Sql[] {
  const conditions = portfolioConditions(portfolio);
  if (conditions.length === 0) return [];
  return [Prisma.sql`"ApprovalRequest"."loanId" IN (SELECT "Loan"."id" FROM "Loan" WHERE ${conditionSql(conditions)})`];
}

const conditionsOf = ({ state, command, loanId }: ApprovalFilter, portfolio: Portfolio): Prisma.Sql[] => [
  ...(state ? [anyOf(statesOf(state))] : []),
  ...(command ? [Prisma.sql`"ApprovalRequest"."command" ${among(command)}`] : []),
  ...(loanId === undefined ? [] : [Prisma.sql`"ApprovalRequest"."loanId" = ${loanId}`]),
  ...onLoans(portfolio),
];

export const approvalList = (filter: ApprovalFilter, portfolio: Portfolio): List => ({
  table: 'ApprovalRequest',
  columns: APPROVAL_COLUMNS,
  show: shownApproval,
  sort: REQUESTED_AT,
  direction: 'ASC',
  where: conditionsOf(filter, portfolio),
});

export function approvalReader(read: Read): ApprovalReader {
  const selection = Prisma.raw(APPROVAL_COLUMNS.map((name) => shownApproval('ApprovalRequest', name)).join());
  return {
    byIds: async (ids, portfolio) => {
      const rows = await read<ApprovalFacts>(
        Prisma.sql`SELECT ${selection} FROM "ApprovalRequest"
          WHERE ${allOf([Prisma.sql`"ApprovalRequest"."id" ${among(ids)}`, ...onLoans(portfolio)])}`,
      );
      return new Map(rows.map((row) => [row.id, approvalOf(row)]));
    },
    page: async (filter, window, portfolio) => {
      const rows = await read<ApprovalFacts>(pageSql(approvalList(filter, portfolio), window), 'EACH_TIME');
      return toPage(rows.map(approvalOf), window);
    },
    count: async (filter, portfolio) => {
      const [counted] = await read<{ count: string }>(
        Prisma.sql`SELECT count(*)::text AS "count" FROM "ApprovalRequest" WHERE ${allOf(conditionsOf(filter, portfolio))}`,
        'EACH_TIME',
      );
      return Number(counted?.count ?? 0);
    },
  };
}
