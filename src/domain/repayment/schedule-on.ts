import { daysBetween, type BusinessDate } from '../calendar.js';
import { ZERO } from '../money.js';
import type { Installment } from '../schedule/amortization.js';
import type { AccountState, AccountTerms } from './account.js';
import { installmentStatuses, type InstallmentStanding } from './installment-status.js';
import type { AccountHistory } from './replay.js';

/** An installment of the contract, and what became of it by a day. */
export interface InstallmentOn extends Installment, InstallmentStanding {
  /** Undefined while it is open, where a charge-off ended it, and where it was satisfied before the account opened. */
  readonly satisfiedOn: BusinessDate | undefined;
  readonly daysPastDue: number;
}

type Contract = AccountTerms & { readonly installments: readonly Installment[] };

/** `history` holds what counts by the day and nothing later. */
export function scheduleOn(
  terms: Contract,
  opening: AccountState,
  history: AccountHistory,
  on: BusinessDate,
): InstallmentOn[] {
  const points = [{ on: opening.accruesFrom, state: opening }, ...history.timeline];
  const doneAwayOn = history.state.chargeOff ? () => undefined : lastOpenDays(terms, points);
  let needed = ZERO;
  return installmentStatuses(terms, history.state, on).map((status, index) => {
    needed = needed.plus(status.amount);
    const isLast = index === terms.installments.length - 1;
    const wasCovered = !isLast && status.paid.eq(status.amount);
    return {
      ...status,
      satisfiedOn: wasCovered ? coveredOn(points, needed) : status.satisfied ? doneAwayOn(index) : undefined,
      daysPastDue: !status.satisfied && status.dueDate < on ? daysBetween(status.dueDate, on) : 0,
    };
  });
}

/** The account when it opened and after each of its entries. */
type Points = AccountHistory['timeline'];

/** When the money applied to installments reached so much; unknown where it had before the account opened. */
function coveredOn(points: Points, needed: AccountState['appliedToInstallments']): BusinessDate | undefined {
  const reached = points.findIndex(({ state }) => state.appliedToInstallments.gte(needed));
  return reached > 0 ? points[reached]?.on : undefined;
}

/**
 * The last installment, and those that extra principal or a payoff did away with, are not satisfied by money that covers
 * them: they are from the day on which nothing was left for them to take. So this looks from the last point back.
 */
function lastOpenDays(terms: Contract, points: Points) {
  const openAfter = new Map<number, ReadonlySet<number>>();
  const openNumbers = (point: number): ReadonlySet<number> => {
    const at = points[point];
    const statuses = at ? installmentStatuses(terms, at.state, at.on) : [];
    const open = openAfter.get(point) ?? new Set(statuses.flatMap((each, index) => (each.satisfied ? [] : [index])));
    openAfter.set(point, open);
    return open;
  };
  return (index: number): BusinessDate | undefined => {
    const lastOpen = points.findLastIndex((_, point) => openNumbers(point).has(index));
    return lastOpen === -1 ? undefined : points[lastOpen + 1]?.on;
  };
}
