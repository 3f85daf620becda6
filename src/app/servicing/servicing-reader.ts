import type { DelinquencySpell } from '../../domain/delinquency/payment-history.js';
import type { LedgerAccount, PostingKind } from '../../domain/ledger/ledger-account.js';
import type { LoanEvent } from '../loan/event-store.js';
import type { Stipulation } from '../origination/origination-store.js';
import type { Page, Window } from '../paging.js';
import type { AllocationView, Repayment } from '../repayment/repayment-store.js';

export interface LoanEventView extends Omit<LoanEvent, 'effectiveDate'> {
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
  readonly entries: readonly { readonly account: LedgerAccount; readonly amount: string }[];
}

export interface ValuationView {
  readonly valuedOn: string;
  readonly amount: string;
  readonly source: string | null;
}

/** What servicing has written down of a loan. Callers hold the loan already, so its portfolio was checked. */
export interface ServicingReader {
  /** The same page of each loan's list: repayments newest first, events and postings oldest first. */
  repayments(loanIds: readonly string[], window: Window): Promise<ReadonlyMap<string, Page<Repayment>>>;
  events(loanIds: readonly string[], window: Window): Promise<ReadonlyMap<string, Page<LoanEventView>>>;
  postings(loanIds: readonly string[], window: Window): Promise<ReadonlyMap<string, Page<PostingView>>>;
  /** By the id of the repayment: where its money stands in the ledger. */
  allocations(repaymentIds: readonly string[]): Promise<ReadonlyMap<string, AllocationView>>;
  /** The events that changed a loan's state, oldest first. */
  stateChanges(loanIds: readonly string[]): Promise<ReadonlyMap<string, readonly LoanEventView[]>>;
  /** By the days that were closed, oldest first. */
  spells(loanIds: readonly string[]): Promise<ReadonlyMap<string, readonly DelinquencySpell[]>>;
  stipulations(loanIds: readonly string[]): Promise<ReadonlyMap<string, readonly Stipulation[]>>;
  /** Newest first. */
  valuations(loanIds: readonly string[]): Promise<ReadonlyMap<string, readonly ValuationView[]>>;
  /** The business day that the loan's figures are for. */
  figuresOn(loanIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  releaseDueOn(loanIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
