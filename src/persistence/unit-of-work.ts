import type { Stores, UnitOfWork } from '../app/ports.js';
import type { Prisma, PrismaClient } from '../generated/prisma/client.js';
import { clientStore } from './client/client-store.js';
import { idempotencyStore } from './idempotency/idempotency-store.js';
import { accountStore } from './ledger/account-store.js';
import { eventStore } from './loan/event-store.js';
import { loanStore } from './loan/loan-store.js';
import { repaymentStore } from './repayment/repayment-store.js';

export function unitOfWork(prisma: PrismaClient, inputKey: Uint8Array): UnitOfWork {
  return {
    run: (work) => prisma.$transaction((tx) => work(storesOn(tx, inputKey)), { maxWait: 10_000, timeout: 20_000 }),
  };
}

const storesOn = (tx: Prisma.TransactionClient, inputKey: Uint8Array): Stores => ({
  clients: clientStore(tx),
  idempotency: idempotencyStore(tx, inputKey),
  loans: loanStore(tx),
  accounts: accountStore(tx),
  repayments: repaymentStore(tx),
  events: eventStore(tx),
});
