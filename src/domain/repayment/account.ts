import { addDays, type BusinessDate } from '../calendar.js';
import { shortfall, sum, toCents, ZERO, type Decimal } from '../money.js';
import type { DayCount } from '../schedule/day-count.js';
import { interestBetween, type RateHistory } from '../schedule/rate-history.js';

/** What the contract demands on a date; an `Installment` of a schedule is one. */
export interface ScheduledInstallment {
  readonly number: number;
  readonly dueDate: BusinessDate;
  readonly amount: Decimal;
}

/** What funding fixed; the quote of a schedule is one too. */
export interface AccountTerms {
  readonly principal: Decimal;
  readonly fundedOn: BusinessDate;
  readonly rates: RateHistory;
  readonly dayCount: DayCount;
  readonly installments: readonly ScheduledInstallment[];
}

export const FEE_KINDS = ['LATE', 'RETURNED_PAYMENT', 'REFUNDED_IN_EXCESS', 'OTHER'] as const;
export type FeeKind = (typeof FEE_KINDS)[number];

export interface FeeBalance {
  readonly id: string;
  readonly kind: FeeKind;
  readonly assessedOn: BusinessDate;
  readonly assessed: Decimal;
  readonly outstanding: Decimal;
  /** The installment that a late fee is for. */
  readonly installment?: number;
}

export interface ChargeOff {
  readonly on: BusinessDate;
  readonly principal: Decimal;
  readonly interest: Decimal;
  readonly fees: Decimal;
  /** The oldest installment that was past due then: days past due go on counting from it. */
  readonly oldestUnpaidOn?: BusinessDate;
}

/**
 * A loan's balances after its last entry. Interest accrues on `principal` from `accruesFrom`; looking at the account on
 * a later day changes nothing, so the answer never depends on how often anyone looked.
 */
export interface AccountState {
  readonly principal: Decimal;
  readonly accruesFrom: BusinessDate;
  /** Unpaid interest up to `accruesFrom`, unrounded; it bears no interest itself (the US Rule). */
  readonly carriedInterest: Decimal;
  readonly fees: readonly FeeBalance[];
  /** Money held for refund. */
  readonly credit: Decimal;
  /** Interest and principal paid as installments; extra principal is not in it. */
  readonly appliedToInstallments: Decimal;
  readonly principalPaid: Decimal;
  readonly interestPaid: Decimal;
  readonly feesPaid: Decimal;
  readonly recovered: Decimal;
  readonly chargeOff?: ChargeOff;
}

export function fundedAccount(terms: AccountTerms): AccountState {
  return {
    principal: terms.principal,
    accruesFrom: terms.fundedOn,
    carriedInterest: ZERO,
    fees: [],
    credit: ZERO,
    appliedToInstallments: ZERO,
    principalPaid: ZERO,
    interestPaid: ZERO,
    feesPaid: ZERO,
    recovered: ZERO,
  };
}

/** Unrounded. A charged-off account accrues nothing, also on what of it stays on the books. */
export function accruedInterest(terms: AccountTerms, state: AccountState, on: BusinessDate): Decimal {
  if (state.chargeOff) return ZERO;
  const { rates, dayCount } = terms;
  return state.carriedInterest.plus(interestBetween(state.principal, rates, dayCount, state.accruesFrom, on));
}

/** Interest of the day after, unrounded. */
export function interestPerDay({ rates, dayCount }: AccountTerms, state: AccountState, on: BusinessDate): Decimal {
  return state.chargeOff ? ZERO : interestBetween(state.principal, rates, dayCount, on, addDays(on, 1));
}

export function interestDue(terms: AccountTerms, state: AccountState, on: BusinessDate): Decimal {
  return toCents(accruedInterest(terms, state, on));
}

export function feesDue(state: AccountState): Decimal {
  return sum(state.fees.map(({ outstanding }) => outstanding));
}

export function payoffAmount(terms: AccountTerms, state: AccountState, on: BusinessDate): Decimal {
  return state.principal.plus(interestDue(terms, state, on)).plus(feesDue(state));
}

export function chargedOffAmount({ chargeOff }: AccountState): Decimal {
  return chargeOff ? chargeOff.principal.plus(chargeOff.interest).plus(chargeOff.fees) : ZERO;
}

/** What may still be recovered of what was charged off. */
export function recoverableAmount(state: AccountState): Decimal {
  return shortfall(chargedOffAmount(state), state.recovered);
}
