import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths, businessDate } from '../../src/domain/calendar.js';
import { openAccount } from '../../src/domain/loan/servicing-terms.js';
import { Decimal, sum, ZERO } from '../../src/domain/money.js';
import { projection } from '../../src/domain/repayment/projection.js';
import { DEFAULT_RULES } from '../../src/domain/rules/account-rules.js';
import { DEFAULT_RULES as DEFAULT_SERVICING } from '../../src/domain/rules/servicing-rules.js';
import { fromFixedPoint } from '../../src/domain/schedule/root.js';
import { cashflowRows } from '../../src/domain/underwriting/cashflow.js';
import { STANDARD_PROGRAM } from '../../src/domain/underwriting/program.js';
import { netFlow, valueLoan, type ValuedLoan } from '../../src/domain/valuation/loan-valuation.js';
import { VALUATION_POLICY } from '../../src/domain/valuation/valuation-policy.js';
import { runs } from '../support/runs.js';

const FUNDED = businessDate('2026-01-01');

/** A loan that is just funded, at a rate and term; its days past due and collateral are given. */
function loanOf(principal: string, ratePercent: string, months: number, other: Partial<ValuedLoan> = {}): ValuedLoan {
  const opened = openAccount(
    {
      schedule: {
        principal,
        annualRatePercent: ratePercent,
        fundedOn: FUNDED,
        frequency: 'MONTHLY',
        installments: months,
      },
      opening: undefined,
      graceDays: 10,
      rules: DEFAULT_SERVICING,
      accountRules: DEFAULT_RULES,
    },
    [],
  );
  if (!opened.ok) throw new Error(opened.refusal.message);
  const { terms, history } = opened.value;
  return {
    asOf: FUNDED,
    payments: projection(terms, history.state, FUNDED),
    balance: history.state.principal,
    daysPastDue: 0,
    grade: 'B',
    collateralValue: new Decimal(principal),
    isRecovery: false,
    ...other,
  };
}

/** Without any loss, prepayment or fee. */
const SURE = {
  program: {
    ...STANDARD_PROGRAM,
    rateSheet: [{ ...STANDARD_PROGRAM.rateSheet[0], yearlyDefault: ZERO }] as const,
    yearlyPrepayment: ZERO,
    servicingFee: ZERO,
  },
};

describe('the value of a loan', () => {
  it('without losses, prepayments or fees is its schedule, discounted', () => {
    const loan = loanOf('12000', '12', 12);
    const { fairValue, months, basis, expectedYield, defaultProbability } = valueLoan(loan, new Decimal('0.12'), SURE);
    // A year's rate of 12 percent by days and one of 1 percent a month differ by some cents.
    expect(fairValue.minus(12_000).abs().lt(10)).toBe(true);
    expect({ basis, count: months.length, default: defaultProbability.toFixed() }).toEqual({
      basis: 'SCHEDULE',
      count: 12,
      default: '0',
    });
    expect(expectedYield?.minus('0.12').abs().lt('0.001')).toBe(true);
    expect(sum(loan.payments.map(({ principal }) => principal)).toFixed(2)).toBe('12000.00');
  });

  it('falls from the first day past due to a recovery of the collateral', () => {
    const prices = [0, 15, 30, 60, 90, 120, 180, 400].map((daysPastDue) =>
      valueLoan(loanOf('12000', '12', 12, { daysPastDue })).price?.toFixed(3),
    );
    expect(prices).toEqual([...prices].sort().reverse());
    expect(new Set(prices.slice(0, 7)).size).toBe(7);
    expect(prices[6]).toBe(prices[7]);
  });

  it('that is sold, totaled, bankrupt or charged off is what can be recovered', () => {
    const loan = loanOf('10000', '12', 12, { isRecovery: true, collateralValue: new Decimal(5_000) });
    const valued = valueLoan(loan, ZERO);
    // 80 percent of the collateral in month 4, and a tenth of the other 6,000.00 over two years.
    expect(valued).toMatchObject({ basis: 'RECOVERY', months: { length: 24 } });
    expect(valued.fairValue.toFixed(2)).toBe('4600.00');
    expect(valued.expectedLoss.toFixed(2)).toBe('5400.00');
    expect(valued.defaultProbability.toFixed()).toBe('1');
    expect(valueLoan({ ...loan, collateralValue: ZERO }, ZERO).fairValue.toFixed(2)).toBe('1000.00');
    expect(valueLoan({ ...loan, payments: [], isRecovery: false }, ZERO).basis).toBe('RECOVERY');
  });

  it('of nothing owed is nothing', () => {
    const valued = valueLoan({ ...loanOf('100', '12', 12), balance: ZERO, payments: [] });
    expect(valued.fairValue.toFixed(2)).toBe('0.00');
    expect([valued.price, valued.expectedYield]).toEqual([undefined, undefined]);
  });

  it('has flows by the months after the day, what is past due in the first', () => {
    const asOf = businessDate('2026-04-15');
    const late = { ...loanOf('1200', '12', 12), asOf };
    const overdue = late.payments.map(({ on, ...payment }) => ({ ...payment, on: on < asOf ? asOf : on }));
    const { months } = valueLoan({ ...late, payments: overdue }, ZERO, SURE);
    const [first, second] = months.map((month) => fromFixedPoint(netFlow(month)));
    const due = (count: number, from = 0) =>
      sum(late.payments.slice(from, from + count).map(({ principal, interest }) => principal.plus(interest)));
    expect(first?.toFixed(2)).toBe(due(4).toFixed(2));
    expect(second?.toFixed(2)).toBe(due(1, 4).toFixed(2));
    expect(cashflowRows(months, asOf)[0]?.date).toBe(addMonths(asOf, 1));
  });
});

