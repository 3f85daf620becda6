import delinquencyCases from '../../golden/delinquency-cases.json' with { type: 'json' };
import overdueCases from '../../golden/payoff-and-overdue.json' with { type: 'json' };
import { addDays, addMonths, businessDate, type BusinessDate } from '../../../src/domain/calendar.js';
import { bucketRow, delinquencyOn } from '../../../src/domain/delinquency/delinquency.js';
import { lateFees } from '../../../src/domain/delinquency/late-fees.js';
import { policyOf } from '../../../src/domain/loan/contract-rules.js';
import type { HoldKind } from '../../../src/domain/hold/hold.js';
import { checkChargeOff } from '../../../src/domain/loan/charge-off.js';
import { DEFAULT_RULES as DEFAULT_SERVICING, RULES_BEFORE } from '../../../src/domain/rules/servicing-rules.js';
import { sum, ZERO, type Decimal } from '../../../src/domain/money.js';
import { fundedAccount, type AccountTerms } from '../../../src/domain/repayment/account.js';
import { DEFAULT_RULES } from '../../../src/domain/rules/account-rules.js';
import type { PaymentEntry } from '../../../src/domain/repayment/entry.js';
import { quotePayoff } from '../../../src/domain/repayment/payoff.js';
import { projectSchedule } from '../../support/projection.js';
import { replay } from '../../../src/domain/repayment/replay.js';
import { fixedRate } from '../../../src/domain/schedule/rate-history.js';
import { exactly, number, type Figure, type GoldenCase } from './figure.js';
import { quoted } from './schedule-cases.js';

/** 100 over six months at 7 percent, thirty-day months. */
function sevenPercentLoan(): AccountTerms {
  const fundedOn = businessDate('2024-01-01');
  return quoted({ principal: '100', annualRatePercent: '7', fundedOn, installments: 6, dayCount: 'THIRTY_360' });
}

const payment = (on: string, amount: number, sequence: number): PaymentEntry => ({
  kind: 'PAYMENT',
  id: `payment ${sequence}`,
  effectiveOn: businessDate(on),
  sequence,
  amount: number(amount),
});

const paymentsOf = (ops: readonly { op: string; date: string; amount?: number }[] = []): PaymentEntry[] =>
  ops.flatMap(({ op, date, amount }, index) => (op === 'repayment' ? [payment(date, amount!, index)] : []));

export const payoffAndOverdue: GoldenCase[] = overdueCases.map((each) => ({
  id: each.id,
  figures: () => {
    const terms = sevenPercentLoan();
    const payments = paymentsOf(each.ops);
    if (each.schedule) {
      const rows = projectSchedule(terms, payments, businessDate(each.as_of));
      return each.schedule.flatMap((line, index) => [
        exactly(`line ${line.nr} due date`, line.due_date, rows[index]!.dueDate),
        exactly(`line ${line.nr} principal`, line.principal, rows[index]!.principal),
        exactly(`line ${line.nr} interest`, line.interest, rows[index]!.interest),
        exactly(`line ${line.nr} due`, line.due, rows[index]!.amount),
        exactly(`line ${line.nr} balance`, line.balance, rows[index]!.closingBalance),
      ]);
    }
    const on = businessDate(each.ops.at(-1)!.date);
    const quote = quotePayoff(terms, replay(terms, payments).state, on, on);
    return [
      exactly('amount', each.payoff_amount ?? each.amount_due, quote.amount),
      exactly('principal', each.payoff_principal ?? each.principal, quote.principal),
      exactly('interest', each.payoff_interest ?? each.interest, quote.interest),
    ];
  },
}));

/** Monthly installments of one amount, interest free. */
function plainLoan(firstDue: string, amount: number, count: number): AccountTerms {
  const first = businessDate(firstDue);
  const fundedOn = addMonths(first, -1);
  return {
    principal: number(amount).times(count),
    fundedOn,
    rates: fixedRate(fundedOn, ZERO),
    dayCount: 'ACTUAL_365',
    installments: Array.from({ length: count }, (_, index) => ({
      number: index + 1,
      dueDate: addMonths(first, index),
      amount: number(amount),
    })),
  };
}

