import type { BusinessDate } from '../calendar.js';
import type { Decimal } from '../money.js';
import type { Frequency } from '../schedule/frequency.js';

export const DEFERRED_TO = ['END', 'SPREAD'] as const;
export type DeferredTo = (typeof DEFERRED_TO)[number];

export const DEFERRED_INTEREST = ['ACCRUES', 'WAIVED'] as const;
export type DeferredInterest = (typeof DEFERRED_INTEREST)[number];

/** What becomes of the payment when the rate changes. */
export const PAYMENT_AFTER_RATE = ['RECALCULATED', 'KEPT'] as const;
export type PaymentAfterRate = (typeof PAYMENT_AFTER_RATE)[number];

interface Base {
  /** The day from which it holds. */
  readonly from: BusinessDate;
}

/** Skips some installments. */
export interface Deferral extends Base {
  readonly type: 'DEFERRAL';
  readonly installments: number;
  readonly to: DeferredTo;
  readonly interest: DeferredInterest;
}

export interface DueDateChange extends Base {
  readonly type: 'DUE_DATE';
  readonly firstDueOn: BusinessDate;
  readonly frequency?: Frequency | undefined;
  readonly dueDay?: number | undefined;
}

export interface RateChange extends Base {
  readonly type: 'RATE';
  /** A fraction: 0.06 is six percent. */
  readonly annualRate: Decimal;
  readonly until?: BusinessDate | undefined;
  /** At most this rate, instead of this rate. */
  readonly isCap: boolean;
  readonly payment: PaymentAfterRate;
}

/** What is left over the installments that are left. */
export interface Reamortization extends Base {
  readonly type: 'REAMORTIZATION';
}

/** Past-due installments become part of new ones. */
export interface Reage extends Base {
  readonly type: 'REAGE';
  readonly installments?: number | undefined;
  readonly firstDueOn?: BusinessDate | undefined;
}

/** A signed modification. */
export interface Modification extends Base {
  readonly type: 'MODIFICATION';
  readonly annualRate?: Decimal | undefined;
  readonly installments?: number | undefined;
  readonly firstDueOn?: BusinessDate | undefined;
  readonly frequency?: Frequency | undefined;
  readonly balloon?: Decimal | undefined;
  readonly payment?: Decimal | undefined;
  readonly principalForgiven?: Decimal | undefined;
}

/** They change what was agreed, whatever was paid. */
export type ContractChange = Deferral | DueDateChange | RateChange;
/** They begin anew with what is really owed. */
export type Restart = Reamortization | Reage | Modification;

export type TermChange = ContractChange | Restart;
export type TermChangeType = TermChange['type'];

export const isRestart = (change: TermChange): change is Restart =>
  change.type === 'REAMORTIZATION' || change.type === 'REAGE' || change.type === 'MODIFICATION';
