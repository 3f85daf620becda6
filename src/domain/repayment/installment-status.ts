import type { BusinessDate } from '../calendar.js';
import { least, shortfall, ZERO, type Decimal } from '../money.js';
import { interestDue, type AccountState, type AccountTerms, type ScheduledInstallment } from './account.js';

export interface InstallmentStatus extends ScheduledInstallment {
  /** Money still needed to satisfy it. */
  readonly unpaid: Decimal;
  readonly satisfied: boolean;
}

/**
 * Money applied to installments covers the oldest first; fees and extra principal stay apart. The last installment takes
 * what is left of the loan, and once nothing is owed all are satisfied.
 */
export function installmentStatuses(terms: AccountTerms, state: AccountState, on: BusinessDate): InstallmentStatus[] {
  const owed = state.principal.plus(interestDue(terms, state, on));
  const last = terms.installments.length - 1;
  let money = state.appliedToInstallments;
  let stillOwed = owed;
  return terms.installments.map((installment, index) => {
    const scheduled = shortfall(installment.amount, money);
    money = shortfall(money, installment.amount);
    const unpaid = index === last ? stillOwed : least(scheduled, stillOwed);
    stillOwed = stillOwed.minus(unpaid);
    return { ...installment, unpaid, satisfied: unpaid.isZero() };
  });
}

export interface InstallmentsDue {
  readonly pastDue: readonly InstallmentStatus[];
  /** The installment due on the day, or the next one to come. */
  readonly current: InstallmentStatus | undefined;
}

export function installmentsDue(statuses: readonly InstallmentStatus[], on: BusinessDate): InstallmentsDue {
  return {
    pastDue: statuses.filter(({ dueDate, satisfied }) => dueDate < on && !satisfied),
    current: statuses.find(({ dueDate }) => dueDate >= on),
  };
}

export function unpaidOf(installments: readonly InstallmentStatus[]): Decimal {
  return installments.reduce((total, { unpaid }) => total.plus(unpaid), ZERO);
}
