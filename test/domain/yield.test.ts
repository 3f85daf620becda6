import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import severalRoots from '../golden/xirr-several-roots.json' with { type: 'json' };
import { addDays, businessDate } from '../../src/domain/calendar.js';
import { FloatFlows } from '../../src/domain/schedule/float-flows.js';
import { SearchBudget } from '../../src/domain/schedule/search-budget.js';
import { toFixedPoint } from '../../src/domain/schedule/root.js';
import { Decimal, ONE, sum } from '../../src/domain/money.js';
import { quoteYield, type YieldQuote } from '../../src/domain/schedule/quote.js';
import { growthsOf } from '../../src/domain/schedule/rate-of-return.js';

type Flows = readonly (readonly [day: number, amount: string])[];

const START = businessDate('2021-01-01');
const input = (flows: Flows) => ({ flows: flows.map(([day, amount]) => ({ on: addDays(START, day), amount })) });

function yieldOf(flows: Flows): YieldQuote {
  const quote = quoteYield(input(flows));
  if (!quote.ok) throw new Error(quote.refusal.message);
  return quote.value;
}

const yearly = (...amounts: string[]): Flows => amounts.map((amount, year) => [year * 365, amount]);
const shown = ({ yieldPercent, otherYieldsPercent }: YieldQuote) => [yieldPercent, ...otherYieldsPercent].map(String);

describe('of several yields the one that spreadsheets give, with the others', () => {
  it.each<[string, Flows, string[]]>([
    ['25 and 400 percent', yearly('-1600', '10000', '-10000'), ['25', '400']],
    ['25 and 50 percent', yearly('-1000', '2750', '-1875'), ['25', '50']],
    ['10 and 20 percent', yearly('-100', '230', '-132'), ['10', '20']],
    ['0, 10 and 30 percent', yearly('-100', '340', '-383', '143'), ['10', '0', '30']],
    ['a double one', yearly('-100', '220', '-121'), ['10']],
    ['a double one elsewhere', yearly('100', '-240', '144'), ['20']],
    ['two that are almost one', yearly('-100', '220', '-120.999999999999'), ['10.00001', '9.99999']],
    ['a triple one', yearly('-1000', '3300', '-3630', '1331'), ['10']],
    ['three flows on two days', [...yearly('-600', '1100'), [0, '-400']], ['10']],
  ])('%s', (_, flows, expected) => {
    expect(shown(yieldOf(flows)).map((percent) => new Decimal(percent).toDecimalPlaces(5).toString())).toEqual(
      expected,
    );
  });

  it.each(severalRoots)('$source', ({ flows, expected }) => {
    const quote = quoteYield({ flows: flows.map(([on, amount]) => ({ on: on!, amount: amount! })) });
    if (!quote.ok) throw new Error(quote.refusal.message);
    const [usual, ...others] = shown(quote.value).map(Number);
    expect(usual! / 100).toBeCloseTo(expected, 6);
    expect(others.length).toBeGreaterThan(0);
  });

  it('has none where there is none', () => {
    expect(quoteYield(input(yearly('-100', '220', '-121.000000000001')))).toMatchObject({
      refusal: { code: 'NO_SOLUTION' },
    });
  });
});

