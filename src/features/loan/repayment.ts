import type { BusinessDate } from '../../domain/calendar.js';
import type { PaymentNature } from '../../domain/repayment/payment-nature.js';
import type { RepaymentState } from '../../domain/repayment/repayment-state.js';
import type { PaymentInstruction } from '../../domain/rules/account-rules.js';
import type { ExpiringPayment } from './loan-stores.js';

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
  /** Of the principal: what goes beyond installments. Known of a preview. */
  readonly extraPrincipal?: string | null;
  /** Of interest and principal: what pays installments that are not due yet. Known of a preview. */
  readonly paidAhead?: string | null;
  readonly fees: string;
  readonly recovery: string;
  readonly credit: string;
}

/** A payment and its outcome; instants in ISO 8601, so that an answer can be stored and repeated. */
export interface Repayment {
  readonly id: string;
  readonly loanId: string;
  readonly state: RepaymentState;
  readonly amount: string | null;
  readonly effectiveDate: string | null;
  readonly method: RepaymentMethod | null;
  readonly nature: PaymentNature;
  readonly externalReference: string | null;
  /** Without one the loan's default counts. */
  readonly instruction: PaymentInstruction | null;
  /** The client that initiated or submitted it. */
  readonly clientId: string | null;
  readonly reason: string | null;
  readonly preview: AllocationView | null;
  readonly initiatedAt: string;
  readonly submittedAt: string | null;
  readonly acknowledgedAt: string | null;
  readonly reversedAt: string | null;
  readonly cancelledAt: string | null;
  /** When it left for the bank. */
  readonly sentAt: string | null;
  /** The last day on which it holds a late fee back. */
  readonly expiresOn: string | null;
}

/** The same without its texts, which are sealed and read separately. */
export type RepaymentView = Omit<Repayment, 'externalReference' | 'reason'>;

export interface RepaymentStore {
  byId(id: string): Promise<Repayment | undefined>;
  insert(repayment: Repayment): Promise<void>;
  update(repayment: Repayment): Promise<void>;
  /** How many of a loan a client initiated that were neither submitted nor cancelled. */
  countInitiated(loanId: string, clientId: string): Promise<number>;
  /** Pending ones of a loan that have not expired by a day, except one that is being settled. */
  pending(loanId: string, on: BusinessDate, except?: string): Promise<readonly ExpiringPayment[]>;
  /**
   * One of a loan, or one of a client, by its reference, without cancelled ones; concurrent searches wait until the
   * unit of work ends.
   */
  byReference(loanId: string, clientId: string, externalReference: string): Promise<string | undefined>;
}
