import type { AdjustmentView } from '../../app/ports/servicing-reader.js';
import { Prisma } from '../../generated/prisma/client.js';
import type { Read } from '../database/statement.js';
import { among } from '../sql/sql.js';

type AdjustmentRow = Omit<AdjustmentView, 'amount'> & { readonly amounts: unknown };

/** The adjustments of loans, oldest first: the events that made an entry, and whether another one took it back. */
export async function adjustmentsOf(read: Read, loanIds: readonly string[]): Promise<readonly AdjustmentView[]> {
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
