import { createHmac } from 'node:crypto';
import type { SsnIndex } from '../../app/borrower-by-ssn.js';
import { isPlaceholder, ssnDigits } from '../../domain/borrower/ssn.js';
import type { PrismaClient } from '../../generated/prisma/client.js';
import { portfolioFilter } from '../loan/portfolio-filter.js';

/** A keyed blind index: equal SSNs have equal indexes, and without the key an index says nothing. Placeholders have none. */
export function ssnIndex(key: Uint8Array, ssn: string): Uint8Array<ArrayBuffer> | null {
  const digits = ssnDigits(ssn);
  return digits === '' || isPlaceholder(digits)
    ? null
    : new Uint8Array(createHmac('sha256', key).update(digits).digest());
}

export const ssnLookup = (prisma: PrismaClient, key: Uint8Array): SsnIndex => ({
  borrowerWith: async (ssn, portfolio, lenderId) => {
    const index = ssnIndex(key, ssn);
    if (!index) return undefined;
    const found = await prisma.loan.findFirst({
      where: {
        AND: [{ seal: { ssnIndex: index } }, portfolioFilter(portfolio), lenderId === undefined ? {} : { lenderId }],
      },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      select: { borrowerId: true },
    });
    return found?.borrowerId;
  },
});
