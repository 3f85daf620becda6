import { inputCheck, type DecimalInput, type InputCheck } from '../input-check.js';
import { PERCENT, Decimal, sum, ONE } from '../money.js';
import { refuse, success, invalidInput, type Result } from '../refusal.js';
import { scheduleTotals } from './amortization.js';
import { annualPercentageRate } from './apr.js';
import { dueDates, FREQUENCIES, type Frequency } from './frequency.js';
import { planSchedule, type PlannedSchedule, type ScheduleQuoteInput } from './plan-schedule.js';
import { QUOTED_DECIMALS, AMOUNT, MOST_ADVANCES, MOST_FLOWS, SIGNED_AMOUNT } from './quote-bounds.js';
import { dailyGrowths, DAYS_PER_YEAR, type DatedFlow } from './rate-of-return.js';
import { UNIT_PERIOD_OF } from './unit-period.js';

/** A planned schedule with its totals. */
export interface PaymentsQuote extends PlannedSchedule {
  readonly totalPrincipal: Decimal;
  readonly totalInterest: Decimal;
  readonly totalPayments: Decimal;
  readonly financeCharge: Decimal;
}

export interface ScheduleQuote extends PaymentsQuote {
  readonly aprPercent: Decimal;
}

export function quoteSchedule(input: ScheduleQuoteInput): Result<ScheduleQuote, 'INVALID_INPUT' | 'NO_SOLUTION'> {
  const quote = quotePayments(input);
  if (!quote.ok) return quote;
  const apr = aprPercentOf(quote.value);
  return apr.ok ? success({ ...quote.value, aprPercent: apr.value }) : apr;
}

/** The same without the APR, which takes longer than all the rest. */
export function quotePayments(input: ScheduleQuoteInput): Result<PaymentsQuote, 'INVALID_INPUT'> {
  const planned = planSchedule(input);
  if (!planned.ok) return planned;
  const { installments, amountFinanced } = planned.value;
  const totals = scheduleTotals(installments);
  return success({
    ...planned.value,
    totalPrincipal: totals.principal,
    totalInterest: totals.interest,
    totalPayments: totals.payments,
    financeCharge: totals.payments.minus(amountFinanced),
  });
}

export function aprPercentOf(schedule: PlannedSchedule): Result<Decimal, 'NO_SOLUTION'> {
  const { installments, amountFinanced, fundedOn, frequency } = schedule;
  const apr = annualPercentageRate({
    advances: [{ on: fundedOn, amount: amountFinanced }],
    payments: installments.map(({ dueDate, amount }) => ({ on: dueDate, amount })),
    unitPeriod: UNIT_PERIOD_OF[frequency],
  });
  if (!apr) return refuse('NO_SOLUTION', 'No APR makes the payments equal the amount financed.');
  return success(apr.times(PERCENT).toDecimalPlaces(QUOTED_DECIMALS));
}

/** One flow, or `count` equal ones from `on` at a frequency. */
interface FlowInput {
  readonly on: string;
  readonly amount: DecimalInput;
  readonly count?: number | undefined;
  readonly frequency?: Frequency | undefined;
}

interface AprQuoteInput {
  readonly advances: readonly FlowInput[];
  readonly payments: readonly FlowInput[];
}

interface AprQuote {
  readonly aprPercent: Decimal;
  readonly amountFinanced: Decimal;
  readonly totalPayments: Decimal;
  readonly financeCharge: Decimal;
}

export function quoteApr(input: AprQuoteInput): Result<AprQuote, 'INVALID_INPUT' | 'NO_SOLUTION'> {
  const check = inputCheck();
  const advances = readFlows(check, 'advances', input.advances, MOST_ADVANCES);
  const payments = readFlows(check, 'payments', input.payments, MOST_FLOWS);
  if (check.faults.length > 0) return invalidInput(check.faults);
  const apr = annualPercentageRate({ advances, payments });
  if (!apr) return refuse('NO_SOLUTION', 'The payments do not repay the advances, or precede them.');
  const amountFinanced = sum(advances.map(({ amount }) => amount));
  const totalPayments = sum(payments.map(({ amount }) => amount));
  return success({
    aprPercent: apr.times(PERCENT).toDecimalPlaces(QUOTED_DECIMALS),
    amountFinanced,
    totalPayments,
    financeCharge: totalPayments.minus(amountFinanced),
  });
}

