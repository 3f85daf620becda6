import { inputCheck, type DecimalInput } from '../input-check.js';
import { Decimal, ONE, PERCENT, sum } from '../money.js';
import { invalidInput, refuse, success, type Result } from '../refusal.js';
import { allSteps, type Steps } from '../steps.js';
import { dailyGrowths, DAYS_PER_YEAR } from './cash-flow-yield.js';
import { MOST_FLOWS, QUOTED_DECIMALS, SIGNED_AMOUNT } from './quote-bounds.js';

export interface YieldQuoteInput {
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

export function* quoteYieldInSteps(input: YieldQuoteInput): Steps<Result<YieldQuote>> {
  const check = inputCheck();
  check.count('flows', input.flows, 2, MOST_FLOWS);
  const flows = input.flows.slice(0, MOST_FLOWS).map(({ on, amount }, index) => ({
    on: check.date(`flows[${index}].on`, on),
    amount: check.decimal(`flows[${index}].amount`, amount, SIGNED_AMOUNT),
  }));
  if (check.faults.length > 0) return invalidInput(check.faults);
  yield;
  const [daily, ...others] = yield* dailyGrowths(flows);
  if (!daily) return refuse('NO_SOLUTION', 'no rate makes these flows worth nothing; are there flows in and out?');
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

export const quoteYield = (input: YieldQuoteInput): Result<YieldQuote> => allSteps(quoteYieldInSteps(input));

const percentOf = (rate: Decimal, decimals: number): Decimal => rate.times(PERCENT).toDecimalPlaces(decimals);

function yieldPercent(dailyGrowth: Decimal): Decimal | undefined {
  const percent = percentOf(dailyGrowth.pow(DAYS_PER_YEAR).minus(ONE), QUOTED_DECIMALS);
  return percent.lt(LARGEST_PERCENT) ? percent : undefined;
}
