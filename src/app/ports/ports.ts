import type { ApprovalStore } from './approval-stores.js';
import type { AuditStore } from './audit-log.js';
import type { Portfolio } from '../../domain/access/viewer.js';
import type { Access, NoAccess } from '../../domain/access/access-rule.js';
import type { Role, Scope } from '../../domain/access/roles.js';
import type { BorrowerStore } from './borrower-store.js';
import type { HoldStore } from './hold-store.js';
import type { WebhookStore } from './webhook-store.js';
import type { PaymentStore } from './payment-stores.js';
import type { JobSender } from './jobs.js';
import type {
  ValuationStore,
  AccountStore,
  EventStore,
  LoanStore,
  OriginationStore,
  RepaymentStore,
} from './loan-stores.js';

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

/** A plain answer that can be written down and given again. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export interface IdempotencyScope {
  readonly clientId: string;
  readonly operation: string;
  readonly key: string;
  /** Set where the input stands for the key that a client did not send: how long it does. */
  readonly seconds?: number | undefined;
}

export interface IdempotencyStore {
  /** A key that the same input always has, and that tells nobody what the input is. */
  keyOf(input: Json): Promise<string>;
  /** False when somebody else holds the same key just now. Held until the unit of work ends. */
  tryLock(scope: IdempotencyScope): Promise<boolean>;
  /**
   * The answer of a finished command that still counts; asked after the lock, it knows all who held it before. `answer` is
   * undefined when it was erased with the borrower it told of.
   */
  find(
    scope: IdempotencyScope,
    input: Json,
  ): Promise<{ readonly sameInput: boolean; readonly answer: Json | undefined } | undefined>;
  /** An answer that tells of a person names the loan whose borrower that is: the borrower's key seals it. */
  save(scope: IdempotencyScope, input: Json, answer: Json, tellsOf?: string): Promise<void>;
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
  readonly holds: HoldStore;
  readonly payments: PaymentStore;
  readonly origination: OriginationStore;
  readonly jobs: JobSender;
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

/**
 * One database transaction: all of it or nothing. Its stores do what they are asked in the order of asking, and what is
 * written is sure to be there once it has ended.
 */
export interface UnitOfWork<Stores> {
  run<T>(work: (stores: Stores) => Promise<T>): Promise<T>;
}

export interface IssuedToken {
  readonly accessToken: string;
  readonly expiresIn: number;
}

/** What a verified bearer token says of its bearer. */
export type TokenClaims =
  | { readonly issuedBy: 'GATEWAY'; readonly clientId: string }
  | ({ readonly issuedBy: 'IDENTITY_PROVIDER' } & ProviderClaims);

export interface ProviderClaims {
  /** The application, or who the token is about where it names none. */
  readonly subject: string;
  readonly application: string | undefined;
  /** Who uses the application; undefined where it acts by itself. */
  readonly person: string | undefined;
  readonly scopes: readonly Scope[];
  /** What the rules give the person; undefined where there are none. */
  readonly access: Access | NoAccess | undefined;
  /** Whether the person is not to be let in whatever the token says. */
  readonly isDenied: boolean;
}

/** A token cannot be judged: the identity provider does not say which keys are its own. */
export class ProviderUnavailable extends Error {
  readonly code = 'IDENTITY_PROVIDER_UNAVAILABLE';

  constructor(cause: unknown) {
    super('The identity provider does not answer', { cause });
    this.name = 'ProviderUnavailable';
  }
}

export interface Tokens {
  issue(clientId: string): Promise<IssuedToken>;
  verify(token: string): Promise<TokenClaims | undefined>;
  /** Whether a person of the identity provider is not to be let in. */
  isDenied(person: string): boolean;
  /** The claims of a token that was verified a short while ago. */
  verified(token: string): TokenClaims | undefined;
}

export interface RequestLimiter {
  /** Counts one request; tells when the next will be taken if this one is too many. At once where it can. */
  take(key: string): TooMany | undefined | Promise<TooMany | undefined>;
  /** What is left of a minute's requests, as far as this process knows; undefined where there is no limit. */
  quota(key: string): Quota | undefined;
}

export interface Quota {
  readonly limit: number;
  readonly windowSeconds: number;
  readonly remaining: number;
  readonly resetSeconds: number;
}

export interface TooMany {
  readonly retryAfterSeconds: number;
}

/** How long a try has to wait before it is answered, or that none is answered for a while. */
export type Attempt = { readonly delayMs: number } | TooMany;

/** Wrong secrets across all requests. */
export interface Attempts {
  /** What was counted so far. */
  look(name: string): Promise<Attempt>;
  /** Counts one more. */
  count(name: string): Promise<Attempt>;
  clear(name: string): Promise<void>;
}

export interface AttemptLimiter {
  readonly ofAddress: Attempts;
  readonly ofClient: Attempts;
}
