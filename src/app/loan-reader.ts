import type { Portfolio } from '../domain/access/portfolio.js';
import type { OpenPart } from '../domain/record/field.js';
import type { LoanColumns } from '../domain/record/loan-columns.js';
import type { LoanFilter } from './loan-filter.js';
import type { Page, SortDirection, Window } from './paging.js';
import type { Excerpts } from './record-reader.js';

export type LoanColumn = Exclude<keyof LoanColumns, 'createdAt'> | 'createdAt' | 'dealerState';

/** What is needed of loans. */
export interface LoanNeeds {
  readonly columns: ReadonlySet<LoanColumn>;
  readonly parts: ReadonlySet<OpenPart>;
}

/** Open parts of a record that came with its loan. */
export interface BroughtParts {
  /** The same set for all loans of one read. */
  readonly parts: ReadonlySet<OpenPart>;
  /** Reads them anew each time. */
  read(parts: ReadonlySet<OpenPart>): Excerpts;
}

/** A loan as far as it was asked for: decimals and dates as text, exactly as stored. */
export type LoanView = {
  readonly id: string;
  readonly createdAt?: Date;
  readonly dealerState?: string | null;
  /** The open parts of its record that were asked for with it. */
  readonly brought?: BroughtParts;
} & Partial<Omit<LoanColumns, 'createdAt'>>;

export const LOAN_SORTS = {
  CREATED_AT: 'createdAt',
  ID: 'id',
  ORIGINATION_DATE: 'originationDate',
  MATURITY_DATE: 'maturityDate',
  NEXT_PAYMENT_DATE: 'nextPaymentDate',
  PRINCIPAL_AMOUNT: 'principalAmount',
  REMAINING_BALANCE: 'remainingBalance',
  DAYS_PAST_DUE: 'currentDpd',
  DEFAULT_PROBABILITY: 'defaultProbability',
  INTEREST_RATE: 'interestRate',
} as const satisfies Record<string, LoanColumn | 'id'>;

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
    parts?: ReadonlySet<OpenPart>,
  ): Promise<ReadonlyMap<string, LoanView>>;
  page(
    listing: LoanListing,
    window: Window,
    columns: ReadonlySet<LoanColumn>,
    portfolio: Portfolio,
    parts?: ReadonlySet<OpenPart>,
  ): Promise<Page<LoanView>>;
  count(filter: LoanFilter, portfolio: Portfolio): Promise<number>;
  /** The same page of each borrower's own list. */
  pagesOf(
    borrowerIds: readonly string[],
    listing: LoanListing,
    window: Window,
    columns: ReadonlySet<LoanColumn>,
    portfolio: Portfolio,
  ): Promise<ReadonlyMap<string, Page<LoanView>>>;
  countsOf(
    borrowerIds: readonly string[],
    filter: LoanFilter,
    portfolio: Portfolio,
  ): Promise<ReadonlyMap<string, number>>;
}
