import type { LoanChange, LoanStore, LockedLoan } from '../../app/ports/loan-stores.js';
import { LOAN_COLUMNS, type LoanColumns } from '../../domain/record/loan-columns.js';
import { Prisma } from '../../generated/prisma/client.js';
import type { Session } from '../database/session.js';
import type { Statement } from '../database/statement.js';
import { holdsOfLoan } from '../hold/hold-store.js';
import { conditionSql, portfolioConditions } from './loan-conditions.js';
import { shownColumn } from './loan-reader.js';

const EVERY_COLUMN = Prisma.raw(
  ['id', 'dealerState', 'bankruptcyNoticeOn', 'hasHolds', ...LOAN_COLUMNS.map(({ name }) => name)]
    .map((name) => shownColumn('Loan', name))
    .join(),
);

type Shown = Omit<LoanColumns, 'createdAt'> &
  Pick<LockedLoan, 'dealerState' | 'bankruptcyNoticeOn'> & { readonly createdAt: string; readonly hasHolds: boolean };

/** With their standings, which end of day locks by themselves and which commands wait for. */
const LOCK_FREE = `WITH "loans" AS MATERIALIZED (
    SELECT "id" FROM "Loan" WHERE "id" = ANY($1::text[]) FOR UPDATE SKIP LOCKED
  ), "standings" AS MATERIALIZED (
    SELECT "loanId" FROM "DelinquencyStanding" WHERE "loanId" IN (SELECT "id" FROM "loans") FOR UPDATE SKIP LOCKED)
  SELECT "id" FROM "loans" WHERE "id" IN (SELECT "loanId" FROM "standings")
    OR NOT EXISTS (SELECT 1 FROM "DelinquencyStanding" s WHERE s."loanId" = "loans"."id")`;

const ERASED = `SELECT 1 FROM "LoanSeal" WHERE "loanId" = $1 AND "erasedAt" IS NOT NULL`;

export function loanStore(session: Session): LoanStore {
  return {
    lock: async (id, portfolio) => {
      // As one value: seventy columns cost the driver more than the rest of the statement.
      const [row] = await session.read<{ loan: Shown }>(Prisma.sql`
        SELECT row_to_json("locked") AS "loan" FROM (SELECT ${EVERY_COLUMN} FROM "Loan"
          WHERE "id" = ${id} AND ${conditionSql(portfolioConditions(portfolio))} FOR UPDATE) AS "locked"`);
      if (!row) return undefined;
      const { hasHolds, createdAt, ...loan } = row.loan;
      // By a statement of its own: what is read beside a row that was waited for is as it was before the wait.
      const holds = hasHolds ? await holdsOfLoan(session, id) : [];
      return { ...loan, id, createdAt: Date.parse(createdAt), holds };
    },
    lockFree: async (ids) => {
      const rows = await session.read<{ id: string }>({ text: LOCK_FREE, values: [ids] });
      return rows.map(({ id }) => id);
    },
    update: (id, change) => session.write(updateOf(id, change)),
    isErased: async (id) => (await session.read({ text: ERASED, values: [id] })).length > 0,
  };
}

function updateOf(id: string, change: LoanChange): Statement {
  const columns = Object.keys(change).map((name, place) => `"${name}" = $${place + 2}`);
  return {
    text: `UPDATE "Loan" SET ${columns.join()} WHERE "id" = $1`,
    values: [id, ...Object.values<unknown>({ ...change })],
  };
}
