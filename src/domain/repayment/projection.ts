import { laterOf, type BusinessDate } from '../calendar.js';
import { least, shortfall, ZERO, type Decimal } from '../money.js';
import { carriedInterest, interestInCents } from '../schedule/rate-history.js';
import type { Steps } from '../steps.js';
import { accruedInterest, interestOn, type AccountState, type AccountTerms } from './account.js';
import { totalBefore } from './installment-status.js';

export interface ProjectedPayment {
  readonly on: BusinessDate;
  readonly interest: Decimal;
  readonly principal: Decimal;
}

/**
 * What is still to be paid from a day on, if every installment is paid when it is due, and what is past due on the day
 * itself. The last one takes what is left. Fees stay apart, and a loss has nothing to come.
 */
export function* projectionInSteps(
  terms: AccountTerms,
  state: AccountState,
  on: BusinessDate,
): Steps<readonly ProjectedPayment[]> {
  const { installments } = terms;
  const payments: ProjectedPayment[] = [];
  if (state.chargeOff) return payments;
  const asked = (count: number): Decimal => shortfall(totalBefore(installments, count), state.appliedToInstallments);
  let balance = state.principal;
  let accrued = accruedInterest(terms, state, on);
  let from = on;
  for (const [index, { dueDate }] of installments.entries()) {
    yield;
    const day = laterOf(dueDate, on);
    accrued = accrued.plus(interestOn(terms, balance, from, day));
    from = day;
    const due = interestInCents(accrued);
    const isLast = index === installments.length - 1;
    const money = isLast ? balance.plus(due) : least(asked(index + 1).minus(asked(index)), balance.plus(due));
    const interest = least(money, due);
    const principal = money.minus(interest);
    if (!money.isZero()) payments.push({ on: day, interest, principal });
    accrued = carriedInterest(accrued, interest);
    balance = balance.minus(principal);
    if (balance.isZero() && accrued.eq(ZERO)) break;
  }
  return payments;
}
