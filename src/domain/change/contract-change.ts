import { greatest, least, ZERO, type Decimal } from '../money.js';
import type { Amortization, Installment } from '../schedule/amortization.js';
import type { DayCount } from '../schedule/day-count.js';
import { interestBetween, interestInCents, withRateBetween, type RateHistory } from '../schedule/rate-history.js';
import {
  type ContractChange,
  datesFrom,
  type Deferral,
  type DueDateChange,
  gridFrom,
  installmentsAt,
  levelAmortization,
  type NewDates,
  replan,
  type PlannedTerms,
  type RateChange,
} from './term-change.js';

/**
 * Changes the agreement, independent of payments: the plan continues from the schedule's own figures of the first
 * installment due on or after the day. Undefined if there is none, or none would remain.
 */
export function changeContract<Terms extends PlannedTerms>(terms: Terms, change: ContractChange): Terms | undefined {
  const kept = terms.installments.filter(({ dueDate }) => dueDate < change.from);
  const next = terms.installments[kept.length];
  // After the last due date interest still runs, and so a rate still matters.
  if (!next && change.type === 'RATE') return { ...terms, rates: ratesAfter(terms, change) };
  const planned = next && replanned(terms, change, next);
  if (!next || !planned || planned.dates.length === 0) return undefined;
  return replan(terms, {
    ...planned,
    kept,
    principal: next.openingBalance,
    carriedInterest: next.carriedInterest,
    start: next.periodStart,
    balloon: terms.plan.balloon,
  });
}

interface Replanned extends NewDates {
  readonly rates: RateHistory;
  readonly amortization: Amortization;
}

/** `next` is the first installment that is planned again. */
function replanned(terms: PlannedTerms, change: ContractChange, next: Installment): Replanned | undefined {
  switch (change.type) {
    case 'DEFERRAL':
      return deferred(terms, change, next);
    case 'DUE_DATE':
      return redated(terms, change, next);
    case 'RATE':
      return rerated(terms, change, next);
  }
}

function deferred(terms: PlannedTerms, change: Deferral, { number }: Installment): Replanned | undefined {
  const { plan, installments } = terms;
  const { installments: skipped, to } = change;
  const standing = plan.dates.slice(number - 1, installments.length);
  const further = datesFrom(plan.grid, installments.length + 1, skipped).dates;
  const dates = [...standing, ...further];
  const lastSkipped = dates[skipped - 1];
  const rates =
    change.interest === 'WAIVED' && lastSkipped !== undefined
      ? withRateBetween(terms.rates, change.from, lastSkipped, () => ZERO)
      : terms.rates;
  const grid = { ...plan.grid, firstNumber: plan.grid.firstNumber - skipped };
  if (to === 'END') return { grid, dates: dates.slice(skipped), rates, amortization: keptPayments(terms, number) };
  return { grid, dates: standing.slice(skipped), rates, amortization: levelAmortization(plan, plan.balloon) };
}

function redated(terms: PlannedTerms, change: DueDateChange, { number }: Installment): Replanned {
  const { plan, installments, rates } = terms;
  const { frequency: before } = plan.grid;
  const { firstDueOn, frequency = before, dueDay } = change;
  const left = installments.length - (number - 1);
  const grid = gridFrom(firstDueOn, frequency, number, dueDay);
  if (frequency === before) {
    return { ...datesFrom(grid, number, left), rates, amortization: keptPayments(terms, number) };
  }
  const count = installmentsAt(left, before, frequency);
  return { ...datesFrom(grid, number, count), rates, amortization: levelAmortization(plan, plan.balloon) };
}

const ratesAfter = ({ rates }: PlannedTerms, { annualRate, isCap, from, until }: RateChange): RateHistory =>
  withRateBetween(rates, from, until, (rate) => (isCap ? least(rate, annualRate) : annualRate));

function rerated(terms: PlannedTerms, change: RateChange, next: Installment): Replanned {
  const { plan, installments } = terms;
  const rates = ratesAfter(terms, change);
  return {
    grid: plan.grid,
    dates: plan.dates.slice(next.number - 1, installments.length),
    rates,
    amortization: reratedAmortization(terms, change, next, rates),
  };
}

function reratedAmortization(
  terms: PlannedTerms,
  { from, payment }: RateChange,
  next: Installment,
  rates: RateHistory,
): Amortization {
  const { plan, installments } = terms;
  const { number, periodStart } = next;
  if (payment === 'SAME_PRINCIPAL') {
    const principals = installments.slice(number - 1).map(({ principal }) => principal);
    return { kind: 'SCHEDULED_PRINCIPAL', principals };
  }
  if (payment === 'KEPT') return keptPayments(terms, number, false);
  if (periodStart >= from) return levelAmortization(plan, plan.balloon);
  const kept = keptPayments(terms, number, true);
  if (payment === 'RECALCULATED' || kept.kind !== 'FIXED_PAYMENT') return kept;
  return { ...kept, firstPayment: next.principal.plus(interestOf(next, rates, terms.dayCount)) };
}

/** Of an installment under other rates. */
const interestOf = (
  { openingBalance, carriedInterest, periodStart, dueDate }: Installment,
  rates: RateHistory,
  dayCount: DayCount,
): Decimal =>
  interestInCents(
    carriedInterest.plus(interestBetween(openingBalance, rates, dayCount, periodStart, dueDate, [periodStart])),
  );

/** The payments as they were, the last of which takes what is left. */
function keptPayments(
  { installments, plan }: PlannedTerms,
  number: number,
  whileRateHolds = plan.keepsPayment !== true,
): Amortization {
  if (plan.isInterestOnly) return { kind: 'INTEREST_ONLY' };
  const last = installments.length;
  const amountOf = (place: number) => installments[place - 1]?.amount ?? ZERO;
  const firstPayment = amountOf(number);
  const payment = number + 1 < last ? amountOf(number + 1) : firstPayment;
  return {
    kind: 'FIXED_PAYMENT',
    payment: greatest(payment, ZERO),
    firstPayment,
    whileRateHolds,
    balloon: plan.balloon,
  };
}
