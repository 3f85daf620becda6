import type { Stores, UnitOfWork } from '../app/ports.js';
import type { Prisma, PrismaClient } from '../generated/prisma/client.js';
import { atMost } from './at-most.js';
import type { AuditChain } from './audit/audit-chain.js';
import { auditStore } from './audit/audit-store.js';
import { borrowerStore } from './borrower/borrower-store.js';
import { valuationStore } from './collateral/valuation-store.js';
import { clientStore } from './client/client-store.js';
import { idempotencyStore } from './idempotency/idempotency-store.js';
import { accountStore } from './ledger/account-store.js';
import { eventStore } from './loan/event-store.js';
import { loanStore } from './loan/loan-store.js';
import { originationStore, type OriginationKeys } from './record/origination-store.js';
import { repaymentStore } from './repayment/repayment-store.js';

/** Fewer than the pool has: many commands on one loan wait for each other, and reads must not wait with them. */
const AT_ONCE = 6;

/** One queue for each pool, however many gateways share it. */
const turns = new WeakMap<PrismaClient, ReturnType<typeof atMost>>();

/** Work that is audited needs the chain, and work that writes records the keys to seal them; without, it cannot pretend. */
export interface UnitOfWorkKeys {
  readonly chain?: AuditChain;
  readonly records?: OriginationKeys;
}

export function unitOfWork(prisma: PrismaClient, inputKey: Uint8Array, keys: UnitOfWorkKeys = {}): UnitOfWork {
  const turn = turns.get(prisma) ?? atMost(AT_ONCE);
  turns.set(prisma, turn);
  return {
    run: (work) =>
      turn(() =>
        prisma.$transaction(
          async (tx) => {
            const result = await work(storesOn(tx, inputKey, keys));
            // The embedded database does not report a commit that fails, so what is checked at its end is checked now.
            await tx.$executeRaw`SET CONSTRAINTS ALL IMMEDIATE`;
            return result;
          },
          { maxWait: 10_000, timeout: 20_000 },
        ),
      ),
  };
}

const storesOn = (tx: Prisma.TransactionClient, inputKey: Uint8Array, { chain, records }: UnitOfWorkKeys): Stores => ({
  clients: clientStore(tx),
  idempotency: idempotencyStore(tx, inputKey),
  borrowers: borrowerStore(tx),
  loans: loanStore(tx),
  accounts: accountStore(tx),
  repayments: repaymentStore(tx),
  events: eventStore(tx),
  valuations: valuationStore(tx),
  audit: chain ? auditStore(tx, chain) : absent('This unit of work has no audit log'),
  origination: records ? originationStore(tx, records) : absent('This unit of work has no keys to seal records with'),
});

const absent = (reason: string): never =>
  new Proxy(
    {},
    {
      get: () => {
        throw new Error(reason);
      },
    },
  ) as never;
