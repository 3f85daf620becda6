import { FIXED_ONE, toFixedPoint } from './root.js';
import { Decimal, toCents, ZERO, greatest, least, sum } from '../money.js';
import { type YearFraction, yearFraction, type DayCount } from './day-count.js';
import type { BusinessDate } from '../calendar.js';
import {
  carriedInterest,
  centsBetween,
  interestBetween,
  interestInCents,
  rateOn,
  type RateHistory,
} from './rate-history.js';

/** Discount factors are integers of 2^-128: a shift divides them, and a schedule has thousands of them. */
const FACTOR_BITS = 128n;
const FACTOR_ONE = 1n << FACTOR_BITS;
const FACTOR_SCALE = new Decimal(FACTOR_ONE.toString());
/** Above the days of any period, also of those that are counted in parts of a day. */
const MOST_DAYS = 2 ** 32;
const fromFactor = (factor: bigint): Decimal => new Decimal(factor.toString()).div(FACTOR_SCALE);

/**
 * The level payment, unrounded: principal, less what a balloon is worth today, over the sum of the discount factors of
 * the real period lengths.
 */
export function exactLevelPayment(
  principal: Decimal,
  annualRate: Decimal,
  periods: readonly YearFraction[],
  balloon: Decimal = ZERO,
): Decimal {
  const rate = toFixedPoint(annualRate);
  let [factor, annuity] = [FACTOR_ONE, 0n];
  // Months have four lengths, but seldom that of the month before.
  const known = new Map<number, bigint>();
  for (const { days, basis } of periods) {
    const key = days + basis * MOST_DAYS;
    let discount = known.get(key);
    if (discount === undefined) {
      const year = FIXED_ONE * BigInt(basis);
      discount = (FACTOR_ONE * year) / (year + rate * BigInt(days));
      known.set(key, discount);
    }
    factor = (factor * discount) >> FACTOR_BITS;
    annuity += factor;
  }
  return principal.minus(balloon.times(fromFactor(factor))).div(fromFactor(annuity));
}

export function levelPayment(...terms: Parameters<typeof exactLevelPayment>): Decimal {
  return toCents(exactLevelPayment(...terms));
}

/** A balloon is an amount left for the last installment, or what is left of a longer amortization. */
export type Amortization =
  | { readonly kind: 'FULL' }
  | { readonly kind: 'INTEREST_ONLY' }
  | { readonly kind: 'BALLOON'; readonly balloon: Decimal }
  | { readonly kind: 'BALLOON'; readonly amortizedOver: readonly BusinessDate[] }
  | ScheduledPrincipal
  | FixedPayment;

/** Each installment repays a given principal, with the interest of its period. */
export interface ScheduledPrincipal {
  readonly kind: 'SCHEDULED_PRINCIPAL';
  readonly principals: readonly Decimal[];
}

/** A payment agreed beforehand. */
export interface FixedPayment {
  readonly kind: 'FIXED_PAYMENT';
  readonly payment: Decimal;
  /** Where the contract asks for another amount at first. */
  readonly firstPayment?: Decimal | undefined;
  /** It applies as long as the rate; then it is computed again, like any level payment. */
  readonly whileRateHolds?: boolean;
  /** The rest for the last installment when the payment is computed again. */
  readonly balloon?: Decimal;
}

export interface ScheduleTerms {
  readonly principal: Decimal;
  readonly fundedOn: BusinessDate;
  readonly rates: RateHistory;
  readonly dayCount: DayCount;
  readonly dueDates: readonly BusinessDate[];
  readonly amortization: Amortization;
  /** Where a schedule goes on from an earlier one: unpaid interest, unrounded, and the number of its first installment. */
  readonly carriedInterest?: Decimal;
  readonly firstNumber?: number;
}

export interface Installment {
  readonly number: number;
  readonly periodStart: BusinessDate;
  readonly dueDate: BusinessDate;
  readonly openingBalance: Decimal;
  /** Interest that payments before it did not cover, unrounded. */
  readonly carriedInterest: Decimal;
  readonly interest: Decimal;
  readonly principal: Decimal;
  readonly amount: Decimal;
  readonly closingBalance: Decimal;
  /** What a change of terms moved from it into later ones. */
  readonly movedAmount?: Decimal;
}

