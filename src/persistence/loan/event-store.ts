import type { EventStore } from '../../app/loan/event-store.js';
import type { Prisma } from '../../generated/prisma/client.js';

export function eventStore(tx: Prisma.TransactionClient, appended: (loanId: string) => void): EventStore {
  return {
    append: async (event) => {
      const last = await tx.loanEvent.findFirst({
        where: { loanId: event.loanId },
        orderBy: { sequence: 'desc' },
        select: { sequence: true },
      });
      const sequence = (last?.sequence ?? 0) + 1;
      await tx.loanEvent.createMany({
        data: [{ ...event, sequence, effectiveDate: new Date(event.effectiveDate), amounts: { ...event.amounts } }],
      });
      appended(event.loanId);
    },
  };
}
