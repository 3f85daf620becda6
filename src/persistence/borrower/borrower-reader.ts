import type { BorrowerReader } from '../../app/record-reader.js';
import type { PrismaClient } from '../../generated/prisma/client.js';
import { portfolioFilter } from '../loan/portfolio-filter.js';

export function borrowerReader(prisma: PrismaClient): BorrowerReader {
  return {
    byIds: async (ids, portfolio) => {
      const newest = await prisma.loan.findMany({
        where: { AND: [{ borrowerId: { in: [...ids] } }, portfolioFilter(portfolio)] },
        distinct: ['borrowerId'],
        orderBy: [{ borrowerId: 'asc' }, { createdAt: 'desc' }, { id: 'desc' }],
        select: { id: true, borrowerId: true, borrower: { select: { erasedAt: true } } },
      });
      return new Map(
        newest.map(({ id, borrowerId, borrower }) => [
          borrowerId,
          { id: borrowerId, newestLoanId: id, erasedAt: borrower.erasedAt },
        ]),
      );
    },
  };
}
