import type { LoanChange, LoanStore, LockedLoan, ValuationStore } from './loan-stores.js';
import { businessDate } from '../../domain/calendar.js';
import { decimal } from '../../domain/money.js';
import { LOAN_COLUMNS, type LoanColumns } from '../../domain/record/loan-columns.js';
import { Prisma } from '../../generated/prisma/client.js';
import type { Session } from '../../platform/postgres/database.js';
import { insertion, type Statement } from '../../platform/postgres/statement.js';
import { holdsOfLoan } from './loan-holds.js';
import { sealedText, type LoanSeals } from './loan-seals.js';
import { conditionSql, portfolioConditions } from './loan-conditions.js';
import { shownColumn } from './loan.reader.js';

const EVERY_COLUMN = Prisma.raw(
  [
    ...['id', 'dealerState', 'bankruptcyNoticeOn', 'ownedFrom', 'hasHolds', 'hasPromises'],
    ...LOAN_COLUMNS.map(({ name }) => name),
  ]
    .map((name) => shownColumn('Loan', name))
    .join(),
);

type Shown = Omit<LoanColumns, 'createdAt'> &
  Pick<LockedLoan, 'dealerState' | 'bankruptcyNoticeOn' | 'ownedFrom' | 'hasPromises'> & {
    readonly createdAt: string;
    readonly hasHolds: boolean;
  };

/**
 * The one lock order. A transaction that changes anything of a loan locks the loan's row first, several loans by id or with SKIP
 * LOCKED. Rows that hang on the loan are never locked without it: inserting one takes a share of the loan's row for its foreign
 * key, which waits for a command that holds the loan. A borrower's row comes before the rows of their loans.
 */
const LOCK_FREE = `SELECT "id" FROM "Loan" WHERE "id" = ANY($1::text[]) ORDER BY "id" FOR UPDATE SKIP LOCKED`;

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

const OF_LOAN = `SELECT "valuedOn"::text AS "on", "amount"::text FROM "Valuation" WHERE "loanId" = $1 ORDER BY "recordedAt"`;

export function valuationStore(session: Session, seals: LoanSeals): ValuationStore {
  return {
    insert: async ({ on, amount, source: text, ...rest }) => {
      const source = text === null ? null : sealedText(await seals(rest.loanId), 'Valuation.source', rest.id, text);
      return session.write(insertion('Valuation', [{ ...rest, source, valuedOn: on, amount: amount.toFixed(2) }]));
    },
    of: async (loanId) => {
      const rows = await session.read<{ on: string; amount: string }>({ text: OF_LOAN, values: [loanId] });
      return rows.map(({ on, amount }) => ({ on: businessDate(on), amount: decimal(amount) }));
    },
  };
}
