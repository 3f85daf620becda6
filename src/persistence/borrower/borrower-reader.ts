import { mapInTurns } from '../../app/in-turns.js';
import type { BorrowerReader, BorrowerView } from '../../app/record-reader.js';
import type { Portfolio } from '../../domain/access/portfolio.js';
import type { JsonPart } from '../../domain/record/field.js';
import { Prisma } from '../../generated/prisma/client.js';
import type { Read } from '../database/read.js';
import { conditionSql, portfolioConditions } from '../loan/loan-conditions.js';
import { excerptsOf, partsSql } from '../record/joined-parts.js';
import { borrowerSeal, type KeyHolder } from '../sealing/borrower-seal.js';
import type { KeyRing } from '../sealing/key-ring.js';
import { HOLDER, joinHolder } from '../sealing/loan-seals.js';
import { among } from '../sql.js';

type Row = Omit<BorrowerView, 'excerpts'> & KeyHolder;

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

/** Each borrower with the newest loan in the portfolio whose record is still kept, or else the newest. */
function newestSql(ids: readonly string[], portfolio: Portfolio, parts: ReadonlySet<JsonPart>): Prisma.Sql {
  const along = partsSql(parts, '"newest"."newestLoanId"');
  return Prisma.sql`SELECT "newest".*${Prisma.raw(along.columns)} FROM (
      SELECT DISTINCT ON ("borrowerId") "borrowerId" AS "id", "Loan"."id" AS "newestLoanId", "erasedAt", ${Prisma.raw(HOLDER)}
      FROM "Loan" ${Prisma.raw(joinHolder('"Loan"."id"'))}
      WHERE "borrowerId" ${among(ids)} AND ${conditionSql(portfolioConditions(portfolio))}
      ORDER BY "borrowerId", "erasedAt" IS NOT NULL, "Loan"."createdAt" DESC, "Loan"."id" DESC
    ) AS "newest" ${Prisma.raw(along.joins)}`;
}
