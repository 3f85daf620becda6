import type { LoanView } from '../../app/loan-reader.js';
import type { LoanChange, LoanStore } from '../../app/loan/loan-store.js';
import { loanColumns } from '../../app/read-records.js';
import { LOAN_COLUMNS } from '../../domain/record/loan-columns.js';
import { textFault } from '../../domain/record/storable-text.js';
import { Prisma } from '../../generated/prisma/client.js';
import type { Session, Statement } from '../database/session.js';
import { conditionSql, portfolioConditions } from './loan-conditions.js';
import { shownColumn } from './shown-column.js';

const EVERY_COLUMN = Prisma.raw(
  ['id', ...LOAN_COLUMNS.map(({ name }) => name)].map((name) => shownColumn('Loan', name)).join(),
);

export function loanStore(session: Session): LoanStore {
  return {
    lock: async (id, portfolio) => {
      if (textFault(id) !== undefined) return undefined;
      const [loan] = await session.read<LoanView>(Prisma.sql`
        SELECT ${EVERY_COLUMN} FROM "Loan"
        WHERE "id" = ${id} AND ${conditionSql(portfolioConditions(portfolio))} FOR UPDATE`);
      return loan && { ...loanColumns(loan), id };
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