describe('flows that change sign once', () => {
  it.each<[string, Flows, string | null, string]>([
    [
      'almost all is lost in two months',
      [
        [0, '-20000'],
        [31, '50'],
        [59, '50'],
      ],
      '-100',
      '-9.57',
    ],
    [
      '99 percent are lost in a month',
      [
        [0, '-1000'],
        [30, '10'],
      ],
      '-100',
      '-14.23',
    ],
    [
      'all but a cent is lost in a day',
      [
        [0, '-1000000000'],
        [1, '0.01'],
      ],
      '-100',
      '-100.00',
    ],
    [
      'a cent becomes a billion in a day',
      [
        [0, '-0.01'],
        [1, '1000000000'],
      ],
      null,
      '9999999999900.00',
    ],
    [
      'a cent becomes a billion in 170 years',
      [
        [0, '-0.01'],
        [62_050, '1000000000'],
      ],
      '16.06623112',
      '0.04',
    ],
    [
      'nothing is won',
      [
        [0, '-100'],
        [365, '50'],
        [730, '50'],
      ],
      '0',
      '0.00',
    ],
  ])('have an answer: %s', (_, flows, expected, daily) => {
    const quote = yieldOf(flows);
    expect(quote.yieldPercent?.toString() ?? null).toBe(expected);
    expect(quote.dailyPercent.toFixed(2)).toBe(daily);
    expect(quote.otherYieldsPercent).toEqual([]);
  });

  it('always have one, at which they are worth nothing, in at most twenty digits and twelve decimals', () => {
    const amount = fc.integer({ min: 1, max: 100_000_000_000 }).map((cents) => new Decimal(cents).div(100));
    const gaps = fc.array(fc.tuple(fc.integer({ min: 1, max: 900 }), amount), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(amount, gaps, fc.nat(40), (first, later, outlays) => {
        let day = 0;
        const flows = [{ day, amount: first.negated() }].concat(
          later.map(([gap, each], index) => {
            day += gap;
            return { day, amount: index < Math.min(outlays, later.length - 1) ? each.negated() : each };
          }),
        );
        const timed = flows.map((flow) => ({ at: flow.day, amount: toFixedPoint(flow.amount) }));
        const [growth, ...others] = growthsOf(timed, 365);
        expect(others).toEqual([]);
        const last = flows.at(-1)!.day;
        const worths = flows.map((flow) => flow.amount.times(growth!.pow(last - flow.day)));
        const gross = sum(worths.map((worth) => worth.abs()));
        expect(sum(worths).abs().div(gross).lt('1e-30')).toBe(true);
        const { yieldPercent, monthlyNominalPercent, dailyPercent } = yieldOf(
          flows.map((flow) => [flow.day, flow.amount.toFixed(2)] as const),
        );
        for (const figure of [yieldPercent, monthlyNominalPercent, dailyPercent])
          if (figure) expect(figure.toFixed()).toMatch(/^-?\d{1,20}(\.\d{1,12})?$/);
      }),
      { numRuns: 60 },
    );
  });
});

/** How often a search looks at a flow. Each call goes through all flows, in floating point or in integers. */
function looksOf(flows: Flows): { readonly float: number; readonly exact: number } {
  const methods = ['logRatio', 'step', 'signAt', 'between'] as const;
  const looks = methods.map((method) => vi.spyOn(FloatFlows.prototype, method));
  const budget = vi.spyOn(SearchBudget.prototype, 'spendExact');
  quoteYield(input(flows));
  const count = looks.reduce((total, { mock }) => total + mock.calls.length, 0);
  const exact = budget.mock.results.filter(({ value }) => value === true).length;
  for (const spy of [...looks, budget]) spy.mockRestore();
  return { float: count * flows.length, exact: exact * flows.length };
}

describe('the work is bounded for any flows', () => {
  const many = (amount: (index: number) => string, gap = 7, length = 520): Flows =>
    Array.from({ length }, (_, index) => [index * gap, amount(index)] as const);
  /** Rows of binomial coefficients with alternating signs: each row is worth nothing at a rate of zero, many times over. */
  const blocks = (exponent: number, length: number): Flows => {
    const row = power(exponent).map(([, amount]) => amount);
    return many((index) => row[index % row.length]!, 7, length);
  };
  const power = (exponent: number): Flows => {
    let coefficient = 1;
    return Array.from({ length: exponent + 1 }, (_, index) => {
      const flow = [index * 365, String(index % 2 === 0 ? coefficient : -coefficient)] as const;
      coefficient = (coefficient * (exponent - index)) / (index + 1);
      return flow;
    });
  };

  it.each<[string, Flows]>([
    ['alternating without a yield', many((index) => (index % 2 === 0 ? '100' : '-99.9'))],
    ['alternating and growing', many((index) => String((index % 2 === 0 ? 1 : -1) * (index + 1)))],
    ['over forty years', many((index) => (index % 2 === 0 ? '1000000000' : '-0.000000000001'), 30)],
    ['that hardly differ', many((index) => (index % 2 === 0 ? '999999999.000000000001' : '-999999999'), 30)],
    ['with one yield twenty times', power(20)],
    ['with one yield thirty times', power(30)],
    ['of yields in many flat stretches', blocks(4, 300)],
    ['of yields in the most flat stretches', blocks(11, 300)],
    ['of as many flows as there may be', blocks(7, 520)],
  ])('%s', (_, flows) => {
    const { float, exact } = looksOf(flows);
    expect(float).toBeGreaterThan(10 * flows.length);
    // The budget, the pass under way when it is spent, and the choice of the usual yield.
    expect(float + 10 * exact).toBeLessThan(300_000 + 250 * flows.length);
  });
});

it('yields compound: a day 365 times is the year', () => {
  const { dailyPercent, yieldPercent } = yieldOf(yearly('-100', '112'));
  expect(dailyPercent.div(100).plus(ONE).pow(365).minus(ONE).times(100).toFixed(6)).toBe(yieldPercent?.toFixed(6));
});
