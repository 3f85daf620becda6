import { businessDate } from '../../domain/calendar.js';
import { decimal } from '../../domain/money.js';
import { ownersBy } from '../../domain/ownership/transfer.js';
import { Prisma } from '../../generated/prisma/client.js';
import type { Portfolio } from '../../domain/access/viewer.js';
import type { Session } from '../../platform/postgres/database.js';
import { pageSql, toPage, type List } from '../../platform/postgres/sql/keyset.js';
import { allOf, among, anyOf, enumWays } from '../../platform/postgres/sql/sql.js';
import { insertion } from '../../platform/postgres/statement.js';
import { byLoan } from '../loan/by-loan.js';
import type { ReadSource } from '../read-source.js';
import { shownTransfer, TRANSFER_COLUMNS, TRANSFER_SELECTION } from './transfer-row.js';
import type { Transfer, TransferFilter, TransferReader, TransferStore, TransferView } from './transfer-stores.js';

const BY_ID = `SELECT ${TRANSFER_SELECTION}, "proposedBy", "acceptedBy" FROM "LoanTransfer" WHERE "id" = $1`;
const PENDING = `SELECT 1 FROM "LoanTransfer" WHERE "loanId" = $1 AND "state" = 'PENDING'`;
const OWNERS = `SELECT "sellerId", "buyerId", "settlementDate"::text, "servicingFee"::text FROM "LoanTransfer"
  WHERE "loanId" = $1 AND "state" = 'ACTIVE' ORDER BY "settlementDate"`;
const ACCEPT = `UPDATE "LoanTransfer" SET "acceptedAt" = $2, "acceptedBy" = $3, "servicerId" = $4, "ledgerAddress" = $5,
  "ledgerBlock" = $6::numeric, "ledgerHash" = $7 WHERE "id" = $1`;
const END = `UPDATE "LoanTransfer" SET "state" = $2::"TransferState", "endedAt" = $3, "declinedFor" = $4::"TransferDecline"
  WHERE "id" = $1`;

interface OwnerRow {
  readonly sellerId: string;
  readonly buyerId: string;
  readonly settlementDate: string;
  readonly servicingFee: string;
}

export function transferStore(session: Session): TransferStore {
  return {
    byId: async (id) => {
      const [row] = await session.read<Transfer>({ text: BY_ID, values: [id] });
      return row;
    },
    isPending: async (loanId) => (await session.read({ text: PENDING, values: [loanId] })).length > 0,
    insert: (transfer) => session.write(insertion('LoanTransfer', [transfer])),
    accept: ({ id, acceptedAt, acceptedBy, servicerId, ledgerAddress, ledgerBlock, ledgerHash }) =>
      session.write({
        text: ACCEPT,
        values: [id, acceptedAt, acceptedBy, servicerId, ledgerAddress, ledgerBlock, ledgerHash],
      }),
    end: ({ id, state, endedAt, declinedFor }) =>
      session.write({ text: END, values: [id, state, endedAt, declinedFor] }),
    owners: async (loanId) => {
      const rows = await session.read<OwnerRow>({ text: OWNERS, values: [loanId] });
      return ownersBy(
        rows.map(({ settlementDate, servicingFee, ...row }) => ({
          ...row,
          settlementDate: businessDate(settlementDate),
          servicingFee: decimal(servicingFee),
        })),
      );
    },
  };
}

const LIST = {
  table: 'LoanTransfer',
  columns: TRANSFER_COLUMNS,
  show: shownTransfer,
  sort: { name: 'proposedAt', sqlType: 'TIMESTAMPTZ(3)', nullable: false, isShared: false },
  direction: 'DESC',
} as const satisfies Omit<List, 'where'>;

const statesOf = enumWays('"LoanTransfer"."state"', '"TransferState"');

/** Of a servicer or a borrower, none: prices are between lenders. */
function partyTo(portfolio: Portfolio): Prisma.Sql[] {
  if (portfolio.kind === 'ALL') return [];
  if (portfolio.kind !== 'LENDER') return [Prisma.sql`FALSE`];
  const { id } = portfolio;
  return [anyOf([Prisma.sql`"LoanTransfer"."sellerId" = ${id}`, Prisma.sql`"LoanTransfer"."buyerId" = ${id}`])];
}

const conditionsOf = ({ state, loanIds }: TransferFilter, portfolio: Portfolio): Prisma.Sql[] => [
  ...partyTo(portfolio),
  ...(state ? [anyOf(statesOf(state))] : []),
  ...(loanIds ? [Prisma.sql`"LoanTransfer"."loanId" ${among(loanIds)}`] : []),
];

const SELECTION = Prisma.raw(TRANSFER_SELECTION);

export function transferReader({ read }: Pick<ReadSource, 'read'>): TransferReader {
  return {
    byIds: async (ids, portfolio) => {
      const which = allOf([Prisma.sql`"LoanTransfer"."id" ${among(ids)}`, ...partyTo(portfolio)]);
      const rows = await read<TransferView>(Prisma.sql`SELECT ${SELECTION} FROM "LoanTransfer" WHERE ${which}`);
      return new Map(rows.map((row) => [row.id, row]));
    },
    page: async (filter, window, portfolio) => {
      const sql = pageSql({ ...LIST, where: conditionsOf(filter, portfolio) }, window);
      return toPage(await read<TransferView>(sql, 'EACH_TIME'), window);
    },
    count: async (filter, portfolio) => {
      const [counted] = await read<{ count: string }>(
        Prisma.sql`SELECT count(*)::text AS "count" FROM "LoanTransfer" WHERE ${allOf(conditionsOf(filter, portfolio))}`,
        'EACH_TIME',
      );
      return Number(counted?.count ?? 0);
    },
    executed: async (loanIds) =>
      byLoan(
        await read<TransferView>(Prisma.sql`SELECT ${SELECTION} FROM "LoanTransfer"
          WHERE "LoanTransfer"."loanId" ${among(loanIds)} AND "LoanTransfer"."state" = 'ACTIVE'
          ORDER BY "LoanTransfer"."settlementDate"`),
      ),
  };
}
