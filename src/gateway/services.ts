import type { LoanCommandNeeds } from '../features/command/command-needs.js';
import { LOAN_KEYS } from '../features/loan/loan-seals.js';
import { type Tokens, authToken } from '../features/client/authenticate.js';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { readAuditLog } from '../features/audit/read-audit-log.js';
import { LOOKUP_LIMIT } from '../features/borrower/lookups.js';
import { documentLinks } from '../features/document/document-links.js';
import { forgetKeys } from '../platform/idempotency/forget-keys.js';
import { followFeed, followLoan, type LoanSignals } from '../features/loan/follow-loan.js';
import { loanReader } from '../features/loan/loan.reader.js';
import { recordReader } from '../features/record/record-reader.js';
import { primarySource, sharesOfCallers } from '../features/read-source.js';
import { Services as ServiceInstances } from '../features/services.js';
import type { AdministrationStores, Clock } from '../features/ports.js';
import type { UnitOfWork } from '../platform/postgres/unit-of-work.js';
import type { JobEngine, JobKinds } from '../platform/jobs/jobs.js';
import type { RecordStore } from '../features/record/record-store.js';
import type { BusinessDay } from '../domain/calendar.js';
import { type AdjustmentPolicy, DEFAULT_POLICY } from '../domain/adjustment/policy.js';
import { DEFAULT_PAYMENT_POLICY, type PaymentPolicy } from '../domain/payment/return-codes.js';
import { SHORTEST_RETENTION_MONTHS } from '../domain/borrower/borrower.js';
import { GraphContext, type GraphServices } from '../features/graph-context.js';
import type { NewRequest } from '../platform/request/context.js';
import type { Viewer } from '../domain/access/viewer.js';
import { schemaUsage } from '../features/schema-usage/schema-usage.js';
import { actionLimiter, attemptLimiter } from '../platform/identity/limiters.js';
import { documentTickets } from '../features/document/document-tickets.js';
import { type SigningKeys } from '../platform/identity/signing-keys.js';
import { sharedPositions } from '../platform/identity/redis.js';
import { auditReader, openAuditLog } from '../platform/audit/audit-log.js';
import type { AnchorSinks } from '../platform/audit/audit-anchor.js';
import { clientStore } from '../features/client/client-store.js';
import type { Database } from '../platform/postgres/database.js';
import { jobEngine } from '../platform/jobs/job-engine.js';
import { loanEventLog } from '../features/loan/loan-events.js';
import { loanFeed, loanFeedReader } from '../features/loan/loan-feed.js';
import { recordStore } from '../features/record/record.store.js';
import { searchDigest } from '../features/loan/blind-index.js';
import { KeyRing, opensEverything, systemKeys } from '../platform/sealing/key-ring.js';
import type { Replicas } from '../platform/replica/replicas.js';
import {
  paymentServices,
  type PaymentServices,
  type WebhookServiceNeeds,
  webhookServices,
  type WebhookServices,
} from './job-services.js';
import { buildGraph, type Graph } from './graph/schema.js';
import type { Answer } from '../platform/executor/operation.js';
import type { LetterSender } from '../features/letter/letter-port.js';
import type { LetterTemplate } from '../features/letter/letter-template.js';
import { OWN_TEMPLATES, readTemplates } from '../features/letter/letter-templates.js';
import { letterWriter } from '../features/letter/letter-writer.js';
import { readServices, replicaReading } from './read-services.js';
import { administrationWork, loanWork } from './unit-of-work.js';
import { webhookSeals, webhookReader } from '../features/webhook/webhook.store.js';
import { WEBHOOK_RETRIES } from '../features/webhook/webhook-jobs.js';

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
  /** How long idempotency keys are kept. */
  readonly idempotencyDays?: number;
  /** What may be adjusted by hand, and how far. */
  readonly adjustmentPolicy?: AdjustmentPolicy;
  /** Addresses inside the house that webhooks may reach. */
  readonly webhookAllowLocal?: readonly string[];
  readonly postLimits?: WebhookServiceNeeds['postLimits'];
  /** Told of faults that no answer tells of. */
  readonly complain?: LoanCommandNeeds['complain'];
  /** What follows from returned payments. */
  readonly paymentPolicy?: PaymentPolicy;
  /** Who sends letters; without it none are issued. */
  readonly letterSender?: LetterSender | undefined;
  /** A folder of letter templates besides the gateway's own. */
  readonly letterTemplates?: string | undefined;
  /** The graph that letters read their data from. */
  readonly graph?: () => Promise<Graph>;
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

/** What the graph answered to the gateway itself, which asks only for what it may see. */
function wholeAnswer({ data, errors }: Answer): object {
  const [error] = errors ?? [];
  if (error || !data) throw error?.originalError ?? error ?? new Error('The graph answered neither data nor errors');
  return data.read();
}

/** Read once, when the first letter is written. Those of a folder of one's own are read at the start, to hear of faults in them. */
function templatesOf(folder: string | undefined): () => readonly LetterTemplate[] {
  let known: readonly LetterTemplate[] | undefined;
  const templates = () => (known ??= readTemplates([OWN_TEMPLATES, ...(folder === undefined ? [] : [folder])]));
  if (folder !== undefined) templates();
  return templates;
}