function readFlows(check: InputCheck, list: string, inputs: readonly FlowInput[], most: number): DatedFlow[] {
  check.count(list, inputs, 1, most);
  let standFor = 0;
  const flows = inputs.slice(0, most).map((input, index) => {
    const field = `${list}[${index}]`;
    const on = check.date(`${field}.on`, input.on);
    const amount = check.decimal(`${field}.amount`, input.amount, AMOUNT);
    const count = check.integer(`${field}.count`, input.count ?? 1, 1, most);
    const frequency = check.oneOf(`${field}.frequency`, input.frequency ?? 'MONTHLY', FREQUENCIES);
    standFor += count;
    return standFor > most ? [] : dueDates(on, frequency, count).map((date) => ({ on: date, amount }));
  });
  if (standFor > most) check.fault(list, `must have at most ${most} flows in total`);
  return flows.flat();
}

interface YieldQuoteInput {
  /** Money out is negative, money in is positive. */
  readonly flows: readonly { readonly on: string; readonly amount: DecimalInput }[];
}

export interface YieldQuote {
  /** Effective per year (XIRR); undefined when it has more than twenty digits. */
  readonly yieldPercent: Decimal | undefined;
  /** The same yield as twelve times its monthly rate; undefined with it. */
  readonly monthlyNominalPercent: Decimal | undefined;
  /** The same yield for a day. */
  readonly dailyPercent: Decimal;
  /** Yearly too, nearest to the usual guess first. */
  readonly otherYieldsPercent: readonly Decimal[];
  readonly netCashflow: Decimal;
}

const MOST_OTHER_YIELDS = 20;
/** A day's growth may be tiny beside one. */
const DAILY_DECIMALS = 12;
const LARGEST_PERCENT = new Decimal(10).pow(20);
const MONTHS = 12;

export function quoteYield(input: YieldQuoteInput): Result<YieldQuote, 'INVALID_INPUT' | 'NO_SOLUTION'> {
  const check = inputCheck();
  check.count('flows', input.flows, 2, MOST_FLOWS);
  const flows = input.flows.slice(0, MOST_FLOWS).map(({ on, amount }, index) => ({
    on: check.date(`flows[${index}].on`, on),
    amount: check.decimal(`flows[${index}].amount`, amount, SIGNED_AMOUNT),
  }));
  if (check.faults.length > 0) return invalidInput(check.faults);
  const [daily, ...others] = dailyGrowths(flows);
  if (!daily) return refuse('NO_SOLUTION', 'No yield was found. Give at least one outflow and one inflow.');
  const monthly = daily.pow(new Decimal(DAYS_PER_YEAR).div(MONTHS)).minus(ONE).times(MONTHS);
  const yearly = yieldPercent(daily);
  return success({
    yieldPercent: yearly,
    monthlyNominalPercent: yearly && percentOf(monthly, QUOTED_DECIMALS),
    dailyPercent: percentOf(daily.minus(ONE), DAILY_DECIMALS),
    otherYieldsPercent: others.flatMap((growth) => yieldPercent(growth) ?? []).slice(0, MOST_OTHER_YIELDS),
    netCashflow: sum(flows.map(({ amount }) => amount)),
  });
}

const percentOf = (rate: Decimal, decimals: number): Decimal => rate.times(PERCENT).toDecimalPlaces(decimals);

function yieldPercent(dailyGrowth: Decimal): Decimal | undefined {
  const percent = percentOf(dailyGrowth.pow(DAYS_PER_YEAR).minus(ONE), QUOTED_DECIMALS);
  return percent.lt(LARGEST_PERCENT) ? percent : undefined;
}

export { AMORTIZATIONS, planSchedule, type PlannedSchedule, type ScheduleQuoteInput } from './plan-schedule.js';
