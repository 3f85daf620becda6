import type { LoanChange, LoanStore } from '../../app/loan/loan-store.js';
import { loanColumns } from '../../app/read-records.js';
import { LOAN_COLUMNS } from '../../domain/record/loan-columns.js';
import { textFault } from '../../domain/record/storable-text.js';
import type { Prisma } from '../../generated/prisma/client.js';
import { conditionSql, portfolioConditions } from './loan-conditions.js';
import { loanView } from './loan-view.js';

const EVERY_COLUMN = Object.fromEntries([['id', true], ...LOAN_COLUMNS.map(({ name }) => [name, true])]) as {
  id: true;
};

const TIMES: ReadonlySet<string> = new Set([
  'lienReleaseDueOn',
  ...LOAN_COLUMNS.filter(({ type }) => type === 'date' || type === 'timestamp').map(({ name }) => name),
]);

export function loanStore(tx: Prisma.TransactionClient): LoanStore {
  return {
    lock: async (id, portfolio) => {
      if (textFault(id) !== undefined) return undefined;
      const [found] = await tx.$queryRaw<{ id: string }[]>`
        SELECT "id" FROM "Loan" WHERE "id" = ${id} AND ${conditionSql(portfolioConditions(portfolio))} FOR UPDATE`;
      if (!found) return undefined;
      const row = await tx.loan.findUniqueOrThrow({ where: { id }, select: EVERY_COLUMN });
      return { id, ...loanColumns(loanView(row)) };
    },
    update: async (id, change) => {
      await tx.loan.update({ where: { id }, data: rowOf(change), select: { id: true } });
    },
  };
}

/** Prisma takes dates and instants as Date only. */
const rowOf = (change: LoanChange): Prisma.LoanUncheckedUpdateInput =>
  Object.fromEntries(
    Object.entries(change).map(([name, value]) => [
      name,
      TIMES.has(name) && value !== null ? new Date(value as string | number) : value,
    ]),
  );
