import { randomUUID } from 'node:crypto';
import type { Prisma } from '../../src/generated/prisma/client.js';

/** The row of a transfer by which a loan came to its owner. */
export const soldTransfer = (loanId: string, buyerId: string): Prisma.LoanTransferUncheckedCreateInput => ({
  id: `TF-${randomUUID()}`,
  loanId,
  state: 'ACTIVE',
  sellerId: 'LEN-SELLER',
  buyerId,
  proposedBySide: 'SELLER',
  settlementDate: new Date('2026-01-31'),
  priceRatio: '1',
  servicing: 'RETAINED',
  servicingFee: '0',
  proposedAt: new Date('2026-01-30'),
  proposedBy: 'client',
});
