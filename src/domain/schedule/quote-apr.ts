import { inputCheck, type DecimalInput, type InputCheck } from '../input-check.js';
import { PERCENT, sum, type Decimal } from '../money.js';
import { invalidInput, refuse, success, type Result } from '../refusal.js';
import { allSteps, type Steps } from '../steps.js';
import { annualPercentageRateInSteps } from './apr.js';
import type { DatedFlow } from './cash-flow-yield.js';
import { dueDates, FREQUENCIES, type Frequency } from './frequency.js';
import { AMOUNT, MOST_FLOWS, QUOTED_DECIMALS } from './quote-bounds.js';

/** One flow, or `count` equal ones from `on` at a frequency. */
export interface FlowInput {
  readonly on: string;
  readonly amount: DecimalInput;
  readonly count?: number | undefined;
  readonly frequency?: Frequency | undefined;
}

export interface AprQuoteInput {
  readonly advances: readonly FlowInput[];
  readonly payments: readonly FlowInput[];
}

export interface AprQuote {
  readonly aprPercent: Decimal;
  readonly amountFinanced: Decimal;
  readonly totalPayments: Decimal;
  readonly financeCharge: Decimal;
}

export function* quoteAprInSteps(input: AprQuoteInput): Steps<Result<AprQuote>> {
  const check = inputCheck();
  const advances = readFlows(check, 'advances', input.advances);
  yield;
  const payments = readFlows(check, 'payments', input.payments);
  if (check.faults.length > 0) return invalidInput(check.faults);
  yield;
  const apr = yield* annualPercentageRateInSteps({ advances, payments });
  if (!apr) return refuse('NO_SOLUTION', 'the payments do not return the advances, or come before them');
  const amountFinanced = sum(advances.map(({ amount }) => amount));
  const totalPayments = sum(payments.map(({ amount }) => amount));
  return success({
    aprPercent: apr.times(PERCENT).toDecimalPlaces(QUOTED_DECIMALS),
    amountFinanced,
    totalPayments,
    financeCharge: totalPayments.minus(amountFinanced),
  });
}

export const quoteApr = (input: AprQuoteInput): Result<AprQuote> => allSteps(quoteAprInSteps(input));

function readFlows(check: InputCheck, list: string, inputs: readonly FlowInput[]): DatedFlow[] {
  check.count(list, inputs, 1, MOST_FLOWS);
  let standFor = 0;
  const flows = inputs.slice(0, MOST_FLOWS).flatMap((input, index) => {
    const field = `${list}[${index}]`;
    const on = check.date(`${field}.on`, input.on);
    const amount = check.decimal(`${field}.amount`, input.amount, AMOUNT);
    const count = check.integer(`${field}.count`, input.count ?? 1, 1, MOST_FLOWS);
    const frequency = check.oneOf(`${field}.frequency`, input.frequency ?? 'MONTHLY', FREQUENCIES);
    standFor += count;
    return standFor > MOST_FLOWS ? [] : dueDates(on, frequency, count).map((date) => ({ on: date, amount }));
  });
  if (standFor > MOST_FLOWS) check.fault(list, `must stand for at most ${MOST_FLOWS} flows`);
  return flows;
}
