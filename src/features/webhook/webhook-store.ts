import type { Portfolio } from '../../domain/access/viewer.js';
import type { Scope } from '../../domain/access/roles.js';
import type { Page, Window } from '../../platform/paging/page.js';
import type { LoanEventView } from '../loan/loan-event.js';

/** Signs messages; of two, the older one until its time. */
export interface WebhookSecret {
  /** `whsec_` and the key in base64. */
  readonly secret: string;
  readonly endsAt?: string;
}

export interface WebhookFilter {
  readonly loanIds?: readonly string[];
  readonly lenderId?: string;
  readonly servicerId?: string;
}

export type DisabledBecause = 'BY_CLIENT' | 'FAILING' | 'CLIENT_REVOKED';

/** Where news of loans go for a client. */
export interface Webhook {
  readonly id: string;
  readonly clientId: string;
  /** What the token that created or changed it could see then; it never sees more. */
  readonly scopes: readonly Scope[];
  /** Commands whose events go out; all without any. */
  readonly events: readonly string[];
  readonly filter: WebhookFilter;
  readonly url: string;
  /** The one that is told to the client first. */
  readonly secrets: readonly WebhookSecret[];
  /** How far the feed was read. */
  readonly position: string;
  readonly createdAt: Date;
  readonly failingSince: Date | null;
  readonly disabledAt: Date | null;
  readonly disabledBecause: DisabledBecause | null;
}

export type DeliveryStatus = 'WAITING' | 'DELIVERED' | 'GIVEN_UP' | 'WITHHELD';

export interface Delivery {
  readonly id: string;
  readonly webhookId: string;
  /** The same for all deliveries of a message. */
  readonly messageId: string;
  /** None for a test. */
  readonly eventId: string | null;
  /** Deliveries of a loan go one after the other. None for tests and repeats. */
  readonly loanId: string | null;
  readonly status: DeliveryStatus;
  readonly attempts: number;
  readonly createdAt: Date;
  readonly nextAttemptAt: Date;
  readonly lastAttemptAt: Date | null;
  readonly answerCode: number | null;
  /** Why there was no answer. */
  readonly fault: string | null;
  /** What the receiver said, cut. */
  readonly excerpt: string | null;
}

/** In a unit of work. */
export interface WebhookStore {
  insert(webhook: Webhook): Promise<void>;
  /** One that is locked until the unit of work ends. */
  lock(id: string): Promise<Webhook | undefined>;
  update(webhook: Webhook): Promise<void>;
  /** It is gone for all clients; its deliveries are deleted later. */
  remove(id: string, at: Date): Promise<void>;
  /** How many a client has; no other process adds one until the unit of work ends. */
  countOf(clientId: string): Promise<number>;
  delivery(id: string): Promise<Delivery | undefined>;
  /** One more that goes out at once, in no order with others. */
  addDelivery(delivery: Pick<Delivery, 'id' | 'webhookId' | 'messageId' | 'eventId' | 'createdAt'>): Promise<void>;
}

export interface WebhookReader {
  ofClient(clientId: string): Promise<readonly Webhook[]>;
  deliveries(webhookId: string, window: Window): Promise<Page<Delivery>>;
  /** Of any client. */
  deliveriesById(ids: readonly string[]): Promise<readonly Delivery[]>;
}

/** An event as it may leave, with public figures of its loan. */
export interface NewsEvent extends LoanEventView {
  readonly remainingBalance: string | null;
}

export interface Outcome {
  readonly delivery: Delivery;
  readonly status: DeliveryStatus;
  readonly attempted: boolean;
  /** How long to wait before the next try. */
  readonly waitMs: number;
  readonly answerCode: number | null;
  readonly fault: string | null;
  readonly excerpt: string | null;
}

/** A webhook in this process's turn. */
export interface WebhookInTurn extends Webhook {
  /** How long every try has failed; null if the last one succeeded. */
  readonly failingMs: number | null;
}

/**
 * What a process that delivers needs. Its turn at a webhook is named by a token, and nothing is written without it. What is due is
 * told by the database's clock alone, because clocks of processes differ.
 */
export interface DeliveryStore {
  /** Begins or prolongs a turn; undefined when another has it, or nothing is to be sent by this webhook now. */
  takeTurn(webhookId: string, token: string, seconds: number): Promise<WebhookInTurn | undefined>;
  endTurn(webhookId: string, token: string): Promise<void>;
  /** Notes what the feed had up to a place. */
  add(
    webhookId: string,
    token: string,
    events: readonly Pick<LoanEventView, 'id' | 'loanId'>[],
    through: string,
  ): Promise<void>;
  /** The first that may go, none of a loan whose earlier one waits for its time. */
  due(webhookId: string, most: number): Promise<readonly Delivery[]>;
  /** How many wait, counted up to 20,000. */
  waiting(webhookId: string): Promise<number>;
  /** The time to look at the webhook again without a new event; in a second if another process has it. */
  nextTry(webhookId: string): Promise<Date | undefined>;
  /**
   * Records the outcome of tries, and pauses the webhook for some milliseconds. False if it was not the caller's turn.
   */
  settle(webhookId: string, token: string, outcomes: readonly Outcome[], pause: number | undefined): Promise<boolean>;
  disable(webhookId: string, because: DisabledBecause): Promise<void>;
  /** Events as a viewer may see them now; those that it may not are left out. */
  events(
    ids: readonly string[],
    hiddenCommands: readonly string[],
    portfolio: Portfolio,
  ): Promise<ReadonlyMap<string, NewsEvent>>;
  /** Webhooks that are on and not left alone for a while. */
  callable(): Promise<readonly string[]>;
  /** Clears away deliveries older than so many days, and those of removed webhooks; false while there are more. */
  clear(olderThanDays: number): Promise<boolean>;
}
