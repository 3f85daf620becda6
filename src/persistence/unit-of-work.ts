import type { AuditStore } from '../app/audit/audit-log.js';
import type { Stores, UnitOfWork } from '../app/ports.js';
import type { Prisma, PrismaClient } from '../generated/prisma/client.js';
import type { AuditChain } from './audit/audit-chain.js';
import { auditStore } from './audit/audit-store.js';
import { borrowerStore } from './borrower/borrower-store.js';
import { clientStore } from './client/client-store.js';
import { idempotencyStore } from './idempotency/idempotency-store.js';

/** Work that is audited needs the chain; commands that are not may go without, and then cannot pretend. */
export function unitOfWork(prisma: PrismaClient, inputKey: Uint8Array, chain?: AuditChain): UnitOfWork {
  const storesOn = (tx: Prisma.TransactionClient): Stores => ({
    clients: clientStore(tx),
    idempotency: idempotencyStore(tx, inputKey),
    borrowers: borrowerStore(tx),
    audit: chain ? auditStore(tx, chain) : NO_AUDIT,
  });
  return { run: (work) => prisma.$transaction((tx) => work(storesOn(tx)), { maxWait: 10_000, timeout: 20_000 }) };
}

const NO_AUDIT: AuditStore = {
  append: () => Promise.reject(new Error('This unit of work has no audit log')),
};
