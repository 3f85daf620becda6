import { mapInTurns } from '../../platform/runtime/in-turns.js';
import type { BorrowerReader, BorrowerView } from './borrower-store.js';
import type { Portfolio } from '../../domain/access/viewer.js';
import type { JsonPart } from '../../domain/record/field.js';
import { Prisma } from '../../generated/prisma/client.js';
import type { ReadSource } from '../read-source.js';
import { conditionSql, portfolioConditions } from '../loan/loan-conditions.js';
import { excerptsOf, partsSql } from '../loan/sealed-parts.js';
import { borrowerSeals, type KeyHolder, HOLDER, joinHolder } from '../loan/loan-seals.js';
import { among } from '../../platform/postgres/sql/sql.js';
import type { BorrowerLoan, BorrowerRiskReader } from './borrower-store.js';
import { businessDate } from '../../domain/calendar.js';
import { decimal } from '../../domain/money.js';
import { FUNDED_STATES } from '../../domain/record/spelling.js';

type Row = Omit<BorrowerView, 'excerpts'> & KeyHolder;

export function borrowerReader({ read, ring }: Pick<ReadSource, 'read' | 'ring'>): BorrowerReader {
  return {
    byIds: async (ids, portfolio, parts) => {
      const rows = await read<Row>(newestSql(ids, portfolio, parts));
      const seals = parts.size === 0 ? [] : await borrowerSeals(ring, rows);
      const opened = mapInTurns(rows, (row, index): [string, BorrowerView] => {
        const { id, newestLoanId, erasedAt } = row;
        const excerpts = parts.size === 0 ? {} : excerptsOf(row, parts, newestLoanId, seals[index]);
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

interface FundedRow {
  readonly id: string;
  readonly borrowerId: string;
  readonly isActive: boolean;
  readonly isOwed: boolean;
  readonly remainingBalance: string;
  readonly pastDueAmount: string;
  readonly daysPastDue: number;
  readonly openedOn: string;
}

const COLUMNS = Prisma.raw(`"id", "borrowerId", "loanStatus" = 'ACTIVE' AS "isActive",
  "loanStatus" IN ('ACTIVE', 'CHARGED_OFF') AS "isOwed",
  COALESCE("remainingBalance", 0)::text AS "remainingBalance", COALESCE("pastDueAmount", 0)::text AS "pastDueAmount",
  COALESCE("currentDpd", 0) AS "daysPastDue",
  COALESCE("fundedDate", "originationDate", ("createdAt" AT TIME ZONE 'UTC')::date)::text AS "openedOn"`);

export function borrowerRiskReader({ read }: Pick<ReadSource, 'read'>): BorrowerRiskReader {
  return {
    loansOf: async (borrowerIds, portfolio) => {
      const rows = await read<FundedRow>(
        Prisma.sql`SELECT ${COLUMNS} FROM "Loan" WHERE "borrowerId" ${among(borrowerIds)}
          AND "loanStatus" IN (${Prisma.raw(FUNDED_STATES.map((state) => `'${state}'`).join())})
          AND ${conditionSql(portfolioConditions(portfolio))}`,
      );
      const loans = new Map<string, BorrowerLoan[]>();
      for (const row of rows) {
        const loan: BorrowerLoan = {
          id: row.id,
          isActive: row.isActive,
          isOwed: row.isOwed,
          remainingBalance: decimal(row.remainingBalance),
          pastDueAmount: decimal(row.pastDueAmount),
          daysPastDue: row.daysPastDue,
          openedOn: businessDate(row.openedOn),
        };
        const known = loans.get(row.borrowerId) ?? [];
        known.push(loan);
        loans.set(row.borrowerId, known);
      }
      return loans;
    },
  };
}
