import type { Portfolio } from '../domain/access/portfolio.js';
import type { LoanColumns } from '../domain/record/loan-columns.js';
import type { ValueOfEnum } from '../domain/record/spelling.js';
import type { Page, SortDirection, Window } from './paging.js';

export type LoanColumn = Exclude<keyof LoanColumns, 'createdAt'> | 'createdAt' | 'dealerState';

/** A loan as far as it was asked for: decimals and dates as text, exactly as stored. */
export type LoanView = {
  readonly id: string;
  readonly createdAt?: Date;
  readonly dealerState?: string | null;
} & Partial<Omit<LoanColumns, 'createdAt'>>;

export interface LoanFilter {
  readonly loanStatus?: readonly ValueOfEnum<'LoanStatus'>[];
  readonly lenderId?: string;
  readonly primaryServicerId?: string;
  readonly borrowerId?: string;
}

export const LOAN_SORTS = {
  CREATED_AT: 'createdAt',
  ORIGINATION_DATE: 'originationDate',
  REMAINING_BALANCE: 'remainingBalance',
  DAYS_PAST_DUE: 'currentDpd',
} as const satisfies Record<string, LoanColumn>;

export type LoanSort = keyof typeof LOAN_SORTS;

export interface LoanListing {
  readonly filter: LoanFilter;
  readonly sort: LoanSort;
  readonly direction: SortDirection;
}

/** Loans as they exist for a portfolio. A loan outside it is not there, whatever the question. */
export interface LoanReader {
  byIds(
    ids: readonly string[],
    columns: ReadonlySet<LoanColumn>,
    portfolio: Portfolio,
  ): Promise<ReadonlyMap<string, LoanView>>;
  page(
    listing: LoanListing,
    window: Window,
    columns: ReadonlySet<LoanColumn>,
    portfolio: Portfolio,
  ): Promise<Page<LoanView>>;
  count(filter: LoanFilter, portfolio: Portfolio): Promise<number>;
}
