import { DEFAULT_POLICY, type AdjustmentPolicy } from '../domain/adjustment/policy.js';
import type { LoanSignals } from '../features/loan/follow-loan.js';
import { announcePayments } from '../features/bank-file/announce-payments.js';
import { collectPayments } from '../features/bank-file/collect-payments.js';
import { exportNacha } from '../features/bank-file/export-nacha.js';
import { importReturns } from '../features/bank-file/import-returns.js';
import type { NightNeeds } from '../features/bank-file/night-work.js';
import { settleDebits } from '../features/bank-file/settle-debits.js';
import type { JobEngine, JobHandler, JobKinds } from '../platform/jobs/jobs.js';
import type { LoanFeed } from '../features/loan/loan-event.js';
import type { ClientStore, Clock } from '../features/ports.js';
import { callWebhooks, deliverWebhook, webhookUpkeep } from '../features/webhook/deliver-webhooks.js';
import type { WebhookAddresses } from '../features/command/command-needs.js';
import type { Scope } from '../domain/access/roles.js';
import type { BusinessDay, TimeOfDay } from '../domain/calendar.js';
import type { Originator } from '../domain/payment/nacha-file.js';
import type { PaymentPolicy } from '../domain/payment/return-codes.js';
import { guard } from '../features/guard.js';
import { hiddenCommands } from '../features/command/hidden-commands.js';
import { mayBeNamed } from '../platform/outbound/find-addresses.js';
import { poster, type Poster, type PostLimits } from '../platform/outbound/post-message.js';
import type { Database } from '../platform/postgres/database.js';
import { nightStore } from '../features/bank-file/night-store.js';
import { type KeyRing, systemKeys } from '../platform/sealing/key-ring.js';
import { loanWork } from './unit-of-work.js';
import { deliveryStore } from '../features/webhook/delivery-store.js';
import type { WebhookSeals } from '../features/webhook/webhook.store.js';
import { WEBHOOK_DELIVERY, WEBHOOK_UPKEEP } from '../features/webhook/webhook-jobs.js';

export interface PaymentNeeds {
  readonly database: Pick<Database, 'prisma' | 'read' | 'transact'>;
  readonly ring: KeyRing;
  readonly clock: Clock;
  readonly businessDay: BusinessDay;
  readonly policy: PaymentPolicy;
  readonly adjustmentPolicy?: AdjustmentPolicy;
}

export type PaymentServices = Awaited<ReturnType<typeof paymentServices>>;

/** What is done to the payments of all loans: by a job, and by the command line. */
export async function paymentServices({
  database,
  ring,
  clock,
  businessDay,
  policy,
  adjustmentPolicy = DEFAULT_POLICY,
}: PaymentNeeds) {
  const { prisma } = database;
  const names = ['ssn-index', 'idempotency-input', 'bank-file'] as const;
  const [blindIndexKey, inputKey, fileKey] = await systemKeys(prisma, ring, ...names);
  const needs: NightNeeds = {
    unitOfWork: loanWork(database, inputKey, { ring, blindIndexKey }),
    night: nightStore(database, { ring, fileKey }),
    clock,
    businessDay,
    policy: adjustmentPolicy,
  };
  const announce = announcePayments(needs);
  const collect = collectPayments(needs, policy);
  const settle = settleDebits(needs, policy);
  /**
   * Each day: what did not come back has settled, varying amounts are announced, and what is due goes out, whether or not another
   * fails. Bank files are written when they are asked for.
   */
  const daily: JobHandler = async (_data, { signal }) => {
    const today = businessDay(clock.now());
    const goOn = () => {
      signal.throwIfAborted();
    };
    const works = [() => settle(today, goOn), () => announce(today, goOn), () => collect(today, goOn)];
    const failed: unknown[] = [];
    for (const work of works) {
      try {
        await work();
      } catch (error) {
        goOn();
        failed.push(error);
      }
    }
    if (failed.length > 0) throw failed[0];
  };
  return {
    announce,
    collect,
    settle,
    daily,
    exportNacha: (originator: Originator, timeOfDay: TimeOfDay) => exportNacha(needs, originator, timeOfDay),
    importReturns: importReturns(needs, policy),
  };
}

export interface WebhookServiceNeeds {
  readonly database: Pick<Database, 'read' | 'write' | 'transact'>;
  readonly seals: WebhookSeals;
  readonly clock: Clock;
  readonly feed: LoanFeed;
  readonly signals: LoanSignals;
  readonly clients: ClientStore;
  readonly engine: JobEngine;
  readonly allowLocal: readonly string[];
  /** Shorter ones, for tests. */
  readonly postLimits?: PostLimits | undefined;
  /** What posts the messages; to the internet unless given. */
  readonly poster?: Poster | undefined;
}

export interface WebhookServices {
  readonly addresses: WebhookAddresses;
  readonly kinds: JobKinds;
  /** In a process with workers: hears of what happens. Answers how to stop. */
  readonly listen: (called: () => void, complain: (error: unknown) => void) => Promise<() => void>;
  close(): void;
}

/** So many webhooks at once in a process: most of their time they wait for receivers. */
const CONCURRENCY = 16;

/** A worker answers no requests, so it asks the guard itself. */
async function hiddenFrom(scopes: ReadonlySet<Scope>): Promise<readonly string[]> {
  await guard.evaluate(scopes);
  return hiddenCommands(scopes);
}

export function webhookServices(needs: WebhookServiceNeeds): WebhookServices {
  const { database, seals, clock, feed, signals, clients, engine, allowLocal, postLimits } = needs;
  const store = deliveryStore(database, seals);
  const { post, close } = needs.poster ?? poster(allowLocal, postLimits && { limits: postLimits });
  const courier = { store, jobs: engine };
  return {
    addresses: { isPlainAllowed: allowLocal.length > 0, mayBeNamed: (url) => mayBeNamed(url, allowLocal) },
    kinds: {
      [WEBHOOK_DELIVERY]: {
        handler: deliverWebhook({ store, feed, clients, jobs: engine, post, hiddenCommands: hiddenFrom, clock }),
        concurrency: CONCURRENCY,
      },
      [WEBHOOK_UPKEEP]: { handler: webhookUpkeep(courier), concurrency: 1, cron: '* * * * *' },
    },
    listen: (called, complain) => callWebhooks({ ...courier, signals, called, complain }),
    close,
  };
}
