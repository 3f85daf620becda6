import type { BusinessDate } from '../calendar.js';
import { type Decimal, decimal, least, PERCENT, sum, toCents, ZERO } from '../money.js';
import { figureAt } from '../record/read-value.js';
import { type Result, success } from '../refusal.js';
import { levelPayment } from '../schedule/amortization.js';
import { annualPercentageRate } from '../schedule/apr.js';
import { simpleInterest, yearFraction, type YearFraction } from '../schedule/day-count.js';
import { PER_YEAR } from '../schedule/frequency.js';
import type { ScheduleQuoteInput } from '../schedule/plan-schedule.js';
import { QUOTED_DECIMALS } from '../schedule/quote-bounds.js';
import { quoteSchedule, type ScheduleQuote } from '../schedule/quote.js';
import { rateOn } from '../schedule/rate-history.js';
import { UNIT_PERIOD_OF, unitPeriodsBetween } from '../schedule/unit-period.js';
import type { RecordDeal } from '../underwriting/assessment.js';
import type { KeptContract } from './servicing-terms.js';

/** What a contract states to the borrower (12 CFR 1026.18). */
export interface ContractFigures {
  /** The regular payment; interest only has none. */
  readonly payment: Decimal | undefined;
  readonly finalPayment: Decimal;
  readonly financeCharge: Decimal;
  readonly aprPercent: Decimal;
}

export interface OwnFigures {
  /** The schedule that the account will follow: with the contract's payments where it states them. */
  readonly schedule: ScheduleQuote;
  /** By the days of each period, as interest accrues here. */
  readonly byDays: ContractFigures;
  /** By periods of equal length: a contract may leave the different days of months out (12 CFR 1026.17(c)(3)). */
  readonly byPeriods: ContractFigures | undefined;
}

/** Our own figures for terms, beside the payments that the contract states; both lawful ways to compute them. */
export function ownFigures(terms: ScheduleQuoteInput): Result<OwnFigures, 'INVALID_INPUT' | 'NO_SOLUTION'> {
  const governing = quoteSchedule(governingTerms(terms));
  if (!governing.ok) return governing;
  const computedTerms = { ...terms, payment: undefined, firstPayment: undefined };
  const computed = terms.payment === undefined ? governing : quoteSchedule(computedTerms);
  if (!computed.ok) return computed;
  const schedule = governing.value;
  const isLevel = terms.amortization !== 'INTEREST_ONLY';
  const { installments, aprPercent, financeCharge } = schedule;
  return success({
    schedule,
    byDays: {
      payment: isLevel ? (afterFirst(terms, schedule, dayFractions(schedule)) ?? computed.value.payment) : undefined,
      finalPayment: installments.at(-1)?.amount ?? ZERO,
      financeCharge,
      aprPercent,
    },
    // Known changes of an index fall on days, so that only days can tell what they cost.
    byPeriods: schedule.rates.length === 1 ? byPeriods(terms, schedule, isLevel) : undefined,
  });
}

/** The terms that an account follows: a balloon beside an agreed payment is what the payments leave. */
export function governingTerms(terms: ScheduleQuoteInput): ScheduleQuoteInput {
  if (terms.payment === undefined || terms.amortization !== 'BALLOON') return terms;
  return { ...terms, amortization: 'FULL', balloonAmount: undefined, amortizationInstallments: undefined };
}

function byPeriods(terms: ScheduleQuoteInput, schedule: ScheduleQuote, isLevel: boolean): ContractFigures | undefined {
  const { principal, amountFinanced, fundedOn, frequency } = schedule;
  const fractions = equalFractions(schedule, terms.installments ?? schedule.installments.length);
  const horizon = equalFractions(schedule, terms.amortizationInstallments ?? fractions.length);
  const rate = rateOn(schedule.rates, fundedOn);
  const balloon = terms.balloonAmount === undefined ? ZERO : toDecimal(terms.balloonAmount);
  const payment = isLevel
    ? (afterFirst(terms, schedule, fractions) ?? levelPayment(principal, rate, horizon, balloon))
    : undefined;
  const agreed = terms.payment === undefined ? payment : toDecimal(terms.payment);
  const first = terms.firstPayment === undefined ? agreed : toDecimal(terms.firstPayment);
  const amounts = paidBy(principal, rate, fractions, (index) => (index === 0 ? first : agreed));
  const apr = annualPercentageRate({
    advances: [{ on: fundedOn, amount: amountFinanced }],
    payments: amounts.map((amount, index) => ({ on: dueDateAt(schedule, index), amount })),
    unitPeriod: UNIT_PERIOD_OF[frequency],
  });
  if (!apr) return undefined;
  return {
    payment,
    finalPayment: amounts.at(-1) ?? ZERO,
    financeCharge: sum(amounts).minus(amountFinanced),
    aprPercent: apr.times(PERCENT).toDecimalPlaces(QUOTED_DECIMALS),
  };
}

