import { Decimal, ONE, ZERO } from '../money.js';
import { internalRateOfReturn } from './rate-of-return.js';

/** Spreadsheet functions with their signs: money received is positive, money paid is negative. */
export type PaymentTiming = 'END' | 'BEGIN';

interface Annuity {
  /** What 1 grows to. */
  readonly growth: Decimal;
  /** What payments of 1 grow to. */
  readonly payments: Decimal;
}

function annuity(rate: Decimal, periods: Decimal, timing: PaymentTiming): Annuity {
  if (rate.isZero()) return { growth: ONE, payments: periods };
  const growth = rate.plus(ONE).pow(periods);
  const payments = growth.minus(ONE).div(rate);
  return { growth, payments: timing === 'BEGIN' ? payments.times(rate.plus(ONE)) : payments };
}

export function payment(
  rate: Decimal,
  periods: Decimal,
  present: Decimal,
  future = ZERO,
  timing: PaymentTiming = 'END',
): Decimal {
  const { growth, payments } = annuity(rate, periods, timing);
  return present.times(growth).plus(future).div(payments).negated();
}

export function futureValue(
  rate: Decimal,
  periods: Decimal,
  pay: Decimal,
  present = ZERO,
  timing: PaymentTiming = 'END',
): Decimal {
  const { growth, payments } = annuity(rate, periods, timing);
  return present.times(growth).plus(pay.times(payments)).negated();
}

export function presentValueOfAnnuity(
  rate: Decimal,
  periods: Decimal,
  pay: Decimal,
  future = ZERO,
  timing: PaymentTiming = 'END',
): Decimal {
  const { growth, payments } = annuity(rate, periods, timing);
  return future.plus(pay.times(payments)).div(growth).negated();
}

/** Undefined when no number of payments gets there. */
export function numberOfPeriods(
  rate: Decimal,
  pay: Decimal,
  present: Decimal,
  future = ZERO,
  timing: PaymentTiming = 'END',
): Decimal | undefined {
  if (rate.isZero()) return pay.isZero() ? undefined : present.plus(future).div(pay).negated();
  const perpetual = (timing === 'BEGIN' ? pay.times(rate.plus(ONE)) : pay).div(rate);
  const ratio = perpetual.minus(future).div(perpetual.plus(present));
  return ratio.gt(0) ? ratio.ln().div(rate.plus(ONE).ln()) : undefined;
}

/** The periodic rate; undefined when there is none. */
export function ratePerPeriod(
  periods: number,
  pay: Decimal,
  present: Decimal,
  future = ZERO,
  timing: PaymentTiming = 'END',
): Decimal | undefined {
  const [first, last] = timing === 'BEGIN' ? [0, periods - 1] : [1, periods];
  const flows = Array.from({ length: periods + 1 }, (_, at) => {
    const paid = at >= first && at <= last ? pay : ZERO;
    return paid.plus(at === 0 ? present : ZERO).plus(at === periods ? future : ZERO);
  });
  return internalRateOfReturn(flows);
}

export function interestPayment(
  rate: Decimal,
  period: number,
  periods: Decimal,
  present: Decimal,
  future = ZERO,
  timing: PaymentTiming = 'END',
): Decimal {
  if (timing === 'BEGIN' && period === 1) return ZERO;
  const pay = payment(rate, periods, present, future, timing);
  const interest = futureValue(rate, new Decimal(period - 1), pay, present, timing).times(rate);
  return timing === 'BEGIN' ? interest.div(rate.plus(ONE)) : interest;
}

export function principalPayment(
  rate: Decimal,
  period: number,
  periods: Decimal,
  present: Decimal,
  future = ZERO,
  timing: PaymentTiming = 'END',
): Decimal {
  const pay = payment(rate, periods, present, future, timing);
  return pay.minus(interestPayment(rate, period, periods, present, future, timing));
}

export function cumulativeInterest(
  rate: Decimal,
  periods: Decimal,
  present: Decimal,
  from: number,
  to: number,
  timing: PaymentTiming = 'END',
): Decimal {
  return cumulated(from, to, (period) => interestPayment(rate, period, periods, present, ZERO, timing));
}

export function cumulativePrincipal(
  rate: Decimal,
  periods: Decimal,
  present: Decimal,
  from: number,
  to: number,
  timing: PaymentTiming = 'END',
): Decimal {
  return cumulated(from, to, (period) => principalPayment(rate, period, periods, present, ZERO, timing));
}

function cumulated(from: number, to: number, amount: (period: number) => Decimal): Decimal {
  let total = ZERO;
  for (let period = from; period <= to; period += 1) total = total.plus(amount(period));
  return total;
}

export function nominalRate(effective: Decimal, perYear: number): Decimal {
  return effective.plus(ONE).pow(ONE.div(perYear)).minus(ONE).times(perYear);
}

export function effectiveRate(nominal: Decimal, perYear: number): Decimal {
  return nominal.div(perYear).plus(ONE).pow(perYear).minus(ONE);
}
