import { Decimal as DecimalJs } from 'decimal.js';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsOf, ofCents } from '../../src/domain/decimal.js';
import { addDays, businessDate } from '../../src/domain/calendar.js';
import { Decimal, decimal } from '../../src/domain/money.js';
import { LOAN_DAY_COUNTS } from '../../src/domain/schedule/day-count.js';
import { centsBetween, fixedRate, interestBetween, interestInCents } from '../../src/domain/schedule/rate-history.js';
import { runs } from '../support/runs.js';

/** decimal.js as it comes, with the settings of ours. */
const Plain = DecimalJs.clone({
  defaults: true,
  precision: 40,
  rounding: DecimalJs.ROUND_HALF_EVEN,
  toExpNeg: -9e15,
  toExpPos: 9e15,
});

const whole = fc.oneof(
  fc.bigInt({ min: 0n, max: 10n ** 15n }),
  fc.constantFrom(0n, 9n, 10n, 9_999_999n, 10_000_000n, 10_000_001n, 99_999_999_999n, 999_999_999_999n, 10n ** 12n),
);
const fraction = fc.oneof(
  fc.constantFrom('', '.0', '.01', '.10', '.99', '.05', '.005', '.10000001', '.0000001', '.00000001'),
  fc.stringMatching(/^\.\d{1,20}$/),
  fc.stringMatching(/^\.\d{2}$/),
);
const text = fc
  .tuple(fc.constantFrom('', '-'), whole, fraction)
  .map(([sign, digits, rest]) => `${sign}${digits}${rest}`);
const sameAs = (ours: DecimalJs, plain: DecimalJs): void => {
  expect([ours.s, ours.e, ours.d, ours.toString()]).toEqual([plain.s, plain.e, plain.d, plain.toString()]);
};

describe('Amounts in cents', () => {
  it('give the sums, comparisons and texts of decimal.js, digit by digit', () => {
    fc.assert(
      fc.property(text, text, (a, b) => {
        const [ours, plain] = [new Decimal(a), new Plain(a)];
        sameAs(ours.plus(new Decimal(b)), plain.plus(new Plain(b)));
        sameAs(ours.minus(new Decimal(b)), plain.minus(new Plain(b)));
        sameAs(ours.plus(b), plain.plus(b));
        for (const method of ['cmp', 'eq', 'gt', 'gte', 'lt', 'lte'] as const)
          expect(ours[method](new Decimal(b)), method).toBe(plain[method](new Plain(b)));
        expect(ours.eq(new Decimal(a))).toBe(true);
        expect(ours.toFixed(2)).toBe(plain.toFixed(2));
        expect(ours.toFixed()).toBe(plain.toFixed());
        for (const places of [0, 1, 2, 3, 30]) sameAs(ours.toDecimalPlaces(places), plain.toDecimalPlaces(places));
      }),
      { numRuns: runs(2_000) },
    );
  });

  it('go through products and quotients as those of decimal.js do', () => {
    fc.assert(
      fc.property(text, text, fc.integer({ min: 1, max: 400 }), (a, b, days) => {
        const sum = [Decimal, Plain].map((D) => new D(a).plus(b).times(days).div(365).plus(new D(b)).minus(a));
        sameAs(sum[0]!, sum[1]!);
      }),
      { numRuns: runs(1_000) },
    );
  });

  it('are read from text as decimal.js reads them', () => {
    fc.assert(
      fc.property(text, (a) => {
        sameAs(decimal(a), new Plain(a));
      }),
      { numRuns: runs(1_000) },
    );
  });

  it('keep the sign of a zero, and what is no amount', () => {
    for (const [a, b] of [
      ['-0', '0'],
      ['0', '-0'],
      ['-0', '-0'],
      ['5', '-5'],
      ['0.01', '-0.01'],
    ] as const)
      for (const method of ['plus', 'minus'] as const)
        sameAs(new Decimal(a)[method](new Decimal(b)), new Plain(a)[method](new Plain(b)));
    expect(new Decimal(NaN).gt(1)).toBe(false);
    expect(new Decimal(Infinity).gt(1)).toBe(true);
    expect(centsOf(new Decimal('0.005'))).toBeNaN();
    expect(centsOf(new Decimal('-12.34'))).toBe(-1234);
  });

  it('of interest are those of the exact quotient', () => {
    let known = 0;
    const basisPoints = fc.integer({ min: 0, max: 40_000_000 });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000_000 }),
        basisPoints,
        fc.integer({ min: 0, max: 400 }),
        fc.constantFrom(...LOAN_DAY_COUNTS),
        (principal, rate, days, dayCount) => {
          const start = businessDate('2023-12-17');
          const of = [
            ofCents(principal),
            fixedRate(start, new Decimal(rate).div(100_000_000)),
            dayCount,
            start,
            addDays(start, days),
          ] as const;
          const cents = centsBetween(...of);
          if (cents) known += 1;
          expect((cents ?? interestInCents(interestBetween(...of))).toFixed()).toBe(
            interestInCents(interestBetween(...of)).toFixed(),
          );
        },
      ),
      { numRuns: runs(2_000) },
    );
    expect(known).toBeGreaterThan(0);
  });
});
