import type { ValuationStore } from '../../app/collateral/valuation-store.js';
import { businessDate } from '../../domain/calendar.js';
import { decimal } from '../../domain/money.js';
import type { Prisma } from '../../generated/prisma/client.js';

export function valuationStore(tx: Prisma.TransactionClient): ValuationStore {
  return {
    insert: async ({ on, amount, ...rest }) => {
      await tx.valuation.createMany({ data: [{ ...rest, valuedOn: new Date(on), amount: amount.toFixed(2) }] });
    },
    of: async (loanId) => {
      const rows = await tx.valuation.findMany({ where: { loanId }, orderBy: { recordedAt: 'asc' } });
      return rows.map(({ valuedOn, amount }) => ({
        on: businessDate(valuedOn.toISOString().slice(0, 10)),
        amount: decimal(amount.toFixed(2)),
      }));
    },
  };
}
