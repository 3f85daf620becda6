import type { LoanEventLog } from '../../app/loan/follow-loan.js';
import type { PrismaClient } from '../../generated/prisma/client.js';
import { eventOf, eventSelection } from './event-row.js';
import { portfolioFilter } from './portfolio-filter.js';

const AT_ONCE = 50;

export function loanEventLog(prisma: PrismaClient): LoanEventLog {
  return {
    newest: async (id, portfolio) => {
      const loan = await prisma.loan.findFirst({
        where: { id, AND: portfolioFilter(portfolio) },
        select: { events: { orderBy: { sequence: 'desc' }, take: 1, select: { sequence: true } } },
      });
      return loan ? (loan.events[0]?.sequence ?? 0) : undefined;
    },
    after: async (loanId, sequence, portfolio) => {
      const rows = await prisma.loanEvent.findMany({
        where: { loanId, sequence: { gt: sequence }, loan: portfolioFilter(portfolio) },
        orderBy: { sequence: 'asc' },
        take: AT_ONCE,
        ...eventSelection,
      });
      return rows.map(eventOf);
    },
  };
}
