import type { Prisma, PrismaClient } from '../../generated/prisma/client.js';

/** Reads that belong together, as of one moment, while commands go on beside them. */
export const inSnapshot = <T>(prisma: PrismaClient, read: (tx: Prisma.TransactionClient) => Promise<T>): Promise<T> =>
  prisma.$transaction(read, { isolationLevel: 'RepeatableRead', maxWait: 30_000, timeout: 120_000 });
