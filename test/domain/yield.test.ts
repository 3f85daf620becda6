import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import severalRoots from '../golden/xirr-several-roots.json' with { type: 'json' };
import { addDays, businessDate } from '../../src/domain/calendar.js';
import { toFixedPoint } from '../../src/domain/schedule/root.js';
import { Decimal, ONE, sum } from '../../src/domain/money.js';
import { quoteYield, quoteYieldInSteps, type YieldQuote } from '../../src/domain/schedule/quote.js';
import { growthsOf } from '../../src/domain/schedule/rate-of-return.js';
import type { Steps } from '../../src/domain/steps.js';

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
        const [growth, ...others] = finish(growthsOf(timed, 365)).made;
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

function finish<Made>(steps: Steps<Made>): { readonly made: Made; readonly steps: number } {
  for (let count = 1; ; count += 1) {
    const step = steps.next();
    if (step.done) return { made: step.value, steps: count };
  }
}

/** A step looks at each flow once or twice, so their number is the work. */
describe('the work is bounded, whatever the flows', () => {
  const many = (amount: (index: number) => string, gap = 7): Flows =>
    Array.from({ length: 2080 }, (_, index) => [index * gap, amount(index)] as const);
  const power = (exponent: number): Flows => {
    let coefficient = 1;
    return Array.from({ length: exponent + 1 }, (_, index) => {
      const flow = [index * 365, String(index % 2 === 0 ? coefficient : -coefficient)] as const;
      coefficient = (coefficient * (exponent - index)) / (index + 1);
      return flow;
    });
  };

  it.each<[string, Flows, number]>([
    ['alternating without a yield', many((index) => (index % 2 === 0 ? '100' : '-99.9')), 2_500],
    ['alternating and growing', many((index) => String((index % 2 === 0 ? 1 : -1) * (index + 1))), 2_500],
    ['over two hundred years', many((index) => (index % 2 === 0 ? '1000000000' : '-0.000000000001'), 30), 2_500],
    ['that hardly differ', many((index) => (index % 2 === 0 ? '1000000000.000000000001' : '-1000000000'), 30), 2_500],
    ['with one yield twenty times', power(20), 25_000],
    ['with one yield thirty times', power(30), 25_000],
  ])('%s', (_, flows, most) => {
    const search = quoteYieldInSteps(input(flows));
    expect(finish(search).steps).toBeLessThan(most);
  });
});

it('yields compound: a day 365 times is the year', () => {
  const { dailyPercent, yieldPercent } = yieldOf(yearly('-100', '112'));
  expect(dailyPercent.div(100).plus(ONE).pow(365).minus(ONE).times(100).toFixed(6)).toBe(yieldPercent?.toFixed(6));
});
