import type { AllocationView, Repayment, RepaymentStore } from '../../app/repayment/repayment-store.js';
import { businessDate } from '../../domain/calendar.js';
import type { PendingPayment } from '../../domain/delinquency/late-fee-changes.js';
import { decimal } from '../../domain/money.js';
import type { PaymentInstruction } from '../../domain/repayment/account-rules.js';
import type { Repayment as RepaymentRow } from '../../generated/prisma/client.js';
import { insertion } from '../database/insertion.js';
import type { Session } from '../database/session.js';
import { day } from '../day.js';

/** A repayment as it is read: its amount and day as text. */
type Days = Pick<Repayment, 'effectiveDate' | 'expiresOn'>;
type RepaymentFacts = Omit<RepaymentRow, 'amount' | keyof Days> & Pick<Repayment, 'amount'> & Days;

const BY_ID = `SELECT "id", "loanId", "state", "amount"::text, "effectiveDate"::text, "method", "externalReference", "instruction",
    "clientId", "reason", "preview", "initiatedAt", "submittedAt", "acknowledgedAt", "reversedAt", "cancelledAt", "sentAt",
    "expiresOn"::text
  FROM "Repayment" WHERE "id" = $1`;
const PENDING = `SELECT "amount"::text, "effectiveDate"::text AS "effectiveOn", "instruction" FROM "Repayment"
  WHERE "loanId" = $1 AND "state" = 'SUBMITTED' AND "expiresOn" >= $2::date AND "id" <> $3
  ORDER BY "effectiveDate", "submittedAt", "id"`;
const LOCK_REFERENCE = `SELECT pg_advisory_xact_lock(hashtextextended($1, 0))::text`;
const BY_REFERENCE = `SELECT "id" FROM "Repayment"
  WHERE "clientId" = $1 AND "externalReference" = $2 AND "state" <> 'CANCELLED' LIMIT 1`;

interface PendingFacts {
  readonly amount: string;
  readonly effectiveOn: string;
  readonly instruction: PaymentInstruction | null;
}

export function repaymentStore(session: Session): RepaymentStore {
  return {
    byId: async (id) => {
      const [row] = await session.read<RepaymentFacts>({ text: BY_ID, values: [id] });
      return row && fromFacts(row);
    },
    pending: async (loanId, on, except = '') => {
      const rows = await session.read<PendingFacts>({ text: PENDING, values: [loanId, on, except] });
      return rows.map(pendingPayment);
    },
    byReference: async (clientId, externalReference) => {
      await session.read({ text: LOCK_REFERENCE, values: [`repayment ${clientId} ${externalReference}`] });
      const [row] = await session.read<{ id: string }>({ text: BY_REFERENCE, values: [clientId, externalReference] });
      return row?.id;
    },
    insert: (repayment) => session.write(insertion('Repayment', [rowOf(repayment)])),
    update: ({ id, ...repayment }) => {
      const row = rowOf(repayment);
      const columns = Object.keys(row).map((name, place) => `"${name}" = $${place + 2}`);
      return session.write({
        text: `UPDATE "Repayment" SET ${columns.join()} WHERE "id" = $1`,
        values: [id, ...Object.values(row)],
      });
    },
  };
}

export const pendingPayment = ({ amount, effectiveOn, instruction }: PendingFacts): PendingPayment => ({
  amount: decimal(amount),
  effectiveOn: businessDate(effectiveOn),
  instruction: instruction ?? undefined,
});

const rowOf = <Part extends Pick<Repayment, 'preview'>>(repayment: Part) => ({
  ...repayment,
  preview: repayment.preview && JSON.stringify(repayment.preview),
});

const text = (at: Date | null): string | null => at?.toISOString() ?? null;

const fromFacts = (row: RepaymentFacts): Repayment => ({
  ...row,
  preview: row.preview as AllocationView | null,
  initiatedAt: row.initiatedAt.toISOString(),
  submittedAt: text(row.submittedAt),
  acknowledgedAt: text(row.acknowledgedAt),
  reversedAt: text(row.reversedAt),
  cancelledAt: text(row.cancelledAt),
  sentAt: text(row.sentAt),
});

export const repaymentOf = (row: RepaymentRow): Repayment =>
  fromFacts({
    ...row,
    amount: row.amount?.toFixed(2) ?? null,
    effectiveDate: row.effectiveDate && day(row.effectiveDate),
    expiresOn: row.expiresOn && day(row.expiresOn),
  });
