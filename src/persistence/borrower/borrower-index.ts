import { createHmac } from 'node:crypto';
import type { BorrowerIndex } from '../../app/borrower/find-borrowers.js';
import type { SsnIndex } from '../../app/borrower/link-borrowers.js';
import { isPlaceholder, ssnDigits } from '../../domain/record/ssn.js';
import { Prisma } from '../../generated/prisma/client.js';
import type { Read } from '../database/statement.js';
import { conditionSql, portfolioConditions } from '../loan/loan-conditions.js';
import { rowsOf } from '../sql/sql.js';

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

/** A keyed blind index: equal SSNs have equal indexes, and without the key an index says nothing. Placeholders have none. */
export function ssnIndex(key: Uint8Array, ssn: string): Uint8Array<ArrayBuffer> | null {
  const digits = ssnDigits(ssn);
  return digits === '' || isPlaceholder(digits)
    ? null
    : new Uint8Array(createHmac('sha256', key).update(digits).digest());
}

const borrowerRows = rowsOf('Loan', ['borrowerId']);

export const ssnLookup = (read: Read, key: Uint8Array): SsnIndex => ({
  borrowerWith: async (ssn, portfolio, lenderId) => {
    const index = ssnIndex(key, ssn);
    if (!index) return undefined;
    const ofLender = lenderId === undefined ? Prisma.sql`TRUE` : Prisma.sql`"Loan"."lenderId" = ${lenderId}`;
    const [found] = await borrowerRows(
      read,
      Prisma.sql`JOIN "LoanSeal" ON "LoanSeal"."loanId" = "Loan"."id"
        WHERE "LoanSeal"."ssnIndex" = ${index} AND ${ofLender} AND ${conditionSql(portfolioConditions(portfolio))}
        ORDER BY "Loan"."createdAt" DESC, "Loan"."id" DESC LIMIT 1`,
    );
    return found?.borrowerId;
  },
});