/**
 * Installments in cents. The last one absorbs the residue. Interest that a payment does not cover is carried and never
 * earns interest (the US Rule). A schedule ends when nothing is left to pay.
 */
export function amortize(terms: ScheduleTerms): Installment[] {
  const installments: Installment[] = [];
  const periods = periodLengths(terms);
  const lastNumber = terms.dueDates.length;
  let balance = terms.principal;
  let carried = terms.carriedInterest ?? ZERO;
  const firstNumber = terms.firstNumber ?? 1;
  let level: LevelPayment | undefined;
  let periodStart = terms.fundedOn;
  for (const [index, dueDate] of terms.dueDates.entries()) {
    level = levelPaymentFor(terms, periods, index, balance, level);
    const payment = level?.payment;
    const interestOf = [balance, terms.rates, terms.dayCount, periodStart, dueDate, [periodStart]] as const;
    const known = carried.isZero() ? centsBetween(...interestOf) : undefined;
    const interestDue = known ?? interestInCents(carried.plus(interestBetween(...interestOf)));
    const settlesAll = index + 1 === lastNumber;
    const interest = settlesAll ? interestDue : least(interestDue, payment ?? interestDue);
    const scheduled = principalOf(terms.amortization, index) ?? (payment ?? interest).minus(interest);
    const principal = settlesAll ? balance : least(balance, scheduled);
    const closingBalance = balance.minus(principal);
    const amount = interest.plus(principal);
    installments.push({
      number: firstNumber + index,
      periodStart,
      dueDate,
      openingBalance: balance,
      carriedInterest: carried,
      interest,
      principal,
      amount,
      closingBalance,
    });
    // Paid in full, it leaves nothing to carry.
    if (!(known && interest.eq(known) && interest.gt(ZERO)))
      carried = carriedInterest(carried.plus(interestBetween(...interestOf)), interest);
    if (closingBalance.isZero()) break;
    balance = closingBalance;
    periodStart = dueDate;
  }
  return installments;
}

const principalOf = (amortization: Amortization, index: number): Decimal | undefined =>
  amortization.kind === 'SCHEDULED_PRINCIPAL' ? (amortization.principals[index] ?? ZERO) : undefined;

interface LevelPayment {
  readonly payment: Decimal;
  readonly rate: Decimal;
  /** Agreed, not computed. */
  readonly isAgreed?: boolean;
}

/** Undefined if interest decides. A payment is computed again for the first period that starts under another rate. */
function levelPaymentFor(
  { amortization, rates, fundedOn, dueDates, carriedInterest = ZERO }: ScheduleTerms,
  periods: readonly YearFraction[],
  index: number,
  balance: Decimal,
  current: LevelPayment | undefined,
): LevelPayment | undefined {
  if (amortization.kind === 'INTEREST_ONLY' || amortization.kind === 'SCHEDULED_PRINCIPAL') return undefined;
  const rate = rateOn(rates, dueDates[index - 1] ?? fundedOn);
  if (amortization.kind === 'FIXED_PAYMENT') {
    const { payment, firstPayment, whileRateHolds } = amortization;
    const holds = !whileRateHolds || !current || (current.isAgreed && current.rate.eq(rate));
    if (holds) return { payment: index === 0 ? (firstPayment ?? payment) : payment, rate, isAgreed: true };
  }
  if (current?.rate.eq(rate)) return current;
  const balloon = ('balloon' in amortization && amortization.balloon) || ZERO;
  const owed = index === 0 ? balance.plus(carriedInterest) : balance;
  return { payment: greatest(levelPayment(owed, rate, periods.slice(index), balloon), ZERO), rate };
}

/** Of all periods that a level payment is spread over. */
function periodLengths({ amortization, dayCount, fundedOn, dueDates }: ScheduleTerms): YearFraction[] {
  const dates = 'amortizedOver' in amortization ? amortization.amortizedOver : dueDates;
  return dates.map((date, index) => yearFraction(dayCount, dates[index - 1] ?? fundedOn, date));
}

export function scheduleTotals(installments: readonly Installment[]): {
  readonly principal: Decimal;
  readonly interest: Decimal;
  readonly payments: Decimal;
} {
  const principal = sum(installments.map((installment) => installment.principal));
  const interest = sum(installments.map((installment) => installment.interest));
  return { principal, interest, payments: principal.plus(interest) };
}
