import { PERCENT, type Decimal } from '../money.js';
import { refuse, success, type Result } from '../refusal.js';
import { allSteps, type Steps } from '../steps.js';
import { scheduleTotals } from './amortization.js';
import { annualPercentageRateInSteps } from './apr.js';
import { planScheduleInSteps, type PlannedSchedule, type ScheduleQuoteInput } from './plan-schedule.js';
import { QUOTED_DECIMALS } from './quote-bounds.js';
import { UNIT_PERIOD_OF } from './unit-period.js';

export interface ScheduleQuote extends PlannedSchedule {
  readonly totalPrincipal: Decimal;
  readonly totalInterest: Decimal;
  readonly totalPayments: Decimal;
  readonly financeCharge: Decimal;
  readonly aprPercent: Decimal;
}

export function* quoteScheduleInSteps(input: ScheduleQuoteInput): Steps<Result<ScheduleQuote>> {
  const planned = yield* planScheduleInSteps(input);
  if (!planned.ok) return planned;
  const { installments, amountFinanced, fundedOn, frequency } = planned.value;
  const totals = scheduleTotals(installments);
  const apr = yield* annualPercentageRateInSteps({
    advances: [{ on: fundedOn, amount: amountFinanced }],
    payments: installments.map(({ dueDate, amount }) => ({ on: dueDate, amount })),
    unitPeriod: UNIT_PERIOD_OF[frequency],
  });
  if (!apr) return refuse('NO_SOLUTION', 'no APR makes the payments worth the amount financed');
  return success({
    ...planned.value,
    totalPrincipal: totals.principal,
    totalInterest: totals.interest,
    totalPayments: totals.payments,
    financeCharge: totals.payments.minus(amountFinanced),
    aprPercent: apr.times(PERCENT).toDecimalPlaces(QUOTED_DECIMALS),
  });
}

export const quoteSchedule = (input: ScheduleQuoteInput): Result<ScheduleQuote> =>
  allSteps(quoteScheduleInSteps(input));
