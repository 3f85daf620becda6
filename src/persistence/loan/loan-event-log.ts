import type { LoanEventLog } from '../../app/loan/follow-loan.js';
import type { Portfolio } from '../../domain/access/portfolio.js';
import { Prisma } from '../../generated/prisma/client.js';
import type { Read } from '../database/read.js';
import { eventOf, eventRows } from './event-row.js';
import { conditionSql, portfolioConditions } from './loan-conditions.js';

const AT_ONCE = 50;

const within = (portfolio: Portfolio) => conditionSql(portfolioConditions(portfolio));

export function loanEventLog(read: Read): LoanEventLog {
  return {
    newest: async (id, portfolio) => {
      const [found] = await read<{ sequence: number | null }>(
        Prisma.sql`SELECT (SELECT MAX("sequence") FROM "LoanEvent" WHERE "loanId" = "Loan"."id") AS "sequence"
          FROM "Loan" WHERE "Loan"."id" = ${id} AND ${within(portfolio)}`,
      );
      return found && (found.sequence ?? 0);
    },
    after: async (loanId, sequence, portfolio) => {
      const rows = await eventRows(
        read,
        Prisma.sql`JOIN "Loan" ON "Loan"."id" = "LoanEvent"."loanId"
          WHERE "LoanEvent"."loanId" = ${loanId} AND "LoanEvent"."sequence" > ${sequence} AND ${within(portfolio)}
          ORDER BY "LoanEvent"."sequence" LIMIT ${Prisma.raw(String(AT_ONCE))}`,
      );
      return rows.map(eventOf);
    },
  };
}
