import { daysBetween, type BusinessDate } from '../calendar.js';
import { Decimal, ONE, sum, ZERO } from '../money.js';
import type { DatedFlow } from './cash-flow-yield.js';
import { rootWithin, type Evaluation } from './root.js';
import {
  monthsAndDays,
  unitPeriodsBetween,
  unitPeriodsPerYear,
  type UnitPeriod,
  type UnitPeriods,
} from './unit-period.js';
import { chooseUnitPeriod } from './unit-period-choice.js';

export interface AprTerms {
  readonly advances: readonly DatedFlow[];
  readonly payments: readonly DatedFlow[];
  /** Found from the dates when not given. */
  readonly unitPeriod?: UnitPeriod;
}

interface TimedFlow {
  readonly amount: Decimal;
  readonly time: UnitPeriods;
}

/**
 * The annual percentage rate as a fraction, by the actuarial method of Regulation Z, Appendix J: the unit-period rate at
 * which payments are worth the advances, times the unit-periods of a year. Undefined when payments do not return them.
 */
export function annualPercentageRate(terms: AprTerms): Decimal | undefined {
  const [advances, payments] = [inOrder(terms.advances), inOrder(terms.payments)];
  const [start, only] = [advances[0]?.on, payments[0]?.on];
  if (!start || !only || only < start) return undefined;
  const excess = sum(payments.map(({ amount }) => amount)).minus(sum(advances.map(({ amount }) => amount)));
  if (excess.isNegative()) return undefined;
  const single = advances.length === 1 && payments.length === 1 ? singlePaymentPeriods(start, only) : undefined;
  if (single) return excess.div(sum(advances.map(({ amount }) => amount))).times(single);
  const unit = terms.unitPeriod ?? chooseUnitPeriod([...advances, ...payments].map(({ on }) => on));
  const flows = [...timed(start, advances, unit), ...timed(start, negated(payments), unit)];
  return unitPeriodRate(flows)?.times(unitPeriodsPerYear(unit));
}

const inOrder = (flows: readonly DatedFlow[]): DatedFlow[] =>
  [...flows].sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));

const negated = (flows: readonly DatedFlow[]): DatedFlow[] =>
  flows.map(({ on, amount }) => ({ on, amount: amount.negated() }));

/** (b)(5)(vi)-(vii): one advance repaid at once within a year is one unit-period. */
function singlePaymentPeriods(start: BusinessDate, end: BusinessDate): Decimal | undefined {
  const { months, days } = monthsAndDays(start, end);
  if (start === end || months > 12 || (months === 12 && days > 0)) return undefined;
  return days === 0 ? new Decimal(12).div(months) : new Decimal(365).div(daysBetween(start, end));
}

/** Regular flows lie whole unit-periods apart; each other one is measured from the start. */
function timed(start: BusinessDate, flows: readonly DatedFlow[], unit: UnitPeriod): TimedFlow[] {
  let previous: { readonly on: BusinessDate; readonly time: UnitPeriods } | undefined;
  return flows.map(({ on, amount }) => {
    const step = previous && unitPeriodsBetween(previous.on, on, unit);
    const time =
      previous && step?.odd.days === 0
        ? { whole: previous.time.whole + step.whole, odd: previous.time.odd }
        : unitPeriodsBetween(start, on, unit);
    previous = { on, time };
    return { amount, time };
  });
}

function unitPeriodRate(flows: readonly TimedFlow[]): Decimal | undefined {
  const evaluate = (rate: Decimal): Evaluation => worthAt(flows, rate);
  if (evaluate(ZERO).value.isZero()) return ZERO;
  for (let high = new Decimal('0.01'); high.lt('1e9'); high = high.times(4)) {
    if (!evaluate(high).value.isNegative()) return rootWithin(evaluate, { low: ZERO, high }, high.div(2));
  }
  return undefined;
}

/** Present worth of all flows at a unit-period rate: odd fractions bear simple interest, whole periods compound. */
function worthAt(flows: readonly TimedFlow[], rate: Decimal): Evaluation {
  const discount = ONE.div(rate.plus(ONE));
  let [value, slope] = [ZERO, ZERO];
  let power = ONE;
  let reached = 0;
  let odd: UnitPeriods['odd'] | undefined;
  let [oddDiscount, oddSlope] = [ONE, ZERO];
  for (const { amount, time } of flows) {
    if (time.whole !== reached)
      power = time.whole > reached ? power.times(discount.pow(time.whole - reached)) : discount.pow(time.whole);
    reached = time.whole;
    if (time.odd !== odd) {
      const fraction = new Decimal(time.odd.days).div(time.odd.basis);
      oddDiscount = ONE.div(fraction.times(rate).plus(ONE));
      oddSlope = fraction.times(oddDiscount);
      odd = time.odd;
    }
    const worth = amount.times(oddDiscount).times(power);
    value = value.plus(worth);
    slope = slope.minus(worth.times(discount.times(time.whole).plus(oddSlope)));
  }
  return { value, slope };
}