const toDecimal = (amount: NonNullable<ScheduleQuoteInput['payment']>): Decimal => ZERO.plus(amount);

/** By days a schedule may end a period earlier than by equal periods. */
const dueDateAt = ({ installments, maturesOn }: ScheduleQuote, index: number): BusinessDate =>
  installments[index]?.dueDate ?? maturesOn;

const dayFractions = ({ installments, dayCount }: ScheduleQuote): YearFraction[] =>
  installments.map(({ periodStart, dueDate }) => yearFraction(dayCount, periodStart, dueDate));

/** Periods of one length, the first one as long as it is (12 CFR 1026, Appendix J (b)(5)). */
function equalFractions({ installments, fundedOn, frequency }: ScheduleQuote, count: number): YearFraction[] {
  const perYear = PER_YEAR[frequency];
  const { whole, odd } = unitPeriodsBetween(fundedOn, installments[0]?.dueDate ?? fundedOn, UNIT_PERIOD_OF[frequency]);
  const first = { days: whole * odd.basis + odd.days, basis: odd.basis * perYear };
  return [first, ...Array.from({ length: count - 1 }, () => ({ days: 1, basis: perYear }))];
}

/** The level payment that follows a first one of another amount. */
function afterFirst(
  { firstPayment }: ScheduleQuoteInput,
  { principal, rates, fundedOn }: ScheduleQuote,
  [first, ...others]: readonly YearFraction[],
): Decimal | undefined {
  if (firstPayment === undefined || !first || others.length === 0) return undefined;
  const rate = rateOn(rates, fundedOn);
  const left = principal.plus(toCents(simpleInterest(principal, rate, first))).minus(firstPayment);
  return levelPayment(least(left, principal), rate, others);
}

/** The payment of each period; the last payment takes the rest. Undefined means interest only. */
function paidBy(
  principal: Decimal,
  rate: Decimal,
  fractions: readonly YearFraction[],
  paymentAt: (index: number) => Decimal | undefined,
): Decimal[] {
  const payments: Decimal[] = [];
  let balance = principal;
  for (const [index, fraction] of fractions.entries()) {
    const interest = toCents(simpleInterest(balance, rate, fraction));
    const isLast = index + 1 === fractions.length;
    const paid = isLast ? balance.plus(interest) : least(paymentAt(index) ?? interest, balance.plus(interest));
    balance = balance.plus(interest).minus(paid);
    payments.push(paid);
  }
  return payments;
}

/** The money that leaves when a loan is funded, and why it is not the principal. */
export interface Disbursement {
  /** Cash paid out. */
  readonly fundedAmount: Decimal;
  /** Kept back from the dealer; below zero where more is paid than the loan and the flat. */
  readonly dealerDiscount: Decimal;
  /** Paid to the dealer on top. */
  readonly dealerFlat: Decimal;
}

/**
 * Cash is the deal's TermsFundedAmount; where the deal does not tell it, the loan less the discounts plus the flat. The
 * discount is the difference, so that the three always add up to the principal.
 */
export function disbursementOf({ entry }: Pick<RecordDeal, 'entry'>, principal: Decimal): Disbursement {
  const amount = (name: string): Decimal | undefined => {
    const figure = figureAt(entry, name);
    return figure && toCents(figure);
  };
  const dealerFlat = amount('TermsDealerFlat') ?? ZERO;
  const told = amount('TermsFundedAmount');
  const fundedAmount = told?.gt(ZERO) ? told : principal.minus(amount('TermsTotalDiscount') ?? ZERO).plus(dealerFlat);
  return { fundedAmount, dealerFlat, dealerDiscount: principal.plus(dealerFlat).minus(fundedAmount) };
}

export const keptDisbursement = ({ fundedAmount, dealerDiscount, dealerFlat }: KeptContract): Disbursement => ({
  fundedAmount: decimal(fundedAmount),
  dealerDiscount: decimal(dealerDiscount),
  dealerFlat: decimal(dealerFlat),
});
