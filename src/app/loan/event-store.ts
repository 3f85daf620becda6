import type { BusinessDate } from '../../domain/calendar.js';
import type { LienState } from '../../domain/collateral/lien.js';
import type { LoanState } from '../../domain/loan/lifecycle.js';

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
  /** Which references were said anew; never their values. */
  readonly changed: readonly string[] | null;
}

export interface EventStore {
  /** Takes the next place in the loan's timeline; the caller holds the loan's lock. */
  append(event: LoanEvent): Promise<void>;
}
