import type { DoneAlone } from '../../domain/adjustment/policy.js';
import type { Portfolio } from '../../domain/access/viewer.js';
import type { BusinessDate } from '../../domain/calendar.js';
import type { Hold, HoldDays } from '../../domain/hold/hold.js';
import type { LoanColumns } from '../../domain/record/loan-columns.js';
import type { LienState, Valuation } from '../../domain/collateral/collateral.js';
import type { LoanState } from '../../domain/loan/lifecycle.js';
import type { PendingPayment } from '../../domain/delinquency/late-fee-changes.js';
import type { Balances } from '../../domain/ledger/balances.js';
import type { Posting } from '../../domain/ledger/postings.js';
import type { Account, ServicingTerms } from '../../domain/loan/servicing-terms.js';
import type { Decimal } from '../../domain/money.js';
import type { AccountEntry } from '../../domain/repayment/entry.js';
import type { Book } from '../../domain/borrower/borrower.js';
import type { ReferencePart } from '../../domain/loan/references.js';
import type { JsonPart } from '../../domain/record/field.js';
import type { JsonObject } from '../../domain/record/json.js';
import type { ApplicationParts, AssessmentParts } from '../../domain/record/split-and-join.js';
import type { Excerpts } from './loan-reader.js';

export interface LockedLoan extends LoanColumns {
  readonly id: string;
  readonly dealerState: string | null;
  readonly bankruptcyNoticeOn: string | null;
  /** Whether there is, or was, a promise to pay. */
  readonly hasPromises: boolean;
  /** The first day of its owner's, once it was sold. */
  readonly ownedFrom: string | null;
  /** All there ever were, by their first days. */
  readonly holds: readonly Hold[];
}

export interface LoanChange extends Partial<Omit<LoanColumns, 'createdAt'>> {
  readonly lienReleaseDueOn?: BusinessDate | null;
  readonly bankruptcyNoticeOn?: BusinessDate | null;
  /** Said with the first: loans without any are not asked for them. */
  readonly hasHolds?: boolean;
  /** The same of promises to pay. */
  readonly hasPromises?: boolean;
}

/** Loans as commands see them. */
export interface LoanStore {
  /** The loan, if it exists for this portfolio, locked until the unit of work ends. */
  lock(id: string, portfolio: Portfolio): Promise<LockedLoan | undefined>;
  /** Locks the unlocked ones of many loans, and returns them. It never waits. */
  lockFree(ids: readonly string[]): Promise<readonly string[]>;
  update(id: string, change: LoanChange): Promise<void>;
  /** Whether the borrower was erased, of which nothing is to be written down any more. The caller holds the loan's lock. */
  isErased(id: string): Promise<boolean>;
}

/** What happened: who did what, when, effective when, from which state to which, with which amounts. */
export interface LoanEvent {
  readonly id: string;
  readonly loanId: string;
  readonly command: string;
  readonly at: Date;
  readonly clientId: string;
  readonly requestId: string;
  readonly effectiveDate: BusinessDate;
  readonly fromState: LoanState | null;
  readonly toState: LoanState;
  readonly fromLien: LienState | null;
  readonly toLien: LienState | null;
  readonly repaymentId: string | null;
  readonly reason: string | null;
  /** Plain decimals by name. */
  readonly amounts: Readonly<Record<string, string>>;
  /** The names of updated references; never their values. */
  readonly changed: readonly string[] | null;
  /** The entry of the account that an adjustment made. */
  readonly entryId: string | null;
  /** The client that asked for it, where another one approved. */
  readonly requestedBy: string | null;
}

export interface EventStore {
  /** Takes the next place in the loan's timeline; the caller holds the loan's lock. */
  append(event: LoanEvent): Promise<void>;
  /**
   * A client's own adjustments of a loan, and its waivers by changes of terms, since an instant, without another's
   * approval.
   */
  doneAlone(loanId: string, clientId: string, since: Date): Promise<DoneAlone>;
}

