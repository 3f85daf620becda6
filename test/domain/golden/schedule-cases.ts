import fineractCases from '../../golden/fineract-schedules-units.json' with { type: 'json' };
import levelCases from '../../golden/level-payment-monthly.json' with { type: 'json' };
import ruleOf78Cases from '../../golden/precomputed-rule-of-78.json' with { type: 'json' };
import usRuleCases from '../../golden/simple-interest-us-rule.json' with { type: 'json' };
import { sum, type Decimal } from '../../../src/domain/money.js';
import { type Installment, exactLevelPayment } from '../../../src/domain/schedule/amortization.js';
import { simpleInterest, type DayCount } from '../../../src/domain/schedule/day-count.js';
import { quoteSchedule, type ScheduleQuote, type ScheduleQuoteInput } from '../../../src/domain/schedule/quote.js';
import { ruleOf78Payoff, ruleOf78Rebate } from '../../support/rule-of-78.js';
import { exactly, number, within, type Figure, type GoldenCase } from './figure.js';

export function quoted(input: ScheduleQuoteInput): ScheduleQuote {
  const quote = quoteSchedule(input);
  if (!quote.ok) throw new Error(quote.refusal.message);
  return quote.value;
}

interface PublishedLine {
  readonly date?: string;
  readonly begin?: number;
  readonly pmt?: number;
  readonly int?: number;
  readonly prin?: number;
  readonly end?: number;
}

function lineFigures(
  installments: readonly Installment[],
  lines: Record<string, PublishedLine>,
  round?: number,
): Figure[] {
  return Object.entries(lines).flatMap(([line, theirs]) => {
    const installment = installments[Number(line) - 1]!;
    const ours: Record<keyof PublishedLine, Decimal | string> = {
      date: installment.dueDate,
      begin: installment.openingBalance,
      pmt: installment.amount,
      int: installment.interest,
      prin: installment.principal,
      end: installment.closingBalance,
    };
    return (Object.keys(theirs) as (keyof PublishedLine)[]).map((column) => {
      const value = ours[column];
      const shown = round === undefined || typeof value === 'string' ? value : value.toDecimalPlaces(round);
      return exactly(`line ${line} ${column}`, theirs[column], shown);
    });
  });
}

const ofYear = (
  installments: readonly Installment[],
  year: string,
  column: 'amount' | 'interest' | 'principal',
): Decimal =>
  sum(installments.filter(({ dueDate }) => dueDate.startsWith(year)).map((installment) => installment[column]));

export const simpleInterestUsRule: GoldenCase[] = usRuleCases.map((each) => ({
  id: each.id,
  figures: () => {
    if (each.days !== undefined) {
      const interest = simpleInterest(number(each.principal), number(each.rate_percent).div(100), {
        days: each.days,
        basis: 365,
      });
      return [exactly('interest', each.interest, interest.toDecimalPlaces(2))];
    }
    const quote = quoted({
      principal: String(each.principal),
      annualRatePercent: String(each.rate_percent),
      fundedOn: each.loan_date,
      firstPaymentOn: each.first_payment_date,
      installments: each.term,
      payment: each.final_payment === undefined ? undefined : String(each.payment),
      prepaidFinanceCharge: String(each.financed_finance_charge_fee ?? 0),
    });
    const { installments } = quote;
    const optional = (name: string, theirs: number | string | undefined, ours: Decimal | string): Figure[] =>
      theirs === undefined ? [] : [exactly(name, theirs, ours)];
    return [
      exactly('payment', each.payment, quote.payment),
      within('apr', each.apr_percent, quote.aprPercent, 0.0005),
      ...optional('final payment', each.final_payment, installments.at(-1)!.amount),
      ...optional('amount financed', each.amount_financed, quote.amountFinanced),
      ...optional('finance charge', each.finance_charge, quote.financeCharge),
      ...optional('total of payments', each.total_of_payments, quote.totalPayments),
      ...optional('interest', each.interest, quote.totalInterest),
      ...optional('maturity', each.maturity, quote.maturesOn),
      ...optional('total interest', each.totals?.int, quote.totalInterest),
      ...optional('total principal', each.totals?.prin, quote.totalPrincipal),
      ...lineFigures(installments, each.lines ?? {}),
      ...Object.entries(each.year_subtotals ?? {}).flatMap(([year, theirs]) => [
        exactly(`${year} payments`, theirs.pmt, ofYear(installments, year, 'amount')),
        exactly(`${year} interest`, theirs.int, ofYear(installments, year, 'interest')),
        exactly(`${year} principal`, theirs.prin, ofYear(installments, year, 'principal')),
      ]),
    ];
  },
}));

