import type { AllocationView, Repayment, RepaymentStore } from '../../app/repayment/repayment-store.js';
import { textFault } from '../../domain/record/storable-text.js';
import { Prisma, type Repayment as RepaymentRow } from '../../generated/prisma/client.js';
import type { Executor } from '../database/executor.js';

export function repaymentStore(tx: Executor): RepaymentStore {
  return {
    byId: async (id) => {
      const row = textFault(id) === undefined ? await tx.repayment.findUnique({ where: { id } }) : null;
      return row ? repaymentOf(row) : undefined;
    },
    insert: async (repayment) => {
      await tx.repayment.createMany({ data: [rowOf(repayment)] });
    },
    update: async (repayment) => {
      await tx.repayment.update({ where: { id: repayment.id }, data: rowOf(repayment), select: { id: true } });
    },
  };
}

const instant = (text: string | null): Date | null => (text === null ? null : new Date(text));
const text = (at: Date | null): string | null => at?.toISOString() ?? null;

const rowOf = (repayment: Repayment) => ({
  ...repayment,
  effectiveDate: instant(repayment.effectiveDate),
  preview: repayment.preview ? { ...repayment.preview } : Prisma.DbNull,
  initiatedAt: new Date(repayment.initiatedAt),
  submittedAt: instant(repayment.submittedAt),
  acknowledgedAt: instant(repayment.acknowledgedAt),
  reversedAt: instant(repayment.reversedAt),
  cancelledAt: instant(repayment.cancelledAt),
});

export const repaymentOf = (row: RepaymentRow): Repayment => ({
  ...row,
  amount: row.amount?.toFixed(2) ?? null,
  effectiveDate: row.effectiveDate?.toISOString().slice(0, 10) ?? null,
  preview: row.preview as AllocationView | null,
  initiatedAt: row.initiatedAt.toISOString(),
  submittedAt: text(row.submittedAt),
  acknowledgedAt: text(row.acknowledgedAt),
  reversedAt: text(row.reversedAt),
  cancelledAt: text(row.cancelledAt),
});
