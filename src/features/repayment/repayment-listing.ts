import type { Portfolio } from '../../domain/access/viewer.js';
import type { PaymentNature } from '../../domain/repayment/payment-nature.js';
import type { RepaymentState } from '../../domain/repayment/repayment-state.js';
import type { Combined, Page, Range, SortDirection, Window } from '../../platform/paging/page.js';
import type { RepaymentMethod, RepaymentView } from '../loan/repayment.js';

/** Which repayments: all conditions given must hold. A range is never met by one without the day. */
export interface RepaymentFilter extends Combined<RepaymentFilter> {
  readonly state?: readonly RepaymentState[];
  readonly method?: readonly RepaymentMethod[];
  readonly nature?: readonly PaymentNature[];
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

/** Repayments on the loans that exist for a portfolio. One on any other loan does not exist for any question. */
export interface RepaymentReader {
  byIds(ids: readonly string[], portfolio: Portfolio): Promise<ReadonlyMap<string, RepaymentView>>;
  page(listing: RepaymentListing, window: Window, portfolio: Portfolio): Promise<Page<RepaymentView>>;
  count(filter: RepaymentFilter, portfolio: Portfolio): Promise<number>;
  /** The same page of each loan's own list, of loans that exist for the viewer. */
  pagesOf(
    loanIds: readonly string[],
    listing: RepaymentListing,
    window: Window,
  ): Promise<ReadonlyMap<string, Page<RepaymentView>>>;
  countsOf(loanIds: readonly string[], filter: RepaymentFilter): Promise<ReadonlyMap<string, number>>;
}
