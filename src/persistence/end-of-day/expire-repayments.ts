import type { BusinessDate } from '../../domain/calendar.js';
import type { LoanState } from '../../domain/loan/lifecycle.js';
import type { Prisma } from '../../generated/prisma/client.js';
import { appendEvents } from './append-events.js';

interface Overdue {
  readonly id: string;
  readonly loanId: string;
  readonly amount: string;
  readonly loanStatus: LoanState;
}

/**
 * Submitted payments whose last day is over. Whoever else closes the same day, or commands one of the loans, is waited
 * for: their locks are taken in order.
 */
export async function expireRepayments(tx: Prisma.TransactionClient, on: BusinessDate, at: Date): Promise<void> {
  await tx.$queryRaw`
    SELECT l."id" FROM "Loan" l WHERE l."id" IN (
      SELECT "loanId" FROM "Repayment" WHERE "state" = 'SUBMITTED' AND "expiresOn" < ${on}::date)
    ORDER BY l."id" FOR UPDATE`;
  const expired = await tx.$queryRaw<Overdue[]>`
    UPDATE "Repayment" r SET "state" = 'EXPIRED' FROM "Loan" l
    WHERE l."id" = r."loanId" AND r."state" = 'SUBMITTED' AND r."expiresOn" < ${on}::date
    RETURNING r."id", r."loanId", r."amount"::text, l."loanStatus"`;
  // What was collected and never left goes out no more.
  await tx.$executeRaw`
    UPDATE "ScheduledPayment" SET "state" = 'SKIPPED', "skipReason" = 'NOT_COLLECTED', "endedAt" = ${at}
    WHERE "repaymentId" = ANY(${expired.map(({ id }) => id)}::text[]) AND "state" = 'SENT' AND NOT "inFile"`;
  const events = expired.map(({ id, loanId, amount, loanStatus }) => ({
    loanId,
    repaymentId: id,
    state: loanStatus,
    changed: 'repaymentExpired',
    amounts: { amount },
  }));
  if (events.length > 0) await appendEvents(tx, events, on, at);
}
