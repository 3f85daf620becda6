import { type BusinessDate, laterOf } from '../calendar.js';
import type { Decimal } from '../money.js';
import { moveDueDates } from '../rules/servicing-rules.js';
import { type Amortization, amortize, type Installment } from '../schedule/amortization.js';
import type { DayCount } from '../schedule/day-count.js';
import { type Frequency, PER_YEAR } from '../schedule/frequency.js';
import { type DueGrid, type DuePlan, gridDate } from '../schedule/plan-schedule.js';
import type { RateHistory } from '../schedule/rate-history.js';

export const DEFERRED_TO = ['END', 'SPREAD'] as const;
export type DeferredTo = (typeof DEFERRED_TO)[number];

export const DEFERRED_INTEREST = ['ACCRUES', 'WAIVED'] as const;
export type DeferredInterest = (typeof DEFERRED_INTEREST)[number];

/** The payment after a rate change. */
export const PAYMENT_AFTER_RATE = ['RECALCULATED', 'SAME_PRINCIPAL', 'KEPT'] as const;
export type PaymentAfterRate = (typeof PAYMENT_AFTER_RATE)[number];

interface Base {
  /** The day from which it holds. */
  readonly from: BusinessDate;
}

/** Skips some installments. */
export interface Deferral extends Base {
  readonly type: 'DEFERRAL';
  readonly installments: number;
  readonly to: DeferredTo;
  readonly interest: DeferredInterest;
}

export interface DueDateChange extends Base {
  readonly type: 'DUE_DATE';
  readonly firstDueOn: BusinessDate;
  readonly frequency?: Frequency | undefined;
  readonly dueDay?: number | undefined;
}

export interface RateChange extends Base {
  readonly type: 'RATE';
  /** A fraction: 0.06 is six percent. */
  readonly annualRate: Decimal;
  readonly until?: BusinessDate | undefined;
  /** At most this rate, instead of this rate. */
  readonly isCap: boolean;
  /** RELEVELED: as RECALCULATED, and the installment of the day is lowered by its interest already. */
  readonly payment: PaymentAfterRate | 'RELEVELED';
}

/** What is left over the installments that are left. */
export interface Reamortization extends Base {
  readonly type: 'REAMORTIZATION';
}

/** Past-due installments become part of new ones. */
export interface Reage extends Base {
  readonly type: 'REAGE';
  readonly installments?: number | undefined;
  readonly firstDueOn?: BusinessDate | undefined;
}

/** A signed modification. */
export interface Modification extends Base {
  readonly type: 'MODIFICATION';
  readonly annualRate?: Decimal | undefined;
  readonly installments?: number | undefined;
  readonly firstDueOn?: BusinessDate | undefined;
  readonly frequency?: Frequency | undefined;
  readonly balloon?: Decimal | undefined;
  readonly payment?: Decimal | undefined;
  readonly principalForgiven?: Decimal | undefined;
}

export const ACCELERATION_CAUSES = ['DEFAULT', 'COLLATERAL_SALE'] as const;
export type AccelerationCause = (typeof ACCELERATION_CAUSES)[number];

/** All installments that are left fall due on its day. */
export interface Acceleration extends Base {
  readonly type: 'ACCELERATION';
  readonly cause: AccelerationCause;
  /** When the notice of default was sent, and the last day to cure it. */
  readonly noticeOn?: BusinessDate | undefined;
  readonly cureBy?: BusinessDate | undefined;
}

/** Ends an acceleration: from its day on installments are due as they were scheduled. */
export interface Reinstatement extends Base {
  readonly type: 'REINSTATEMENT';
}

/** They change the agreement, independent of payments. */
export type ContractChange = Deferral | DueDateChange | RateChange;
/** They start over from the current balances. */
export type Restart = Reamortization | Reage | Modification;

/** They move due dates and change nothing else. */
export type DueNow = Acceleration | Reinstatement;

export type TermChange = ContractChange | Restart | DueNow;
export type TermChangeType = TermChange['type'];

export const isRestart = (change: TermChange): change is Restart =>
  change.type === 'REAMORTIZATION' || change.type === 'REAGE' || change.type === 'MODIFICATION';

export const isDueNow = (change: TermChange): change is DueNow =>
  change.type === 'ACCELERATION' || change.type === 'REINSTATEMENT';

/** The terms of a loan that can be planned again. */
export interface PlannedTerms {
  readonly rates: RateHistory;
  readonly dayCount: DayCount;
  readonly installments: readonly Installment[];
  readonly maturesOn: BusinessDate;
  readonly plan: DuePlan;
  readonly accelerated?: Accelerated | undefined;
  readonly hasDeficiency?: boolean;
}

/** From when on all is due, and the installments as they were scheduled. */
export interface Accelerated {
  readonly on: BusinessDate;
  readonly installments: readonly Installment[];
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

/** The terms with the installments after the kept ones planned again. */
export function replan<Terms extends PlannedTerms>(terms: Terms, next: NewPlan): Terms {
  const { kept, rates, grid, dates, start, balloon } = next;
  const installments = amortize({
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
