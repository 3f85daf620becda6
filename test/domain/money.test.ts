import { Decimal as SharedDecimal } from 'decimal.js';
import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fromFixedPoint, times, toFixedPoint, FIXED_ONE } from '../../src/domain/schedule/root.js';
import { decimal, Decimal, parseDecimal, sum, toCents } from '../../src/domain/money.js';

describe('decimals', () => {
  it.each(['1,000', '1e3', '', ' 1', '+1', '.5', '5.', 'NaN', 'Infinity', '0x10', '1_000', '٣', '1'.repeat(31)])(
    'refuses %j',
    (text) => {
      expect(parseDecimal(text)).toBeUndefined();
      expect(() => decimal(text)).toThrow();
    },
  );

  it('round half-even to the cent', () => {
    const rounded = ['0.125', '0.135', '-0.125', '2.675', '0.005', '0.015', '1e-30'].map((text) =>
      toCents(new Decimal(text)).toFixed(2),
    );
    expect(rounded).toEqual(['0.12', '0.14', '-0.12', '2.68', '0.00', '0.02', '0.00']);
  });

  it('are written plainly, however small or large', () => {
    expect(new Decimal('0.000000000001').toString()).toBe('0.000000000001');
    expect(new Decimal('123456789012345678901234567890').toString()).toBe('123456789012345678901234567890');
  });

  it('do not listen to the configuration of the shared constructor', () => {
    SharedDecimal.set({ precision: 3, rounding: SharedDecimal.ROUND_UP });
    expect(new Decimal(1).div(3).toString()).toBe(`0.${'3'.repeat(40)}`);
    SharedDecimal.set({ defaults: true });
  });

  it('add up in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 })), (amounts) => {
        const parts = amounts.map((amount) => new Decimal(amount).div(100));
        const total = amounts.reduce((all, amount) => all + BigInt(amount), 0n);
        expect(sum(parts.toReversed()).times(100).toString()).toBe(total.toString());
      }),
      { numRuns: 2000 },
    );
  });
});

describe('fixed point', () => {
  it('goes to and from Decimal without loss', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 45n), max: 10n ** 45n }), (value) => {
        expect(toFixedPoint(fromFixedPoint(value))).toBe(value);
      }),
      { numRuns: 2000 },
    );
  });

  it('multiplies and raises as Decimal does', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000 }), fc.integer({ min: 0, max: 60 }), (millionths, exponent) => {
        const base = new Decimal(millionths).div(1_000_000);
        const factors = Array.from({ length: exponent }, () => toFixedPoint(base));
        const raised = fromFixedPoint(factors.reduce(times, FIXED_ONE));
        expect(raised.minus(base.pow(exponent)).abs().lte('1e-9')).toBe(true);
        expect(times(toFixedPoint(base), FIXED_ONE)).toBe(toFixedPoint(base));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the source of the domain', () => {
  const root = new URL('../../src/domain/', import.meta.url);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  it.each(files)('%s never turns a decimal into a float', (name) => {
    const source = readFileSync(new URL(name, root), 'utf8');
    expect(source).not.toMatch(/toNumber|parseFloat|Math\.pow/);
  });
});
