import type { BorrowerReader, BorrowerView } from '../../app/record-reader.js';
import { Prisma } from '../../generated/prisma/client.js';
import type { Read } from '../database/read.js';
import { conditionSql, portfolioConditions } from '../loan/loan-conditions.js';

export function borrowerReader(read: Read): BorrowerReader {
  return {
    byIds: async (ids, portfolio) => {
      const rows =
        await read<BorrowerView>(Prisma.sql`SELECT DISTINCT ON ("borrowerId") "borrowerId" AS "id", "Loan"."id" AS "newestLoanId", "erasedAt"
        FROM "Loan" JOIN "Borrower" ON "Borrower"."id" = "borrowerId"
        WHERE "borrowerId" = ANY(${[...ids]}::text[]) AND ${conditionSql(portfolioConditions(portfolio))}
        ORDER BY "borrowerId", "Loan"."createdAt" DESC, "Loan"."id" DESC`);
      return new Map(rows.map((row) => [row.id, row]));
    },
  };
}