/** Months of equal length: thirty-day months from the 1st to the 1st. */
const monthly = { fundedOn: '2024-01-01', dayCount: 'THIRTY_360' } as const;

export const levelPaymentMonthly: GoldenCase[] = levelCases.map((each) => ({
  id: each.id,
  figures: () => {
    const loan = { ...monthly, principal: String(each.principal), annualRatePercent: String(each.rate_percent) };
    const periods = Array.from({ length: each.term }, () => ({ days: 30, basis: 360 }));
    const exact = exactLevelPayment(number(each.principal), number(each.rate_percent).div(100), periods);
    if (each.payment_rounding !== undefined) {
      const payment = exact.ceil();
      const quote = quoted({ ...loan, installments: each.term, payment: payment.toString() });
      const fixed = each.fixed_payment_variant;
      const variant = quoted({ ...loan, payment: String(fixed.payment) });
      return [
        exactly('payment', each.payment, payment),
        exactly('total interest', each.total_interest_rounded0, quote.totalInterest.toDecimalPlaces(0)),
        exactly('total payment', each.total_payment_rounded0, quote.totalPayments.toDecimalPlaces(0)),
        ...lineFigures(quote.installments, each.lines_rounded0, 0),
        exactly('variant installments', fixed.installments, variant.installments.length),
        exactly('variant interest', fixed.total_interest_rounded0, variant.totalInterest.toDecimalPlaces(0)),
        exactly('variant total', fixed.total_payment_rounded0, variant.totalPayments.toDecimalPlaces(0)),
      ];
    }
    const quote = quoted({ ...loan, installments: each.term });
    const figures = [
      each.payment === undefined
        ? within('payment', each.payment_unrounded, exact, '1e-22')
        : exactly('payment', each.payment, quote.payment),
      ...lineFigures(quote.installments, each.lines ?? {}),
    ];
    if (each.full_term_interest === undefined) return figures;
    return [
      ...figures,
      exactly('full-term interest', each.full_term_interest, quote.payment.times(each.term).minus(each.principal)),
      exactly(
        'after extra principal',
        each.after_extra_principal_1000_at_month1_end,
        quote.installments[0]!.closingBalance.minus(1000),
      ),
    ];
  },
}));

export const precomputedRuleOf78: GoldenCase[] = ruleOf78Cases.map((each) => ({
  id: each.id,
  figures: () => {
    const rebate = ruleOf78Rebate(number(each.finance_charge), each.term, each.remaining_payments);
    const figures = [exactly('unearned interest', each.unearned_interest, rebate)];
    if (each.payment === undefined) return figures;
    const terms = { financeCharge: number(each.finance_charge), payment: number(each.payment), term: each.term };
    const { payoff } = ruleOf78Payoff({ ...terms, remaining: each.remaining_payments });
    const withCurrent = payoff.plus(each.payment);
    return [...figures, exactly('payoff with the current payment', each.payoff_including_current_payment, withCurrent)];
  },
}));

const DAY_COUNT_OF: Record<string, DayCount> = {
  'actual/actual': 'ACTUAL_ACTUAL',
  'actual/365': 'ACTUAL_365',
  'actual/364': 'ACTUAL_364',
  '30/360': 'THIRTY_360',
  any: 'ACTUAL_365',
};

export const fineractSchedules: GoldenCase[] = fineractCases.map((each) => ({
  id: each.id,
  figures: () => {
    const quote = quoted({
      principal: String(each.principal),
      annualRatePercent: String(each.annual_rate_percent),
      fundedOn: each.disbursed,
      frequency: each.id.startsWith('biweekly') ? 'BIWEEKLY' : 'MONTHLY',
      installments: each.schedule.length,
      dayCount: DAY_COUNT_OF[each.day_count],
    });
    const lines = each.schedule.flatMap((line, index) => {
      const ours = quote.installments[index]!;
      return [
        exactly(`line ${line.nr} due date`, line.due_date, ours.dueDate),
        exactly(`line ${line.nr} principal`, line.principal, ours.principal),
        exactly(`line ${line.nr} interest`, line.interest, ours.interest),
        exactly(`line ${line.nr} due`, line.due, ours.amount),
        exactly(`line ${line.nr} balance`, line.balance, ours.closingBalance),
      ];
    });
    if (each.total_interest === undefined) return lines;
    return [...lines, exactly('total interest', each.total_interest, quote.totalInterest)];
  },
}));
