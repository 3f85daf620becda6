import type { HoldStore } from './hold-store.js';
import type { Session } from '../../platform/postgres/database.js';
import { insertion } from '../../platform/postgres/statement.js';
import { sealedText, type LoanSeals } from '../loan/loan-seals.js';

const LOAN_OF = `SELECT "loanId" FROM "Hold" WHERE "id" = $1`;
const LIFT = `UPDATE "Hold" SET "liftedOn" = $2::date, "liftedAt" = $3::timestamptz, "liftedBy" = $4, "liftReason" = $5
  WHERE "id" = $1`;
const STOP_PAYMENTS = `UPDATE "Hold" h SET "paymentsStoppedFrom" = LEAST(h."paymentsStoppedFrom", p."from")
  FROM (SELECT "loanId", MIN(COALESCE("dueDate", "collectOn")) AS "from" FROM "ScheduledPayment"
    WHERE "id" = ANY($1::text[]) GROUP BY "loanId") p
  WHERE h."id" = ANY($2::text[]) AND h."loanId" = p."loanId"`;
const REVIEW_LOANS = `UPDATE "DelinquencyStanding" SET "reviewOn" = LEAST("reviewOn", "figuresOn")
  WHERE "reviewOn" IS NOT NULL AND "loanId" IN (SELECT "loanId" FROM "Hold" WHERE "id" = ANY($1::text[]))`;

/** Notes which payments holds stopped, under the locks of their loans. One that was due already changes what is late. */
export async function stopPayments(
  session: Session,
  paymentIds: readonly string[],
  holdIds: readonly string[],
): Promise<void> {
  if (paymentIds.length === 0 || holdIds.length === 0) return;
  await session.write({ text: STOP_PAYMENTS, values: [paymentIds, holdIds] });
  await session.write({ text: REVIEW_LOANS, values: [holdIds] });
}

export function holdStore(session: Session, seals: LoanSeals): HoldStore {
  return {
    loanOf: async (id) => {
      const [row] = await session.read<{ loanId: string }>({ text: LOAN_OF, values: [id] });
      return row?.loanId;
    },
    insert: async ({ reliefs: _none, ...hold }, texts) => {
      const seal = await seals(hold.loanId);
      const reason = sealedText(seal, 'Hold.reason', hold.id, texts.reason);
      const bankruptcy = sealedText(seal, 'Hold.bankruptcy', hold.id, texts.bankruptcy);
      await session.write(insertion('Hold', [{ ...hold, reason, bankruptcy }]));
    },
    relieve: async ({ id: holdId, loanId }, relief, text) => {
      const document = sealedText(await seals(loanId), 'HoldRelief.document', relief.id, text);
      await session.write(insertion('HoldRelief', [{ ...relief, holdId, loanId, document }]));
    },
    lift: async ({ id, loanId, liftedOn, liftedAt, liftedBy }, text) => {
      const reason = sealedText(await seals(loanId), 'Hold.liftReason', id, text);
      await session.write({ text: LIFT, values: [id, liftedOn, liftedAt, liftedBy, reason] });
    },
    stopPayments: (paymentIds, holdIds) => stopPayments(session, paymentIds, holdIds),
  };
}
