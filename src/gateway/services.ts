import { setTimeout as sleep } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { readAuditLog } from '../app/audit/read-audit-log.js';
import { authToken } from '../app/client/authenticate.js';
import { linkBorrowers } from '../app/borrower/find-and-link.js';
import { createClient, revokeClient, rotateClientKey } from '../app/client/manage-clients.js';
import { documentLinks } from '../app/record/document-links.js';
import { eraseBorrower } from '../app/borrower/erase-borrower.js';
import { followFeed, followLoan, type LoanSignals } from '../app/loan/follow-loan.js';
import { computedAccounts } from '../app/ledger/account-reader.js';
import { loanCommands } from '../app/loan-commands.js';
import type { SubmitManyNeeds } from '../app/repayment/submit-repayments.js';
import type { AdministrationStores, Clock, Tokens, UnitOfWork } from '../app/ports/ports.js';
import type { JobEngine, JobKinds } from '../app/ports/jobs.js';
import type { RecordStore } from '../app/ports/record-store.js';
import type { BusinessDay } from '../domain/calendar.js';
import { type AdjustmentPolicy, DEFAULT_POLICY } from '../domain/adjustment/policy.js';
import { DEFAULT_PAYMENT_POLICY, type PaymentPolicy } from '../domain/payment/return-codes.js';
import { SHORTEST_RETENTION_MONTHS } from '../domain/borrower/borrower.js';
import type { GraphServices } from '../graphql/request/context.js';
import { schemaUsage } from '../graphql/usage/schema-usage.js';
import { attemptLimiter, lookupLimiter } from '../identity/limiters.js';
import { documentTickets, type SigningKeys } from '../identity/tokens.js';
import { sharedPositions } from '../identity/redis.js';
import { auditReader, openAuditLog } from '../persistence/audit/audit-log.js';
import type { AnchorSinks } from '../persistence/audit/audit-anchor.js';
import { clientStore } from '../persistence/client/client-store.js';
import { callerShares } from '../persistence/database/read-pool.js';
import type { Database } from '../persistence/database/database.js';
import { jobEngine } from '../persistence/jobs/job-engine.js';
import { loanEventLog } from '../persistence/loan/loan-events.js';
import { loanFeed } from '../persistence/loan/loan-feed.js';
import { recordStore } from '../persistence/record/record-store.js';
import { searchDigest } from '../persistence/sealing/blind-index.js';
import { KeyRing, opensEverything, systemKeys } from '../persistence/sealing/key-ring.js';
import type { Replicas } from '../persistence/replica/replicas.js';
import {
  paymentServices,
  type PaymentServices,
  type WebhookServiceNeeds,
  webhookServices,
  type WebhookServices,
} from './job-services.js';
import { readServices, replicaReading } from './read-services.js';
import { administrationWork, loanWork } from '../persistence/unit-of-work.js';
import { webhookSeals, webhookReader } from '../persistence/webhook/webhook-store.js';

export interface ServiceNeeds {
  readonly database: Pick<
    Database,
    'prisma' | 'connections' | 'read' | 'readForJobs' | 'write' | 'transact' | 'execute'
  >;
  readonly ring: KeyRing;
  readonly signingKeys: SigningKeys;
  readonly tokens: Tokens;
  readonly redis: Redis | undefined;
  /** Standbys that queries may be read from. */
  readonly replicas?: Replicas | undefined;
  readonly signals: LoanSignals;
  readonly clock: Clock;
  readonly publicUrl: () => string;
  readonly businessDay: BusinessDay;
  /** Where the end of the audit log is kept outside the database. */
  readonly auditSinks?: AnchorSinks;
  /** How long a record is kept after its loan ended. */
  readonly retentionMonths?: number;
  /** What may be adjusted by hand, and how far. */
  readonly adjustmentPolicy?: AdjustmentPolicy;
  /** Addresses inside the house that webhooks may reach. */
  readonly webhookAllowLocal?: readonly string[];
  readonly postLimits?: WebhookServiceNeeds['postLimits'];
  /** Told of faults that no answer tells of. */
  readonly complain?: SubmitManyNeeds['complain'];
  /** What follows from returned payments. */
  readonly paymentPolicy?: PaymentPolicy;
}

export interface Services {
  readonly graph: GraphServices;
  readonly unitOfWork: UnitOfWork<AdministrationStores>;
  readonly recordStore: RecordStore;
  readonly payments: PaymentServices;
  /** What is done later, and what does it. */
  readonly jobs: { readonly engine: JobEngine; readonly kinds: JobKinds; readonly listen: WebhookServices['listen'] };
  /** Takes other master keys from now on; fails, and changes nothing, where one is missing that something is sealed under. */
  useMasterKeys(keys: { readonly masterKeys: readonly Uint8Array[]; readonly servicePlace?: number }): Promise<void>;
  /** Keeps the last end of the audit log. */
  close(): Promise<void>;
}

/** Each day before banks open. */
const EARLY = '0 4 * * *';

