import type { AllocationView, Repayment, RepaymentStore } from '../../app/repayment/repayment-store.js';
import type { Repayment as RepaymentRow } from '../../generated/prisma/client.js';
import { insertion } from '../database/insertion.js';
import type { Session } from '../database/session.js';
import { day } from '../day.js';

/** A repayment as it is read: its amount and day as text. */
type RepaymentFacts = Omit<RepaymentRow, 'amount' | 'effectiveDate'> & Pick<Repayment, 'amount' | 'effectiveDate'>;

const BY_ID = `SELECT "id", "loanId", "state", "amount"::text, "effectiveDate"::text, "method", "externalReference", "reason", "preview",
    "initiatedAt", "submittedAt", "acknowledgedAt", "reversedAt", "cancelledAt"
  FROM "Repayment" WHERE "id" = $1`;

export function repaymentStore(session: Session): RepaymentStore {
  return {
    byId: async (id) => {
      const [row] = await session.read<RepaymentFacts>({ text: BY_ID, values: [id] });
      return row && fromFacts(row);
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
});

export const repaymentOf = (row: RepaymentRow): Repayment =>
  fromFacts({
    ...row,
    amount: row.amount?.toFixed(2) ?? null,
    effectiveDate: row.effectiveDate && day(row.effectiveDate),
  });
