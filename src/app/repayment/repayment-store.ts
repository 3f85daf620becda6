import type { RepaymentState } from '../../domain/repayment/repayment-state.js';

/** The last two are how collateral pays. */
export const REPAYMENT_METHODS = [
  'ACH',
  'CARD',
  'CHECK',
  'CASH',
  'WIRE',
  'OTHER',
  'COLLATERAL_SALE',
  'INSURANCE',
] as const;
export type RepaymentMethod = (typeof REPAYMENT_METHODS)[number];

/** How an amount is applied, or would be: plain decimals that add up to it. */
export interface AllocationView {
  readonly interest: string;
  /** Extra principal included. */
  readonly principal: string;
  readonly fees: string;
  readonly recovery: string;
  readonly credit: string;
}

/** A payment and what became of it; instants in ISO 8601, so that an answer can be kept and given again. */
export interface Repayment {
  readonly id: string;
  readonly loanId: string;
  readonly state: RepaymentState;
  readonly amount: string | null;
  readonly effectiveDate: string | null;
  readonly method: RepaymentMethod | null;
  readonly externalReference: string | null;
  readonly reason: string | null;
  readonly preview: AllocationView | null;
  readonly initiatedAt: string;
  readonly submittedAt: string | null;
  readonly acknowledgedAt: string | null;
  readonly reversedAt: string | null;
  readonly cancelledAt: string | null;
}

/** The same without its texts, which are sealed and read by themselves. */
export type RepaymentView = Omit<Repayment, 'externalReference' | 'reason'>;

export interface RepaymentStore {
  byId(id: string): Promise<Repayment | undefined>;
  insert(repayment: Repayment): Promise<void>;
  update(repayment: Repayment): Promise<void>;
}
