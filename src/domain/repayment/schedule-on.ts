import { daysBetween, type BusinessDate } from '../calendar.js';
import type { Installment } from '../schedule/amortization.js';
import { allSteps, type Steps } from '../steps.js';
import type { AccountState, AccountTerms } from './account.js';
import {
  firstUncovered,
  installmentStatuses,
  isOpen,
  leftToPay,
  type InstallmentStanding,
} from './installment-status.js';
import type { AccountHistory } from './replay.js';

/** An installment of the contract, and what became of it by a day. */
export interface InstallmentOn extends Installment, InstallmentStanding {
  /** Undefined while it is open, where a charge-off ended it, and where it was satisfied before the account opened. */
  readonly satisfiedOn: BusinessDate | undefined;
  readonly daysPastDue: number;
}

type Contract = AccountTerms & { readonly installments: readonly Installment[] };

interface Scheduled {
  /** The terms at the opening. */
  readonly original: Contract;
  readonly opening: AccountState;
  /** What counts by the day and nothing later. */
  readonly history: AccountHistory<Contract>;
}

export function* scheduleOnInSteps(
  { original, opening, history }: Scheduled,
  on: BusinessDate,
): Steps<InstallmentOn[]> {
  const { state, terms, timeline } = history;
  const points = [{ on: opening.accruesFrom, state: opening, terms: original }, ...timeline];
  const coveredOn = yield* daysOfCover(points);
  const doneAwayOn = state.chargeOff ? () => undefined : lastOpenDays(points);
  const shown: InstallmentOn[] = [];
  for (const [index, status] of installmentStatuses(terms, state, on).entries()) {
    yield;
    const isLast = index === terms.installments.length - 1;
    const wasCovered = !isLast && status.paid.eq(status.amount);
    shown.push({
      ...status,
      satisfiedOn: wasCovered ? coveredOn(index) : status.satisfied ? doneAwayOn(index) : undefined,
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
 * The day from which money covered an installment; unknown where it did before the account opened. Where a change of
 * terms counted anew, the day since which it has again. Who asks for later installments each time looks at each point
 * once.
 */
function* daysOfCover(points: Points): Steps<(index: number) => BusinessDate | undefined> {
  const covered: number[] = [];
  let least = Infinity;
  for (const { terms, state } of points.toReversed()) {
    yield;
    least = Math.min(least, firstUncovered(terms, state));
    covered.push(least);
  }
  covered.reverse();
  let reached = 0;
  return (index) => {
    while ((covered[reached] ?? Infinity) <= index) reached += 1;
    return reached > 0 ? points[reached]?.on : undefined;
  };
}

/**
 * The last installment, and those that extra principal or a payoff did away with, are not satisfied by money that covers
 * them: they are from the day on which nothing was left for them to take. So this looks from the last point back; where
 * nothing was left for one, nothing was left for those after it, so who asks for later ones each time looks at each
 * point once.
 */
function lastOpenDays(points: Points) {
  let last = points.length - 1;
  const wasOpen = (index: number): boolean => {
    const point = points[last];
    if (point === undefined || index >= point.terms.installments.length) return true;
    return isOpen(point.terms, point.state, leftToPay(point.terms, point.state, point.on), index);
  };
  return (index: number): BusinessDate | undefined => {
    while (!wasOpen(index)) last -= 1;
    return last === -1 ? undefined : points[last + 1]?.on;
  };
}
