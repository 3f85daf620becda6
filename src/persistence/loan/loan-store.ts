import type { LoanChange, LoanStore, LockedLoan } from '../../app/ports/loan-stores.js';
import { LOAN_COLUMNS, type LoanColumns } from '../../domain/record/loan-columns.js';
import { Prisma } from '../../generated/prisma/client.js';
import type { Session } from '../database/session.js';
import type { Statement } from '../database/statement.js';
import { conditionSql, portfolioConditions } from './loan-conditions.js';
import { shownColumn } from './loan-reader.js';

const EVERY_COLUMN = Prisma.raw(
  ['id', 'dealerState', 'bankruptcyNoticeOn', ...LOAN_COLUMNS.map(({ name }) => name)]
    .map((name) => shownColumn('Loan', name))
    .join(),
);

type Shown = Omit<LoanColumns, 'createdAt'> &
  Pick<LockedLoan, 'dealerState' | 'bankruptcyNoticeOn'> & { readonly createdAt: string };

export function loanStore(session: Session): LoanStore {
  return {
    lock: async (id, portfolio) => {
      // As one value: seventy columns cost the driver more than the rest of the statement.
      const [row] = await session.read<{ loan: Shown }>(Prisma.sql`
        SELECT row_to_json("locked") AS "loan" FROM (SELECT ${EVERY_COLUMN} FROM "Loan"
          WHERE "id" = ${id} AND ${conditionSql(portfolioConditions(portfolio))} FOR UPDATE) AS "locked"`);
      return row && { ...row.loan, id, createdAt: Date.parse(row.loan.createdAt) };
    },
    update: (id, change) => session.write(updateOf(id, change)),
  };
}

function updateOf(id: string, change: LoanChange): Statement {
  const columns = Object.keys(change).map((name, place) => `"${name}" = $${place + 2}`);
  return {
    text: `UPDATE "Loan" SET ${columns.join()} WHERE "id" = $1`,
    values: [id, ...Object.values<unknown>({ ...change })],
  };
}
