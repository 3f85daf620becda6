import type { Portfolio } from '../../domain/access/viewer.js';
import type { DelinquencySpell } from '../../domain/delinquency/payment-history.js';
import type { PostingKind } from '../../domain/ledger/balances.js';
import type { ShownEntry } from '../../domain/ledger/postings.js';
import type { FeeKind } from '../../domain/repayment/account.js';
import type { RepaymentState } from '../../domain/repayment/repayment-state.js';
import type { Page, Window, Range, SortDirection } from './loan-reader.js';
import type { LoanEvent, Stipulation, AllocationView, RepaymentView, RepaymentMethod } from './loan-stores.js';

/** Its reason is a text of its own. */
export interface LoanEventView extends Omit<LoanEvent, 'effectiveDate' | 'reason'> {
  readonly sequence: number;
  readonly effectiveDate: string;
}

export interface PostingView {
  readonly id: string;
  readonly sequence: number;
  readonly kind: PostingKind;
  readonly effectiveDate: string;
  readonly recordedAt: Date;
  readonly repaymentId: string | null;
  readonly entries: readonly ShownEntry[];
}

export interface ValuationView {
  readonly id: string;
  readonly valuedOn: string;
  readonly amount: string;
}

export type StipulationView = Omit<Stipulation, 'text'> & { readonly loanId: string };

/** An adjustment by hand: the event that tells of it, and its entry. */
export interface AdjustmentView {
  readonly loanId: string;
  readonly entryId: string;
  readonly eventId: string;
  readonly command: string;
  readonly effectiveDate: string;
  readonly at: Date;
  readonly clientId: string;
  readonly requestedBy: string | null;
  /** As it was commanded. */
  readonly amount: string;
  readonly feeId: string | null;
  readonly feeKind: FeeKind | null;
  /** When it was taken back. */
  readonly reversedAt: Date | null;
}

/** A free text of servicing, by where it stands. */
export type TextOf =
  | 'ApprovalRequest.input'
  | 'ApprovalRequest.reason'
  | 'Autopay.consentHash'
  | 'Autopay.consentText'
  | 'Autopay.lastFour'
  | 'Hold.liftReason'
  | 'Hold.reason'
  | 'LoanEvent.reason'
  | 'Repayment.externalReference'
  | 'Repayment.reason'
  | 'ServicingTerms.acceptedBecause'
  | 'Stipulation.text'
  | 'Valuation.source';

export interface LoanText {
  readonly loanId: string;
  readonly text: string;
}

/** The lists that hang on a loan and grow with it. */
export type LoanList = 'repayments' | 'events' | 'postings';

/** What servicing has written down of a loan. Callers hold the loan already, so its portfolio was checked. */
export interface ServicingReader {
  /** The same page of each loan's list: repayments newest first, events and postings oldest first. */
  repayments(loanIds: readonly string[], window: Window): Promise<ReadonlyMap<string, Page<RepaymentView>>>;
  /** Without those of hidden commands, which are not counted in the timeline either. */
  events(
    loanIds: readonly string[],
    window: Window,
    hiddenCommands: readonly string[],
  ): Promise<ReadonlyMap<string, Page<LoanEventView>>>;
  postings(loanIds: readonly string[], window: Window): Promise<ReadonlyMap<string, Page<PostingView>>>;
  /** How long each loan's list is; events of hidden commands are left out. */
  counts(
    of: LoanList,
    loanIds: readonly string[],
    hiddenCommands: readonly string[],
  ): Promise<ReadonlyMap<string, number>>;
  /** By the id of the repayment: where its money stands in the ledger. */
  allocations(repaymentIds: readonly string[]): Promise<ReadonlyMap<string, AllocationView>>;
  /** The events that changed a loan's state, oldest first. */
  stateChanges(loanIds: readonly string[]): Promise<ReadonlyMap<string, readonly LoanEventView[]>>;
  /** By the days that were closed, oldest first. */
  spells(loanIds: readonly string[]): Promise<ReadonlyMap<string, readonly DelinquencySpell[]>>;
  /** Oldest first. */
  adjustments(loanIds: readonly string[]): Promise<ReadonlyMap<string, readonly AdjustmentView[]>>;
  stipulations(loanIds: readonly string[]): Promise<ReadonlyMap<string, readonly StipulationView[]>>;
  /** Newest first. */
  valuations(loanIds: readonly string[]): Promise<ReadonlyMap<string, readonly ValuationView[]>>;
  /**
   * Free texts by the ids of their rows; a stipulation's is `stipulationRow`. They are sealed, so they are read only when they are
   * asked for. Rows without one, and of erased borrowers, are left out.
   */
  texts(of: TextOf, rows: readonly string[]): Promise<ReadonlyMap<string, LoanText>>;
  /** The business day that the loan's figures are for. */
  figuresOn(loanIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  releaseDueOn(loanIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** When notice of a bankruptcy came, where one did. */
  bankruptcyNoticeOn(loanIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

export const stipulationRow = ({ loanId, position }: Pick<StipulationView, 'loanId' | 'position'>): string =>
  `${loanId}:${position}`;

export const loanOfStipulation = (row: string): string => row.slice(0, row.lastIndexOf(':'));

/** Which repayments: all conditions given must hold. A range is never met by one without the day. */
export interface RepaymentFilter {
  readonly state?: readonly RepaymentState[];
  readonly method?: readonly RepaymentMethod[];
  readonly loanIds?: readonly string[];
  readonly lenderId?: string;
  /** Primary or secondary. */
  readonly servicerId?: string;
  readonly effectiveDate?: Range<string>;
  readonly initiatedAt?: Range<string>;
  /** Digests of what they are called by other systems. */
  readonly externalReferences?: readonly string[];
}

export const REPAYMENT_SORTS = {
  INITIATED_AT: 'initiatedAt',
  EFFECTIVE_DATE: 'effectiveDate',
} as const satisfies Record<string, keyof RepaymentView>;

export type RepaymentSort = keyof typeof REPAYMENT_SORTS;

export interface RepaymentListing {
  readonly filter: RepaymentFilter;
  readonly sort: RepaymentSort;
  readonly direction: SortDirection;
}

/** Repayments on the loans that exist for a portfolio. One on any other loan is not there, whatever the question. */
export interface RepaymentReader {
  byIds(ids: readonly string[], portfolio: Portfolio): Promise<ReadonlyMap<string, RepaymentView>>;
  page(listing: RepaymentListing, window: Window, portfolio: Portfolio): Promise<Page<RepaymentView>>;
  count(filter: RepaymentFilter, portfolio: Portfolio): Promise<number>;
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
