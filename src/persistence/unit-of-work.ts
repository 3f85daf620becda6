import { inSpan } from '../app/in-span.js';
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

/** A client gives up after about half a minute: whoever cannot be served by then is better told before. */
const QUEUE = { length: 1_000, milliseconds: 10_000 };

/**
 * What a transaction may take of the database. One that holds a loan and does nothing is ended by the database, even when
 * its process is gone without a word; who waits for that loan is told so before.
 */
const LOCK_MS = 3_000;
const IDLE_MS = 6_000;
const LONGEST_MS = 20_000;

/** One queue for each pool, however many gateways share it. */
const turns = new WeakMap<PrismaClient, ReturnType<typeof atMost>>();

/** Work that is audited needs the chain, and work that writes records the keys to seal them; without, it cannot pretend. */
export interface UnitOfWorkKeys {
  readonly chain?: AuditChain;
  readonly records?: OriginationKeys;
  /** Told after the commit which loans have new events. */
  readonly announce?: (loanId: string) => void;
}

export function unitOfWork(prisma: PrismaClient, inputKey: Uint8Array, keys: UnitOfWorkKeys = {}): UnitOfWork {
  const turn = turns.get(prisma) ?? atMost(AT_ONCE, QUEUE);
  turns.set(prisma, turn);
  return {
    run: async (work) => {
      const changed = new Set<string>();
      const result = await turn(() =>
        inSpan('unit of work', () =>
          prisma.$transaction(
            async (tx) => {
              await bounded(tx);
              const done = await work(storesOn(tx, inputKey, keys, (loanId) => changed.add(loanId)));
              // The embedded database does not report a commit that fails, so what is checked at its end is checked now.
              await tx.$executeRaw`SET CONSTRAINTS ALL IMMEDIATE`;
              return done;
            },
            { maxWait: 10_000, timeout: LONGEST_MS },
          ),
        ),
      );
      if (keys.announce) changed.forEach(keys.announce);
      return result;
    },
  };
}

const bounded = (tx: Prisma.TransactionClient) =>
  tx.$queryRaw`SELECT set_config('lock_timeout', ${String(LOCK_MS)}, true),
    set_config('idle_in_transaction_session_timeout', ${String(IDLE_MS)}, true),
    set_config('statement_timeout', ${String(LONGEST_MS)}, true)`;

const storesOn = (
  tx: Prisma.TransactionClient,
  inputKey: Uint8Array,
  { chain, records }: UnitOfWorkKeys,
  changed: (loanId: string) => void,
): Stores => ({
  clients: clientStore(tx),
  idempotency: idempotencyStore(tx, inputKey),
  borrowers: borrowerStore(tx),
  loans: loanStore(tx),
  accounts: accountStore(tx),
  repayments: repaymentStore(tx),
  events: eventStore(tx, changed),
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
