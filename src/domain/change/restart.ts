import type { BusinessDate } from '../calendar.js';
import { least, shortfall, sum, ZERO, type Decimal } from '../money.js';
import type { Amortization, Installment } from '../schedule/amortization.js';
import { carriedInterest, interestInCents, withRateBetween } from '../schedule/rate-history.js';
import { gridDate } from '../schedule/plan-schedule.js';
import {
  datesFrom,
  gridFrom,
  installmentsAt,
  levelAmortization,
  type Modification,
  type NewDates,
  replan,
  type PlannedTerms,
  type Restart,
} from './term-change.js';

/** What is really owed on the day. */
export interface Owed {
  readonly on: BusinessDate;
  readonly principal: Decimal;
  /** Unpaid, unrounded. */
  readonly interest: Decimal;
  /** Money that was applied to installments. */
  readonly applied: Decimal;
}

export interface Restarted<Terms> {
  readonly terms: Terms;
  /** Of the money applied to installments: what counts towards those that stay. The rest lowered what is left. */
  readonly applied: Decimal;
  readonly forgiven: Decimal;
}

/** Starts over from the current balances. Undefined if nothing is left to plan. */
export function restart<Terms extends PlannedTerms>(
  terms: Terms,
  change: Restart,
  owed: Owed,
): Restarted<Terms> | undefined {
  const due = terms.installments.filter(({ dueDate }) => dueDate <= owed.on);
  const asked = sum(due.map(({ amount }) => amount));
  const { kept, principal, interest, forgiven } =
    change.type === 'REAMORTIZATION' ? pastDueStays(due, asked, owed) : pastDueMoves(due, change, owed);
  const { grid, dates: all } = datesAfter(terms, change, due.length, owed.on);
  // If all principal is forgiven, the remaining interest is one installment.
  const dates = principal.isZero() ? all.slice(0, interestInCents(interest).isZero() ? 0 : 1) : all;
  const isNothingLeft = principal.isZero() && interestInCents(interest).isZero();
  if (isNothingLeft ? change.type === 'REAMORTIZATION' : dates.length === 0) return undefined;
  const isModified = change.type === 'MODIFICATION';
  const balloon = least((isModified ? change.balloon : undefined) ?? terms.plan.balloon, principal);
  const rate = isModified ? change.annualRate : undefined;
  const planned = replan(terms, {
    kept,
    principal,
    carriedInterest: interest,
    start: owed.on,
    grid,
    dates,
    rates: rate === undefined ? terms.rates : withRateBetween(terms.rates, owed.on, undefined, () => rate),
    amortization: amortizationOf(terms, change, balloon),
    balloon,
  });
  return { terms: planned, applied: least(owed.applied, asked), forgiven };
}

interface Left {
  readonly kept: readonly Installment[];
  readonly principal: Decimal;
  readonly interest: Decimal;
  readonly forgiven: Decimal;
}

/** The plan takes what is past due as paid: interest first, then principal. */
function pastDueStays(due: readonly Installment[], asked: Decimal, { principal, interest, applied }: Owed): Left {
  const interestDue = interestInCents(interest);
  const unpaid = least(shortfall(asked, applied), principal.plus(interestDue));
  const onInterest = least(unpaid, interestDue);
  return {
    kept: due,
    principal: principal.minus(unpaid.minus(onInterest)),
    interest: carriedInterest(interest, onInterest),
    forgiven: ZERO,
  };
}

/** What is past due becomes part of the new installments: the old ones keep what was paid of them. */
function pastDueMoves(due: readonly Installment[], change: Restart, { principal, interest, applied }: Owed): Left {
  let money = applied;
  const kept = due.map((installment): Installment => {
    const amount = least(money, installment.amount);
    money = money.minus(amount);
    const moved = installment.amount.minus(amount);
    if (moved.isZero()) return installment;
    const interestPart = least(installment.interest, amount);
    return {
      ...installment,
      amount,
      interest: interestPart,
      principal: amount.minus(interestPart),
      movedAmount: moved.plus(installment.movedAmount ?? ZERO),
    };
  });
  const asked = change.type === 'MODIFICATION' ? (change.principalForgiven ?? ZERO) : ZERO;
  const forgiven = least(asked, principal);
  return { kept, principal: principal.minus(forgiven), interest, forgiven };
}

function datesAfter({ plan, installments }: PlannedTerms, change: Restart, kept: number, on: BusinessDate): NewDates {
  const wanted: Partial<Modification> = change.type === 'REAMORTIZATION' ? {} : { ...change, type: 'MODIFICATION' };
  const { frequency: before } = plan.grid;
  const { frequency = before } = wanted;
  const left = installments.length - kept;
  // The agreement stays when an earlier change is undone and leaves no installment: then there is one.
  const least = change.type === 'REAMORTIZATION' ? 0 : 1;
  const count = wanted.installments ?? Math.max(least, installmentsAt(left, before, frequency));
  const number = kept + 1;
  if (wanted.firstDueOn !== undefined) return datesFrom(gridFrom(wanted.firstDueOn, frequency, number), number, count);
  const grid = { ...plan.grid, firstNumber: plan.grid.firstNumber - (left > 0 ? 0 : pastDates(plan.grid, number, on)) };
  if (frequency !== before) {
    const first = left > 0 ? plan.dates[kept] : undefined;
    return datesFrom(gridFrom(first ?? gridDate(grid, number), frequency, number), number, count);
  }
  return count === left ? { grid, dates: plan.dates.slice(kept, installments.length) } : datesFrom(grid, number, count);
}

/** How many dates of the grid, from one on, are over. */
function pastDates(grid: PlannedTerms['plan']['grid'], number: number, on: BusinessDate): number {
  let past = 0;
  while (gridDate(grid, number + past) <= on) past += 1;
  return past;
}

function amortizationOf({ plan }: PlannedTerms, change: Restart, balloon: Decimal): Amortization {
  if (change.type === 'MODIFICATION' && change.payment !== undefined && !plan.isInterestOnly) {
    return { kind: 'FIXED_PAYMENT', payment: change.payment };
  }
  return levelAmortization(plan, balloon);
}
