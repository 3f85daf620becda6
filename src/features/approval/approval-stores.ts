import type { ApprovableCommand, ApprovalState } from '../../domain/adjustment/policy.js';
import type { Portfolio } from '../../domain/access/viewer.js';
import type { Combined, Page, Window } from '../../platform/paging/page.js';
import type { JsonObject } from '../../domain/record/json.js';

/**
 * A command that one client requested and another decides; instants in ISO 8601. Its texts are sealed, and read
 * separately.
 */
export interface ApprovalView {
  readonly id: string;
  readonly loanId: string;
  readonly command: ApprovableCommand;
  readonly amount: string;
  readonly state: ApprovalState;
  readonly requestedBy: string;
  readonly requestedAt: string;
  readonly decidedBy: string | null;
  readonly decidedAt: string | null;
}

export interface ApprovalRequest extends ApprovalView {
  /** Null once the borrower is erased. */
  readonly input: JsonObject | null;
  /** Whether the client that asked for it was revoked since. */
  readonly isOfRevoked: boolean;
}

export interface ApprovalDecision {
  readonly decidedBy: string;
  readonly decidedAt: string;
  readonly reason?: string;
}

export interface ApprovalStore {
  byId(id: string): Promise<ApprovalRequest | undefined>;
  /** False when the borrower was erased: there is nothing to seal its input under. */
  insert(request: Omit<ApprovalRequest, 'decidedBy' | 'decidedAt' | 'isOfRevoked'>): Promise<boolean>;
  /** How many requests on a loan wait for a decision. */
  pending(loanId: string): Promise<number>;
  /** The caller holds the loan's lock, and has seen that it is pending. */
  decide(id: string, state: Exclude<ApprovalState, 'PENDING'>, decision: ApprovalDecision): Promise<void>;
}

/** Which requests: all conditions given must hold. */
export interface ApprovalFilter extends Combined<ApprovalFilter> {
  readonly state?: readonly ApprovalState[];
  readonly command?: readonly ApprovableCommand[];
  readonly loanId?: string;
}

/** Requests on the loans that exist for a portfolio, those that wait longest first. */
export interface ApprovalReader {
  byIds(ids: readonly string[], portfolio: Portfolio): Promise<ReadonlyMap<string, ApprovalView>>;
  page(filter: ApprovalFilter, window: Window, portfolio: Portfolio): Promise<Page<ApprovalView>>;
  count(filter: ApprovalFilter, portfolio: Portfolio): Promise<number>;
}
