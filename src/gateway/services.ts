import type { Redis } from 'ioredis';
import { readAuditLog } from '../app/audit/read-audit-log.js';
import { authToken } from '../app/client/auth-token.js';
import { borrowerBySsn, linkBorrowers } from '../app/borrower/link-borrowers.js';
import { findBorrowers } from '../app/borrower/find-borrowers.js';
import { createClient, revokeClient, rotateClientKey } from '../app/client/manage-clients.js';
import { documentLinks } from '../app/record/document-links.js';
import { eraseBorrower } from '../app/borrower/erase-borrower.js';
import { followLoan, type LoanSignals } from '../app/loan/follow-loan.js';
import { loanCommands } from '../app/loan-commands.js';
import type { AdministrationStores, Clock, Tokens, UnitOfWork } from '../app/ports/ports.js';
import type { RecordStore } from '../app/ports/record-store.js';
import type { BusinessDay } from '../domain/business-day.js';
import type { GatewayKeys } from '../config/config.js';
import { DEFAULT_POLICY, type AdjustmentPolicy } from '../domain/adjustment/policy.js';
import { SHORTEST_RETENTION_MONTHS } from '../domain/borrower/borrower.js';
import type { GraphServices } from '../graphql/request/context.js';
import { attemptLimiter, lookupLimiter } from '../identity/limiters.js';
import { documentTickets } from '../identity/document-tickets.js';
import { approvalReader } from '../persistence/approval/approval-reader.js';
import { auditReader } from '../persistence/audit/audit-reader.js';
import type { AnchorSinks } from '../persistence/audit/audit-anchor.js';
import { openAuditLog } from '../persistence/audit/audit-log.js';
import { holdReader } from '../persistence/servicing/hold-reader.js';
import { borrowerReader, borrowerRiskReader } from '../persistence/borrower/borrower-reader.js';
import { borrowerIndex } from '../persistence/borrower/borrower-index.js';
import { ssnLookup } from '../persistence/borrower/ssn-index.js';
import { clientStore } from '../persistence/client/client-store.js';
import type { Database } from '../persistence/database/database.js';
import { ledgerReader } from '../persistence/ledger/ledger-reader.js';
import { loanEventLog } from '../persistence/loan/loan-events.js';
import { loanFeed } from '../persistence/loan/loan-feed.js';
import { loanReader } from '../persistence/loan/loan-reader.js';
import { portfolioReader } from '../persistence/portfolio/portfolio-reader.js';
import { recordReader } from '../persistence/record/record-reader.js';
import { recordStore } from '../persistence/record/record-store.js';
import { repaymentReader } from '../persistence/repayment/repayment-reader.js';
import { searchDigest } from '../persistence/sealing/blind-index.js';
import { KeyRing, systemKey } from '../persistence/sealing/key-ring.js';
import { servicingReader } from '../persistence/servicing/servicing-reader.js';
import { administrationWork, loanWork } from '../persistence/unit-of-work.js';

export interface ServiceNeeds {
  readonly database: Pick<Database, 'prisma' | 'read' | 'write' | 'transact'>;
  readonly keys: GatewayKeys;
  readonly tokens: Tokens;
  readonly redis: Redis | undefined;
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
}

export interface Services {
  readonly graph: GraphServices;
  readonly unitOfWork: UnitOfWork<AdministrationStores>;
  readonly recordStore: RecordStore;
  /** Keeps the last end of the audit log. */
  close(): Promise<void>;
}

const NOWHERE: AnchorSinks = { file: undefined, say: () => undefined, complain: () => undefined };

/** Every use case with the real thing behind each of its ports. */
export async function gatewayServices({
  database,
  keys,
  tokens,
  redis,
  signals,
  clock,
  publicUrl,
  businessDay,
  auditSinks = NOWHERE,
  retentionMonths = SHORTEST_RETENTION_MONTHS,
  adjustmentPolicy: policy = DEFAULT_POLICY,
}: ServiceNeeds): Promise<Services> {
  const { prisma, read } = database;
  const ring = new KeyRing(keys.masterKeys);
  // Before any other key: a database that has some and no audit log had one.
  const { chain, audit, anchor } = await openAuditLog(database, ring, auditSinks);
  const blindIndexKey = await systemKey(prisma, ring, 'ssn-index');
  const digestKey = await systemKey(prisma, ring, 'import-digest');
  const inputKey = await systemKey(prisma, ring, 'idempotency-input');
  const unitOfWork = administrationWork(prisma, inputKey, chain);
  const commands = { unitOfWork: loanWork(database, inputKey, { ring, blindIndexKey }), clock, businessDay, policy };
  const clients = clientStore(prisma);
  const loans = loanReader(prisma, read);
  const records = recordReader(read, ring);
  const tickets = documentTickets(keys.tokenSigningKey);
  const lookups = lookupLimiter(redis);
  const graph: GraphServices = {
    loans,
    borrowers: borrowerReader(read, ring),
    records,
    documentLinks: documentLinks({ tickets, clients, loans, records, audit, clock, publicUrl }),
    audit,
    now: () => clock.now(),
    readAuditLog: readAuditLog({ audit: auditReader(prisma, chain), loans }),
    borrowerBySsn: borrowerBySsn({ index: ssnLookup(read, blindIndexKey), lookups }),
    findBorrowers: findBorrowers({ index: borrowerIndex(read), lookups, digest: searchDigest(blindIndexKey) }),
    borrowerLinks: linkBorrowers({ unitOfWork, lookups, clock }),
    eraseBorrower: eraseBorrower({ unitOfWork, clock, businessDay, retentionMonths }),
    clients,
    authToken: authToken({ clients, tokens, attempts: attemptLimiter(redis, keys.tokenSigningKey), clock }),
    createClient: createClient({ unitOfWork, clock }),
    rotateClientKey: rotateClientKey({ unitOfWork, clock }),
    revokeClient: revokeClient({ unitOfWork, clock }),
    commands: loanCommands(commands),
    servicing: servicingReader(read, ring),
    repayments: repaymentReader(read),
    approvals: approvalReader(read),
    holds: holdReader(read),
    loanFeed: loanFeed(database),
    ledger: ledgerReader(read),
    portfolio: portfolioReader(prisma, read),
    followLoan: followLoan({ log: loanEventLog(read), signals }),
    borrowerRisk: borrowerRiskReader(read),
    businessDate: () => businessDay(clock.now()),
    adjustmentLimits: policy.limits,
    searchDigest: searchDigest(blindIndexKey),
  };
  return {
    graph,
    unitOfWork,
    recordStore: recordStore(prisma, { ring, blindIndexKey, digestKey }),
    close: () => anchor.close(),
  };
}