const cases = fc.record({
  principal: fc.integer({ min: 100, max: 90_000 }),
  rate: fc.integer({ min: 0, max: 360 }),
  months: fc.integer({ min: 1, max: 96 }),
  grade: fc.constantFrom('A', 'B2', 'F', 'Z', null),
  collateralValue: fc.option(fc.integer({ min: 0, max: 120_000 }), { nil: undefined }),
  late: fc.tuple(fc.integer({ min: 0, max: 250 }), fc.integer({ min: 0, max: 250 })),
  discount: fc.integer({ min: 0, max: 400 }),
  isRecovery: fc.boolean(),
});

it('any value falls with the days past due, is within the flows, and is their worth to the cent', () => {
  fc.assert(
    fc.property(cases, ({ principal, rate, months, grade, collateralValue, late, discount, isRecovery }) => {
      const [sooner, later] = [Math.min(...late), Math.max(...late)];
      const yearly = new Decimal(discount).div(1_000);
      const value = (daysPastDue: number) =>
        valueLoan(
          loanOf(String(principal), String(rate / 10), months, {
            daysPastDue,
            grade,
            collateralValue: collateralValue === undefined ? undefined : new Decimal(collateralValue),
            isRecovery,
          }),
          yearly,
        );
      const [before, after] = [value(sooner), value(later)];
      expect(after.fairValue.lte(before.fairValue)).toBe(true);
      expect(after.defaultProbability.gte(before.defaultProbability)).toBe(true);

      const flows = before.months.map((month) => fromFixedPoint(netFlow(month)));
      expect(before.fairValue.gte(0)).toBe(true);
      expect(before.fairValue.lte(sum(flows).plus('0.01'))).toBe(true);
      const monthly = yearly.div(12).plus(1);
      const worth = sum(flows.map((flow, index) => flow.div(monthly.pow(index + 1))));
      expect(worth.minus(before.fairValue).abs().lte('0.0051')).toBe(true);

      let balance = before.balance;
      for (const row of cashflowRows(before.months, FUNDED)) {
        expect(row.beginningBalance.toFixed(2)).toBe(balance.toFixed(2));
        balance = balance.minus(row.principal).minus(row.default);
        expect(row.endingBalance.toFixed(2)).toBe(balance.toFixed(2));
      }
      expect(balance.toFixed(2)).toBe('0.00');
    }),
    { numRuns: runs(200) },
  );
});

it('names its policy in the order of days past due', () => {
  const days = VALUATION_POLICY.failing.map(([from]) => from);
  expect(days).toEqual([...days].sort((a, b) => a - b));
});