/** Each day before banks open. */
const EARLY = '0 4 * * *';
/** Each day while few are at work. */
const LATE = '0 2 * * *';

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
  idempotencyDays = 30,
  adjustmentPolicy: policy = DEFAULT_POLICY,
  webhookAllowLocal = [],
  postLimits,
  complain = () => undefined,
  paymentPolicy = DEFAULT_PAYMENT_POLICY,
  letterSender,
  letterTemplates,
  graph: askedGraph = () => buildGraph({ authDirectives: false }),
}: ServiceNeeds): Promise<Services> {
  const { prisma, read } = database;
  // Before any other key: a database that has some and no audit log had one.
  const { chain, audit, anchor } = await openAuditLog(database, ring, auditSinks);
  const names = ['ssn-index', 'import-digest', 'idempotency-input', 'webhooks'] as const;
  const [blindIndexKey, digestKey, inputKey, webhookKey] = await systemKeys(prisma, ring, ...names);
  const seals = webhookSeals(webhookKey);
  const unitOfWork = administrationWork(prisma, inputKey, chain, seals);
  const forJobs = { ...database, read: database.readForJobs };
  const payments = await paymentServices({
    database: forJobs,
    ring,
    clock,
    businessDay,
    policy: paymentPolicy,
    adjustmentPolicy: policy,
  });
  const clients = clientStore(prisma);
  const tickets = documentTickets(signingKeys);
  const lookups = actionLimiter(redis, LOOKUP_LIMIT);
  const instances = new ServiceInstances({ database, ring, blindIndexKey });
  const source = instances.get(primarySource);
  const shares = instances.get(sharesOfCallers);
  const stored = readServices(source, lookups);
  const [loans, records] = [source.get(loanReader), source.get(recordReader)];
  const feed = loanFeed(forJobs);
  const engine = jobEngine(database, WEBHOOK_RETRIES);
  const allowLocal = webhookAllowLocal;
  const news = webhookServices({
    database: forJobs,
    seals,
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
    newContext(request: NewRequest<Viewer>) {
      return new GraphContext(this, request);
    },
    documentLinks: documentLinks({ tickets, clients, tokens, loans, records, audit, clock, publicUrl }),
    audit,
    now: () => clock.now(),
    auditLog: readAuditLog((caller) => ({
      audit: auditReader(shares(caller, read), chain),
      loans: source.inShareOf(caller).get(loanReader),
    })),
    clients,
    webhooksOf: (caller) => webhookReader(shares(caller, read), seals),
    authToken: authToken({ clients, tokens, attempts: attemptLimiter(redis, inputKey), clock }),
    administration: {
      unitOfWork,
      clock,
      businessDay,
      retentionMonths,
      lookups,
      endOfFeed: () => feed.end(),
      webhookAddresses: news.addresses,
    },
    loanCommands: {
      unitOfWork: loanWork(database, inputKey, { ring, blindIndexKey }),
      clock,
      businessDay,
      policy,
      complain,
    },
    followLoan: followLoan({ log: loanEventLog(read), signals }),
    followFeed: followFeed({ feedOf: (caller) => source.inShareOf(caller).get(loanFeedReader), signals }),
    businessDate: () => businessDay(clock.now()),
    adjustmentLimits: policy.limits,
    searchDigest: searchDigest(blindIndexKey),
    usage: schemaUsage(() => clock.now()),
    letters: letterWriter({
      ask: async (document, variables, viewer, requestId) => {
        const { execute } = await askedGraph();
        const operation = { document, operationName: undefined, variables: { ...variables } };
        return wholeAnswer(await execute(operation, home.newContext({ requestId, viewer, apiKey: undefined })));
      },
      today: () => businessDay(clock.now()),
      templates: templatesOf(letterTemplates),
      sender: letterSender,
    }),
  };
  const shared = redis && replicas && sharedPositions(redis, inputKey, replicas.knownAfterMs);
  const readThere = (there: typeof read) => readServices(source.through(there), lookups);
  const graph = replicas ? { ...home, reading: replicaReading({ replicas, shared, home, readThere }) } : home;
  return {
    graph,
    unitOfWork,
    recordStore: recordStore(prisma, { ring, blindIndexKey, digestKey, businessDay }),
    payments,
    jobs: {
      engine,
      kinds: {
        ...news.kinds,
        'daily-payments': { handler: payments.daily, concurrency: 1, cron: EARLY },
        'daily-upkeep': { handler: forgetKeys(database.write, idempotencyDays), concurrency: 1, cron: LATE },
      },
      listen: news.listen,
    },
    useMasterKeys: async ({ masterKeys: next, servicePlace }) => {
      const nextRing = new KeyRing(next, ring.service, servicePlace);
      // Without a key less there is nothing to ask the database, which may be what is away: its new address comes with these.
      if (!nextRing.hasAllOf(ring) && !(await opensEverything(prisma, nextRing, LOAN_KEYS)))
        throw new Error('MASTER_KEY lacks a key that is still in use; run `keys rotate` before you remove a key');
      ring.use(next, servicePlace);
    },
    close: () => {
      news.close();
      return anchor.close();
    },
  };
}
