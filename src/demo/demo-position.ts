import { daysBetween, type BusinessDate } from '../domain/calendar.js';
import { sum, ZERO, type Decimal } from '../domain/money.js';
import type { DemoServicing } from './demo-servicing.js';
import type { JsonObject } from '../domain/record/json.js';
import { amountText } from './demo-random.js';
import type { DemoLoan } from './demo-loan.js';

/** The figures that follow from a loan's life. */
export interface ServicingPosition {
  readonly principalPaid: Decimal;
  readonly interestPaid: Decimal;
  readonly balance: Decimal;
  readonly daysPastDue: number;
  readonly pastDue: Decimal;
  readonly currentDue: Decimal;
  readonly lastPaidOn: BusinessDate | undefined;
  readonly nextDueOn: BusinessDate | undefined;
  readonly remainingTerm: number;
}

export function servicingPosition(
  servicing: DemoServicing,
  principal: Decimal,
  today: BusinessDate,
): ServicingPosition {
  const { payments, installments, paidCount, chargedOff } = servicing;
  const principalPaid = sum(payments.map((payment) => payment.principal));
  const balance = principal.minus(principalPaid).minus(chargedOff);
  const unpaid = installments.slice(paidCount);
  const isOpen = balance.gt(ZERO);
  const overdue = unpaid.filter(({ dueDate }) => dueDate < today);
  const upcoming = unpaid.find(({ dueDate }) => dueDate >= today);
  const oldest = overdue[0]?.dueDate;
  return {
    principalPaid,
    interestPaid: sum(payments.map(({ interest }) => interest)),
    balance,
    daysPastDue: oldest ? daysBetween(oldest, today) : 0,
    pastDue: isOpen ? sum(overdue.map(({ amount }) => amount)) : ZERO,
    currentDue: isOpen ? (upcoming?.amount ?? ZERO) : ZERO,
    lastPaidOn: payments.at(-1)?.on,
    nextDueOn: isOpen ? upcoming?.dueDate : undefined,
    remainingTerm: isOpen ? unpaid.length : 0,
  };
}

/** The specification shows no element of loanPayments; these say what a statement would. */
export function demoPayments({ servicing, terms, loanId }: DemoLoan): JsonObject[] {
  let balance = terms.principal;
  return (servicing?.payments ?? []).map(({ on, interest, principal }, index) => {
    balance = balance.minus(principal);
    return {
      paymentId: `${loanId}-P${index + 1}`,
      paymentDate: on,
      amount: amountText(interest.plus(principal)),
      principal: amountText(principal),
      interest: amountText(interest),
      remainingBalance: amountText(balance),
      status: 'Settled',
    };
  });
}