/** Accounts as their facts: terms, entries and what they posted. All of it is written once and never changed. */
export interface AccountStore {
  terms(loanId: string): Promise<ServicingTerms | undefined>;
  saveTerms(loanId: string, terms: ServicingTerms, at: Date): Promise<void>;
  entries(loanId: string): Promise<readonly AccountEntry[]>;
  /** The day to which the ledger has the loan's interest. */
  accruedThrough(loanId: string): Promise<BusinessDate | undefined>;
  append(loanId: string, entries: readonly AccountEntry[], at: Date): Promise<void>;
  /** The account changed: its figures are those of this day, and the end of it must look at them. */
  markForReview(loanId: string, account: Account, on: BusinessDate): Promise<void>;
  /** What its figures follow from changed: the next end of day must look at it. They stay of their day until then. */
  reviewAgain(loanId: string): Promise<void>;
  post(loanId: string, postings: readonly Posting[], effectiveOn: BusinessDate, at: Date): Promise<void>;
}

/** How far the ledger has a loan's interest, and how much of it is not paid yet. */
export interface Accrual {
  readonly accruedThrough: BusinessDate | undefined;
  readonly interestReceivable: Decimal;
}

/** What is held of many loans at once, for checking. */
export interface LedgerReader {
  balances(loanIds: readonly string[]): Promise<ReadonlyMap<string, Balances>>;
  /** How many postings do not have the posting date that the periods closed at their time gave them. */
  misdated(loanIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  terms(loanIds: readonly string[]): Promise<ReadonlyMap<string, ServicingTerms>>;
  entries(loanIds: readonly string[]): Promise<ReadonlyMap<string, readonly AccountEntry[]>>;
  accruals(loanIds: readonly string[]): Promise<ReadonlyMap<string, Accrual>>;
  /** By their first days. */
  holds(loanIds: readonly string[]): Promise<ReadonlyMap<string, readonly HoldDays[]>>;
  /** Submitted payments, with the last day on which they hold a late fee back. */
  pending(loanIds: readonly string[]): Promise<ReadonlyMap<string, readonly ExpiringPayment[]>>;
}

export interface ExpiringPayment extends PendingPayment {
  /** Null of one that is in a bank file. */
  readonly expiresOn: BusinessDate | null;
}

export const isOnItsWay = ({ expiresOn }: ExpiringPayment, on: BusinessDate): boolean =>
  expiresOn === null || expiresOn >= on;

export interface NewValuation extends Valuation {
  readonly id: string;
  readonly loanId: string;
  readonly source: string | null;
  readonly recordedAt: Date;
}

export interface ValuationStore {
  insert(valuation: NewValuation): Promise<void>;
  /** In order of recording. */
  of(loanId: string): Promise<readonly Valuation[]>;
}

export interface NewApplication {
  readonly loanId: string;
  readonly ssn: string;
  readonly loan: LoanColumns;
  readonly excerpts: ApplicationParts['excerpts'];
  readonly dealerState: string | null;
}

export interface Stipulation {
  readonly position: number;
  /** Null once the borrower is erased. */
  readonly text: string | null;
  readonly clearedAt: Date | null;
}

/** The record of a loan as origination writes it: application first, assessment later, each sealed part by part. */
export interface OriginationStore {
  /** Whether no loan has the id. Others who ask for the same one wait for this unit of work. */
  isFree(loanId: string): Promise<boolean>;
  /**
   * The borrower with this social security number among the lender's loans that exist for the portfolio, if not erased.
   * Concurrent searches for the same number wait for this unit of work.
   */
  borrowerWith(ssn: string, book: Book, portfolio: Portfolio): Promise<string | undefined>;
  insert(application: NewApplication): Promise<void>;
  excerpts(loanId: string, parts: readonly JsonPart[]): Promise<Excerpts>;
  /** Takes the place of what a sealed part held. False when the borrower was erased. */
  savePart(loanId: string, part: ReferencePart, members: JsonObject): Promise<boolean>;
  /** Takes the place of an earlier assessment. */
  saveAssessment(loanId: string, parts: AssessmentParts): Promise<boolean>;
  stipulations(loanId: string): Promise<readonly Stipulation[]>;
  replaceStipulations(loanId: string, texts: readonly string[]): Promise<void>;
  markCleared(loanId: string, position: number, clientId: string, at: Date): Promise<void>;
}
