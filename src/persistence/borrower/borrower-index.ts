import type { BorrowerIndex } from '../../app/borrower/find-borrowers.js';
import { Prisma } from '../../generated/prisma/client.js';
import type { Read } from '../database/statement.js';
import { conditionSql, portfolioConditions } from '../loan/loan-conditions.js';

/** So many loans are looked at, however many have something in common. */
const MOST_LOANS = 1_000;

export const borrowerIndex = (read: Read): BorrowerIndex => ({
  borrowersWith: async (digest, portfolio, most) => {
    const rows = await read<{ borrowerId: string }>(
      Prisma.sql`SELECT "found"."borrowerId" FROM (
          SELECT "Loan"."borrowerId", "Loan"."createdAt" FROM "BlindIndex" JOIN "Loan" ON "Loan"."id" = "BlindIndex"."loanId"
          WHERE "BlindIndex"."digest" = decode(${digest}, 'hex') AND ${conditionSql(portfolioConditions(portfolio))}
          ORDER BY "Loan"."createdAt" DESC LIMIT ${Prisma.raw(String(MOST_LOANS))}
        ) AS "found"
        GROUP BY "found"."borrowerId" ORDER BY max("found"."createdAt") DESC, "found"."borrowerId"
        LIMIT ${Prisma.raw(String(most))}`,
    );
    return rows.map(({ borrowerId }) => borrowerId);
  },
});
