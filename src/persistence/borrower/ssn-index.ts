import { createHmac } from 'node:crypto';
import type { SsnIndex } from '../../app/borrower-by-ssn.js';
import type { PrismaClient } from '../../generated/prisma/client.js';
import { portfolioFilter } from '../loan/portfolio-filter.js';

/** A keyed blind index: equal SSNs have equal indexes, and without the key an index says nothing. */
export function ssnIndex(key: Uint8Array, ssn: string): Uint8Array<ArrayBuffer> | null {
  const digits = ssn.replace(/\D/g, '');
  return digits === '' ? null : new Uint8Array(createHmac('sha256', key).update(digits).digest());
}

export const ssnLookup = (prisma: PrismaClient, key: Uint8Array): SsnIndex => ({
  borrowerWith: async (ssn, portfolio) => {
    const index = ssnIndex(key, ssn);
    if (!index) return undefined;
    const found = await prisma.borrower.findFirst({
      where: { ssnIndex: index, loans: { some: portfolioFilter(portfolio) } },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      select: { id: true },
    });
    return found?.id;
  },
});
