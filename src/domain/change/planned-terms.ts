import { laterOf, type BusinessDate } from '../calendar.js';
import { moveDueDates } from '../rules/servicing-rules.js';
import { amortizeInSteps, type Amortization, type Installment } from '../schedule/amortization.js';
import type { DayCount } from '../schedule/day-count.js';
import { gridDate, type DueGrid, type DuePlan } from '../schedule/plan-schedule.js';
import { PER_YEAR, type Frequency } from '../schedule/frequency.js';
import type { RateHistory } from '../schedule/rate-history.js';
import type { Decimal } from '../money.js';
import type { Steps } from '../steps.js';

/** The terms of a loan, as far as they can be planned anew. */
export interface PlannedTerms {
  readonly rates: RateHistory;
  readonly dayCount: DayCount;
  readonly installments: readonly Installment[];
  readonly maturesOn: BusinessDate;
  readonly plan: DuePlan;
}

/** The due dates of the installments that follow those that stay. */
export interface NewDates {
  readonly grid: DueGrid;
  readonly dates: readonly BusinessDate[];
}

/** How the installments after those that stay are planned. */
export interface NewPlan extends NewDates {
  readonly rates: RateHistory;
  readonly kept: readonly Installment[];
  readonly principal: Decimal;
  readonly carriedInterest: Decimal;
  readonly start: BusinessDate;
  readonly amortization: Amortization;
  readonly balloon: Decimal;
}

/** The terms with the installments after the kept ones planned anew; the kept ones stay. */
export function* planAnewInSteps<Terms extends PlannedTerms>(terms: Terms, next: NewPlan): Steps<Terms> {
  const { kept, rates, grid, dates, start, balloon } = next;
  const installments = yield* amortizeInSteps({
    principal: next.principal,
    carriedInterest: next.carriedInterest,
    fundedOn: start,
    rates,
    dayCount: terms.dayCount,
    dueDates: dates.map((date) => laterOf(date, start)),
    amortization: next.amortization,
    firstNumber: kept.length + 1,
  });
  const { dateRules } = terms.plan;
  const keepsPayment = next.amortization.kind === 'FIXED_PAYMENT' && next.amortization.whileRateHolds !== true;
  return {
    ...terms,
    rates,
    installments: [...kept, ...(dateRules ? moveDueDates(installments, dateRules) : installments)],
    maturesOn: installments.at(-1)?.dueDate ?? terms.maturesOn,
    plan: {
      ...terms.plan,
      grid,
      dates: [...terms.plan.dates.slice(0, kept.length), ...dates],
      balloon,
      keepsPayment,
    },
  };
}

export const levelAmortization = (plan: DuePlan, balloon: Decimal): Amortization =>
  plan.isInterestOnly ? { kind: 'INTEREST_ONLY' } : balloon.isZero() ? { kind: 'FULL' } : { kind: 'BALLOON', balloon };

/** So many dates of a grid, from the one of an installment on. */
export const datesFrom = (grid: DueGrid, number: number, count: number): NewDates => ({
  grid,
  dates: Array.from({ length: count }, (_, index) => gridDate(grid, number + index)),
});

/** A grid that begins with an installment. */
export const gridFrom = (first: BusinessDate, frequency: Frequency, firstNumber: number, dueDay?: number): DueGrid => ({
  first,
  frequency,
  dueDay,
  firstNumber,
});

/** The same stretch of time in installments of another frequency; a part counts as one. */
export const installmentsAt = (count: number, before: Frequency, after: Frequency): number =>
  Math.ceil((count * PER_YEAR[after]) / PER_YEAR[before]);