export const systemClock: Clock = { now: () => new Date(), sleep: (milliseconds) => sleep(milliseconds) };

const NOWHERE: AnchorSinks = { file: undefined, say: () => undefined, complain: () => undefined };

/** Every use case with the real thing behind each of its ports. */
export async function gatewayServices({
  database,
  ring,
  signingKeys,
  tokens,
  redis,
  replicas,
  signals,
  clock,
  publicUrl,
  businessDay,
  auditSinks = NOWHERE,
  retentionMonths = SHORTEST_RETENTION_MONTHS,
  adjustmentPolicy: policy = DEFAULT_POLICY,
  webhookAllowLocal = [],
  postLimits,
  complain = () => undefined,
  paymentPolicy = DEFAULT_PAYMENT_POLICY,
}: ServiceNeeds): Promise<Services> {
  const { prisma, read } = database;
  // Before any other key: a database that has some and no audit log had one.
  const { chain, audit, anchor } = await openAuditLog(database, ring, auditSinks);
  const names = ['ssn-index', 'import-digest', 'idempotency-input', 'webhooks'] as const;
  const [blindIndexKey, digestKey, inputKey, webhookKey] = await systemKeys(prisma, ring, ...names);
  const seals = webhookSeals(webhookKey);
  const unitOfWork = administrationWork(prisma, inputKey, chain, seals);
  const commands = { unitOfWork: loanWork(database, inputKey, { ring, blindIndexKey }), clock, businessDay, policy };
  const forJobs = { ...database, read: database.readForJobs };
  const payments = await paymentServices({ database: forJobs, ring, clock, businessDay, policy: paymentPolicy });
  const clients = clientStore(prisma);
  const tickets = documentTickets(signingKeys);
  const lookups = lookupLimiter(redis);
  const shares = callerShares(database.connections);
  const readNeeds = { home: database, shares, ring, blindIndexKey, lookups, computed: computedAccounts() };
  const stored = readServices(readNeeds, read);
  const { loans, records } = stored;
  const feed = loanFeed(forJobs);
  const engine = jobEngine(database);
  const allowLocal = webhookAllowLocal;
  const news = webhookServices({
    database: forJobs,
    seals,
    unitOfWork,
    clock,
    feed,
    signals,
    clients,
    engine,
    allowLocal,
    postLimits,
  });
  const home: GraphServices = {
    ...stored,
    documentLinks: documentLinks({ tickets, clients, tokens, loans, records, audit, clock, publicUrl }),
    audit,
    now: () => clock.now(),
    readAuditLog: readAuditLog((caller) => ({
      audit: auditReader(shares(caller, read), chain),
      loans: stored.listsOf(caller).loans,
    })),
    borrowerLinks: linkBorrowers({ unitOfWork, lookups, clock }),
    eraseBorrower: eraseBorrower({ unitOfWork, clock, businessDay, retentionMonths }),
    clients,
    webhooksOf: (caller) => webhookReader(shares(caller, read), seals),
    manageWebhooks: news.manageWebhooks,
    authToken: authToken({ clients, tokens, attempts: attemptLimiter(redis, inputKey), clock }),
    createClient: createClient({ unitOfWork, clock }),
    rotateClientKey: rotateClientKey({ unitOfWork, clock }),
    revokeClient: revokeClient({ unitOfWork, clock }),
    commands: loanCommands({ ...commands, complain }),
    followLoan: followLoan({ log: loanEventLog(read), signals }),
    followFeed: followFeed({ feedOf: (caller) => stored.listsOf(caller).loanFeed, signals }),
    businessDate: () => businessDay(clock.now()),
    adjustmentLimits: policy.limits,
    searchDigest: searchDigest(blindIndexKey),
    usage: schemaUsage(() => clock.now()),
  };
  const shared = redis && replicas && sharedPositions(redis, inputKey, replicas.knownAfterMs);
  const readThere = (there: typeof read) => readServices(readNeeds, there);
  const graph = replicas ? { ...home, reading: replicaReading({ replicas, shared, home, readThere }) } : home;
  return {
    graph,
    unitOfWork,
    recordStore: recordStore(prisma, { ring, blindIndexKey, digestKey, businessDay }),
    payments,
    jobs: {
      engine,
      kinds: { ...news.kinds, 'daily-payments': { handler: payments.daily, concurrency: 1, cron: EARLY } },
      listen: news.listen,
    },
    useMasterKeys: async ({ masterKeys: next, servicePlace }) => {
      const nextRing = new KeyRing(next, ring.service, servicePlace);
      // Without a key less there is nothing to ask the database, which may be what is away: its new address comes with these.
      if (!nextRing.hasAllOf(ring) && !(await opensEverything(prisma, nextRing)))
        throw new Error('MASTER_KEY lacks a key that something is sealed under: run `keys rotate` before it goes');
      ring.use(next, servicePlace);
    },
    close: () => {
      news.close();
      return anchor.close();
    },
  };
}
