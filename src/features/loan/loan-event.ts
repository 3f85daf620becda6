import type { Portfolio } from '../../domain/access/viewer.js';
import type { LoanEvent } from './loan-stores.js';

/** Its reason is a text of its own. */
export interface LoanEventView extends Omit<LoanEvent, 'effectiveDate' | 'reason'> {
  readonly sequence: number;
  readonly effectiveDate: string;
}

export interface LoanFeedFilter {
  readonly loanIds?: readonly string[];
  readonly commands?: readonly string[];
  /** Commands whose events are left out. */
  readonly hiddenCommands: readonly string[];
  readonly lenderId?: string;
  /** Primary or secondary. */
  readonly servicerId?: string;
}

/** An event with its place in the feed, which never changes. */
export type PlacedEvent = LoanEventView & { readonly position: string };

export interface LoanFeedPage {
  readonly events: readonly PlacedEvent[];
  /** Up to here everything was looked at, whether or not it is among the events: the next question goes on from here. */
  readonly through: string;
  readonly hasMore: boolean;
}

/** What happened to the loans that exist for a portfolio, in an order in which nothing appears before what was read. */
export interface LoanFeed {
  /** Where the feed ends right now: what comes after happened later, or was about to. */
  end(): Promise<string>;
  after(position: string, size: number, filter: LoanFeedFilter, portfolio: Portfolio): Promise<LoanFeedPage>;
}
