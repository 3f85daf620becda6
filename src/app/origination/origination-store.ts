import type { Portfolio } from '../../domain/access/portfolio.js';
import type { Book } from '../../domain/borrower/book.js';
import type { ReferencePart } from '../../domain/loan/references.js';
import type { JsonPart } from '../../domain/record/field.js';
import type { JsonObject } from '../../domain/record/json.js';
import type { LoanColumns } from '../../domain/record/loan-columns.js';
import type { ApplicationParts, AssessmentParts } from '../../domain/record/split-members.js';
import type { Excerpts } from '../record-reader.js';

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
   * Who has this social security number among the loans of the book that exist for the portfolio, if not erased. Others
   * who ask for the same wait for this unit of work.
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
  clearStipulation(loanId: string, position: number, clientId: string, at: Date): Promise<void>;
}
