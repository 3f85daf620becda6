import type { BorrowerLoan, BorrowerRiskReader } from '../../app/borrower/borrower-risk-reader.js';
import { businessDate } from '../../domain/calendar.js';
import { decimal } from '../../domain/money.js';
import type { PrismaClient } from '../../generated/prisma/client.js';
import { day } from '../day.js';
import { portfolioFilter } from '../loan/portfolio-filter.js';
import { spellOf } from '../servicing/spell-of.js';

const FUNDED = ['ACTIVE', 'CLOSED', 'CLOSED_EARLY', 'CHARGED_OFF'] as const;

export function borrowerRiskReader(prisma: PrismaClient): BorrowerRiskReader {
  return {
    loansOf: async (borrowerIds, portfolio) => {
      const rows = await prisma.loan.findMany({
        where: {
          AND: [{ borrowerId: { in: [...borrowerIds] }, loanStatus: { in: [...FUNDED] } }, portfolioFilter(portfolio)],
        },
        select: {
          borrowerId: true,
          loanStatus: true,
          remainingBalance: true,
          pastDueAmount: true,
          currentDpd: true,
          fundedDate: true,
          originationDate: true,
          createdAt: true,
          spells: { select: { since: true, oldestUnpaidOn: true }, orderBy: { since: 'asc' } },
          events: {
            where: { toState: 'CHARGED_OFF', command: 'chargeOffLoan' },
            select: { effectiveDate: true },
            orderBy: { sequence: 'asc' },
            take: 1,
          },
        },
      });
      const loans = new Map<string, BorrowerLoan[]>();
      for (const row of rows) {
        const loan: BorrowerLoan = {
          isActive: row.loanStatus === 'ACTIVE',
          remainingBalance: decimal(row.remainingBalance?.toFixed(2) ?? '0'),
          pastDueAmount: decimal(row.pastDueAmount?.toFixed(2) ?? '0'),
          daysPastDue: row.currentDpd ?? 0,
          history: {
            openedOn: businessDate(day(row.fundedDate ?? row.originationDate ?? row.createdAt)),
            chargedOffOn: row.events[0] && businessDate(day(row.events[0].effectiveDate)),
            spells: row.spells.map(spellOf),
          },
        };
        loans.set(row.borrowerId, [...(loans.get(row.borrowerId) ?? []), loan]);
      }
      return loans;
    },
  };
}
