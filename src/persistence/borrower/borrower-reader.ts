import { mapInTurns } from '../../app/in-turns.js';
import type { BorrowerReader, BorrowerView } from '../../app/record-reader.js';
import type { Portfolio } from '../../domain/access/portfolio.js';
import type { JsonPart } from '../../domain/record/field.js';
import { Prisma } from '../../generated/prisma/client.js';
import type { Read } from '../database/read.js';
import { conditionSql, portfolioConditions } from '../loan/loan-conditions.js';
import { excerptsOf, partsSql } from '../record/joined-parts.js';
import { borrowerSeal } from '../sealing/borrower-seal.js';
import type { KeyRing } from '../sealing/key-ring.js';
import { among } from '../sql.js';

interface Row extends Omit<BorrowerView, 'excerpts'> {
  readonly dataKey: Uint8Array | null;
}

export function borrowerReader(read: Read, ring: KeyRing): BorrowerReader {
  return {
    byIds: async (ids, portfolio, parts) => {
      const rows = await read<Row>(newestSql(ids, portfolio, parts));
      const opened = mapInTurns(rows, (row): [string, BorrowerView] => {
        const { id, newestLoanId, erasedAt } = row;
        const excerpts = parts.size === 0 ? {} : excerptsOf(row, parts, newestLoanId, borrowerSeal(ring, row));
        return [id, { id, newestLoanId, erasedAt, excerpts }];
      });
      return new Map(await opened);
    },
  };
}

/** Each borrower with the newest loan in the portfolio. */
function newestSql(ids: readonly string[], portfolio: Portfolio, parts: ReadonlySet<JsonPart>): Prisma.Sql {
  const along = partsSql(parts, '"newest"."newestLoanId"');
  return Prisma.sql`SELECT "newest".*, "erasedAt", "dataKey"${Prisma.raw(along.columns)} FROM (
      SELECT DISTINCT ON ("borrowerId") "borrowerId" AS "id", "Loan"."id" AS "newestLoanId" FROM "Loan"
      WHERE "borrowerId" ${among(ids)} AND ${conditionSql(portfolioConditions(portfolio))}
      ORDER BY "borrowerId", "Loan"."createdAt" DESC, "Loan"."id" DESC
    ) AS "newest" JOIN "Borrower" ON "Borrower"."id" = "newest"."id" ${Prisma.raw(along.joins)}`;
}
