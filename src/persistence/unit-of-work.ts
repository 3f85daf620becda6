import { inSpan } from '../app/in-span.js';
import type { ServicingStores, Stores, UnitOfWork } from '../app/ports.js';
import type { Prisma, PrismaClient } from '../generated/prisma/client.js';
import { atMost } from './at-most.js';
import type { AuditChain } from './audit/audit-chain.js';
import { auditStore } from './audit/audit-store.js';
import { borrowerStore } from './borrower/borrower-store.js';
import { valuationStore } from './collateral/valuation-store.js';
import { clientStore } from './client/client-store.js';
import { sessionThrough, type Session, type Transact } from './database/session.js';
import type { Statement } from './database/statement.js';
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
  return inTurn(prisma, keys, (appended, work) =>
    prisma.$transaction(
      async (tx) => {
        const session = sessionThrough(tx);
        await session.write(BOUNDED);
        const done = await work({ ...servicingStores(session, inputKey, appended), ...otherStores(tx, keys) });
        // The embedded database does not report a commit that fails, so what is checked at its end is checked now.
        await tx.$executeRaw`SET CONSTRAINTS ALL IMMEDIATE`;
        return done;
      },
      { maxWait: 10_000, timeout: LONGEST_MS },
    ),
  );
}

/** The same for commands that service loans, past Prisma. */
export function servicingWork(
  prisma: PrismaClient,
  transact: Transact,
  inputKey: Uint8Array,
  keys: Pick<UnitOfWorkKeys, 'announce'> = {},
): UnitOfWork<ServicingStores> {
  return inTurn(prisma, keys, (appended, work) =>
    transact(LONGEST_MS, async (session) => {
      await session.write(BOUNDED);
      return work(servicingStores(session, inputKey, appended));
    }),
  );
}

type Appended = (loanId: string) => void;

function inTurn<Needed>(
  prisma: PrismaClient,
  { announce }: Pick<UnitOfWorkKeys, 'announce'>,
  carryOut: <T>(appended: Appended, work: (stores: Needed) => Promise<T>) => Promise<T>,
): UnitOfWork<Needed> {
  const turn = turns.get(prisma) ?? atMost(AT_ONCE, QUEUE);
  turns.set(prisma, turn);
  return {
    run: async (work) => {
      const changed = new Set<string>();
      const result = await turn(() => inSpan('unit of work', () => carryOut((loanId) => changed.add(loanId), work)));
      if (announce) changed.forEach(announce);
      return result;
    },
  };
}

const BOUNDED: Statement = {
  text: `SELECT set_config('lock_timeout', $1, true), set_config('idle_in_transaction_session_timeout', $2, true),
    set_config('statement_timeout', $3, true)`,
  values: [LOCK_MS, IDLE_MS, LONGEST_MS].map(String),
};

const servicingStores = (session: Session, inputKey: Uint8Array, appended: Appended): ServicingStores => ({
  idempotency: idempotencyStore(session, inputKey),
  loans: loanStore(session),
  accounts: accountStore(session),
  repayments: repaymentStore(session),
  events: eventStore(session, appended),
});

const otherStores = (
  tx: Prisma.TransactionClient,
  { chain, records }: UnitOfWorkKeys,
): Omit<Stores, keyof ServicingStores> => ({
  clients: clientStore(tx),
  borrowers: borrowerStore(tx),
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
