import { daysBetween, type BusinessDate } from '../calendar.js';
import {
  FIXED_ONE,
  fromFixedPoint,
  over,
  toFixedPoint,
  type Fixed,
  rootWithin,
  CLOSE_ENOUGH,
  size,
  type Evaluate,
  type Evaluation,
} from './root.js';
import { Decimal, sum, ZERO } from '../money.js';
import { inOrderOfDate, type DatedFlow } from './rate-of-return.js';
import {
  isWhole,
  monthsAndDays,
  unitPeriodsBetween,
  unitPeriodsPerYear,
  type UnitPeriod,
  type UnitPeriods,
  chooseUnitPeriod,
} from './unit-period.js';

export interface AprTerms {
  readonly advances: readonly DatedFlow[];
  readonly payments: readonly DatedFlow[];
  /** Found from the dates when not given. */
  readonly unitPeriod?: UnitPeriod;
}

/** Per unit-period: beyond what a cent can earn from the largest payment. */
const HIGHEST_RATE: Fixed = FIXED_ONE * 10n ** 18n;
const FIRST_HIGH: Fixed = FIXED_ONE / 100n;

interface TimedFlow {
  readonly amount: Fixed;
  readonly time: UnitPeriods;
}

/**
 * The annual percentage rate as a fraction, by the actuarial method of Regulation Z, Appendix J: the unit-period rate at
 * which payments are worth the advances, times the unit-periods of a year. Undefined when payments do not return them.
 */
export function annualPercentageRate(terms: AprTerms): Decimal | undefined {
  const [advances, payments] = [inOrderOfDate(terms.advances), inOrderOfDate(terms.payments)];
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
  const found: TimedFlow[] = [];
  let previous: { readonly on: BusinessDate; readonly time: UnitPeriods } | undefined;
  for (const { on, amount } of flows) {
    const time =
      previous && isWhole(previous.on, on, unit)
        ? { whole: previous.time.whole + unitPeriodsBetween(previous.on, on, unit).whole, odd: previous.time.odd }
        : unitPeriodsBetween(start, on, unit);
    previous = { on, time };
    found.push({ amount: toFixedPoint(amount), time });
  }
  return found;
}

function unitPeriodRate(flows: readonly TimedFlow[]): Decimal | undefined {
  const evaluate = (rate: Fixed) => worthAt(flows, rate);
  // At a rate of zero nothing is discounted.
  if (flows.reduce((total, { amount }) => total + amount, 0n) === 0n) return ZERO;
  const near = finished(floatRate(flows), evaluate);
  if (near !== undefined) return fromFixedPoint(near);
  for (let high = FIRST_HIGH; high < HIGHEST_RATE; high *= 4n) {
    if (evaluate(high).value >= 0n) return fromFixedPoint(rootWithin(evaluate, { low: 0n, high }));
  }
  return undefined;
}

/** A rate found by floats is wrong by less than this; an exact step from there doubles its digits. */
const FLOAT_ERROR: Fixed = FIXED_ONE / 10n ** 11n;

/** From within this, one exact step is enough: what it leaves is the square of it times the number of periods. */
const ONE_STEP: Fixed = FIXED_ONE / 10n ** 14n;

/** Exact steps from a rate that is nearly the root; undefined unless they end there. */
function finished(start: number | undefined, evaluate: Evaluate): Fixed | undefined {
  if (start === undefined) return undefined;
  let rate = toFixedPoint(new Decimal(start));
  for (const most of [FLOAT_ERROR, CLOSE_ENOUGH]) {
    const { value, slope } = evaluate(rate);
    if (slope === 0n) return undefined;
    const step = over(value, slope);
    if (size(step) > most) return undefined;
    rate -= step;
    if (size(step) <= ONE_STEP) return rate;
  }
  return rate;
}

const FLOAT_STEPS = 60;
const asFloat = (value: Fixed): number => Number(value) / Number(FIXED_ONE);

/** The same root by floats: Newton's steps within the first bracket that has one. */
function floatRate(flows: readonly TimedFlow[]): number | undefined {
  const timed = flows.map(({ amount, time: { whole, odd } }) => ({
    amount: asFloat(amount),
    whole,
    odd: odd.days / odd.basis,
  }));
  let [low, high] = [0, asFloat(FIRST_HIGH)];
  while (floatWorth(timed, high).value < 0 && high < asFloat(HIGHEST_RATE)) high *= 4;
  let rate = high / 2;
  for (let step = 0; step < FLOAT_STEPS; step += 1) {
    const { value, slope } = floatWorth(timed, rate);
    if (value < 0) low = rate;
    else high = rate;
    const newton = rate - value / slope;
    const next = newton > low && newton < high ? newton : (low + high) / 2;
    if (Math.abs(next - rate) <= rate * 1e-13) return next;
    rate = next;
  }
  return undefined;
}

interface FloatFlow {
  readonly amount: number;
  readonly whole: number;
  /** The odd days as a share of a unit-period. */
  readonly odd: number;
}

function floatWorth(flows: readonly FloatFlow[], rate: number): { readonly value: number; readonly slope: number } {
  let [value, slope] = [0, 0];
  const discount = 1 / (1 + rate);
  let [power, reached] = [1, 0];
  for (const { amount, whole, odd } of flows) {
    const oddDiscount = 1 / (1 + rate * odd);
    power = whole === reached + 1 ? power * discount : discount ** whole;
    reached = whole;
    const worth = amount * oddDiscount * power;
    value += worth;
    slope -= worth * (discount * whole + oddDiscount * odd);
  }
  return { value, slope };
}

/** Powers of the discount are integers of 2^-160: a shift divides them, and there is one for each period. */
const POWER_BITS = 160n;
const POWER_ONE = 1n << POWER_BITS;
const scaled = (product: bigint): bigint => product >> POWER_BITS;

/** Present worth of all flows at a unit-period rate: odd fractions bear simple interest, whole periods compound. */
function worthAt(flows: readonly TimedFlow[], rate: Fixed): Evaluation {
  const discount = (POWER_ONE * FIXED_ONE) / (FIXED_ONE + rate);
  let [value, moment, oddMoment] = [0n, 0n, 0n];
  let [power, reached] = [POWER_ONE, 0];
  let odd: UnitPeriods['odd'] | undefined;
  let [oddDiscount, oddSlope] = [POWER_ONE, 0n];
  for (const { amount, time } of flows) {
    if (time.whole !== reached) power = powerFrom(power, reached, discount, time.whole);
    reached = time.whole;
    if (time.odd !== odd) {
      odd = time.odd;
      const [days, basis] = [BigInt(odd.days), BigInt(odd.basis)];
      oddDiscount = (POWER_ONE * FIXED_ONE * basis) / (FIXED_ONE * basis + rate * days);
      oddSlope = (oddDiscount * days) / basis;
    }
    const whole = scaled(amount * power);
    const worth = oddSlope === 0n ? whole : scaled(whole * oddDiscount);
    value += worth;
    moment += worth * BigInt(time.whole);
    if (oddSlope !== 0n) oddMoment += worth * oddSlope;
  }
  return { value, slope: -scaled(moment * discount + oddMoment) };
}

function powerFrom(current: bigint, reached: number, discount: bigint, whole: number): bigint {
  if (whole === reached + 1) return scaled(current * discount);
  return whole > reached ? scaled(current * powerOf(discount, whole - reached)) : powerOf(discount, whole);
}

function powerOf(base: bigint, exponent: number): bigint {
  let result = POWER_ONE;
  let square = base;
  for (let rest = exponent; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = scaled(result * square);
    if (rest > 1) square = scaled(square * square);
  }
  return result;
}
