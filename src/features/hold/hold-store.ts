import type { Portfolio } from '../../domain/access/viewer.js';
import type { BusinessDate } from '../../domain/calendar.js';
import type { Hold, HoldKind, Relief } from '../../domain/hold/hold.js';
import type { Combined, Page, Window } from '../../platform/paging/page.js';

/** Holds as commands see them; a locked loan brings its own. */
export interface HoldStore {
  loanOf(id: string): Promise<string | undefined>;
  insert(hold: Hold, texts: { readonly reason: string; readonly bankruptcy?: string | undefined }): Promise<void>;
  /** Notes what the hold does not forbid after all. */
  relieve(hold: Hold, relief: Relief, document: string): Promise<void>;
  /** Notes how it was lifted; all else of it stays. */
  lift(hold: Hold, reason: string): Promise<void>;
  /** Notes which scheduled payments these holds stopped. */
  stopPayments(paymentIds: readonly string[], holdIds: readonly string[]): Promise<void>;
}

/** Which holds: all conditions given must hold. */
export interface HoldFilter extends Combined<HoldFilter> {
  /** One whose kind was erased is of none of them. */
  readonly kinds?: readonly HoldKind[];
  readonly activeOn?: BusinessDate;
  /** Whose last day comes before this one; one without an end never. */
  readonly endingBefore?: BusinessDate;
  readonly loanIds?: readonly string[];
}

/** Holds on the loans that exist for a portfolio. */
export interface HoldReader {
  /** By the id of the loan, which was found already; by their first days. */
  ofLoans(loanIds: readonly string[]): Promise<ReadonlyMap<string, readonly Hold[]>>;
  /** By their first days. */
  page(filter: HoldFilter, window: Window, portfolio: Portfolio): Promise<Page<Hold>>;
  count(filter: HoldFilter, portfolio: Portfolio): Promise<number>;
}
