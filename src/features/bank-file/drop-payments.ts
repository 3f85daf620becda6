import type { SkipReason } from '../../domain/payment/scheduled-payment.js';
import type { Session } from '../../platform/postgres/database.js';

export interface DroppedPayment {
  readonly id: string;
  readonly loanId: string;
  readonly repaymentId: string;
  readonly reason: SkipReason;
}

const CANCEL = `UPDATE "Repayment" SET "state" = 'CANCELLED', "cancelledAt" = $2::timestamptz WHERE "id" = ANY($1::text[])`;
const SKIP = `UPDATE "ScheduledPayment" sp SET "state" = 'SKIPPED', "skipReason" = d."reason"::"SkipReason", "endedAt" = $2::timestamptz
  FROM jsonb_to_recordset($1::jsonb) AS d("id" text, "reason" text) WHERE sp."id" = d."id"`;

/** Collected payments with an obstacle, before they are sent: under the locks of their loans. */
export async function dropPayments(session: Session, dropped: readonly DroppedPayment[], at: Date): Promise<void> {
  if (dropped.length === 0) return;
  await session.write({ text: CANCEL, values: [dropped.map(({ repaymentId }) => repaymentId), at.toISOString()] });
  const skipped = dropped.map(({ id, reason }) => ({ id, reason }));
  await session.write({ text: SKIP, values: [JSON.stringify(skipped), at.toISOString()] });
}
