import type { ReadSource } from '../read-source.js';
import type {
  ApprovalRequest,
  ApprovalStore,
  ApprovalView,
  ApprovalFilter,
  ApprovalReader,
} from './approval-stores.js';
import { WHOLE_PORTFOLIO, type Portfolio } from '../../domain/access/viewer.js';
import type { ApprovableCommand } from '../../domain/adjustment/policy.js';
import type { JsonObject } from '../../domain/record/json.js';
import { Prisma, type ApprovalRequest as StoredApproval } from '../../generated/prisma/client.js';
import type { Session } from '../../platform/postgres/database.js';
import { insertion } from '../../platform/postgres/statement.js';
import { conditionSql, portfolioConditions } from '../loan/loan-conditions.js';
import { sealedText, textPlace, type LoanSeals } from '../loan/loan-seals.js';
import { pageSql, toPage, type List, type SortColumn } from '../../platform/postgres/sql/keyset.js';
import { allOf, among, anyOf, combinedSql, enumWays } from '../../platform/postgres/sql/sql.js';

/** A request without its texts, as it is read: its amount as text. */
type ApprovalFacts = Omit<StoredApproval, 'input' | 'reason' | 'amount'> & { readonly amount: string };

type ApprovalToDecide = ApprovalFacts & Pick<StoredApproval, 'input'> & Pick<ApprovalRequest, 'isOfRevoked'>;

const APPROVAL_COLUMNS = [
  'id',
  'loanId',
  'command',
  'amount',
  'state',
  'requestedBy',
  'requestedAt',
  'decidedBy',
  'decidedAt',
] as const satisfies readonly (keyof ApprovalFacts)[];

const shownApproval = (alias: string, name: string): string =>
  `"${alias}"."${name}"${name === 'amount' ? '::text' : ''}`;

const BY_ID = `SELECT ${APPROVAL_COLUMNS.map((name) => shownApproval('ApprovalRequest', name)).join()}, "input",
  EXISTS (SELECT 1 FROM "ApiClient" WHERE "ApiClient"."id" = "requestedBy" AND "revokedAt" IS NOT NULL) AS "isOfRevoked"
  FROM "ApprovalRequest" WHERE "id" = $1`;
const DECIDE = `UPDATE "ApprovalRequest" SET "state" = $2::"ApprovalState", "decidedBy" = $3, "decidedAt" = $4, "reason" = $5
  WHERE "id" = $1 AND "state" = 'PENDING'`;
const PENDING = `SELECT count(*)::int AS "count" FROM "ApprovalRequest" WHERE "loanId" = $1 AND "state" = 'PENDING'`;
const LOAN_OF = `SELECT "loanId" FROM "ApprovalRequest" WHERE "id" = $1`;

export function approvalStore(session: Session, seals: LoanSeals): ApprovalStore {
  return {
    byId: async (id): Promise<ApprovalRequest | undefined> => {
      const [row] = await session.read<ApprovalToDecide>({ text: BY_ID, values: [id] });
      if (!row) return undefined;
      const { input: sealed, isOfRevoked, ...facts } = row;
      const seal = sealed && (await seals(row.loanId));
      const opened = seal ? seal.open(sealed, textPlace('ApprovalRequest.input', id)) : null;
      return { ...approvalOf(facts), isOfRevoked, input: opened && (JSON.parse(opened.toString()) as JsonObject) };
    },
    insert: async ({ input, ...request }) => {
      const text = JSON.stringify(input);
      const sealed = sealedText(await seals(request.loanId), 'ApprovalRequest.input', request.id, text);
      if (sealed) await session.write(insertion('ApprovalRequest', [{ ...request, input: sealed }]));
      return sealed !== null;
    },
    pending: async (loanId) => {
      const [row] = await session.read<{ count: number }>({ text: PENDING, values: [loanId] });
      return row?.count ?? 0;
    },
    decide: async (id, state, { decidedBy, decidedAt, reason }) => {
      const [row] = reason === undefined ? [] : await session.read<{ loanId: string }>({ text: LOAN_OF, values: [id] });
      const sealed = row ? sealedText(await seals(row.loanId), 'ApprovalRequest.reason', id, reason) : null;
      await session.write({ text: DECIDE, values: [id, state, decidedBy, decidedAt, sealed] });
    },
  };
}

const approvalOf = ({ command, requestedAt, decidedAt, ...row }: ApprovalFacts): ApprovalView => ({
  ...row,
  command: command as ApprovableCommand,
  requestedAt: requestedAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
});

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

const conditionsOf = (filter: ApprovalFilter, portfolio: Portfolio): Prisma.Sql[] => {
  const { state, command, loanId } = filter;
  return [
    ...(state ? [anyOf(statesOf(state))] : []),
    ...(command ? [Prisma.sql`"ApprovalRequest"."command" ${among(command)}`] : []),
    ...(loanId === undefined ? [] : [Prisma.sql`"ApprovalRequest"."loanId" = ${loanId}`]),
    ...onLoans(portfolio),
    ...combinedSql(filter, (each) => allOf(conditionsOf(each, WHOLE_PORTFOLIO))),
  ];
};

const approvalList = (filter: ApprovalFilter, portfolio: Portfolio): List => ({
  table: 'ApprovalRequest',
  columns: APPROVAL_COLUMNS,
  show: shownApproval,
  sort: REQUESTED_AT,
  direction: 'ASC',
  where: conditionsOf(filter, portfolio),
});

export function approvalReader({ read }: Pick<ReadSource, 'read'>): ApprovalReader {
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
