import type { FeeKind } from '../../domain/repayment/account.js';
import { Prisma } from '../../generated/prisma/client.js';
import { byLoan } from '../loan/by-loan.js';
import { among } from '../../platform/postgres/sql/sql.js';
import type { Read } from '../../platform/postgres/statement.js';
import type { ReadSource } from '../read-source.js';
import { loader } from '../reading.js';

/** An adjustment by hand: the event that tells of it, and its entry. */
export interface AdjustmentView {
  readonly loanId: string;
  readonly entryId: string;
  readonly eventId: string;
  readonly command: string;
  readonly effectiveDate: string;
  readonly at: Date;
  readonly clientId: string;
  readonly requestedBy: string | null;
  /** As it was commanded. */
  readonly amount: string;
  readonly feeId: string | null;
  readonly feeKind: FeeKind | null;
  /** The time of its reversal. */
  readonly reversedAt: Date | null;
}

type AdjustmentRow = Omit<AdjustmentView, 'amount'> & { readonly amounts: unknown };

/** The adjustments of loans, oldest first: the events that made an entry, and whether another one took it back. */
async function adjustmentsOf(read: Read, loanIds: readonly string[]): Promise<readonly AdjustmentView[]> {
  const rows = await read<AdjustmentRow>(
    Prisma.sql`SELECT "LoanEvent"."loanId", "LoanEvent"."entryId", "LoanEvent"."id" AS "eventId", "LoanEvent"."command",
        "LoanEvent"."effectiveDate"::text, "LoanEvent"."at", "LoanEvent"."clientId", "LoanEvent"."requestedBy",
        "LoanEvent"."amounts", "made"."feeId", "made"."feeKind", "undone"."recordedAt" AS "reversedAt"
      FROM "LoanEvent" JOIN "AccountEntry" "made" ON "made"."id" = "LoanEvent"."entryId" AND "made"."kind" <> 'REVERSAL'
      LEFT JOIN "AccountEntry" "undone" ON "undone"."loanId" = "LoanEvent"."loanId" AND "undone"."reverses" = "made"."id"
      WHERE "LoanEvent"."loanId" ${among(loanIds)} AND "LoanEvent"."entryId" IS NOT NULL
      ORDER BY "LoanEvent"."loanId", "LoanEvent"."sequence"`,
  );
  return rows.map(({ amounts, ...row }) => ({ ...row, amount: (amounts as { readonly amount: string }).amount }));
}

const adjustmentReader =
  ({ read }: Pick<ReadSource, 'read'>) =>
  async (loanIds: readonly string[]) =>
    byLoan(await adjustmentsOf(read, loanIds));

/** Adjustments of a loan, oldest first. */
export const adjustmentsOfLoan = loader((ids, reading) => reading.from(adjustmentReader)(ids));
