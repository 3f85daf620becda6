import { atMost } from '../platform/runtime/at-most.js';
import { inSpan } from '../platform/runtime/in-span.js';
import type { AdministrationStores, LoanStores } from '../features/ports.js';
import type { UnitOfWork } from '../platform/postgres/unit-of-work.js';
import { getOrCreate } from '../platform/runtime/get-or-create.js';
import type { PrismaClient } from '../generated/prisma/client.js';
import { approvalStore } from '../features/approval/approval-store.js';
import type { AuditChain } from '../platform/audit/audit-chain.js';
import { auditStore } from '../platform/audit/audit-log.js';
import { borrowerStore } from '../features/borrower/borrower.store.js';
import { valuationStore, loanStore } from '../features/loan/loan-store.js';
import { clientStore } from '../features/client/client-store.js';
import { inTransaction, sessionThrough, type Database, type Session } from '../platform/postgres/database.js';
import type { Statement } from '../platform/postgres/statement.js';
import { holdStore } from '../features/hold/hold.store.js';
import { repossessionStore } from '../features/collateral/repossession.store.js';
import { workStore } from '../features/work/work.store.js';
import { contactStore } from '../features/contact/contact.store.js';
import { letterStore } from '../features/letter/letter.store.js';
import { promiseStore } from '../features/promise/promise.store.js';
import { loanValueStore } from '../features/valuation/loan-value.store.js';
import { productStore } from '../features/product/product.store.js';
import { idempotencyStore } from '../platform/idempotency/idempotency-store.js';
import { paymentStore } from '../features/autopay/payment-store.js';
import { jobSender } from '../platform/jobs/job-engine.js';
import { accountStore } from '../features/loan/account/account-store.js';
import { eventStore } from '../features/loan/loan-events.js';
import { loanSeals, type LoanSeals } from '../features/loan/loan-seals.js';
import { originationStore, type OriginationKeys } from '../features/origination/origination-store.js';
import { transferStore } from '../features/ownership/transfer.store.js';
import { periodStore } from '../features/ledger/period-store.js';
import { repaymentStore } from '../features/repayment/repayment-store.js';
import { webhookStore, type WebhookSeals } from '../features/webhook/webhook.store.js';
import { WEBHOOK_RETRIES } from '../features/webhook/webhook-jobs.js';

/** Fewer than the pool has: many commands on one loan wait for each other, and reads must not wait with them. */
const AT_ONCE = 6;

/** A client times out after about half a minute: a request that can't be served by then is refused earlier. */
const QUEUE = { length: 1_000, milliseconds: 10_000 };

/**
 * The limits of a transaction in the database. One that holds a loan and is idle is ended by the database, even if its
 * process died; a transaction that waits for the loan times out earlier.
 */
const LOCK_MS = 3_000;
const IDLE_MS = 6_000;
const LONGEST_MS = 20_000;

/** One queue for each pool, however many gateways share it. */
const turns = new WeakMap<PrismaClient, ReturnType<typeof atMost>>();

/** Work on loans, past Prisma where there is a pool. */
export function loanWork(
  { prisma, transact }: Pick<Database, 'prisma' | 'transact'>,
  inputKey: Uint8Array,
  keys: OriginationKeys,
): UnitOfWork<LoanStores> {
  const turn = turnOn(prisma);
  return {
    run: (work) =>
      turn(() =>
        transact(LONGEST_MS, async (session) => {
          await session.write(BOUNDED);
          return work(loanStores(session, inputKey, keys));
        }),
      ),
  };
}

/** Work on clients and persons. What is audited needs the chain; without, it cannot pretend. */
export function administrationWork(
  prisma: PrismaClient,
  inputKey: Uint8Array,
  chain?: AuditChain,
  webhooks?: WebhookSeals,
): UnitOfWork<AdministrationStores> {
  const turn = turnOn(prisma);
  const carryOut = <T>(work: (stores: AdministrationStores) => Promise<T>) =>
    inTransaction(prisma, { maxWait: 10_000, timeout: LONGEST_MS }, async (tx) => {
      const session = sessionThrough(tx);
      await session.write(BOUNDED);
      return work({
        idempotency: idempotencyStore(session, inputKey, NO_LOANS),
        clients: clientStore(tx),
        borrowers: borrowerStore(tx),
        audit: chain ? auditStore(tx, chain) : absent('This unit of work has no audit log'),
        webhooks: webhooks ? webhookStore(session, webhooks) : absent('This unit of work has no key of webhooks'),
        jobs: jobSender(session, WEBHOOK_RETRIES),
      });
    });
  return { run: (work) => turn(() => carryOut(work)) };
}

/** What is answered here is of clients and persons, and holds no text of a loan. */
const NO_LOANS: LoanSeals = () => Promise.reject(new Error('This unit of work has no loans'));

function turnOn(prisma: PrismaClient) {
  const turn = getOrCreate(turns, prisma, () => atMost(AT_ONCE, QUEUE));
  return <T>(carryOut: () => Promise<T>): Promise<T> => turn(() => inSpan('unit of work', carryOut));
}

const BOUNDED: Statement = {
  text: `SELECT set_config('lock_timeout', $1, true), set_config('idle_in_transaction_session_timeout', $2, true),
    set_config('statement_timeout', $3, true)`,
  values: [LOCK_MS, IDLE_MS, LONGEST_MS].map(String),
};

function loanStores(session: Session, inputKey: Uint8Array, keys: OriginationKeys): LoanStores {
  const seals = loanSeals(session, keys.ring);
  return {
    idempotency: idempotencyStore(session, inputKey, seals),
    loans: loanStore(session),
    accounts: accountStore(session, seals),
    repayments: repaymentStore(session, seals, keys.blindIndexKey),
    approvals: approvalStore(session, seals),
    events: eventStore(session, seals),
    valuations: valuationStore(session, seals),
    repossessions: repossessionStore(session, seals),
    products: productStore(session),
    loanValues: loanValueStore(session),
    promises: promiseStore(session),
    contacts: contactStore(session, seals),
    letters: letterStore(session, seals),
    work: workStore(session),
    holds: holdStore(session, seals),
    payments: paymentStore(session, seals),
    origination: originationStore(session, keys, seals),
    periods: periodStore(session),
    transfers: transferStore(session),
    jobs: jobSender(session, WEBHOOK_RETRIES),
    read: (statement) => session.read(statement),
  };
}

const absent = (reason: string): never =>
  new Proxy(
    {},
    {
      get: () => {
        throw new Error(reason);
      },
    },
  ) as never;