type DelinquencyCase = (typeof delinquencyCases)[number];

function partialPayments(each: DelinquencyCase): Figure[] {
  const terms = plainLoan('2024-01-10', each.installment!, 24);
  const paid = Array.from({ length: each.months! }, (_, index) =>
    payment(terms.installments[index]!.dueDate, each.paid_each_month!, index),
  );
  const dayAfter = addDays(terms.installments[each.months! - 1]!.dueDate, 1);
  const { pastDueAmount, installmentsPastDue } = delinquencyOn(terms, replay(terms, paid).state, dayAfter, 0);
  return [
    exactly('shortage', each.shortage, pastDueAmount),
    exactly('months past due', each.months_past_due, installmentsPastDue),
  ];
}

function monthsMissed(each: DelinquencyCase): Figure[] {
  const terms = plainLoan(`2023-${each.first_missed_due!}`, 100, 24);
  const { state } = replay(terms, []);
  const worded = (on: BusinessDate): string => {
    const { monthsPastDue } = delinquencyOn(terms, state, on, 0);
    const days = 30 * monthsPastDue;
    const loss = days === DEFAULT_SERVICING.chargeOffDays ? ' (loss)' : '';
    return monthsPastDue === 0 ? 'not delinquent' : `${days} days / ${monthsPastDue + 1} payments${loss}`;
  };
  return Object.entries(each.status!).flatMap(([range, status]) => {
    const [from, to] = range.split('..').map((day) => businessDate(`2023-${day}`));
    return [exactly(`${range} first day`, status, worded(from!)), exactly(`${range} last day`, status, worded(to!))];
  });
}

function thresholds(each: DelinquencyCase): Figure[] {
  const facts = { isDue: false, hasBankruptcyNotice: false, heldFor: new Set<HoldKind>(), isCollateralSold: false };
  const allowed = (daysPastDue: number): boolean =>
    checkChargeOff('DELINQUENCY', { ...facts, daysPastDue }, DEFAULT_SERVICING).ok;
  const firstChargeOff = Array.from({ length: 400 }, (_, days) => days).find(allowed);
  return [
    exactly('substandard', each.substandard_days, bucketRow(each.substandard_days!).from),
    exactly('closed-end charge-off', each.closed_end_chargeoff_days, firstChargeOff),
    exactly('open-end charge-off', each.open_end_chargeoff_days, 'not offered'),
  ];
}

/** January paid late with its fee unpaid; February's full installment on time. */
function pyramiding(each: DelinquencyCase): Figure[] {
  const terms = plainLoan('2024-01-01', each.installment!, 12);
  const rules = { ...DEFAULT_RULES, lateFee: policyOf({ kind: 'FLAT', amount: number(each.late_fee!) }) };
  const account = { original: { ...terms, rules }, opening: fundedAccount(terms), graceDays: 10, rules: RULES_BEFORE };
  const feesOn = (on: string, entries: Parameters<typeof replay>[1], installment: number): Decimal =>
    sum(
      lateFees({ ...account, entries }, businessDate(on), String)
        .filter((fee) => fee.installment === installment)
        .map(({ amount }) => amount),
    );
  const entries = [
    payment('2024-01-20', each.installment!, 1),
    payment('2024-02-01', each.february_payment!.amount, 2),
  ];
  return [
    exactly('january fee', each.late_fee, feesOn('2024-01-12', [], 1)),
    exactly('january fee, however February was paid', each.late_fee, feesOn('2024-02-20', entries, 1)),
    exactly('february fee', each.expected_late_fee_for_february, feesOn('2024-02-20', entries, 2)),
  ];
}

const SHOWN: Record<string, (each: DelinquencyCase) => Figure[]> = {
  ffiec_partial_payments: partialPayments,
  ots_561_13: monthsMissed,
  ffiec_thresholds: thresholds,
  nclc_pyramiding: pyramiding,
};

export const delinquency: GoldenCase[] = delinquencyCases.map((each) => ({
  id: each.id,
  figures: () => SHOWN[each.id]!(each),
}));
