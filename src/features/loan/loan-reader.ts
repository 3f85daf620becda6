import type { QueueQuestion } from './queue-conditions.js';
import type { JsonPart } from '../../domain/record/field.js';
import type { JsonObject } from '../../domain/record/json.js';
import type { BusinessDate } from '../../domain/calendar.js';
import type { HoldKind } from '../../domain/hold/hold.js';
import type { Bucket } from '../../domain/delinquency/delinquency.js';
import type { ValueOfEnum } from '../../domain/record/spelling.js';
import type { Portfolio } from '../../domain/access/viewer.js';
import type { OpenPart } from '../../domain/record/field.js';
import type { LoanColumns } from '../../domain/record/loan-columns.js';
import type { Combined, Window, Page, SortDirection, Range } from '../../platform/paging/page.js';

/** The requested parts of a record. Null: the borrower was erased and the parts are unreadable. */
export type Excerpts = Readonly<Partial<Record<JsonPart, JsonObject | null>>>;

/** Which loans: all conditions given must hold. A range is never met by a loan without the figure. */
export interface LoanFilter extends Combined<LoanFilter> {
  readonly loanStatus?: readonly ValueOfEnum<'LoanStatus'>[];
  readonly grade?: readonly string[];
  readonly riskRating?: readonly ValueOfEnum<'RiskRating'>[];
  readonly paymentStatus?: readonly ValueOfEnum<'PaymentStatus'>[];
  readonly dealerState?: readonly string[];
  readonly encumberedStatus?: readonly ValueOfEnum<'EncumberedStatus'>[];
  readonly ids?: readonly string[];
  readonly applicationIds?: readonly string[];
  readonly borrowerIds?: readonly string[];
  /** Digests of the vehicle's identification numbers. */
  readonly vins?: readonly string[];
  /** Digests of what payments on the loan are called by other systems. */
  readonly paymentReferences?: readonly string[];
  readonly lenderId?: string;
  readonly primaryServicerId?: string;
  /** Primary or secondary. */
  readonly servicerId?: string;
  readonly borrowerId?: string;
  readonly bucket?: readonly Bucket[];
  readonly currentDpd?: Range<number>;
  /** Being repaid, and past the day on which its rules want it charged off; or not. */
  readonly chargeOffDue?: boolean;
  /** The day by which notices of bankruptcy count for that; without it they do not. */
  readonly noticesOn?: BusinessDate;
  /** With an active hold of one of these kinds on a day. */
  readonly held?: { readonly kinds: readonly HoldKind[]; readonly on: BusinessDate };
  /** In a work queue, and not put off. */
  readonly queue?: QueueQuestion;
  readonly originationDate?: Range<string>;
  readonly maturityDate?: Range<string>;
  readonly nextPaymentDate?: Range<string>;
  readonly createdAt?: Range<string>;
  readonly principalAmount?: Range<string>;
  readonly remainingBalance?: Range<string>;
}

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
  /** Reads them each time. */
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

/** What comes next is first, and otherwise what is newest, largest or worst. */
const ASCENDING: ReadonlySet<LoanSort> = new Set(['ID', 'MATURITY_DATE', 'NEXT_PAYMENT_DATE']);

export const defaultDirection = (sort: LoanSort): SortDirection => (ASCENDING.has(sort) ? 'ASC' : 'DESC');

export interface LoanListing {
  readonly filter: LoanFilter;
  readonly sort: LoanSort;
  readonly direction: SortDirection;
}

/** Loans as they exist for a portfolio. A loan outside it does not exist for any question. */
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
