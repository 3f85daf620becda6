import type { Portfolio } from '../../domain/access/portfolio.js';
import type { Prisma } from '../../generated/prisma/client.js';

/** The condition that every read and write of loans carries: what is outside does not exist. */
export function portfolioFilter(portfolio: Portfolio): Prisma.LoanWhereInput {
  switch (portfolio.kind) {
    case 'ALL':
      return {};
    case 'LENDER':
      return { lenderId: portfolio.id };
    case 'SERVICER':
      return { OR: [{ primaryServicerId: portfolio.id }, { secondaryServicerId: portfolio.id }] };
    case 'BORROWER':
      return {
        borrower: { OR: [{ id: portfolio.id }, { person: { borrowers: { some: { id: portfolio.id } } } }] },
      };
  }
}
