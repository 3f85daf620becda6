import { daysBetween, type BusinessDate } from '../calendar.js';
import { ZERO } from '../money.js';
import type { Installment } from '../schedule/amortization.js';
import { isTolerated } from '../rules/account-rules.js';
import { rulesOf, type AccountState, type AccountTerms, type PastState } from './account.js';
import {
  firstUncovered,
  installmentStatuses,
  lateFrom,
  type InstallmentStanding,
  type OpenInstallment,
} from './installment-status.js';
import { installmentsNeeded, stillAsked } from './projection.js';
import type { AccountHistory, AccountPoint } from './replay.js';

/** An installment of the contract, and its status on a day. */
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

export function scheduleOn({ original, opening, history }: Scheduled, on: BusinessDate): InstallmentOn[] {
  const { state, terms, timeline } = history;
  const points = [{ on: opening.accruesFrom, state: opening, terms: original }, ...timeline];
  const coveredOn = daysOfCover(points);
  const doneAwayOn = doneAwayDays(points);
  const asked = state.chargeOff ? undefined : stillAsked(terms, state, on);
  const shown: InstallmentOn[] = [];
  for (const [index, status] of installmentStatuses(terms, state, on).entries()) {
    const isLast = index === terms.installments.length - 1;
    const wasCovered = !isLast && status.paid.eq(status.amount);
    const unpaid = asked ? (asked[index] ?? ZERO) : status.unpaid;
    const satisfied = unpaid.isZero();
    shown.push({
      ...status,
      unpaid,
      satisfied,
      satisfiedOn: wasCovered ? coveredOn(index) : satisfied && !state.chargeOff ? doneAwayOn(index) : undefined,
      daysPastDue: satisfied ? 0 : daysLate(terms, { ...status, unpaid }, on),
    });
  }
  return shown;
}

/** As the days past due of the loan are counted. */
function daysLate(terms: AccountTerms, installment: OpenInstallment, on: BusinessDate): number {
  const counted = isTolerated(rulesOf(terms).delinquencyTolerance, installment)
    ? undefined
    : lateFrom(terms, installment);
  return counted !== undefined && counted < on ? daysBetween(counted, on) : 0;
}

/** The account when it opened and after each of its entries. */
type Points = readonly (Omit<AccountPoint, 'state'> & { readonly state: AccountState | PastState })[];

/**
 * The day from which money covered an installment; unknown if it did before the account opened. After a change of
 * terms, the day since which it has again. Asking for later installments each time visits each point once.
 */
function daysOfCover(points: Points): (index: number) => BusinessDate | undefined {
  const covered: number[] = [];
  let least = Infinity;
  for (const { terms, state } of points.toReversed()) {
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

/** Installments that may be projected to find days; a loan of six years with extra principal every month takes most of them. */
const MOST_PROJECTED = 6_000;

/**
 * The last installment, and those that extra principal or a payoff did away with, are not satisfied by money that covers
 * them: they are from the day on which nothing was left for them to take. Later ones were done away with then or before, so this looks further
 * back each time, by longer and longer strides: as long as neither terms change nor principal rises, an account needs fewer and fewer.
 * Where an account has so many such days that this would take too long, a day on which it was so already is told.
 */
function doneAwayDays(points: Points) {
  const needed = new Map<number, number>();
  let projected = 0;
  function wasOpen(place: number, index: number): boolean {
    const point = points[place];
    if (point === undefined || index >= point.terms.installments.length) return true;
    const { terms, state, on } = point;
    const known = needed.get(place);
    if (known !== undefined) return index < known;
    if (projected >= MOST_PROJECTED) return true;
    projected += terms.installments.length;
    const found = installmentsNeeded(terms, state, on);
    needed.set(place, found);
    return index < found;
  }
  /** The first of a stretch, in which an account needs fewer and fewer. */
  const begins = (place: number): boolean => {
    const [before, point] = [points[place - 1], points[place]];
    return !before || !point || before.terms !== point.terms || before.state.principal.lt(point.state.principal);
  };
  const backFrom = (place: number, stride: number): number => {
    let back = place - 1;
    while (place - back < stride && !begins(back)) back -= 1;
    return back;
  };
  let done = points.length;
  return function (index: number): BusinessDate | undefined {
    let open = done - 1;
    for (let stride = 1; open >= 0 && !wasOpen(open, index); stride *= 2) {
      done = open;
      if (begins(open)) stride = 1;
      open = backFrom(open, stride);
    }
    while (done - open > 1) {
      const middle = Math.floor((open + done) / 2);
      if (wasOpen(middle, index)) open = middle;
      else done = middle;
    }
    return open < 0 ? undefined : points[done]?.on;
  };
}
