import { daysBetween, type BusinessDate } from '../calendar.js';
import { ZERO, type Decimal } from '../money.js';
import type { Installment } from '../schedule/amortization.js';
import { allSteps, type Steps } from '../steps.js';
import type { AccountState, AccountTerms } from './account.js';
import { installmentStatuses, isOpen, leftToPay, type InstallmentStanding } from './installment-status.js';
import type { AccountHistory } from './replay.js';

/** An installment of the contract, and what became of it by a day. */
export interface InstallmentOn extends Installment, InstallmentStanding {
  /** Undefined while it is open, where a charge-off ended it, and where it was satisfied before the account opened. */
  readonly satisfiedOn: BusinessDate | undefined;
  readonly daysPastDue: number;
}

type Contract = AccountTerms & { readonly installments: readonly Installment[] };

/** `history` holds what counts by the day and nothing later. */
export function* scheduleOnInSteps(
  terms: Contract,
  opening: AccountState,
  history: AccountHistory,
  on: BusinessDate,
): Steps<InstallmentOn[]> {
  const points = [{ on: opening.accruesFrom, state: opening }, ...history.timeline];
  const coveredOn = daysOfCover(points);
  const doneAwayOn = history.state.chargeOff ? () => undefined : lastOpenDays(terms, points);
  const shown: InstallmentOn[] = [];
  let needed = ZERO;
  for (const [index, status] of installmentStatuses(terms, history.state, on).entries()) {
    yield;
    needed = needed.plus(status.amount);
    const isLast = index === terms.installments.length - 1;
    const wasCovered = !isLast && status.paid.eq(status.amount);
    shown.push({
      ...status,
      satisfiedOn: wasCovered ? coveredOn(needed) : status.satisfied ? doneAwayOn(index) : undefined,
      daysPastDue: !status.satisfied && status.dueDate < on ? daysBetween(status.dueDate, on) : 0,
    });
  }
  return shown;
}

export const scheduleOn = (...account: Parameters<typeof scheduleOnInSteps>): InstallmentOn[] =>
  allSteps(scheduleOnInSteps(...account));

/** The account when it opened and after each of its entries. */
type Points = AccountHistory['timeline'];

/**
 * When the money applied to installments reached so much; unknown where it had before the account opened. It never becomes
 * less, so who asks for more each time looks at each point once.
 */
function daysOfCover(points: Points) {
  let reached = 0;
  return (needed: Decimal): BusinessDate | undefined => {
    while (points[reached]?.state.appliedToInstallments.lt(needed)) reached += 1;
    return reached > 0 ? points[reached]?.on : undefined;
  };
}

/**
 * The last installment, and those that extra principal or a payoff did away with, are not satisfied by money that covers
 * them: they are from the day on which nothing was left for them to take. So this looks from the last point back; where
 * nothing was left for one, nothing was left for those after it, so who asks for later ones each time looks at each
 * point once.
 */
function lastOpenDays(terms: Contract, points: Points) {
  let last = points.length - 1;
  const wasOpen = (index: number): boolean => {
    const point = points[last];
    return point === undefined || isOpen(terms, point.state, leftToPay(terms, point.state, point.on), index);
  };
  return (index: number): BusinessDate | undefined => {
    while (!wasOpen(index)) last -= 1;
    return last === -1 ? undefined : points[last + 1]?.on;
  };
}
