import type { Portfolio } from '../../domain/access/viewer.js';
import type { ErasableLoan } from '../../domain/borrower/borrower.js';
import type { BusinessDate } from '../../domain/calendar.js';
import type { Decimal } from '../../domain/money.js';
import type { Excerpts } from '../loan/loan-reader.js';
import type { JsonPart } from '../../domain/record/field.js';

/** A loan of a borrower, kept from changing until the unit of work ends. */
export interface BorrowerFile extends ErasableLoan {
  readonly loanId: string;
  readonly erasedAt: Date | null;
}

/** An erasure against the rules that a client asked for. */
export interface ErasureRequest {
  readonly borrowerId: string;
  readonly portfolio: Portfolio;
  readonly clientId: string;
  readonly askedAt: Date;
  readonly expiresAt: Date;
}

/** By what a borrower's loans in a portfolio can be told to be one person's. */
export interface BorrowerIdentity {
  readonly borrowerId: string;
  readonly loanIds: readonly string[];
  /** Keyed digests of the social security numbers in their applications. */
  readonly ssnIndexes: readonly string[];
}

export interface BorrowerStore {
  /**
   * The borrower's loans that exist for the portfolio. Where there are none nothing else is looked at, so that someone
   * else's borrower is as unknown as one who never was.
   */
  lockFiles(borrowerId: string, portfolio: Portfolio): Promise<readonly BorrowerFile[]>;
  /** Destroys the loans' data keys and everything sealed under them. Loans, figures and ledger stay. */
  erase(loanIds: readonly string[], at: Date): Promise<void>;
  /** Requests for the same that have not expired, oldest first. */
  erasureRequests(borrowerId: string, portfolio: Portfolio, now: Date): Promise<readonly ErasureRequest[]>;
  requestErasure(request: ErasureRequest): Promise<void>;
  /** Those of the borrowers that exist for the portfolio. */
  identities(borrowerIds: readonly string[], portfolio: Portfolio): Promise<readonly BorrowerIdentity[]>;
  /** They, and all borrowers that were linked with any of them before, are one person. */
  link(borrowerIds: readonly string[]): Promise<void>;
  unlink(borrowerIds: readonly string[]): Promise<void>;
}

/** What a loan that was paid out says about its borrower. */
export interface BorrowerLoan {
  readonly id: string;
  readonly isActive: boolean;
  /** Active, or charged off and not recovered. */
  readonly isOwed: boolean;
  readonly remainingBalance: Decimal;
  readonly pastDueAmount: Decimal;
  readonly daysPastDue: number;
  readonly openedOn: BusinessDate;
}

export interface BorrowerRiskReader {
  /** Funded loans by borrower, as far as they exist for the portfolio. */
  loansOf(borrowerIds: readonly string[], portfolio: Portfolio): Promise<ReadonlyMap<string, readonly BorrowerLoan[]>>;
}

/** A person. What is known of the person is what the newest application that this viewer may see says. */
export interface BorrowerView {
  readonly id: string;
  readonly newestLoanId: string;
  readonly erasedAt: Date | null;
  /** The parts of the newest loan's record that were asked for. */
  readonly excerpts: Excerpts;
}

export interface BorrowerReader {
  byIds(
    ids: readonly string[],
    portfolio: Portfolio,
    parts: ReadonlySet<JsonPart>,
  ): Promise<ReadonlyMap<string, BorrowerView>>;
}
