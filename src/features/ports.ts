import type { IdempotencyStore } from '../platform/idempotency/idempotency.js';
import type { ApprovalStore } from './approval/approval-stores.js';
import type { AuditStore } from '../platform/audit/audit-log-port.js';
import type { Portfolio } from '../domain/access/viewer.js';
import type { Role } from '../domain/access/roles.js';
import type { BorrowerStore } from './borrower/borrower-store.js';
import type { RepossessionStore } from './collateral/repossession.store.js';
import type { ProductStore } from './product/product.store.js';
import type { LoanValueStore } from './valuation/loan-value.store.js';
import type { PromiseStore } from './promise/promise.store.js';
import type { WorkStore } from './work/work.store.js';
import type { ContactStore } from './contact/contact.store.js';
import type { WriteLetter } from './letter/letter-port.js';
import type { LetterStore } from './letter/letter.store.js';
import type { HoldStore } from './hold/hold-store.js';
import type { WebhookStore } from './webhook/webhook-store.js';
import type { PeriodStore } from './ledger/period-store.js';
import type { TransferStore } from './ownership/transfer-stores.js';
import type { PaymentStore } from './autopay/payment-stores.js';
import type { JobSender } from '../platform/jobs/jobs.js';
import type { ValuationStore, AccountStore, EventStore, LoanStore, OriginationStore } from './loan/loan-stores.js';
import type { RepaymentStore } from './loan/repayment.js';
import type { Read } from '../platform/postgres/statement.js';

export type { WriteLetter };

/** What the use cases need of the world. The outer rings implement it; nothing here knows how. */
export interface Clock {
  now(): Date;
  sleep(milliseconds: number): Promise<void>;
}

export interface ApiClient {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly portfolio: Portfolio;
  /** Who the outside identity provider says this client is; undefined when it uses our tokens only. */
  readonly subject: string | undefined;
  readonly createdAt: Date;
  readonly revokedAt: Date | undefined;
}

export interface ClientCredentialHashes {
  readonly keyHash: Uint8Array;
  readonly secretHash: Uint8Array;
}

export interface ClientStore {
  byKeyHash(keyHash: Uint8Array): Promise<ApiClient | undefined>;
  byId(id: string): Promise<(ApiClient & ClientCredentialHashes) | undefined>;
  list(): Promise<readonly ApiClient[]>;
  insert(client: ApiClient, hashes: ClientCredentialHashes): Promise<void>;
  replaceCredentials(id: string, hashes: ClientCredentialHashes): Promise<void>;
  revoke(id: string, at: Date): Promise<void>;
}

/** What commands on a loan need. */
export interface LoanStores {
  readonly idempotency: IdempotencyStore;
  readonly loans: LoanStore;
  readonly accounts: AccountStore;
  readonly repayments: RepaymentStore;
  readonly approvals: ApprovalStore;
  readonly events: EventStore;
  readonly valuations: ValuationStore;
  readonly repossessions: RepossessionStore;
  readonly products: ProductStore;
  readonly loanValues: LoanValueStore;
  readonly promises: PromiseStore;
  readonly contacts: ContactStore;
  readonly letters: LetterStore;
  readonly work: WorkStore;
  readonly holds: HoldStore;
  readonly payments: PaymentStore;
  readonly origination: OriginationStore;
  readonly periods: PeriodStore;
  readonly transfers: TransferStore;
  readonly jobs: JobSender;
  /** Reads what the unit of work wrote so far, for what no store answers. */
  readonly read: Read;
}

/** What is done to clients of the gateway, and to persons, needs. */
export interface AdministrationStores {
  readonly idempotency: IdempotencyStore;
  readonly clients: ClientStore;
  readonly borrowers: BorrowerStore;
  readonly audit: AuditStore;
  readonly webhooks: WebhookStore;
  readonly jobs: JobSender;
}
