import type { Prisma, PrismaClient } from '../../generated/prisma/client.js';

/** The client inside or outside a transaction: stores do not care. */
export type Executor = PrismaClient | Prisma.TransactionClient;
